// What every part of the map is drawn with: curves through points, wandering outlines, pieces of SVG.

import { type Point, numbers, polygon } from '../../src/art/woodcut/path.ts'
import { seeded } from '../../src/art/seeded.ts'
import { cut, sliver, swell } from '../../src/art/woodcut/strokes.ts'

export { cut, numbers, polygon, seeded, sliver, swell, type Point }

export const INK = '#231811'
export const PAPER = '#F6E9C8'

interface Look {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly more?: string
}
export const path = (d: string, { fill = 'none', stroke, width = 1.5, more = '' }: Look): string =>
  d === ''
    ? ''
    : `<path d="${d}" fill="${fill}"${stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`}${more}/>`
export const use = (id: string, x: number, y: number, scale = 1): string =>
  scale === 1
    ? `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`
    : `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale.toFixed(2)})"/>`
export const group = (inside: string, attributes = ''): string =>
  `<g${attributes === '' ? '' : ` ${attributes}`}>${inside}</g>`

/** A smooth line through points, as many short pieces (Catmull–Rom). */
export function through(points: readonly Point[], pieces = 10): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!
  const line: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces
      const of = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      line.push([of(0), of(1)])
    }
  }
  return [...line, at(points.length - 1)]
}

/** The same line so far to its side: positive to the right of whoever walks it. */
export function beside(line: readonly Point[], off: number | ((t: number) => number)): Point[] {
  return line.map(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)]!
    const [bx, by] = line[Math.min(line.length - 1, i + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const far = typeof off === 'number' ? off : off(i / (line.length - 1))
    return [x - ((by - ay) / length) * far, y + ((bx - ax) / length) * far]
  })
}

export const polylineOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => numbers(x, y)).join('L')}`

/** Strokes along a line, `long` and `gap` by turns. */
export function dashes(line: readonly Point[], long: number, gap: number, width: number): string {
  let data = ''
  let left = long
  let isOn = true
  let from = line[0]!
  for (const to of line.slice(1)) {
    let [x, y] = from
    let rest = Math.hypot(to[0] - x, to[1] - y)
    while (rest > left) {
      const t = left / rest
      const [nx, ny] = [x + (to[0] - x) * t, y + (to[1] - y) * t]
      if (isOn) data += sliver(x, y, nx, ny, width, width)
      ;[x, y] = [nx, ny]
      rest -= left
      isOn = !isOn
      left = isOn ? long : gap
    }
    if (isOn) data += sliver(x, y, to[0], to[1], width, width)
    left -= rest
    from = to
  }
  return data
}

/** An outline whose sides wander a little, the same each time. */
export function wandering(points: readonly Point[], rough: number, seed: number, step = 14): Point[] {
  const next = seeded(seed)
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length]!
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    return Array.from({ length: count }, (_, piece): Point => {
      const t = piece / count
      return [
        from[0] + (to[0] - from[0]) * t + (next() - 0.5) * rough,
        from[1] + (to[1] - from[1]) * t + (next() - 0.5) * rough,
      ]
    })
  })
}
