// Builds the service worker: it knows every file of this version, and which of them are the shell.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Plugin, transformWithOxc } from 'vite'

/** The game that everybody can play offline at once; the others follow. */
const FIRST_GAME = 'bang-dice'

/** Files of `public/` that the shell needs. */
const PUBLIC = ['/manifest.webmanifest', '/favicon.svg', '/icon-192.png']

/** Fonts for other alphabets are fetched by those whose names need them. */
const isForFew = (name: string): boolean => name.includes('latin-ext')

const GAME = /\/(?:packages|src)\/games\/([a-z-]+)\//

/** Pictures lie in folders named after their game; those printed for home are everybody's. */
const isForAll = (file: OutputFile): boolean =>
  file.type === 'asset' &&
  (file.originalFileNames.some((name) => name.includes(FIRST_GAME)) ||
    file.names.some((name) => name.startsWith('print-')))

/** The game whose own files this chunk is made of. */
function gameOf(modules: readonly string[]): string | undefined {
  return modules.map((id) => GAME.exec(id)?.[1]).find((game) => game !== undefined)
}

interface Importing {
  readonly path: string
  readonly imports: readonly string[]
}

/** What boards share lies in chunks of its own, which are nobody's. */
function withImports(files: readonly Importing[], wanted: readonly Importing[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const found = new Set<string>()
  const add = ({ path, imports }: Importing): void => {
    if (found.has(path)) return
    found.add(path)
    for (const name of imports) if (byPath.has(name)) add(byPath.get(name)!)
  }
  wanted.forEach(add)
  return [...found]
}

type OutputFile = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1][string]

export function offline(source: URL): Plugin {
  return {
    name: 'saloon-offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).map((file) => ({
        path: `/${file.fileName}`,
        game: file.type === 'chunk' ? gameOf(file.moduleIds) : undefined,
        isPicture: /\.(?:svg|png|jpg|webp)$/.test(file.fileName) && !isForAll(file),
        imports: file.type === 'chunk' ? file.imports.map((name) => `/${name}`) : [],
        content: file.type === 'chunk' ? file.code : file.source,
      }))
      const shell = withImports(
        files,
        files.filter(
          ({ path, game, isPicture }) => !isForFew(path) && !isPicture && (game ?? FIRST_GAME) === FIRST_GAME,
        ),
      )
      const hash = createHash('sha256')
      for (const { path, content } of files) hash.update(path).update(content)
      const known = {
        VERSION: hash.digest('hex').slice(0, 12),
        SHELL: [...new Set(['/index.html', ...shell, ...PUBLIC])],
        FILES: [...new Set([...files.map(({ path }) => path), ...PUBLIC])],
        GAMES: files.map(({ path }) => path).filter((path) => path.startsWith('/assets/') && !isForFew(path)),
      }
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), 'sw.ts', {})
      const constants = Object.entries(known).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
      const body = code.replaceAll(/^export \{\};?$/gm, '')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${constants.join('\n')}\n${body}` })
    },
  }
}
