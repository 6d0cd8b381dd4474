// Everything printed on wood, drawn on one sheet: transparent where wood shows. Cell by cell, so that nobody waits for all of it.

import { TOKENS } from '../../scene/wooden-table.ts'
import { CELLS, CLOTHS, FRONTS, HOUSES, NUMBERS, SHEET, cellOf } from './cells.ts'
import { front, roof, sign } from './fronts.ts'
import { badge, cloth, face, number } from './people.ts'
import type { Draw } from './strokes.ts'
import { things, token } from './things.ts'
import type { Signs } from './words.ts'

/** How each cell is drawn. */
export function prints(words: Signs): ReadonlyMap<string, Draw> {
  return new Map<string, Draw>([
    ...FRONTS.map((id, i) => [`front-${id}`, front(id, words[id], i + 3)] as const),
    ...HOUSES.map((id, i) => [`roof-${id}`, roof(id, i + 11)] as const),
    ...HOUSES.map((id) => [`sign-${id}`, sign(id, words[id])] as const),
    ...CLOTHS.map((id) => [`face-${id}`, face(id)] as const),
    ...CLOTHS.map((id) => [`cloth-${id}`, cloth(id)] as const),
    ...NUMBERS.map((n) => [`number-${n}`, number(n)] as const),
    ...TOKENS.map((id) => [`token-${id}`, token(id)] as const),
    ...(['sheriff', 'chief', 'witness'] as const).map((id) => [`badge-${id}`, badge(id)] as const),
    ...Object.entries(things(words)),
  ])
}

/** `pixels` a side; a step draws one cell. */
export function* drawAtlas(words: Signs, pixels: number): Generator<void, HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixels
  const c = canvas.getContext('2d')!
  c.scale(pixels / SHEET, pixels / SHEET)
  const draws = prints(words)
  for (const name of CELLS) {
    const { x, y, width, height } = cellOf(name)
    c.save()
    c.translate(x, y)
    c.beginPath()
    c.rect(-3, -3, width + 6, height + 6) // a little beyond: no seam when it is seen small
    c.clip()
    draws.get(name)!(c, width, height)
    c.restore()
    yield
  }
  return canvas
}
