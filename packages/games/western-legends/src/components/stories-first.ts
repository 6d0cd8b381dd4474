// The twenty story cards that the first game is played with, too.

import type { StoryRow } from './stories.ts'

export const FIRST_STORIES = {
  wild_west: {
    condition: 'gain_track_point',
    reward: [
      { op: 'money', amount: 20 },
      { op: 'draw', n: 1 },
    ],
    bandits: ['hideout_a_mesitos', 'hideout_a_sunny'],
    sheriff: 2,
  },
  dead_or_alive: {
    condition: 'gain_track_point',
    reward: [
      {
        op: 'if',
        cond: { any: [{ status: 'wanted' }, { status: 'marshal' }] },
        then: [{ op: 'lp', amount: 1 }],
        else: [{ op: 'money', amount: 20 }],
      },
    ],
    bandits: ['hideout_c_spikes'],
    sheriff: 4,
  },
  pinkertons: {
    condition: 'spend_80_in_town',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { requires: { not: { status: 'wanted' } }, effects: [{ op: 'marshal', n: 1 }] },
          { effects: [{ op: 'draw', n: 2 }] },
        ],
      },
    ],
    bandits: [],
    sheriff: 5,
  },
  local_folk: {
    condition: 'spend_80_in_town',
    reward: [
      { op: 'money', amount: 10 },
      { op: 'heal', n: 1 },
    ],
    bandits: [],
    sheriff: 0,
  },
  fortune_bold: {
    condition: 'gain_2_lp',
    reward: [
      { op: 'draw', n: 2 },
      {
        op: 'choose',
        by: 'self',
        options: [{ cost: [{ op: 'discard', n: 2 }], effects: [{ op: 'lp', amount: 1 }] }],
        optional: true,
      },
    ],
    bandits: ['hideout_b_dixon'],
    sheriff: 3,
  },
  cruel_lands: {
    condition: 'win_fight',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { cost: [{ op: 'wound', n: 1 }], effects: [{ op: 'lp', amount: 1 }] },
          { effects: [{ op: 'money', amount: 10 }] },
        ],
      },
    ],
    bandits: ['hideout_b_sunny', 'hideout_c_cliff'],
    sheriff: 1,
  },
  blood_money: {
    condition: 'gain_2_lp',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { effects: [{ op: 'money', amount: 30 }] },
          { cost: [{ op: 'wound', n: 1 }], effects: [{ op: 'money', amount: 50 }] },
        ],
      },
    ],
    bandits: ['hideout_a_mesitos', 'hideout_b_dixon', 'hideout_c_spikes'],
    sheriff: 3,
  },
  noon_sun: {
    condition: 'win_fight',
    reward: [
      {
        op: 'if',
        cond: { owns: { category: 'weapon', upgraded: true } },
        then: [{ op: 'lp', amount: 1 }],
        else: [{ op: 'draw', n: 1 }],
      },
    ],
    bandits: ['hideout_c_cliff'],
    sheriff: 6,
  },
  rub_dirt: {
    condition: 'win_fight',
    reward: [
      { op: 'if', cond: { minWounds: 1 }, then: [{ op: 'heal', n: 'all' }], else: [{ op: 'money', amount: 20 }] },
    ],
    bandits: ['hideout_a_sunny'],
    sheriff: 0,
  },
  the_law: {
    condition: 'gain_track_point',
    reward: [
      { op: 'if', cond: { status: 'marshal' }, then: [{ op: 'marshal', n: 1 }], else: [{ op: 'money', amount: 20 }] },
    ],
    bandits: [],
    sheriff: 6,
  },
  mesa_tribes: {
    condition: 'long_move',
    reward: [
      { op: 'if', cond: { inTown: false }, then: [{ op: 'money', amount: 30 }], else: [{ op: 'money', amount: 10 }] },
    ],
    bandits: ['hideout_b_dixon'],
    sheriff: 1,
  },
  cheap_horse: {
    condition: 'long_move',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { effects: [{ op: 'shop', mode: 'buy', category: 'mount', discount: 20 }] },
          { effects: [{ op: 'money', amount: 10 }] },
        ],
      },
    ],
    bandits: [],
    sheriff: 2,
  },
  ghost_mine: { condition: 'find_gold', reward: [{ op: 'nugget', n: 1 }], bandits: ['hideout_b_sunny'], sheriff: 3 },
  elixirs: {
    condition: 'spend_80_in_town',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { cost: [{ op: 'money', amount: -10 }], effects: [{ op: 'heal', n: 2 }] },
          { effects: [{ op: 'money', amount: 10 }] },
        ],
      },
    ],
    bandits: [],
    sheriff: 1,
  },
  widow: {
    condition: 'earn_40',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { cost: [{ op: 'money', amount: -20 }], effects: [{ op: 'lp', amount: 1 }] },
          { effects: [{ op: 'money', amount: 10 }] },
        ],
      },
    ],
    bandits: ['hideout_a_mesitos'],
    sheriff: 2,
  },
  clean_shaven: {
    condition: 'spend_80_in_town',
    reward: [{ op: 'if', cond: { inTown: true }, then: [{ op: 'lp', amount: 1 }], else: [{ op: 'draw', n: 1 }] }],
    bandits: [],
    sheriff: 4,
  },
  preacher: {
    condition: 'gain_2_lp',
    reward: [
      {
        op: 'if',
        cond: { status: 'wanted' },
        then: [
          {
            op: 'choose',
            by: 'self',
            options: [
              { cost: [{ op: 'money', amount: -20 }], effects: [{ op: 'lp', amount: 1 }] },
              { effects: [{ op: 'draw', n: 1 }] },
            ],
          },
        ],
        else: [
          { op: 'money', amount: 10 },
          { op: 'heal', n: 1 },
        ],
      },
    ],
    bandits: [],
    sheriff: 0,
  },
  tools: {
    condition: 'spend_80_in_town',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { effects: [{ op: 'shop', mode: 'upgrade', category: 'any', discount: 20 }] },
          { effects: [{ op: 'money', amount: 10 }] },
        ],
      },
    ],
    bandits: ['hideout_a_sunny', 'hideout_c_spikes'],
    sheriff: 2,
  },
  darkrock_sheriff: {
    condition: 'gain_track_point',
    reward: [
      {
        op: 'if',
        cond: { status: 'marshal' },
        then: [{ op: 'lp', amount: 1 }],
        else: [
          { op: 'if', cond: { status: 'wanted' }, then: [{ op: 'draw', n: 2 }], else: [{ op: 'money', amount: 20 }] },
        ],
      },
    ],
    bandits: [],
    sheriff: 5,
  },
  hard_knocks: {
    condition: 'win_fight',
    reward: [
      { op: 'draw', n: 1 },
      { op: 'if', cond: { minWounds: 1 }, then: [{ op: 'money', amount: 30 }], else: [{ op: 'money', amount: 10 }] },
    ],
    bandits: ['hideout_b_dixon', 'hideout_c_cliff'],
    sheriff: 3,
  },
} as const satisfies Record<string, StoryRow>
