// What a table of Wanted One is worth to a seat: who would win which token. Reckoned once for the table as it lies, and then for each card
// that comes, goes or changes hands only what that card changes.

import type { Seat, Seen } from '@saloon/kernel'
import {
  type Card,
  GANGS,
  type Gang,
  type WantedOne,
  leaderOf,
  pointsFor,
  pointsOf,
  seatsWithMost,
} from '@saloon/wanted-one'
import { EVEN, type Manner } from '../../personality.ts'

export type Table = Seen<WantedOne>

/** A card on its way: from a stack (NOBODY: from a deck) to another (NOBODY: away). */
export interface Move {
  readonly card: Card
  readonly gang: Gang
  readonly from: Seat
  readonly to: Seat
}
export const NOBODY = -1

/** So many times likelier with each card or point more; multiplied out, for the same bits on every machine. */
const timesOver = (times: number, most: number): Float64Array => {
  const odds = new Float64Array(most)
  let product = 1
  for (let more = 1; more < most; more++) odds[more] = product *= times
  return odds
}
const BY_CARDS = timesOver(3, 64)
const BY_POINTS = timesOver(1.4, 160)
const LEADER = 1.5

export class Prospects {
  readonly table: Table
  readonly manner: Manner
  private readonly seats: number
  private readonly counts: Int32Array // by gang, then seat
  private readonly points: Int32Array
  private readonly leaders: Int32Array // by gang: who owns the leader
  private readonly full: number // players with a card of each gang
  private readonly stakes: (Float64Array | undefined)[] = [] // by whose eyes
  private readonly shares: (Float64Array | undefined)[] = [] // by gang, last the points; then the same once the round ends

  constructor(table: Table, manner: Manner) {
    this.table = table
    this.manner = manner
    const { players } = table
    this.seats = players.length
    this.counts = new Int32Array(GANGS.length * this.seats)
    this.points = new Int32Array(this.seats)
    this.leaders = new Int32Array(GANGS.length).fill(NOBODY)
    let full = 0
    for (let seat = 0; seat < this.seats; seat++) {
      const player = players[seat]!
      let gangs = 0
      for (let gang = 0; gang < GANGS.length; gang++) {
        const stack = player.stacks[gang]!
        this.counts[gang * this.seats + seat] = stack.length
        if (stack.length > 0) gangs++
        if (stack.includes(leaderOf(gang))) this.leaders[gang] = seat
      }
      if (gangs === GANGS.length) full++
      this.points[seat] = pointsOf(player, table.supremacy)
    }
    this.full = full
  }

  count(seat: Seat, gang: Gang): number {
    return this.counts[gang * this.seats + seat]!
  }

  /** What everybody would win, `me`'s gains counted for him and theirs against; guessed while the round lasts, for certain when it ends. */
  worth(me: Seat, move: Move | undefined, last: boolean): number {
    if (this.manner.beginner) return this.ownPoints(me, move)
    const stakes = (this.stakes[me] ??= this.stakesOf(me))
    const ends = last || this.isFullAfter(move)
    let worth = 0
    for (let gang = 0; gang < GANGS.length; gang++) {
      const shares = move?.gang === gang ? this.sharesOfGang(gang, ends, move) : this.kept(gang, ends)
      for (let seat = 0; seat < this.seats; seat++)
        if ((this.table.players[seat]!.wanted & (1 << gang)) === 0) worth += shares[seat]! * stakes[seat]!
    }
    const shares = move ? this.sharesOfPoints(ends, move) : this.kept(GANGS.length, ends)
    for (let seat = 0; seat < this.seats; seat++) if (seat !== this.table.one) worth += shares[seat]! * stakes[seat]!
    return worth
  }

  /** A beginner counts his own cards and doesn't see who is ahead of him where. */
  private ownPoints(me: Seat, move: Move | undefined): number {
    let points = this.points[me]!
    if (move?.from === me) points += this.pointsMore(me, move.gang, -1)
    if (move?.to === me) points += this.pointsMore(me, move.gang, 1)
    return points
  }

  /** How many tokens each may hope to win in this round. */
  hopes(): Float64Array {
    const hopes = new Float64Array(this.seats)
    const ends = this.full > 0
    for (let prize = 0; prize <= GANGS.length; prize++) {
      const shares = this.kept(prize, ends)
      for (let seat = 0; seat < this.seats; seat++) {
        const { wanted } = this.table.players[seat]!
        const has = prize === GANGS.length ? seat === this.table.one : (wanted & (1 << prize)) !== 0
        if (!has) hopes[seat]! += shares[seat]!
      }
    }
    return hopes
  }

  private isFullAfter(move: Move | undefined): boolean {
    if (move === undefined) return this.full > 0
    const { gang, from, to } = move
    let full = this.full
    if (from !== NOBODY && this.count(from, gang) === 1 && this.gangsOf(from) === GANGS.length) full--
    if (to !== NOBODY && this.count(to, gang) === 0 && this.gangsOf(to) === GANGS.length - 1) full++
    return full > 0
  }

  private gangsOf(seat: Seat): number {
    let gangs = 0
    for (let gang = 0; gang < GANGS.length; gang++) if (this.count(seat, gang) > 0) gangs++
    return gangs
  }

  private kept(prize: number, ends: boolean): Float64Array {
    const at = prize + (ends ? GANGS.length + 1 : 0)
    return (this.shares[at] ??= prize === GANGS.length ? this.sharesOfPoints(ends) : this.sharesOfGang(prize, ends))
  }

  private sharesOfGang(gang: Gang, ends: boolean, move?: Move): Float64Array {
    const shares = new Float64Array(this.seats)
    let leader = this.leaders[gang]!
    for (let seat = 0; seat < this.seats; seat++) shares[seat] = this.count(seat, gang)
    if (move) {
      if (move.from !== NOBODY) shares[move.from]!--
      if (move.to !== NOBODY) shares[move.to]!++
      if (move.card === leaderOf(gang)) leader = move.to
    }
    if (ends) return this.winnerOnly(shares, leader)
    for (let seat = 0; seat < this.seats; seat++)
      shares[seat] = BY_CARDS[shares[seat]!]! * (seat === leader ? LEADER : 1)
    return ofAll(shares)
  }

  private sharesOfPoints(ends: boolean, move?: Move): Float64Array {
    const shares = new Float64Array(this.seats)
    for (let seat = 0; seat < this.seats; seat++) shares[seat] = this.points[seat]!
    if (move) {
      if (move.from !== NOBODY) shares[move.from]! += this.pointsMore(move.from, move.gang, -1)
      if (move.to !== NOBODY) shares[move.to]! += this.pointsMore(move.to, move.gang, 1)
    }
    if (ends) return this.winnerOnly(shares, NOBODY)
    for (let seat = 0; seat < this.seats; seat++) shares[seat] = BY_POINTS[shares[seat]!]!
    return ofAll(shares)
  }

  private pointsMore(seat: Seat, gang: Gang, more: number): number {
    const cards = this.count(seat, gang)
    const extra = gang === this.table.supremacy ? 1 : 0
    const worth = (count: number): number => pointsFor(count > 0 ? count + extra : 0)
    return worth(cards + more) - worth(cards)
  }

  private winnerOnly(numbers: Float64Array, leader: Seat): Float64Array {
    const most = seatsWithMost(numbers as unknown as readonly number[], this.table.starter)
    const winner = most.length === 1 ? most[0] : most.find((seat) => seat === leader)
    numbers.fill(0)
    if (winner !== undefined) numbers[winner] = 1
    return numbers
  }

  /** One token more means the more, the nearer its owner is to victory; to an aggressive player, of others above all. */
  private stakesOf(me: Seat): Float64Array {
    const { players, one } = this.table
    const stakes = new Float64Array(this.seats)
    const malice = 1 + (this.manner.aggression - EVEN.aggression) * 0.15
    for (let seat = 0; seat < this.seats; seat++) {
      let held = one === seat ? 1 : 0
      for (let left = players[seat]!.wanted; left !== 0; left &= left - 1) held++
      const urgency = (1 + held) * (1 + held)
      if (seat === me) stakes[seat] = urgency
      else stakes[seat] = (-urgency * malice) / (this.seats - 1)
    }
    return stakes
  }
}

function ofAll(weights: Float64Array): Float64Array {
  let total = 0
  for (let i = 0; i < weights.length; i++) total += weights[i]!
  if (total > 0) for (let i = 0; i < weights.length; i++) weights[i]! /= total
  return weights
}
