// Paper and wood: torn edges, ageing, grain.

import { numbers, polygon, type Point } from './path.ts'
import { seeded } from '../seeded.ts'
import { sliver } from './strokes.ts'

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly seed: number
  /** How deep the tears go, in units. */
  readonly rough?: number
}

/** The outline of a torn sheet: the edge wanders a little, with a nick here and there. */
export function deckle({ width, height, seed, rough = 1.6 }: Sheet): Point[] {
  const next = seeded(seed)
  const points: Point[] = []
  const step = 5
  let drift = 0
  const edge = (length: number, at: (along: number, inward: number) => Point) => {
    const pieces = Math.max(2, Math.round(length / step))
    for (let piece = 0; piece < pieces; piece++) {
      drift = drift * 0.7 + (next() - 0.5) * rough
      const nick = next() < 0.025 ? rough * 3 : 0
      points.push(at((piece / pieces) * length, Math.max(0, rough + drift + nick)))
    }
  }
  edge(width, (along, inward) => [along, inward])
  edge(height, (along, inward) => [width - inward, along])
  edge(width, (along, inward) => [width - along, height - inward])
  edge(height, (along, inward) => [inward, height - along])
  return points
}

/** Short strokes from the rim inwards, where hands and weather have been. */
export function ageing({ width, height, seed }: Sheet): string {
  const next = seeded(seed + 1)
  let data = ''
  const stroke = (x: number, y: number, dx: number, dy: number) => {
    const long = 4 + next() * next() * 14
    const lean = (next() - 0.5) * 3
    data += sliver(x, y, x + dx * long + dy * lean, y + dy * long + dx * lean, 1.4 + next(), 0.2)
  }
  for (let x = 4; x < width - 4; x += 5 + next() * 5) {
    stroke(x, 1.5, 0, 1)
    stroke(x, height - 1.5, 0, -1)
  }
  for (let y = 4; y < height - 4; y += 5 + next() * 5) {
    stroke(1.5, y, 1, 0)
    stroke(width - 1.5, y, -1, 0)
  }
  return data
}

/** Only the upper edge torn: a sheet that slides in from below. */
export function deckledTop(width: number, height: number, seed: number): string {
  const next = seeded(seed)
  const points: Point[] = [
    [width, height],
    [0, height],
  ]
  let drift = 0
  for (let x = 0; x <= width; x += 6) {
    drift = drift * 0.6 + (next() - 0.5) * 3
    points.push([x, Math.max(0, 3 + drift)])
  }
  return polygon(points)
}

/** The grain of a table top: long, slightly curved strokes along the boards. */
export function grain(width: number, height: number, count: number, seed: number): string {
  const next = seeded(seed)
  let data = ''
  for (let line = 0; line < count; line++) {
    const y = ((line + next()) / count) * height
    const from = -width * 0.1 + next() * width * 0.5
    const to = from + width * (0.4 + next() * 0.5)
    const bow = (next() - 0.5) * height * 0.06
    data += `M${numbers(from, y)}C${numbers(from + (to - from) * 0.3, y + bow, to - (to - from) * 0.3, y - bow, to, y + bow / 2)}`
  }
  return data
}
