// The two tracks, the dice, and every number of the rules that no card carries.

import type { Effect } from './vocabulary.ts'

// ---- tracks -----------------------------------------------------------------------------------------------------

export const TRACKS = ['marshal', 'wanted'] as const
export type Track = (typeof TRACKS)[number]
export const LAST_BOX = 9

/** What entering box 1 … 9 gives; the first is box 1. */
export const BOX_REWARDS: Readonly<Record<Track, readonly (readonly Effect[])[]>> = {
  marshal: [
    [{ op: 'money', amount: 20 }],
    [{ op: 'money', amount: 20 }],
    [{ op: 'lp', amount: 2 }],
    [{ op: 'money', amount: 30 }],
    [{ op: 'money', amount: 30 }],
    [{ op: 'lp', amount: 4 }],
    [{ op: 'money', amount: 40 }],
    [{ op: 'money', amount: 40 }],
    [{ op: 'lp', amount: 6 }],
  ],
  wanted: [
    [],
    [{ op: 'draw', n: 1 }],
    [],
    [{ op: 'draw', n: 1 }],
    [],
    [{ op: 'draw', n: 1 }],
    [],
    [{ op: 'draw', n: 1 }],
    [],
  ],
}
/** For each point gained on the last box. */
export const BEYOND_LAST_BOX: readonly Effect[] = [{ op: 'lp', amount: 1 }]
/** 1, 2, 3; 0 off the track. */
export const rowOf = (points: number): number => ((points + 2) / 3) | 0

/** In the final count. */
export const WANTED_COUNT = { alone: 3, tied: 1, others: 1 } as const

// ---- limits -----------------------------------------------------------------------------------------------------

export const MOST_MONEY = 120
export const MOST_NUGGETS = 4
export const MOST_MISC = 3
export const MOST_WOUNDS = 3
export const HAND_SIZE = 5
export const ACTIONS = 3
export const ON_FOOT = 2 // spaces
export const DISCS = 2

export const LENGTHS = { short: 15, medium: 20, long: 25 } as const
export type Length = keyof typeof LENGTHS

// ---- income, places, fights, poker ------------------------------------------------------------------------------

export const INCOMES = ['money', 'cards', 'mixed'] as const
export type Income = (typeof INCOMES)[number]
export const INCOME_EFFECTS: Readonly<Record<Income, readonly Effect[]>> = {
  money: [{ op: 'money', amount: 20 }],
  cards: [{ op: 'draw', n: 2 }],
  mixed: [
    { op: 'money', amount: 10 },
    { op: 'draw', n: 1 },
  ],
}

export const FACES = ['nugget', 'residue', 'flakes', 'gravel'] as const
export type Face = (typeof FACES)[number]
/** The six sides of a prospecting die. */
export const DIE: readonly Face[] = ['nugget', 'nugget', 'nugget', 'residue', 'flakes', 'gravel']
export const DICE = 2
export const FACE_EFFECTS: Readonly<Record<Face, readonly Effect[]>> = {
  nugget: [{ op: 'nugget', n: 1 }],
  residue: [{ op: 'money', amount: 10 }],
  flakes: [{ op: 'money', amount: 10 }], // and the die is rolled again
  gravel: [],
}
export const DEPOSIT_EFFECTS: readonly Effect[] = [
  { op: 'money', amount: 20 },
  { op: 'lp', amount: 1 },
]
export const WAGE = 10 // for work
export const DOCTORS_FEE = 10
export const REVEL_STEP = 30 // dollars for each Legend Point

export const FIGHT_REWARDS = {
  duel: [{ op: 'lp', amount: 2 }],
  rob: [{ op: 'wanted', n: 1 }],
  arrest: [{ op: 'marshal', n: 1 }],
  guardWin: [
    { op: 'wanted', n: 3 },
    { op: 'money', amount: 80 },
  ],
  guardLoss: [
    { op: 'wanted', n: 1 },
    { op: 'wound', n: 1 },
    { op: 'draw', n: 1 },
  ],
  banditWin: [
    {
      op: 'choose',
      by: 'self',
      options: [
        { effects: [{ op: 'lp', amount: 1 }] },
        { requires: { not: { status: 'wanted' } }, effects: [{ op: 'marshal', n: 1 }] },
      ],
    },
  ],
  loser: [
    { op: 'wound', n: 1 },
    { op: 'draw', n: 1 },
  ],
} as const satisfies Record<string, readonly Effect[]>
export const LEAST_VALUE = 2
export const MOST_VALUE = 14

export const ANTE = 10
export const SALOON_POT = 50
export const FLOP = 3
export const POKER_PICKS = 2
export const DEALER_CARDS = 4

/** Money in the final count: one Legend Point for each 60 dollars, up to two. */
export const MONEY_COUNT = { each: 60, most: 2 } as const
