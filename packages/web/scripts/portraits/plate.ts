// A finished plate: paper behind, one spot of colour, ink.

import { INK, PAPER } from '../../src/art/inks.ts'
import { traced } from './contours.ts'
import * as f from './field.ts'
import { inked } from './lines.ts'
import { HEIGHT, render, WIDTH, type Rendering } from './render.ts'
import type { Sitter } from './sitter.ts'

export interface Plate {
  readonly outline: string
  readonly spot: string
  readonly ink: string
  /** The same outline and spot, roughly: for places too small for lines. */
  readonly silhouette: string
  readonly patch: string
}

/** Places to a unit at which the light is seen, and how much finer the lines are cut. */
const SEEN = 2
const FINER = 2

function mask(
  seen: Rendering,
  is: (at: number) => boolean,
): { columns: number; rows: number; scale: number; value: Float32Array } {
  const value = new Float32Array(seen.material.length)
  for (let at = 0; at < value.length; at++) value[at] = is(at) ? 0.5 : -0.5
  return { columns: seen.columns, rows: seen.rows, scale: seen.columns / WIDTH, value }
}

const isSpot = (material: number): boolean => material === f.SCARF || material === f.BAND

export function engravePlate(sitter: Sitter, scale = SEEN): Plate {
  const seen = render(sitter, scale)
  const figure = mask(seen, (at) => seen.material[at] !== f.NOTHING)
  return {
    outline: traced(figure, 0.7, 30),
    spot: traced(
      mask(seen, (at) => isSpot(seen.material[at]!) && seen.pattern[at] === 0),
      0.5,
      3,
    ),
    ink: traced(inked(seen, sitter, FINER), 0.19, 0.7),
    silhouette: traced(figure, 1.1, 60),
    patch: traced(
      mask(seen, (at) => isSpot(seen.material[at]!)),
      1.1,
      30,
    ),
  }
}

/** A plate as a file of its own. */
export const plateFile = ({ outline, spot, ink }: Plate, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * 10} ${HEIGHT * 10}">` +
  `<path d="${outline}" fill="${PAPER}" stroke="${PAPER}" stroke-width="50" stroke-linejoin="round"/>` +
  `<path d="${spot}" fill="${colour}"/><path d="${ink}" fill="${INK}"/></svg>\n`
