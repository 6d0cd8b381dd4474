// How far a fight has come, and what lies on the table.

import type { Party } from '@saloon/kernel'
import {
  FIGHT_STEPS,
  type Fight,
  type FightStep,
  MAN_IN_BLACK,
  isBetweenPlayers,
  isNpcFight,
} from '@saloon/western-legends'
import type { Seen } from '../table.ts'

export const STEPS = ['declare', 'reveal', 'react', 'outcome'] as const
export type Step = (typeof STEPS)[number]

const at = (step: FightStep): number => FIGHT_STEPS.indexOf(step)
const isPast = (fight: Fight, step: FightStep): boolean => at(fight.step) > at(step)

export function stepOf(fight: Fight, top: string): Step {
  if (top === 'bonus' || at(fight.step) < at('reactions')) return isPast(fight, 'reveal') ? 'reveal' : 'declare'
  return isPast(fight, 'compare') ? 'outcome' : 'react'
}

/** Against whom: a seat, or somebody without one. */
export const opponentOf = (fight: Fight): Party =>
  isNpcFight(fight) ? fight.fight : fight.against === MAN_IN_BLACK ? 'man-in-black' : fight.against

/** A card lies there, seen or not. */
export function committed(fight: Fight, top: string): readonly [attack: boolean, defence: boolean] {
  const attack = isPast(fight, 'attack') && top !== 'attack-card'
  const before: FightStep = fight.fight === 'guard' ? 'attack' : 'reveal'
  const defence = at(fight.step) >= at(before) && top !== 'npc-card' && top !== 'defend-card' && !fight.declined
  return [attack, defence && (top !== 'fight-answer' || !isBetweenPlayers(fight))]
}

/** What is at stake: the words for winning and for losing. */
export const stakesOf = (
  fight: Fight,
): readonly [win: `stake.${Fight['fight']}.win`, lose: `stake.${Fight['fight']}.lose`] => [
  `stake.${fight.fight}.win`,
  `stake.${fight.fight}.lose`,
]

export const knownOf = (table: Seen, seat: number): number[] =>
  table.players[seat]?.hand.filter((card) => card >= 0) ?? []
