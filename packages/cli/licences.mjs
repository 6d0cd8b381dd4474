// The licences of what others wrote and our bundles hold: they ask to travel with it. Written before packing.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = fileURLToPath(new URL('dist/', import.meta.url))

/** A bundle says of each part which file it comes from. */
const ORIGIN = /^\s*\/\/ (?<folder>(?:\S*\/)?node_modules\/(?:@[^/\s]+\/)?[^/\s]+)\/\S+$/gm

export function writeLicences() {
  const bundles = readdirSync(DIST).filter((name) => name.endsWith('.mjs'))
  const folders = bundles.flatMap((name) =>
    [...readFileSync(join(DIST, name), 'utf8').matchAll(ORIGIN)].map(({ groups }) => groups?.folder ?? ''),
  )
  const texts = [...new Set([...new Set([...folders, ...webFolders()])].map(licenceOf))].sort()
  writeFileSync(join(DIST, 'licences.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`))
}

/** The browser app is packed without saying what it is made of: all that it depends on, and what that depends on. */
function webFolders() {
  const found = new Set()
  /** @param {string} from */
  const follow = (from) => {
    for (const name of Object.keys(packageIn(from).dependencies ?? {})) {
      if (name.startsWith('@saloon/')) continue // its own programs are ours, and theirs are in the bundles
      const folder = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((at) => existsSync(join(ROOT, at)))
      if (folder === undefined || found.has(folder)) continue
      found.add(folder)
      follow(folder)
    }
  }
  follow('packages/web')
  return found
}

/** @param {string} folder */
const packageIn = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))

/** @param {string} folder */
function licenceOf(folder) {
  const { name, version, license } = packageIn(folder)
  const files = readdirSync(join(ROOT, folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const words = files.map((file) => readFileSync(join(ROOT, folder, file), 'utf8').trim())
  return `${[`${name} ${version} (${license})`, ...words].join('\n\n')}\n`
}
