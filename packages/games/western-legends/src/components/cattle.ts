// The sixteen cattle tokens: 0 … 7 green, 8 … 15 blue. What each pays is hidden until it is sold or delivered.

import type { Effect } from './vocabulary.ts'

export type Cattle = number
export const CATTLE = 16
export const COLOURS = ['green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export const colourOf = (cattle: Cattle): Colour => COLOURS[cattle >> 3]!

/** The same eight rewards in both colours. */
const REWARDS: readonly (readonly Effect[])[] = [
  [{ op: 'money', amount: 20 }],
  [{ op: 'money', amount: 30 }],
  [{ op: 'money', amount: 30 }],
  [{ op: 'money', amount: 40 }],
  [{ op: 'lp', amount: 1 }],
  [
    { op: 'lp', amount: 1 },
    { op: 'money', amount: 10 },
  ],
  [
    { op: 'lp', amount: 1 },
    { op: 'money', amount: 20 },
  ],
  [{ op: 'lp', amount: 2 }],
]
export const cattleReward = (cattle: Cattle): readonly Effect[] => REWARDS[cattle & 7]!
