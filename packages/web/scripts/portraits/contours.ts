// From a field to path data: where it crosses zero, simplified, in tenths of a unit.

import { polygon, type Point } from '../../src/art/woodcut/path.ts'

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly scale: number
  readonly value: Float32Array
}

/** Closed outlines of everything above zero. What lies beyond the grid is below. */
export function contours({ columns, rows, scale, value }: Grid): Point[][] {
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : value[row * columns + column]!
  const next = new Map<number, number>()
  const places = new Map<number, Point>()
  const wide = columns + 2
  // A crossing is named by the edge it lies on: the cell to its upper left, across or down.
  const crossing = (column: number, row: number, down: boolean): number => {
    const key = ((row + 1) * wide + column + 1) * 2 + (down ? 1 : 0)
    if (!places.has(key)) {
      const [a, b] = [at(column, row), down ? at(column, row + 1) : at(column + 1, row)]
      const t = a === b ? 0.5 : Math.max(0.02, Math.min(0.98, a / (a - b)))
      places.set(key, [(column + 0.5 + (down ? 0 : t)) / scale, (row + 0.5 + (down ? t : 0)) / scale])
    }
    return key
  }
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]
      const kind = (a > 0 ? 1 : 0) + (b > 0 ? 2 : 0) + (c > 0 ? 4 : 0) + (d > 0 ? 8 : 0)
      if (kind === 0 || kind === 15) continue
      const top = () => crossing(column, row, false)
      const bottom = () => crossing(column, row + 1, false)
      const left = () => crossing(column, row, true)
      const right = () => crossing(column + 1, row, true)
      const link = (from: number, to: number) => next.set(from, to)
      switch (kind) {
        case 1:
          link(left(), top())
          break
        case 2:
          link(top(), right())
          break
        case 3:
          link(left(), right())
          break
        case 4:
          link(right(), bottom())
          break
        case 5:
          link(left(), top())
          link(right(), bottom())
          break
        case 6:
          link(top(), bottom())
          break
        case 7:
          link(left(), bottom())
          break
        case 8:
          link(bottom(), left())
          break
        case 9:
          link(bottom(), top())
          break
        case 10:
          link(top(), right())
          link(bottom(), left())
          break
        case 11:
          link(bottom(), right())
          break
        case 12:
          link(right(), left())
          break
        case 13:
          link(right(), top())
          break
        case 14:
          link(top(), left())
          break
      }
    }
  const outlines: Point[][] = []
  for (const start of Array.from(next.keys())) {
    if (!next.has(start)) continue
    const outline: Point[] = []
    let key: number | undefined = start
    while (key !== undefined && next.has(key)) {
      outline.push(places.get(key)!)
      const following: number = next.get(key)!
      next.delete(key)
      key = following
    }
    if (outline.length > 2) outlines.push(outline)
  }
  return outlines
}

export function areaOf(points: readonly Point[]): number {
  let sum = 0
  for (let index = 0; index < points.length; index++) {
    const [ax, ay] = points[index]!
    const [bx, by] = points[(index + 1) % points.length]!
    sum += ax * by - bx * ay
  }
  return Math.abs(sum) / 2
}

/** Leaves out corners that lie nearer to the line than `slack` (Douglas and Peucker). */
export function simplified(points: readonly Point[], slack: number): Point[] {
  const keep = new Uint8Array(points.length)
  const half = Math.floor(points.length / 2)
  keep[0] = keep[half] = 1
  const stack: [number, number][] = [
    [0, half],
    [half, points.length],
  ]
  while (stack.length > 0) {
    const [from, to] = stack.pop()!
    const [ax, ay] = points[from]!
    const [bx, by] = points[to % points.length]!
    const length = Math.hypot(bx - ax, by - ay) || 1e-6
    let worst = slack
    let split = -1
    for (let index = from + 1; index < to; index++) {
      const [px, py] = points[index]!
      const off = Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length
      if (off > worst) [worst, split] = [off, index]
    }
    if (split < 0) continue
    keep[split] = 1
    stack.push([from, split], [split, to])
  }
  return points.filter((_, index) => keep[index] === 1)
}

/** All outlines larger than `least` square units as one path, in tenths: whole numbers are shortest. */
export function traced(grid: Grid, slack: number, least: number): string {
  let data = ''
  for (const outline of contours(grid)) {
    if (areaOf(outline) < least) continue
    const points = simplified(outline, slack)
    if (points.length > 2) data += polygon(points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]))
  }
  return data
}
