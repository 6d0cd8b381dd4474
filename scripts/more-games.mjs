// Games beside those of the house, built into the programs and the browser app: SALOON_GAMES names their folders, with commas.

import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn } from './sources.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LIST = join(ROOT, 'packages', 'games', 'src', 'more.ts').replaceAll('\\', '/')
const ENTRY = join('src', 'index.ts')

/**
 * Their folders, absolute. Throws a sentence if one isn't a game's.
 * @returns {string[]}
 */
export function moreFolders() {
  const named = (process.env.SALOON_GAMES ?? '').split(',').map((folder) => folder.trim())
  return named.filter(Boolean).map((folder) => {
    const found = resolve(folder)
    if (!existsSync(join(found, ENTRY)))
      throw new Error(`SALOON_GAMES names ${folder}, which is no folder of a game: there is no ${ENTRY} in it.`)
    return found
  })
}

/** What is built with them lies apart from what is built without: '' or 'with-liars-dice'. */
export const ownFolder = () =>
  moreFolders()
    .map((folder) => `with-${basename(folder)}`)
    .join('-')

/** Their files, relative to the root: what is built is built anew when they change. */
export const moreFiles = () => moreFolders().flatMap((folder) => filesIn(relative(ROOT, folder)))

/** For rolldown and Vite: the empty list of packages/games/src/more.ts becomes theirs. Each folder's index exports `gameModule`. */
export function moreGames() {
  const folders = moreFolders()
  return {
    name: 'saloon-more-games',
    /** @param {string} id */
    load(id) {
      if (folders.length === 0 || id !== LIST) return null
      const imports = folders.map((folder, i) => {
        const entry = join(folder, ENTRY).replaceAll('\\', '/')
        return `import { gameModule as game${i} } from ${JSON.stringify(entry)}`
      })
      return [...imports, `export const MORE = [${folders.map((_, i) => `game${i}`).join()}]`].join('\n')
    },
  }
}
