// Who is who in games of hidden roles round a Sheriff, exactly: a weight for every way the roles can lie, multiplied after each public
// act by how likely that act was. It is what everybody may think who has seen no role but the shown ones; a seat's own belief is the
// same conditioned on its own role. So one belief does for all seats of an imagined game.

import { type Chance, type Seat, bits } from '@saloon/kernel'
import { exp } from '../exact.ts'

export const SHERIFF = 0
export const DEPUTY = 1
export const OUTLAW = 2
export const RENEGADE = 3
export const CODES = { sheriff: SHERIFF, deputy: DEPUTY, outlaw: OUTLAW, renegade: RENEGADE } as const
export const WORDS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const
export type RoleWord = (typeof WORDS)[number]
/** A role as a number; UNKNOWN where it isn't seen. */
export type Code = number
export const UNKNOWN = -1
const ROLES = 4

/** How many of each role are dealt, by their numbers. */
export type Counts = Readonly<Record<RoleWord, number>>

/** Plain data; the ways themselves follow from seats, Sheriff and counts. */
export interface Belief {
  readonly seats: number
  readonly sheriff: Seat
  readonly counts: Counts
  weights: number[] // of each way the roles can lie; they add up to one
}

/** By role: how much good it does somebody of that role that somebody of the other is hurt. */
export type Attitudes = readonly (readonly number[])[]
/** How acts follow from attitudes: how firmly (`beta`), and how often for no reason that we know of (`noise`, the floor under every weight). */
export interface ActModel {
  readonly attitudes: Attitudes
  readonly beta: number
  readonly noise: number
}

// ---- the ways roles can lie -----------------------------------------------------------------------------------------

const WAYS = new Map<string, Uint8Array>()

/** All ways, one after the other, a role for each seat. */
export function waysOf({ seats, sheriff, counts }: Pick<Belief, 'seats' | 'sheriff' | 'counts'>): Uint8Array {
  const key = `${seats}.${sheriff}.${counts.deputy}.${counts.outlaw}.${counts.renegade}`
  const known = WAYS.get(key)
  if (known) return known
  const found: number[] = []
  const way: Code[] = []
  const left = [0, counts.deputy, counts.outlaw, counts.renegade]
  const lay = (seat: Seat): void => {
    if (seat === seats) return void found.push(...way)
    if (seat === sheriff) {
      way[seat] = SHERIFF
      return lay(seat + 1)
    }
    for (let role = DEPUTY; role <= RENEGADE; role++) {
      if (left[role] === 0) continue
      left[role]!--
      way[seat] = role
      lay(seat + 1)
      left[role]!++
    }
  }
  lay(0)
  const ways = Uint8Array.from(found)
  WAYS.set(key, ways)
  return ways
}

export function newBelief(seats: number, sheriff: Seat, counts: Counts): Belief {
  const belief = { seats, sheriff, counts, weights: [] as number[] }
  const many = waysOf(belief).length / seats
  for (let way = 0; way < many; way++) belief.weights.push(1 / many)
  return belief
}

export const copyBelief = ({ seats, sheriff, counts, weights }: Belief): Belief => ({
  seats,
  sheriff,
  counts,
  weights: weights.slice(),
})

/** Half remembered: mixed with knowing nothing. `kept` from 0 to 1. */
export function faded(belief: Belief, kept: number): Belief {
  if (kept >= 1) return belief
  const flat = (1 - kept) / belief.weights.length
  return { ...belief, weights: belief.weights.map((weight) => weight * kept + flat) }
}

// ---- questions ------------------------------------------------------------------------------------------------------

/** Whether this way has the roles that are known. */
function fits(ways: Uint8Array, at: number, known: ArrayLike<Code>, seats: number): boolean {
  for (let seat = 0; seat < seats; seat++) if (known[seat]! >= 0 && known[seat] !== ways[at + seat]) return false
  return true
}

/**
 * How likely each seat has each role (`[seat * 4 + role]`), given the roles that are known. Where all that fits was thought impossible,
 * every way that fits is as likely.
 */
export function marginals(
  belief: Belief,
  known: ArrayLike<Code>,
  into: Float64Array = new Float64Array(belief.seats * ROLES),
): Float64Array {
  const { seats, weights } = belief
  const ways = waysOf(belief)
  into.fill(0)
  let sum = 0
  for (let way = 0, at = 0; way < weights.length; way++, at += seats) {
    if (!fits(ways, at, known, seats)) continue
    const weight = weights[way]! + LEAST
    sum += weight
    for (let seat = 0; seat < seats; seat++) into[seat * ROLES + ways[at + seat]!]! += weight
  }
  if (sum > 0) for (let i = 0; i < into.length; i++) into[i]! /= sum
  return into
}
/** No way is ever thought impossible, so that whatever is shown later finds one that fits. */
const LEAST = 1e-9

/** One way of the roles to lie, drawn as likely as it is held to be. */
export function drawRoles(belief: Belief, known: ArrayLike<Code>, chance: Chance): Code[] {
  const { seats, weights } = belief
  const ways = waysOf(belief)
  let sum = 0
  for (let way = 0, at = 0; way < weights.length; way++, at += seats)
    if (fits(ways, at, known, seats)) sum += weights[way]! + LEAST
  let left = ((bits(chance) >>> 0) / 0x1_0000_0000) * sum
  let drawn = -1
  for (let way = 0, at = 0; way < weights.length; way++, at += seats) {
    if (!fits(ways, at, known, seats)) continue
    drawn = at
    left -= weights[way]! + LEAST
    if (left <= 0) break
  }
  if (drawn === -1) throw new Error('the roles that are known can not lie so')
  return Array.from(ways.subarray(drawn, drawn + seats))
}

// ---- learning -------------------------------------------------------------------------------------------------------

const TOTAL = new Float64Array(ROLES)
const GOOD = new Float64Array(ROLES * 32)
const LIKELY = [1, 1, 1, 1]

/** `by` chose `at` among `reach` (bits, `at` among them): every way is weighed by how likely its role for `by` would have done so. */
export function observe(
  belief: Belief,
  by: Seat,
  at: Seat,
  reach: number,
  known: ArrayLike<Code>,
  { attitudes, beta, noise }: ActModel,
): void {
  if (by === belief.sheriff || known[by]! >= 0) return
  const { seats, weights } = belief
  const ways = waysOf(belief)
  TOTAL.fill(0)
  GOOD.fill(0, 0, ROLES * seats)
  for (let way = 0, first = 0; way < weights.length; way++, first += seats) {
    if (!fits(ways, first, known, seats)) continue
    const role = ways[first + by]!
    const weight = weights[way]! + LEAST
    const row = attitudes[role]!
    TOTAL[role]! += weight
    for (let seat = 0; seat < seats; seat++)
      if ((reach & (1 << seat)) !== 0) GOOD[role * seats + seat]! += weight * row[ways[first + seat]!]!
  }
  for (let role = DEPUTY; role <= RENEGADE; role++) {
    if (TOTAL[role] === 0) continue
    let sum = 1 // nobody at all
    let mine = 0
    let targets = 1
    for (let seat = 0; seat < seats; seat++) {
      if ((reach & (1 << seat)) === 0) continue
      const drawn = exp((beta * GOOD[role * seats + seat]!) / TOTAL[role]!)
      sum += drawn
      targets++
      if (seat === at) mine = drawn
    }
    LIKELY[role] = (1 - noise) * (mine / sum) + noise / targets
  }
  weigh(belief, by, LIKELY)
}

/** Every way is weighed by how likely its role for `by` makes what was seen. */
export function weigh(belief: Belief, by: Seat, likely: ArrayLike<number>): void {
  const { seats, weights } = belief
  const ways = waysOf(belief)
  let sum = 0
  for (let way = 0, at = by; way < weights.length; way++, at += seats) sum += weights[way]! *= likely[ways[at]!]!
  for (let way = 0; way < weights.length; way++) weights[way]! /= sum
}

/** The roles that lie open on a table, and one's own. */
export function knownRoles(
  players: readonly { readonly role: unknown; readonly shown: boolean }[],
  me: Seat = -1,
): Int8Array {
  const known = new Int8Array(players.length)
  for (let seat = 0; seat < players.length; seat++) {
    const { role, shown } = players[seat]!
    known[seat] = shown || seat === me ? codeOf(role) : UNKNOWN
  }
  return known
}

export const codeOf = (role: unknown): Code => (typeof role === 'string' ? CODES[role as RoleWord] : UNKNOWN)
