// The Man in Black, who plays along when two play: ten cards, 0 … 9, each applied from its first effect to its last.

import type { Location } from './places.ts'
import type { Effect } from './vocabulary.ts'

const ROWS = {
  under_every_rock: [
    { op: 'moveMib', to: 'hideout_a_mesitos' },
    { op: 'removeBandit', hideout: 'hideout_a_mesitos' },
    { op: 'lp', amount: 1, who: 'mib' },
    { op: 'money', amount: -10, who: 'allPlayers' },
  ],
  the_vault: [
    { op: 'moveMib', to: 'darkrock_bank' },
    { op: 'lp', amount: 2, who: 'mib' },
    {
      op: 'if',
      cond: { anyPlayer: { inTown: 'darkrock' } },
      then: [{ op: 'discard', n: 1, who: 'playersIn:darkrock' }],
      else: [{ op: 'lp', amount: 2, who: 'mib' }],
    },
  ],
  curtain_call: [
    { op: 'moveMib', to: 'red_falls_cabaret' },
    { op: 'lp', amount: 2, who: 'mib' },
    { op: 'scale', per: 'playerIn:red_falls', effects: [{ op: 'lp', amount: 1, who: 'mib' }] },
  ],
  claim_jumper: [
    { op: 'moveMib', to: 'spikes_view_mine' },
    { op: 'lp', amount: 2, who: 'mib' },
    { op: 'scale', per: 'playerWithNuggets', effects: [{ op: 'lp', amount: 1, who: 'mib' }] },
    { op: 'nugget', n: -1, who: 'allPlayers' },
  ],
  end_of_the_line: [
    { op: 'moveMib', to: 'rail_station' },
    { op: 'lp', amount: 3, who: 'mib' },
    { op: 'scale', per: 'cattleHeldByPlayers', effects: [{ op: 'lp', amount: 1, who: 'mib' }] },
    { op: 'returnCattle', who: 'allPlayers' },
  ],
  word_with_the_law: [
    { op: 'moveMib', to: 'darkrock_sheriff_office' },
    { op: 'lp', amount: 2, who: 'mib' },
    {
      op: 'if',
      cond: { anyPlayer: { status: 'wanted' } },
      then: [{ op: 'moveSheriff', n: 4, mode: 'toward' }],
      else: [{ op: 'lp', amount: 2, who: 'mib' }],
    },
  ],
  call_out: [
    { op: 'moveMib', to: 'player:mostLp' },
    {
      op: 'mibFight',
      against: 'player:mostLp',
      onMibWin: [{ op: 'lp', amount: 5, who: 'mib' }],
      onPlayerWin: [{ op: 'lp', amount: 1 }],
    },
  ],
  hired_guns: [
    { op: 'moveMib', to: 'hideout_c_cliff' },
    { op: 'spawnBandits', hideouts: ['hideout_b_dixon', 'hideout_c_spikes'] },
    { op: 'lp', amount: 2, who: 'mib' },
    { op: 'scale', per: 'playerWithWounds', effects: [{ op: 'lp', amount: 1, who: 'mib' }] },
  ],
  marked_deck: [
    { op: 'moveMib', to: 'darkrock_saloon' },
    { op: 'lp', amount: 3, who: 'mib' },
    {
      op: 'choose',
      by: 'each:playersInTowns',
      options: [
        { requires: { minMoney: 10 }, effects: [{ op: 'money', amount: -10 }] },
        { requires: { minHand: 1 }, effects: [{ op: 'discard', n: 1 }] },
        { effects: [{ op: 'lp', amount: 1, who: 'mib' }] },
      ],
    },
  ],
  money_or_life: [
    { op: 'moveMib', to: 'player:mostMoney' },
    {
      op: 'mibFight',
      against: 'player:mostMoney',
      onMibWin: [{ op: 'lp', amount: 3, who: 'mib' }, { op: 'loseHalfMoney' }],
      onPlayerWin: [{ op: 'money', amount: 20 }],
    },
  ],
} as const satisfies Record<string, readonly Effect[]>

export type MibName = keyof typeof ROWS
export const MIB_NAMES = Object.keys(ROWS) as MibName[]
export type MibCard = number
export const MIB_CARDS = MIB_NAMES.length
export const mibEffects = (card: MibCard): readonly Effect[] => ROWS[MIB_NAMES[card]!]

export const MIB_START: Location = 'rail_station'
/** Always the same, whatever is taken from him. */
export const MIB_MONEY = 120
export const MIB_NUGGETS = 4
