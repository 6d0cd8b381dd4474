// The thirteen fight cards that whoever stands for a bandit, a guard or the Sheriff plays: 0 … 12, the lower rank first.

import type { Effect } from './vocabulary.ts'

export type FightCard = number
export const FIGHT_CARDS = 13

/** 2 … 14. */
export const fightValueOf = (card: FightCard): number => card + 2

/** What each does to the player who fights, by rank from 2 to the ace. Seen from its side that player is the opponent. */
export const FIGHT_EFFECTS: readonly (readonly Effect[])[] = [
  [
    { op: 'wound', n: 1, who: 'opponent' },
    { op: 'lp', amount: -1, who: 'opponent' },
  ], // 2
  [{ op: 'wound', n: 2, who: 'opponent' }], // 3
  [
    { op: 'wound', n: 1, who: 'opponent' },
    { op: 'discard', n: 1, who: 'opponent' },
  ], // 4
  [
    { op: 'wound', n: 1, who: 'opponent' },
    { op: 'fightFlag', flag: 'noMarshalReward', who: 'opponent' },
  ], // 5
  [{ op: 'wound', n: 1, who: 'opponent', unpreventable: true }], // 6
  [
    {
      op: 'choose',
      by: 'opponent',
      options: [
        { effects: [{ op: 'wound', n: 1, who: 'opponent' }] },
        {
          requires: { minHand: 1, who: 'opponent' },
          effects: [{ op: 'discard', n: 1, who: 'opponent', random: true }],
        },
      ],
    },
  ], // 7
  [{ op: 'wound', n: 1, who: 'opponent' }], // 8
  [
    {
      op: 'choose',
      by: 'opponent',
      options: [
        { requires: { minHand: 1, who: 'opponent' }, effects: [{ op: 'discard', n: 1, who: 'opponent' }] },
        { requires: { minMoney: 10, who: 'opponent' }, effects: [{ op: 'money', amount: -10, who: 'opponent' }] },
      ],
    },
    { op: 'fightFlag', flag: 'noMarshalReward', who: 'opponent' },
  ], // 9
  [
    {
      op: 'choose',
      by: 'npcPlayer',
      options: [
        {
          effects: [
            { op: 'draw', n: 1, who: 'opponent' },
            { op: 'fightFlag', flag: 'restart' },
          ],
        },
      ],
      optional: true,
    },
  ], // 10
  [{ op: 'money', amount: 10, who: 'opponent' }], // J
  [{ op: 'draw', n: 1, who: 'opponent' }], // Q
  [{ op: 'lp', amount: 1, who: 'opponent' }], // K
  [
    {
      op: 'choose',
      by: 'opponent',
      options: [
        { effects: [{ op: 'lp', amount: 1, who: 'opponent' }] },
        {
          requires: { not: { status: 'wanted', who: 'opponent' } },
          effects: [{ op: 'marshal', n: 1, who: 'opponent' }],
        },
        { effects: [{ op: 'wanted', n: 1, who: 'opponent' }] },
      ],
    },
  ], // A
]

/** How many are drawn to choose from. */
export const FIGHT_DRAWS = { bandit: 2, guard: 3, sheriff: 4, mib: 3 } as const
