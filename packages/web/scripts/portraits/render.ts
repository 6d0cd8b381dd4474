// The model seen straight on: how light every place is, how near, and what it is made of.

import { body, hat } from './dress.ts'
import * as f from './field.ts'
import { head } from './head.ts'
import type { Sitter } from './sitter.ts'

export const WIDTH = 200
export const HEIGHT = 240
/** Where the origin of the model stands on the plate, and how large it is drawn. */
const MID_X = 100
const MID_Y = 124
const LARGE = 1.42

export interface Rendering {
  readonly columns: number
  readonly rows: number
  /** From 0 to 1. */
  readonly light: Float32Array
  readonly depth: Float32Array
  readonly material: Uint8Array
  /** Places of a pattern printed on the stuff: dots of a scarf. */
  readonly pattern: Uint8Array
}

type Model = (x: number, y: number, z: number) => number

function modelOf(sitter: Sitter): Model {
  const yaw = (sitter.yaw * Math.PI) / 180
  const lean = (sitter.lean * Math.PI) / 180
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)]
  const [by, bs] = [Math.cos(yaw / 2), Math.sin(yaw / 2)]
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)]
  return (x, y, z) => {
    f.begin()
    if (y > -74) {
      const lx = x * cl - (y + 40) * sl
      const ly = x * sl + (y + 40) * cl - 40
      const hx = lx * cy - z * sy
      const hz = lx * sy + z * cy
      const far = f.ball(hx, ly - 8, hz, 80)
      if (far > 24) f.put(far - 4, f.NOTHING)
      else {
        head(sitter, hx, ly / sitter.long, hz)
        if (ly > -14 || sitter.hat === 'fur') hat(sitter, hx, ly / sitter.long, hz)
      }
    }
    if (y < -6) body(sitter, x * by - z * bs, y - 7, x * bs + z * by)
    return f.distance()
  }
}

const LIGHT = [-0.56, 0.4, 0.726] as const

/** Rays straight from us into the picture. `scale` is how many places there are to a unit. */
export function render(sitter: Sitter, scale: number): Rendering {
  const model = modelOf(sitter)
  const columns = Math.round(WIDTH * scale)
  const rows = Math.round(HEIGHT * scale)
  const size = columns * rows
  const seen: Rendering = {
    columns,
    rows,
    light: new Float32Array(size).fill(1),
    depth: new Float32Array(size).fill(-200),
    material: new Uint8Array(size),
    pattern: new Uint8Array(size),
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = ((column + 0.5) / scale - MID_X) / LARGE
      const y = (MID_Y - (row + 0.5) / scale) / LARGE
      look(model, sitter, seen, row * columns + column, x, y)
    }
  return seen
}

function look(model: Model, sitter: Sitter, seen: Rendering, at: number, x: number, y: number): void {
  let z = 82
  let d = 1
  for (let step = 0; step < 90 && z > -70; step++) {
    d = model(x, y, z)
    if (d < 0.06) break
    z -= d * 0.8
  }
  if (d >= 0.3) return
  const made = f.material()
  seen.material[at] = made
  seen.depth[at] = z * LARGE
  if (made === f.SCARF && sitter.dots) seen.pattern[at] = dotted(x, y, z, sitter.yaw)
  const e = 0.35
  const nx = model(x + e, y, z) - model(x - e, y, z)
  const ny = model(x, y + e, z) - model(x, y - e, z)
  const nz = model(x, y, z + e) - model(x, y, z - e)
  const length = Math.hypot(nx, ny, nz) || 1
  const facing = (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) / length
  const key = Math.max(0, facing) * (0.3 + 0.7 * shadow(model, x, y, z))
  const fill = 0.5 + 0.5 * (nz / length)
  const rim = Math.max(0, nx / length) ** 3 * 0.22
  const near = Math.max(0, Math.min(1, model(x + (nx / length) * 5, y + (ny / length) * 5, z + (nz / length) * 5) / 5))
  seen.light[at] = Math.min(1, (key * 0.84 + fill * 0.26 + rim) * (0.4 + 0.6 * near))
}

function shadow(model: Model, x: number, y: number, z: number): number {
  let lit = 1
  let along = 2.5
  for (let step = 0; step < 26 && along < 75; step++) {
    const d = model(x + LIGHT[0] * along, y + LIGHT[1] * along, z + LIGHT[2] * along)
    if (d < 0.05) return 0
    lit = Math.min(lit, (d * 7) / along)
    along += Math.max(1.2, Math.min(9, d * 0.8))
  }
  return lit
}

function dotted(x: number, y: number, z: number, yaw: number): number {
  const around = (Math.atan2(x, z + 6) + (yaw * Math.PI) / 180) * 24
  const row = Math.round(y / 6.4)
  const across = around / 7.4 + (row % 2) * 0.5
  return Math.hypot((across - Math.round(across)) * 7.4, y - row * 6.4) < 1.9 ? 1 : 0
}
