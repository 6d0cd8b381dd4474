// Engraves the portraits: `node packages/web/scripts/engrave-portraits.mjs [set or name …]`. Some ten seconds each, so
// the plates are kept in the repository; a test engraves one again and compares.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const here = import.meta.dirname
const art = join(here, '../src/art/portraits')

const folder = mkdtempSync(join(tmpdir(), 'portraits-'))
const bundle = await rolldown({ input: join(here, 'portraits/engraver.ts'), platform: 'node' })
await bundle.write({ file: join(folder, 'engraver.mjs'), format: 'esm' })
const { engravePlate, plateFile, SETS } = await import(pathToFileURL(join(folder, 'engraver.mjs')).href)
rmSync(folder, { recursive: true })

const wanted = process.argv.slice(2)
mkdirSync(join(art, 'silhouettes'), { recursive: true })
for (const [set, sitters] of Object.entries(SETS)) {
  const file = join(art, 'silhouettes', `${set}.json`)
  mkdirSync(join(art, 'plates', set), { recursive: true })
  for (const [name, { sitter, colour }] of Object.entries(sitters)) {
    if (wanted.length > 0 && !wanted.includes(set) && !wanted.includes(name)) continue
    const plate = engravePlate(sitter)
    writeFileSync(join(art, 'plates', set, `${name}.svg`), plateFile(plate, colour))
    const known = read(file)
    known[name] = { outline: plate.silhouette, spot: plate.patch, colour }
    const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
    console.log(`${set}/${name}`)
  }
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
