// What a table of Wanted One is worth to a seat: who would win which token.

import type { Seat, View } from '@saloon/kernel'
import {
  type Card,
  GANGS,
  type Gang,
  type Player,
  type WantedOne,
  countsOf,
  gangOf,
  leaderAmong,
  pointsOf,
  seatsWithMost,
} from '@saloon/wanted-one'
import { type Dials, EVEN } from '../../personality.ts'

/** As a seat sees it, with the bot's personality. */
export type Table = View<WantedOne> & { readonly dials: Dials }
type Players = readonly Player[]

/** What everybody would win, mine counted for me and theirs against; guessed while the round lasts, for certain when it ends. */
export function prospects(view: Table, players: Players, me: Seat, last: boolean): number {
  const ends = last || players.some(({ stacks }) => stacks.every((stack) => stack.length > 0))
  const seats = [...players.keys()]
  const stakes = seats.map((seat) => stake(view, seat, me))
  let worth = 0
  for (let gang = 0; gang < GANGS.length; gang++) {
    const counts = countsOf(players, gang)
    const leader = leaderAmong(players, seats, gang)
    const weights = counts.map((count, seat) => chances(3, count) * (seat === leader ? 1.5 : 1))
    const shares = sharesOf(ends ? winnerOnly(view, counts, leader) : weights)
    for (const seat of seats) if ((players[seat]!.wanted & (1 << gang)) === 0) worth += shares[seat]! * stakes[seat]!
  }
  const points = players.map((player) => pointsOf(player, view.supremacy))
  const shares = sharesOf(ends ? winnerOnly(view, points) : points.map((total) => chances(1.4, total)))
  for (const seat of seats) if (seat !== view.one) worth += shares[seat]! * stakes[seat]!
  return worth
}

/** So many times likelier with each card or point more; multiplied out, for the same bits on every machine. */
function chances(times: number, more: number): number {
  let chances = more === 0 ? 0 : 1
  for (let i = 0; i < more; i++) chances *= times
  return chances
}

function winnerOnly({ starter }: Table, numbers: readonly number[], leader?: Seat): number[] {
  const most = seatsWithMost(numbers, starter)
  const winner = most.length === 1 ? most[0] : most.find((seat) => seat === leader)
  return numbers.map((_, seat) => (seat === winner ? 1 : 0))
}

function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => (total === 0 ? 0 : weight / total))
}

/** One token more means the more, the nearer its owner is to victory; to an aggressive player, of others above all. */
function stake({ players, one, dials }: Table, seat: Seat, me: Seat): number {
  const held = GANGS.filter((_, gang) => (players[seat]!.wanted & (1 << gang)) !== 0).length + (one === seat ? 1 : 0)
  const urgency = (1 + held) ** 2
  return seat === me ? urgency : (-urgency * malice(dials)) / (players.length - 1)
}

const malice = ({ aggression }: Dials): number => 1 + (aggression - EVEN.aggression) * 0.15

export const withCard = (players: Players, seat: Seat, card: Card): Players =>
  players.map((player, other) =>
    other === seat
      ? { ...player, stacks: player.stacks.map((stack, gang) => (gang === gangOf(card) ? [...stack, card] : stack)) }
      : player,
  )

/** The top card of a stack goes: away, or to somebody. */
export function moved(players: Players, gang: Gang, from: Seat, to?: Seat): Players {
  const card = players[from]!.stacks[gang]!.at(-1)!
  const without = players.map((player, seat) =>
    seat === from
      ? { ...player, stacks: player.stacks.map((stack, of) => (of === gang ? stack.slice(0, -1) : stack)) }
      : player,
  )
  return to === undefined ? without : withCard(without, to, card)
}
