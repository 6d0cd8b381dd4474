// What the general store sells: nine types of six copies each. A copy is a whole number 0 … 53, six to a type in this order.

import type { Ability } from './vocabulary.ts'

export const GEAR_CATEGORIES = ['mount', 'weapon', 'misc'] as const
export type GearCategory = (typeof GEAR_CATEGORIES)[number]

export interface Side {
  readonly movement?: number
  readonly lp?: number // in the final count
  readonly abilities: readonly Ability[]
}
interface Row {
  readonly category: GearCategory
  readonly cost: number
  readonly notInFirstGame?: true
  readonly base: Side
  readonly upgraded?: Side
}
const ROWS = {
  mule: {
    category: 'mount',
    cost: 30,
    base: {
      movement: 3,
      abilities: [{ kind: 'passive', trigger: 'always', effects: [{ op: 'stat', stat: 'nuggetCapacity', delta: 2 }] }],
    },
    upgraded: {
      movement: 4,
      lp: 1,
      abilities: [
        { kind: 'passive', trigger: 'always', effects: [{ op: 'stat', stat: 'nuggetCapacity', delta: 2 }] },
        { kind: 'trigger', trigger: 'deposit', when: { minDeposited: 4 }, effects: [{ op: 'lp', amount: 1 }] },
      ],
    },
  },
  mustang: {
    category: 'mount',
    cost: 50,
    base: { movement: 4, abilities: [] },
    upgraded: { movement: 5, lp: 2, abilities: [] },
  },
  revolver: {
    category: 'weapon',
    cost: 20,
    base: { abilities: [] },
    upgraded: {
      lp: 1,
      abilities: [{ kind: 'bonus', trigger: 'fightReveal', effects: [{ op: 'fightMod', delta: -1 }] }],
    },
  },
  shotgun: {
    category: 'weapon',
    cost: 30,
    base: { abilities: [{ kind: 'trigger', trigger: 'fightWon', effects: [{ op: 'draw', n: 1 }] }] },
    upgraded: {
      lp: 1,
      abilities: [
        { kind: 'bonus', trigger: 'fightReveal', effects: [{ op: 'fightMod', delta: -1 }] },
        { kind: 'trigger', trigger: 'fightWon', effects: [{ op: 'draw', n: 1 }] },
      ],
    },
  },
  rifle: {
    category: 'weapon',
    cost: 40,
    base: {
      abilities: [
        {
          kind: 'trigger',
          trigger: 'fightDeclared',
          when: { all: [{ fightAgainst: 'player' }, { fightRole: 'attacker' }] },
          effects: [{ op: 'peekHand', target: 'opponent', n: 2 }],
        },
      ],
    },
    upgraded: {
      lp: 2,
      abilities: [
        {
          kind: 'trigger',
          trigger: 'fightDeclared',
          when: { all: [{ fightAgainst: 'player' }, { fightRole: 'attacker' }] },
          effects: [{ op: 'peekHand', target: 'opponent', n: 2 }],
        },
        { kind: 'bonus', trigger: 'fightReveal', effects: [{ op: 'fightMod', delta: -1 }] },
      ],
    },
  },
  miners_map: {
    category: 'misc',
    cost: 10,
    notInFirstGame: true,
    base: {
      abilities: [
        {
          kind: 'trigger',
          trigger: 'prospectRolled',
          optional: true,
          effects: [{ op: 'reroll', n: 1 }],
          limit: 'oncePerProspect',
        },
      ],
    },
  },
  whiskey: {
    category: 'misc',
    cost: 10,
    notInFirstGame: true,
    base: {
      abilities: [
        { kind: 'trigger', trigger: 'onGain', effects: [{ op: 'heal', n: 1 }] },
        {
          kind: 'reaction',
          trigger: 'moveEnd',
          when: { othersInSpace: true },
          optional: true,
          cost: [{ op: 'discardSelf' }],
          effects: [{ op: 'wound', n: 1, who: 'chosenPlayerInSpace' }],
        },
      ],
    },
  },
  provisions: {
    category: 'misc',
    cost: 20,
    base: {
      abilities: [
        { kind: 'trigger', trigger: 'onGain', effects: [{ op: 'draw', n: 1 }] },
        {
          kind: 'action',
          trigger: 'action',
          cost: [{ op: 'discardSelf' }],
          effects: [
            { op: 'draw', n: 1 },
            { op: 'heal', n: 1 },
          ],
        },
      ],
    },
  },
  ten_gallon: {
    category: 'misc',
    cost: 20,
    notInFirstGame: true,
    base: {
      abilities: [
        { kind: 'trigger', trigger: 'pokerWon', effects: [{ op: 'lp', amount: 1 }] },
        { kind: 'trigger', trigger: 'pokerLost', effects: [{ op: 'money', amount: 10 }] },
      ],
    },
  },
} as const satisfies Record<string, Row>

export type EquipmentType = keyof typeof ROWS
export const EQUIPMENT_TYPES = Object.keys(ROWS) as EquipmentType[]
export const EQUIPMENT: Readonly<Record<EquipmentType, Row>> = ROWS

export type Item = number
export const COPIES = 6
export const ITEMS = EQUIPMENT_TYPES.length * COPIES
export const typeOf = (item: Item): EquipmentType => EQUIPMENT_TYPES[(item / COPIES) | 0]!
