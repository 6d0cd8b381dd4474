// The twenty story cards that the first game leaves out.

import type { StoryRow } from './stories.ts'

export const MORE_STORIES = {
  great_drive: {
    condition: 'move_cattle',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [{ effects: [{ op: 'takeCattle' }] }, { effects: [{ op: 'money', amount: 30 }] }],
      },
    ],
    bandits: ['hideout_a_mesitos', 'hideout_a_sunny'],
    sheriff: 2,
  },
  last_train: {
    condition: 'gain_2_lp',
    reward: [
      {
        op: 'if',
        cond: { inRegion: 'spikes_view' },
        then: [{ op: 'lp', amount: 1 }],
        else: [{ op: 'money', amount: 20 }],
      },
    ],
    bandits: ['hideout_c_spikes'],
    sheriff: 1,
  },
  rigged_game: {
    condition: 'win_poker',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [{ effects: [{ op: 'draw', n: 2 }] }, { effects: [{ op: 'money', amount: 30 }] }],
      },
    ],
    bandits: [],
    sheriff: 1,
  },
  gold_fever: {
    condition: 'find_gold',
    reward: [{ op: 'rollProspecting', dice: 1 }],
    bandits: ['hideout_b_dixon', 'hideout_b_sunny'],
    sheriff: 3,
  },
  night_stage: {
    condition: 'earn_40',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { effects: [{ op: 'money', amount: 20 }] },
          { requires: { status: 'wanted' }, effects: [{ op: 'wanted', n: 1 }] },
        ],
      },
    ],
    bandits: ['hideout_c_spikes', 'hideout_c_cliff'],
    sheriff: 4,
  },
  circuit_judge: {
    condition: 'gain_track_point',
    reward: [{ op: 'if', cond: { status: 'marshal' }, then: [{ op: 'lp', amount: 1 }], else: [{ op: 'draw', n: 1 }] }],
    bandits: [],
    sheriff: 6,
  },
  sandstorm: {
    condition: 'long_move',
    reward: [
      { op: 'draw', n: 2 },
      { op: 'discard', n: 1 },
    ],
    bandits: [],
    sheriff: 0,
  },
  rattlesnake: {
    condition: 'find_gold',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { cost: [{ op: 'wound', n: 1 }], effects: [{ op: 'money', amount: 40 }] },
          { effects: [{ op: 'draw', n: 1 }] },
        ],
      },
    ],
    bandits: ['hideout_b_sunny'],
    sheriff: 1,
  },
  campfire: {
    condition: 'gain_2_lp',
    reward: [
      { op: 'heal', n: 1 },
      { op: 'draw', n: 1 },
    ],
    bandits: [],
    sheriff: 0,
  },
  cowhands_ball: {
    condition: 'gain_2_lp',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { cost: [{ op: 'money', amount: -20 }], effects: [{ op: 'lp', amount: 1 }] },
          { effects: [{ op: 'draw', n: 1 }] },
        ],
      },
    ],
    bandits: [],
    sheriff: 2,
  },
  unsigned_letter: {
    condition: 'gain_track_point',
    reward: [{ op: 'draw', n: 2 }],
    bandits: ['hideout_a_mesitos', 'hideout_b_dixon'],
    sheriff: 5,
  },
  jailbreak: {
    condition: 'win_fight',
    reward: [
      { op: 'if', cond: { status: 'wanted' }, then: [{ op: 'wanted', n: 1 }], else: [{ op: 'money', amount: 20 }] },
    ],
    bandits: ['hideout_a_sunny', 'hideout_b_sunny', 'hideout_c_cliff'],
    sheriff: 6,
  },
  farrier: {
    condition: 'spend_80_in_town',
    reward: [
      {
        op: 'if',
        cond: { owns: { category: 'mount' } },
        then: [{ op: 'money', amount: 30 }],
        else: [{ op: 'draw', n: 1 }],
      },
    ],
    bandits: [],
    sheriff: 1,
  },
  flood: {
    condition: 'find_gold',
    reward: [{ op: 'scale', per: 'nugget', max: 4, effects: [{ op: 'money', amount: 10 }] }],
    bandits: ['hideout_b_dixon'],
    sheriff: 2,
  },
  photographer: {
    condition: 'gain_2_lp',
    reward: [{ op: 'if', cond: { minLp: 10 }, then: [{ op: 'lp', amount: 1 }], else: [{ op: 'money', amount: 30 }] }],
    bandits: [],
    sheriff: 3,
  },
  bounty_paid: {
    condition: 'gain_track_point',
    reward: [
      {
        op: 'if',
        cond: { status: 'marshal' },
        then: [{ op: 'money', amount: 40 }],
        else: [{ op: 'money', amount: 20 }],
      },
    ],
    bandits: ['hideout_c_spikes'],
    sheriff: 4,
  },
  saloon_fire: {
    condition: 'win_poker',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { cost: [{ op: 'wound', n: 1 }], effects: [{ op: 'lp', amount: 1 }] },
          { effects: [{ op: 'money', amount: 20 }] },
        ],
      },
    ],
    bandits: ['hideout_a_mesitos'],
    sheriff: 2,
  },
  old_grudge: {
    condition: 'win_fight',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { cost: [{ op: 'discard', n: 2 }], effects: [{ op: 'lp', amount: 1 }] },
          { effects: [{ op: 'draw', n: 2 }] },
        ],
      },
    ],
    bandits: ['hideout_c_cliff'],
    sheriff: 5,
  },
  drummer: {
    condition: 'earn_40',
    reward: [
      {
        op: 'choose',
        by: 'self',
        options: [
          { effects: [{ op: 'shop', mode: 'buy', category: 'misc', free: true, maxCost: 20 }] },
          { effects: [{ op: 'money', amount: 10 }] },
        ],
      },
    ],
    bandits: [],
    sheriff: 0,
  },
  quiet_hills: {
    condition: 'move_cattle',
    reward: [
      { op: 'money', amount: 20 },
      { op: 'draw', n: 1 },
    ],
    bandits: ['hideout_b_sunny'],
    sheriff: 3,
  },
} as const satisfies Record<string, StoryRow>
