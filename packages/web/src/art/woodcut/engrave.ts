// Tone by lines: the darker a place, the wider the line that runs through it.

import { polygon, type Point } from './path.ts'
import type { Shape } from './shapes.ts'

export interface Engraving {
  /** The way the lines run, in degrees: one direction for each material. */
  readonly angle: number
  readonly spacing: number
  /** How dark, from 0 (paper) to 1 (solid). */
  readonly tone: (x: number, y: number) => number
  /** Bends the lines: how far off its straight way a line lies at a place. */
  readonly bend?: (x: number, y: number) => number
  readonly step?: number
}

/** Lines that swell with the tone, kept inside a shape; they taper wherever they begin and end. */
export function engrave(shape: Shape, { angle, spacing, tone, bend = () => 0, step = spacing }: Engraving): string {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [mx, my] = [(shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2]
  const reach = Math.hypot(shape.right - shape.left, shape.bottom - shape.top) / 2 + spacing
  let data = ''
  for (let across = -reach; across <= reach; across += spacing) {
    let one: Point[] = []
    let other: Point[] = []
    const finish = () => {
      if (one.length > 2) data += polygon([...one, ...other.reverse()])
      one = []
      other = []
    }
    for (let along = -reach; along <= reach; along += step) {
      const sx = mx + along * cos - across * sin
      const sy = my + along * sin + across * cos
      const off = across + bend(sx, sy)
      const x = mx + along * cos - off * sin
      const y = my + along * sin + off * cos
      const dark = shape.contains(x, y) ? Math.min(1, tone(x, y)) : 0
      if (dark < 0.06) {
        finish()
        continue
      }
      const half = one.length === 0 ? 0 : (dark * spacing) / 2
      one.push([x + sin * half, y - cos * half])
      other.push([x - sin * half, y + cos * half])
    }
    finish()
  }
  return data
}

/** Dark towards the lower right, since the light always comes from the upper left. */
export const shadeTo =
  (shape: Shape, darkest = 0.8, lightest = 0) =>
  (x: number, y: number): number => {
    const across = (x - shape.left) / (shape.right - shape.left)
    const down = (y - shape.top) / (shape.bottom - shape.top)
    const t = Math.max(0, Math.min(1, (across * 1.2 + down * 0.8) / 2))
    return lightest + (darkest - lightest) * t * t
  }
