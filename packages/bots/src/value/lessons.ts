// What each game learns its value from: features of a position, when to look, and who won in the end.

import type { BangDice } from '@saloon/bang-dice'
import type { Base, Outcome } from '@saloon/kernel'
import type { Wanted } from '@saloon/wanted'
import type { WantedOne } from '@saloon/wanted-one'
import type { Legends } from '@saloon/western-legends'
import type { Belief, RoleWord } from '../belief/roles.ts'
import { FEATURES as DICE_FEATURES, featuresOf as diceFeatures } from './bang-dice.ts'
import type { Lesson } from './regression.ts'
import { SIDES, SIDE_OF } from './sides.ts'
import { FEATURES as WANTED_FEATURES, featuresOf as wantedFeatures } from './wanted.ts'
import { FEATURES as ONE_FEATURES, featuresOf as oneFeatures } from './wanted-one.ts'
import { FEATURES as LEGENDS_FEATURES, featuresOf as legendsFeatures } from './western-legends.ts'

export interface Teacher {
  readonly kind: Lesson['kind']
  readonly names: readonly string[]
  readonly sides: number // seats learn from however many there are
  /** What changes when there is something new to learn from: a turn, mostly. */
  moment(state: Base): number
  /** Undefined: nothing is to be learnt from this position. */
  features(state: Base, memory: unknown): readonly Float64Array[] | undefined
  /** The side, or seat, that won; undefined: nobody alone. */
  winner(state: Base, outcome: Outcome): number | undefined
}

interface Remembered {
  readonly belief: Belief | null
}
const sideThatWon = (state: Base, { winners }: Outcome): number | undefined =>
  winners.length === 0
    ? undefined
    : SIDE_OF[(state as Wanted | BangDice).players[winners[0] as number]!.role as RoleWord]
/** Alone, and somebody who sits there: where few play, what nobody plays can win. */
const seatThatWon = ({ given }: Base, { winners }: Outcome): number | undefined =>
  winners.length === 1 && (winners[0] as number) < given.length ? (winners[0] as number) : undefined

export const TEACHERS: Readonly<Record<string, Teacher>> = {
  wanted: {
    kind: 'sides',
    names: WANTED_FEATURES,
    sides: SIDES.length,
    moment: (state) => (state as Wanted).turns,
    features(state, memory) {
      const { belief } = memory as Remembered
      const { kind } = state.stack[state.stack.length - 1]!
      return belief && kind === 'play' ? [wantedFeatures(state as Wanted, belief)] : undefined
    },
    winner: sideThatWon,
  },
  'bang-dice': {
    kind: 'sides',
    names: DICE_FEATURES,
    sides: SIDES.length,
    moment: (state) => (state as BangDice).active,
    features: (state, memory) => [diceFeatures(state as BangDice, (memory as Remembered).belief)],
    winner: sideThatWon,
  },
  'wanted-one': {
    kind: 'seats',
    names: ONE_FEATURES,
    sides: 0,
    moment: (state) => (state as WantedOne).round * 64 + Math.floor((state as WantedOne).moves / 4) * 4096,
    features: (state) => oneFeatures(state as WantedOne),
    winner: seatThatWon,
  },
  'western-legends': {
    kind: 'seats',
    names: LEGENDS_FEATURES,
    sides: 0,
    moment: (state) => (state as Legends).round * 8 + (state as Legends).active,
    features: (state) => ((state as Legends).phase === 'actions' ? legendsFeatures(state as Legends) : undefined),
    winner: seatThatWon,
  },
}
