// The tables of rooms and doors in the documents, held against what the sources import.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Room, differences, pathsIn, roomsIn, sourcesIn } from '../rooms.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const rooms = ['architecture.md', 'table.md'].flatMap((name) => roomsIn(readFileSync(join(ROOT, 'docs', name), 'utf8')))

test.each(['packages/server/src', 'packages/web/src'])(
  '%s: others import doors only, and every door is used',
  (folder) => {
    const { files, imports } = sourcesIn(ROOT, folder)
    const here = rooms.filter((room) => room.folder === folder || room.folder.startsWith(`${folder}/`))
    expect(files.length).toBeGreaterThan(150)
    expect(imports.length).toBeGreaterThan(500)
    expect(here.length).toBeGreaterThan(20)
    expect(differences(here, files, imports)).toEqual([])
  },
)

test('a table of rooms is read with the folder that is named before it', () => {
  const markdown = [
    'Rooms of `packages/house/src`, unlike those of a `barn`:',
    '',
    '| room | what is in it | doors |',
    '|---|---|---|',
    '| `./` | the whole, see `packages/barn/src` | `main.ts` |',
    '| `hall/` | where guests wait | `door.ts`, `bell.ts` |',
    '| `shelf/` | small things | every file |',
    '',
    '| file | what is in it | doors |',
    '|---|---|---|',
    '| `cellar/` | of another table | `stairs.ts` |',
  ].join('\n')
  expect(roomsIn(markdown)).toEqual([
    { folder: 'packages/house/src', doors: ['main.ts'] },
    { folder: 'packages/house/src/hall', doors: ['door.ts', 'bell.ts'] },
    { folder: 'packages/house/src/shelf', doors: 'every file' },
  ])
})

describe('of a small house', () => {
  const ROOMS: Room[] = [
    { folder: 'hall', doors: ['door.ts'] },
    { folder: 'hall/closet', doors: [] },
    { folder: 'kitchen', doors: [] },
    { folder: 'shelf', doors: 'every file' },
  ]
  const FILES = ['hall/door.ts', 'hall/desk.ts', 'hall/closet/coat.ts', 'kitchen/cook.ts', 'shelf/cup.ts']
  const ENTERED = { from: 'kitchen/cook.ts', to: 'hall/door.ts' }

  test.each([
    ['kitchen/cook.ts', 'hall/desk.ts'],
    ['kitchen/cook.ts', 'hall/closet/coat.ts'],
    ['hall/desk.ts', 'kitchen/cook.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(differences(ROOMS, FILES, [ENTERED, { from, to }])).toEqual([
      `${from} imports ${to}, which is no door of its room`,
    ])
  })

  test.each([
    ['hall/door.ts', 'hall/desk.ts'],
    ['hall/desk.ts', 'hall/closet/coat.ts'],
    ['hall/closet/coat.ts', 'hall/desk.ts'],
    ['kitchen/cook.ts', 'shelf/cup.ts'],
  ])('%s may import %s', (from, to) => {
    expect(differences(ROOMS, FILES, [ENTERED, { from, to }])).toEqual([])
  })

  test('a door that nobody uses, a file outside of all rooms and a room without files are found', () => {
    expect(differences(ROOMS, FILES, [{ from: 'hall/desk.ts', to: 'hall/door.ts' }])).toEqual([
      'hall/door.ts is a door that nobody uses',
    ])
    expect(differences(ROOMS, [...FILES, 'attic.ts'], [ENTERED])).toEqual(['attic.ts lies in no room'])
    expect(differences([...ROOMS, { folder: 'attic', doors: [] }], FILES, [ENTERED])).toEqual(['attic has no files'])
  })
})

test.each([
  [`import { a } from './a.ts'`, ['./a.ts']],
  [`import type { A } from '../a.ts'`, ['../a.ts']],
  [`import './a.ts'`, ['./a.ts']],
  [`export { a } from './a.ts'`, ['./a.ts']],
  [`export * from './a.ts'`, ['./a.ts']],
  [`const later = () => import('./a.ts')`, ['./a.ts']],
  [`const thread = new Worker(new URL('./a.ts', import.meta.url))`, ['./a.ts']],
  [`import { kernel } from '@saloon/kernel' // not './a.ts'`, []],
])('%s leads to %j', (source, paths) => {
  expect(pathsIn('case.ts', source)).toEqual(paths)
})
