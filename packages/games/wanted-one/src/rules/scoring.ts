// Counting: points, and who is ahead in a gang.

import type { Seat } from '@saloon/kernel'
import { type Gang, leaderOf, pointsFor } from '../components.ts'
import type { Player } from '../state.ts'

/** Supremacy adds a card to the gang it names, if there is one to add to (WO-R80, WO-R82). */
export function pointsOfGang({ stacks }: Player, gang: Gang, supremacy: Gang | null): number {
  const cards = stacks[gang]!.length
  return pointsFor(cards > 0 && gang === supremacy ? cards + 1 : cards)
}

export function pointsOf(player: Player, supremacy: Gang | null): number {
  let points = 0
  for (let gang = 0; gang < player.stacks.length; gang++) points += pointsOfGang(player, gang, supremacy)
  return points
}

/** Covered cards and the leader count like any other; the town and Supremacy don't matter (WO-R36, WO-R40, WO-R81). */
export function countsOf(players: readonly Player[], gang: Gang): number[] {
  const counts: number[] = []
  for (let seat = 0; seat < players.length; seat++) counts.push(players[seat]!.stacks[gang]!.length)
  return counts
}

/** Who has the most, clockwise from the round's starter (WO-R60); nobody if the most is nothing (WO-R37, WO-R48). */
export function seatsWithMost(numbers: readonly number[], starter: Seat): Seat[] {
  let most = 1
  let seats: Seat[] = []
  for (let steps = 0; steps < numbers.length; steps++) {
    const seat = (starter + steps) % numbers.length
    if (numbers[seat]! < most) continue
    if (numbers[seat]! > most) seats = []
    most = numbers[seat]!
    seats.push(seat)
  }
  return seats
}

/** Which of these owns the leader of a gang, covered or not (WO-R17). */
export function leaderAmong(players: readonly Player[], seats: readonly Seat[], gang: Gang): Seat | undefined {
  const leader = leaderOf(gang)
  for (const seat of seats) if (players[seat]!.stacks[gang]!.includes(leader)) return seat
  return undefined
}
