// The fifty-two poker cards: whole numbers 0 … 51, the lower rank first, then hearts, diamonds, clubs, spades.
// A card is played for its value in a fight, for rank and suit in a poker game, and for what is printed on it.

import type { Ability } from './vocabulary.ts'

export type Card = number
export const CARDS = 52

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof RANKS)[number]
export const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const
export type Suit = (typeof SUITS)[number]

export const rankOf = (card: Card): Rank => RANKS[card >> 2]!
export const suitOf = (card: Card): Suit => SUITS[card & 3]!
/** 2 … 14: what it counts in a fight. */
export const valueOf = (card: Card): number => (card >> 2) + 2

// ---- what is printed on them ------------------------------------------------------------------------------------

const ROWS = {
  cheat: [{ kind: 'bonus', trigger: 'pokerReveal', effects: [{ op: 'pokerFlag', flag: 'anyValue' }] }],
  saddle_up: [{ kind: 'action', trigger: 'action', effects: [{ op: 'move', domain: 'town' }] }],
  sprint: [{ kind: 'reaction', trigger: 'afterMove', optional: true, effects: [{ op: 'move', max: 2 }] }],
  manhunt: [
    {
      kind: 'action',
      trigger: 'action',
      effects: [
        { op: 'moveSheriff', n: 3, mode: 'upTo' },
        { op: 'if', cond: { any: [{ status: 'wanted' }, { status: 'marshal' }] }, then: [{ op: 'lp', amount: 1 }] },
      ],
    },
  ],
  payday: [{ kind: 'action', trigger: 'action', effects: [{ op: 'money', amount: 30 }] }],
  stick_em_up: [
    {
      kind: 'reaction',
      trigger: 'fightReaction',
      optional: true,
      effects: [{ op: 'fightMod', delta: -2 }],
      limit: 'oncePerFightPerPlayer',
    },
  ],
  reputation: [{ kind: 'action', trigger: 'action', effects: [{ op: 'storyDisc', n: 1 }] }],
  shootout: [
    { kind: 'bonus', trigger: 'fightReveal', optional: true, effects: [{ op: 'fightFlag', flag: 'restart' }] },
  ],
  wallop: [
    {
      kind: 'bonus',
      trigger: 'fightWon',
      effects: [
        {
          op: 'if',
          cond: { fightAgainst: 'player' },
          then: [{ op: 'wound', n: 1, who: 'opponent' }],
          else: [{ op: 'money', amount: 10 }],
        },
      ],
    },
  ],
  instinct: [
    { kind: 'action', trigger: 'action', effects: [{ op: 'draw', n: 3 }] },
    {
      kind: 'bonus',
      trigger: 'discarded',
      when: { not: { discardReason: 'handLimit' } },
      effects: [{ op: 'draw', n: 1 }],
    },
  ],
  lady_luck: [
    {
      kind: 'bonus',
      trigger: 'pokerLost',
      effects: [
        { op: 'money', amount: 30 },
        { op: 'draw', n: 1 },
      ],
    },
  ],
  fools_gold: [
    {
      kind: 'bonus',
      trigger: 'deposit',
      optional: true,
      effects: [{ op: 'countsAs', as: 'nugget', context: 'deposit' }],
    },
  ],
  bulletproof: [
    {
      kind: 'bonus',
      trigger: 'fightReveal',
      effects: [
        { op: 'fightFlag', flag: 'noWounds' },
        { op: 'heal', n: 1 },
      ],
    },
  ],
  untouchable: [
    {
      kind: 'bonus',
      trigger: 'fightReveal',
      when: { fightAgainst: 'npc' },
      optional: true,
      effects: [{ op: 'fightFlag', flag: 'cancelFightCardEffect' }],
    },
  ],
  determination: [{ kind: 'action', trigger: 'action', effects: [{ op: 'actions', n: 2 }] }],
  living_legend: [
    {
      kind: 'action',
      trigger: 'action',
      effects: [
        {
          op: 'choose',
          by: 'self',
          options: [
            { requires: { not: { status: 'wanted' } }, effects: [{ op: 'marshal', n: 1 }] },
            { effects: [{ op: 'wanted', n: 1 }] },
          ],
        },
      ],
    },
  ],
} as const satisfies Record<string, readonly Ability[]>

export type Print = keyof typeof ROWS
export const PRINTS = Object.keys(ROWS) as Print[]
export const PRINT_ABILITIES: Readonly<Record<Print, readonly Ability[]>> = ROWS

/** By rank: on all four suits, or on the red and on the black ones. */
const PRINTED: readonly (Print | readonly [red: Print, black: Print])[] = [
  ['cheat', 'saddle_up'],
  'sprint',
  'manhunt',
  'payday',
  'stick_em_up',
  'reputation',
  ['shootout', 'wallop'],
  'instinct',
  ['lady_luck', 'fools_gold'],
  'bulletproof',
  'untouchable',
  'determination',
  'living_legend',
]
const PRINT_OF: readonly Print[] = Array.from({ length: CARDS }, (_, card) => {
  const print = PRINTED[card >> 2]!
  return typeof print === 'string' ? print : print[(card & 3) < 2 ? 0 : 1]
})
export const printOf = (card: Card): Print => PRINT_OF[card]!

/** What a card is called in the specification and in files of pictures: `poker_10_hearts`. */
export const CARD_IDS: readonly string[] = Array.from(
  { length: CARDS },
  (_, card) => `poker_${rankOf(card).toLowerCase()}_${suitOf(card)}`,
)
