// Tone becomes lines: for every material a field of lines that bends with the form and swells with the shade.

import * as f from './field.ts'
import { HEIGHT, WIDTH, type Rendering } from './render.ts'
import type { Sitter } from './sitter.ts'

/** Positive where there is ink, on a finer grid than the light was seen on. */
export interface Ink {
  readonly columns: number
  readonly rows: number
  /** Places to a unit. */
  readonly scale: number
  readonly value: Float32Array
}

interface Cutting {
  readonly angle: number
  readonly bend: number
  readonly bright: number
}

function cuttings(sitter: Sitter): readonly Cutting[] {
  const plain = { angle: 0, bend: 0.4, bright: 0.9 }
  const by: Cutting[] = Array.from({ length: 14 }, () => plain)
  by[f.SKIN] = { angle: -8, bend: 0.42, bright: sitter.beard === 'stubble' ? 0.9 : 1.12 }
  by[f.HAT] = { angle: 5, bend: 0.5, bright: 0.95 - 0.7 * sitter.hatShade }
  by[f.BAND] = { angle: 80, bend: 0.2, bright: 0.8 }
  by[f.COAT] = { angle: 48, bend: 0.3, bright: 0.86 - 0.62 * sitter.coat }
  by[f.SHIRT] = { angle: -34, bend: 0.2, bright: 1.2 }
  by[f.SCARF] = { angle: 28, bend: 0.5, bright: 1.05 }
  by[f.HAIR] = { angle: 78, bend: 0.22, bright: 0.24 + 0.9 * sitter.fair }
  by[f.EYE] = { angle: 0, bend: 0, bright: 1.5 }
  by[f.PUPIL] = { angle: 0, bend: 0, bright: 0 }
  by[f.LEATHER] = { angle: -48, bend: 0.3, bright: 0.34 }
  by[f.LAPEL] = { angle: -42, bend: 0.3, bright: 0.95 - 0.6 * sitter.coat }
  by[f.METAL] = { angle: 0, bend: 0.3, bright: 0.5 }
  return by
}

const SPACING = 3.2

export function inked(seen: Rendering, sitter: Sitter, finer: number): Ink {
  const cutting = cuttings(sitter)
  const columns = seen.columns * finer
  const rows = seen.rows * finer
  const scale = (seen.columns / WIDTH) * finer
  const value = new Float32Array(columns * rows)
  const outline = edges(seen)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const sx = (column + 0.5) / finer - 0.5
      const sy = (row + 0.5) / finer - 0.5
      const cell =
        Math.min(seen.rows - 1, Math.max(0, Math.round(sy))) * seen.columns +
        Math.min(seen.columns - 1, Math.max(0, Math.round(sx)))
      const made = seen.material[cell]!
      const rim = smooth(outline, seen, sx, sy) - 0.3
      let ink = -1
      if (made !== f.NOTHING) {
        const { angle, bend, bright } = cutting[made]!
        const light = within(seen, seen.light, made, sx, sy, cell)
        const dark = seen.pattern[cell] === 1 ? 0 : 1 - light * bright
        if (made === f.PUPIL || made === f.LINE) ink = 1
        else {
          const depth = within(seen, seen.depth, made, sx, sy, cell)
          const x = (column + 0.5) / scale
          const y = (row + 0.5) / scale
          ink = field(x, y, depth, angle, bend, cover(dark))
          const deep = (dark - 0.8) * 3
          if (deep > 0) ink = Math.max(ink, field(x, y, depth, angle + 62, bend, Math.min(0.5, deep)))
        }
      }
      const y = (row + 0.5) / scale
      const end = (HEIGHT - 2 - y) * 0.2
      value[row * columns + column] = Math.min(Math.max(ink, rim * 2), end)
    }
  return { columns, rows, scale, value }
}

const cover = (dark: number): number => {
  const covered = (dark - 0.1) * 1.12
  return covered < 0.09 ? 0 : Math.min(0.94, covered)
}

function field(x: number, y: number, depth: number, angle: number, bend: number, covered: number): number {
  if (covered <= 0) return -1
  const turn = (angle * Math.PI) / 180
  const f = (y * Math.cos(turn) - x * Math.sin(turn) + bend * depth) / SPACING
  return covered / 2 - Math.abs(f - Math.floor(f) - 0.5)
}

/** Between the places around, without looking across an edge of the material. */
function within(seen: Rendering, from: Float32Array, made: number, sx: number, sy: number, otherwise: number): number {
  const left = Math.floor(sx)
  const top = Math.floor(sy)
  let sum = 0
  let weight = 0
  for (let dy = 0; dy < 2; dy++)
    for (let dx = 0; dx < 2; dx++) {
      const column = left + dx
      const row = top + dy
      if (column < 0 || row < 0 || column >= seen.columns || row >= seen.rows) continue
      const at = row * seen.columns + column
      if (seen.material[at] !== made) continue
      const w = (dx === 0 ? 1 - (sx - left) : sx - left) * (dy === 0 ? 1 - (sy - top) : sy - top)
      sum += from[at]! * w
      weight += w
    }
  return weight > 0.001 ? sum / weight : from[otherwise]!
}

/** Where depth or material jumps: strongest around the whole figure. */
function edges(seen: Rendering): Float32Array {
  const { columns, rows, depth, material } = seen
  const sharp = new Float32Array(columns * rows)
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column
      for (const other of [at + 1, at + columns]) {
        const [one, two] = [material[at]!, material[other]!]
        let edge: number
        if ((one === f.NOTHING) !== (two === f.NOTHING)) edge = 1.25
        else if (one !== two && one !== f.LINE && two !== f.LINE && one + two !== f.EYE + f.PUPIL) edge = 0.68
        else if (Math.abs(depth[at]! - depth[other]!) > 3.4) edge = 0.66
        else continue
        sharp[at] = Math.max(sharp[at]!, edge)
        sharp[other] = Math.max(sharp[other]!, edge)
      }
    }
  return blurred(blurred(sharp, columns, rows), columns, rows)
}

function blurred(from: Float32Array, columns: number, rows: number): Float32Array {
  const to = new Float32Array(from.length)
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column
      to[at] =
        from[at]! * 0.36 +
        (from[at - 1]! + from[at + 1]! + from[at - columns]! + from[at + columns]!) * 0.115 +
        (from[at - columns - 1]! + from[at - columns + 1]! + from[at + columns - 1]! + from[at + columns + 1]!) * 0.045
    }
  return to
}

function smooth(from: Float32Array, seen: Rendering, sx: number, sy: number): number {
  const left = Math.max(0, Math.min(seen.columns - 2, Math.floor(sx)))
  const top = Math.max(0, Math.min(seen.rows - 2, Math.floor(sy)))
  const [u, v] = [sx - left, sy - top]
  const at = top * seen.columns + left
  return (
    (from[at]! * (1 - u) + from[at + 1]! * u) * (1 - v) +
    (from[at + seen.columns]! * (1 - u) + from[at + seen.columns + 1]! * u) * v
  )
}
