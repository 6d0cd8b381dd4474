// Tapered strokes are filled shapes: what a graver leaves, not what a pen does.

import { polygon, type Point } from './path.ts'
import { seeded } from '../seeded.ts'

/** A straight cut, `w1` wide where it starts and `w2` where it ends. */
export function sliver(x1: number, y1: number, x2: number, y2: number, w1: number, w2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const nx = (y1 - y2) / length / 2
  const ny = (x2 - x1) / length / 2
  return polygon([
    [x1 + nx * w1, y1 + ny * w1],
    [x2 + nx * w2, y2 + ny * w2],
    [x2 - nx * w2, y2 - ny * w2],
    [x1 - nx * w1, y1 - ny * w1],
  ])
}

/** A cut along a curve, `width` at its middle, nothing at both ends. */
export function swell(along: (t: number) => Point, width: number, steps = 12): string {
  const one: Point[] = []
  const other: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const [x, y] = along(t)
    const [ax, ay] = along(Math.max(0, t - 0.01))
    const [bx, by] = along(Math.min(1, t + 0.01))
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (width * Math.sin(Math.PI * t)) / 2
    one.push([x + ((ay - by) / length) * half, y + ((bx - ax) / length) * half])
    other.push([x - ((ay - by) / length) * half, y - ((bx - ax) / length) * half])
  }
  return polygon([...one, ...other.reverse()])
}

/** A straight swelling cut. */
export const cut = (x1: number, y1: number, x2: number, y2: number, width: number): string =>
  swell((t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t], width, 4)

export interface Rays {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
  readonly count: number
  /** At the far end; the near end is a tenth of it. */
  readonly width: number
  readonly seed: number
  /** How far a ray may start outside its ring, as a part of the ring. */
  readonly ragged?: number
}

/** Force: tapered rays that spread from the point of action. */
export function rays({ x, y, from, to, count, width, seed, ragged = 0.3 }: Rays): string {
  const next = seeded(seed)
  let data = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = ((ray + (next() - 0.5) * 0.5) / count) * Math.PI * 2
    const start = from * (1 + next() * ragged)
    const wide = width * (0.7 + next() * 0.6)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    data += sliver(x + cos * start, y + sin * start, x + cos * to, y + sin * to, wide / 10, wide)
  }
  return data
}

/** Wear: small angular chips, at most ninety of them. */
export function specks(
  within: { left: number; top: number; right: number; bottom: number; contains(x: number, y: number): boolean },
  count: number,
  seed: number,
  largest = 1.5,
): string {
  const next = seeded(seed)
  let data = ''
  for (let speck = 0; speck < Math.min(90, count); speck++) {
    const x = within.left + next() * (within.right - within.left)
    const y = within.top + next() * (within.bottom - within.top)
    const r = 0.4 + next() * next() * (largest - 0.4)
    const turn = next() * Math.PI
    if (!within.contains(x, y)) continue
    data += polygon(
      [0, 1.4, 2.9, 4.6].map((angle, corner): Point => {
        const reach = r * (corner % 2 === 0 ? 1 : 0.7)
        return [x + reach * Math.cos(angle + turn), y + reach * Math.sin(angle + turn)]
      }),
    )
  }
  return data
}
