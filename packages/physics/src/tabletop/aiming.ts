// The numbers of an aimed action: what is offered, and what to say about one outside its range.

import { MOST_POWER } from '../speeds.ts'
import { FULL_TURN } from '../maths/trigonometry.ts'

/** How an action is declared that aims. */
export const AIM = { dir: 'angle', power: 'number' } as const

export const DIRECTION = { from: 0, to: FULL_TURN - 1 } as const
export const POWER = { from: 1, to: MOST_POWER } as const
/** Across a door, in thousandths of its half. */
export const ACROSS = { from: -1000, to: 1000 } as const

export type Ranges = Readonly<Record<string, { readonly from: number; readonly to: number }>>

export const AIM_RANGES: Ranges = { dir: DIRECTION, facing: DIRECTION, power: POWER, offset: ACROSS }

export function outOfRange(action: object, ranges: Ranges) {
  for (const [field, value] of Object.entries(action)) {
    const range = ranges[field]
    if (range === undefined || typeof value !== 'number') continue
    const { from, to } = range
    if (value < from || value > to) return { code: 'out-of-range', facts: { field, from, to } } as const
  }
  return undefined
}
