// The fight going on, if there is one, and what kind it is.

import type { Seat } from '@saloon/kernel'
import type { Fight } from '../in-progress.ts'
import type { Table } from '../state.ts'

/** Fights don't lie within fights. */
export function fightOf({ stack }: Table): Fight | undefined {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.kind === 'fight') return stack[i] as Fight
  return undefined
}
export const isNpcFight = ({ fight }: Fight): boolean => fight === 'guard' || fight === 'bandit' || fight === 'sheriff'
export const isMibFight = ({ fight }: Fight): boolean =>
  fight === 'mib-duel' || fight === 'mib-rob' || fight === 'mib-own'
export const isBetweenPlayers = ({ fight }: Fight): boolean => fight === 'duel' || fight === 'rob' || fight === 'arrest'

/** What abilities do to a side of the fight, one bit each. */
export const NO_WOUNDS = 1
export const CANCEL_EFFECT = 2
export const RESTART = 4
export const WIN_TIES = 8
export const NO_MARSHAL = 16
/** Used up for this fight: its one reaction of a kind that is limited. */
export const REACTED = 32
export const FLAG_BITS = {
  noWounds: NO_WOUNDS,
  cancelFightCardEffect: CANCEL_EFFECT,
  restart: RESTART,
  winTies: WIN_TIES,
  noMarshalReward: NO_MARSHAL,
} as const

export const flagsOf = (fight: Fight, seat: Seat): number => (seat === fight.seat ? fight.flags : fight.flagsAgainst)
export function setFlag(fight: Fight, seat: Seat, flag: number): void {
  if (seat === fight.seat) fight.flags |= flag
  else fight.flagsAgainst |= flag
}

export const rightHandOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats
