// The numbers of an aimed action, and what to say about one outside its range.

import { MOST_POWER } from './speeds.ts'
import { FULL_TURN } from './trigonometry.ts'

export type Ranges = Readonly<Record<string, readonly [from: number, to: number]>>

/** `offset` is across a door, in thousandths of its half. */
export const AIM_RANGES: Ranges = {
  dir: [0, FULL_TURN - 1],
  facing: [0, FULL_TURN - 1],
  power: [1, MOST_POWER],
  offset: [-1000, 1000],
}

export function outOfRange(action: object, ranges: Ranges) {
  for (const [field, value] of Object.entries(action)) {
    const range = ranges[field]
    if (range === undefined || typeof value !== 'number') continue
    const [from, to] = range
    if (value < from || value > to) return { code: 'out-of-range', facts: { field, from, to } } as const
  }
  return undefined
}
