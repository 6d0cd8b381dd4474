// Portraits: everybody has one, each is small enough, nobody looks like anybody else, and the engraver still draws them so.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CHARACTER_KEYS } from '@saloon/bang-dice'
import { CHARACTERS } from '@saloon/western-legends'
import { OUTLAW_SLUGS } from '@saloon/wanted-one'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { areaOf, contours, simplified } from '../../scripts/portraits/contours.ts'
import { engravePlate } from '../../scripts/portraits/plate.ts'
import { SETS } from '../../scripts/portraits/sitters.ts'
import type { Point } from '../../src/art/woodcut/path.ts'
import { Portrait } from '../../src/art/portraits/Portrait.tsx'
import bangDice from '../../src/art/portraits/silhouettes/bang-dice.json'
import bots from '../../src/art/portraits/silhouettes/bots.json'
import wantedOne from '../../src/art/portraits/silhouettes/wanted-one.json'
import legends from '../../src/art/portraits/silhouettes/western-legends.json'

const folder = join(import.meta.dirname, '../../src/art/portraits/plates')
const plates = (set: string): string[] => readdirSync(join(folder, set)).map((file) => file.replace('.svg', ''))

describe('plates', () => {
  test('sixteen characters, forty-eight outlaws, twelve legends, eight players of the house', () => {
    expect(plates('bang-dice').sort()).toEqual([...CHARACTER_KEYS].sort())
    expect(plates('wanted-one').sort()).toEqual([...OUTLAW_SLUGS].sort())
    const slugs = CHARACTERS.map((name) => name.replaceAll('_', '-'))
    expect(plates('western-legends').sort()).toEqual(slugs.sort())
    expect(Object.keys(legends)).toEqual(slugs.sort())
    expect(plates('bots')).toHaveLength(8)
    expect(Object.keys(bangDice)).toEqual(plates('bang-dice').sort())
    expect(Object.keys(wantedOne)).toEqual(plates('wanted-one').sort())
    expect(Object.keys(bots)).toEqual(plates('bots').sort())
  })
  test('each weighs at most 12 kB on the way and is like no other', () => {
    const inks = new Set<string>()
    for (const set of Object.keys(SETS))
      for (const name of plates(set)) {
        const file = readFileSync(join(folder, set, `${name}.svg`), 'utf8')
        expect(gzipSync(file).length, name).toBeLessThan(12 * 1024)
        expect(file).not.toMatch(/NaN|<text|<script|href/)
        inks.add(file)
      }
    expect(inks.size).toBe(84)
  })
  test('the engraver draws a sitter the same way twice', () => {
    const { sitter } = SETS.bots['iron-nell']!
    const [one, other] = [engravePlate(sitter, 0.3), engravePlate(sitter, 0.3)]
    expect(one).toEqual(other)
    expect(one.ink.length).toBeGreaterThan(500)
    expect(engravePlate({ ...sitter, hat: 'top' }, 0.3).ink).not.toBe(one.ink)
  })
})

describe('a portrait', () => {
  const gallery = { silhouettes: bots, plates: { coyote: '/coyote.svg' } }
  const shown = (size: number, name = 'coyote') =>
    renderToStaticMarkup(createElement(Portrait, { gallery, name, size }))
  test('is fetched only where its lines can be seen', () => {
    expect(shown(72)).toContain('/coyote.svg')
    expect(shown(56)).not.toContain('/coyote.svg')
    expect(shown(56)).toContain(bots.coyote.colour)
  })
  test('of nobody is an empty frame', () => {
    expect(shown(100, 'nobody')).not.toContain('<image')
  })
})

describe('tracing', () => {
  const square = (inside: (x: number, y: number) => boolean) => {
    const value = new Float32Array(400)
    for (let at = 0; at < 400; at++) value[at] = inside(at % 20, Math.floor(at / 20)) ? 1 : -1
    return { columns: 20, rows: 20, scale: 1, value }
  }
  test('finds outlines and holes, closed, of the right size', () => {
    const found = contours(
      square((x, y) => x >= 4 && x < 14 && y >= 4 && y < 14 && !(x > 7 && x < 11 && y > 7 && y < 11)),
    )
    expect(found).toHaveLength(2)
    const areas = found.map(areaOf).sort((a, b) => a - b)
    expect(areas[0]).toBeGreaterThan(7)
    expect(areas[0]).toBeLessThan(13)
    expect(areas[1]).toBeGreaterThan(90)
    expect(areas[1]).toBeLessThan(110)
  })
  test('what touches the edge is closed along it', () => {
    expect(contours(square(() => true))).toHaveLength(1)
    expect(contours(square(() => false))).toHaveLength(0)
  })
  test('leaves out what lies on a line and keeps corners', () => {
    const line: Point[] = Array.from({ length: 11 }, (_, x) => [x, 0])
    const triangle: Point[] = [...line, [5, 8]]
    const kept = simplified(triangle, 0.1)
    expect(kept).toHaveLength(4) // the corners, and the point half way round, which is always kept
    expect(kept).toEqual(expect.arrayContaining([line[0], line[10], [5, 8]]))
  })
})
