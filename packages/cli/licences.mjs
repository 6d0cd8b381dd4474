// The licences of what others wrote and our bundles hold: they ask to travel with it. Written before packing.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
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
  const texts = [...new Set([...new Set(folders)].map(licenceOf))].sort()
  writeFileSync(join(DIST, 'licences.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`))
}

/** @param {string} folder */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
  const files = readdirSync(join(ROOT, folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const words = files.map((file) => readFileSync(join(ROOT, folder, file), 'utf8').trim())
  return `${[`${name} ${version} (${license})`, ...words].join('\n\n')}\n`
}
