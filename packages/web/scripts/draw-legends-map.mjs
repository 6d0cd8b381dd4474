// Draws the map of Western Legends: `node packages/web/scripts/draw-legends-map.mjs`. It is kept in the repository, as a file of its own
// beside the board; a test draws it again and compares.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'legends-map-'))
const bundle = await rolldown({ input: join(here, 'legends-map/draw.ts'), platform: 'node' })
await bundle.write({ file: join(folder, 'draw.mjs'), format: 'esm' })
const { drawMap } = await import(pathToFileURL(join(folder, 'draw.mjs')).href)
rmSync(folder, { recursive: true })
writeFileSync(join(here, '../src/games/western-legends/map/land.svg'), drawMap())
