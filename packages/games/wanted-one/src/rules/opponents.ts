// Whom Bounty Hunter and Swindler may touch: any uncovered Outlaw of any opponent, never one's own (WO-R21, WO-R22).

import type { Seat } from '@saloon/kernel'
import type { Gang } from '../components.ts'
import { type Table, gangsOf } from '../state.ts'

/** Opponents of the active player who own an Outlaw, clockwise. */
export function opponentsWithCards({ players, active }: Table): Seat[] {
  const seats: Seat[] = []
  for (let steps = 1; steps < players.length; steps++) {
    const seat = (active + steps) % players.length
    const { stacks } = players[seat]!
    for (let gang = 0; gang < stacks.length; gang++) {
      if (stacks[gang]!.length === 0) continue
      seats.push(seat)
      break
    }
  }
  return seats
}

/** Where there is but one card to touch: its gang. */
export function onlyGang({ players }: Table, opponents: readonly Seat[]): Gang | undefined {
  if (opponents.length > 1) return undefined
  const gangs = gangsOf(players[opponents[0]!]!)
  return gangs.length === 1 ? gangs[0] : undefined
}

/** For somebody who isn't there: the first opponent clockwise, his largest stack. */
export function nearestTarget(table: Table): { readonly seat: Seat; readonly gang: Gang } {
  const seat = opponentsWithCards(table)[0]!
  const { stacks } = table.players[seat]!
  const gang = gangsOf(table.players[seat]!).reduce((a, b) => (stacks[b]!.length > stacks[a]!.length ? b : a))
  return { seat, gang }
}
