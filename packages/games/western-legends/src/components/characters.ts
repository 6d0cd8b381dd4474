// The twelve characters: how they start, and the ability they have for good from five Legend Points on.

import type { EquipmentType } from './equipment.ts'
import type { Location } from './places.ts'
import type { Ability } from './vocabulary.ts'

export const ABILITY_AT = 5 // Legend Points

interface Row {
  readonly start: Start
  readonly firstGame?: true
  readonly abilities: readonly Ability[]
}
export interface Start {
  readonly at: readonly Location[] // a choice where there are several, or where the place has several spaces
  readonly free?: true // only where nobody stands yet
  readonly money: number
  readonly poker: number
  readonly items: readonly { readonly type: EquipmentType; readonly upgraded: boolean }[]
  readonly marshal?: number
  readonly wanted?: number
  readonly wounds?: number
}
const ROWS = {
  annie_oakley: {
    start: { at: ['darkrock_general_store'], money: 0, poker: 1, items: [{ type: 'rifle', upgraded: false }] },
    firstGame: true,
    abilities: [
      {
        kind: 'trigger',
        trigger: 'fightStart',
        when: { fightAgainst: 'player' },
        effects: [
          {
            op: 'choose',
            by: 'opponent',
            options: [
              { requires: { minHand: 1, who: 'opponent' }, effects: [{ op: 'discard', n: 1, who: 'opponent' }] },
              { effects: [{ op: 'wound', n: 1, who: 'opponent' }] },
            ],
          },
        ],
      },
    ],
  },
  bass_reeves: {
    start: {
      at: ['darkrock_sheriff_office'],
      money: 10,
      poker: 1,
      items: [{ type: 'revolver', upgraded: true }],
      marshal: 1,
    },
    firstGame: true,
    abilities: [{ kind: 'trigger', trigger: 'turnStart', effects: [{ op: 'draw', n: 1 }] }],
  },
  billy_the_kid: {
    start: {
      at: ['hideout_a_mesitos', 'hideout_a_sunny'],
      money: 0,
      poker: 2,
      items: [{ type: 'revolver', upgraded: false }],
      wanted: 2,
    },
    firstGame: true,
    abilities: [
      {
        kind: 'trigger',
        trigger: 'moveEnd',
        when: { othersInSpace: true },
        effects: [{ op: 'extort', from: 'chosenPlayerInSpace', options: [{ money: 10 }, { poker: 1 }] }],
      },
    ],
  },
  bloody_knife: {
    start: { at: ['spikes_view_mine'], money: 20, poker: 2, items: [{ type: 'revolver', upgraded: false }] },
    firstGame: true,
    abilities: [
      { kind: 'passive', trigger: 'always', effects: [{ op: 'passMesa' }] },
      { kind: 'trigger', trigger: 'mesaCrossed', effects: [{ op: 'heal', n: 1 }] },
    ],
  },
  calamity_jane: {
    start: {
      at: ['red_falls_general_store'],
      money: 20,
      poker: 0,
      items: [
        { type: 'revolver', upgraded: false },
        { type: 'provisions', upgraded: false },
      ],
    },
    abilities: [
      { kind: 'passive', trigger: 'always', effects: [{ op: 'stat', stat: 'handSize', delta: 1 }] },
      { kind: 'trigger', trigger: 'storyContributed', effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  doc_holliday: {
    start: { at: ['red_falls_doctor'], money: 40, poker: 2, items: [{ type: 'revolver', upgraded: false }], wounds: 1 },
    abilities: [
      { kind: 'passive', trigger: 'always', effects: [{ op: 'stat', stat: 'woundsReduceHand', value: false }] },
      { kind: 'trigger', trigger: 'woundsGained', effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  jesse_james: {
    start: {
      at: ['hideout_b_dixon', 'hideout_b_sunny'],
      money: 10,
      poker: 1,
      items: [{ type: 'revolver', upgraded: true }],
      wanted: 1,
    },
    abilities: [
      { kind: 'bonus', trigger: 'fightReveal', when: { inTown: false }, effects: [{ op: 'fightMod', delta: -1 }] },
      {
        kind: 'passive',
        trigger: 'fightCompare',
        when: { fightAgainst: 'player' },
        effects: [{ op: 'fightFlag', flag: 'winTies' }],
      },
    ],
  },
  kit_carson: {
    start: {
      at: ['sunny_hills_mine'],
      money: 0,
      poker: 2,
      items: [
        { type: 'miners_map', upgraded: false },
        { type: 'revolver', upgraded: true },
      ],
    },
    abilities: [
      {
        kind: 'trigger',
        trigger: 'moveActionEnd',
        optional: true,
        effects: [{ op: 'move', max: 1 }],
        limit: 'oncePerMoveAction',
      },
      { kind: 'bonus', trigger: 'fightReveal', when: { inTown: false }, effects: [{ op: 'fightMod', delta: -1 }] },
    ],
  },
  stagecoach_mary: {
    start: { at: ['darkrock_saloon'], money: 10, poker: 1, items: [{ type: 'shotgun', upgraded: false }] },
    abilities: [
      { kind: 'trigger', trigger: 'turnStart', effects: [{ op: 'money', amount: 10 }] },
      { kind: 'trigger', trigger: 'storyContributed', effects: [{ op: 'money', amount: 10 }] },
    ],
  },
  wild_bill_hickok: {
    start: { at: ['red_falls_cabaret'], money: 10, poker: 3, items: [{ type: 'revolver', upgraded: false }] },
    abilities: [
      { kind: 'trigger', trigger: 'pokerWon', effects: [{ op: 'money', amount: 20 }] },
      { kind: 'trigger', trigger: 'pokerLost', optional: true, effects: [{ op: 'keepPlayed', n: 1, random: true }] },
    ],
  },
  wyatt_earp: {
    start: {
      at: [
        'hideout_a_mesitos',
        'hideout_a_sunny',
        'hideout_b_dixon',
        'hideout_b_sunny',
        'hideout_c_spikes',
        'hideout_c_cliff',
      ],
      free: true,
      money: 10,
      poker: 2,
      items: [{ type: 'revolver', upgraded: false }],
      marshal: 1,
    },
    abilities: [
      { kind: 'trigger', trigger: 'banditDefeated', effects: [{ op: 'actions', n: 1 }], limit: 'oncePerTurn' },
    ],
  },
  yb_rowdy: {
    start: { at: ['cliff_junction_mine'], money: 0, poker: 3, items: [{ type: 'revolver', upgraded: true }] },
    abilities: [
      {
        kind: 'trigger',
        trigger: 'turnStart',
        when: { inTown: false },
        optional: true,
        cost: [{ op: 'discard', n: 1 }],
        effects: [{ op: 'move', max: 3 }],
        limit: 'oncePerTurn',
      },
    ],
  },
} as const satisfies Record<string, Row>

export type Character = keyof typeof ROWS
export const CHARACTERS = Object.keys(ROWS) as Character[]
export const CHARACTER_ROWS: Readonly<Record<Character, Row>> = ROWS
