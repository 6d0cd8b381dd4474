// Who is who in games of hidden roles round a Sheriff, exactly: a weight for every way the roles can lie, multiplied after each public
// act by how likely that act was. It is what everybody may think who has seen no role but the shown ones; a seat's own belief is the
// same conditioned on its own role. So one belief does for all seats of an imagined game.

import { type Chance, type Seat, bits, firstOf } from '@saloon/kernel'
import { exp } from '../exact.ts'

export const SHERIFF = 0
export const DEPUTY = 1
export const OUTLAW = 2
export const RENEGADE = 3
export const CODES = { sheriff: SHERIFF, deputy: DEPUTY, outlaw: OUTLAW, renegade: RENEGADE } as const
export const WORDS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const
export type RoleWord = (typeof WORDS)[number]
/** A role as a number. */
export type Code = number
const ROLES = 4

/** How many of each role are dealt, by their numbers. */
export type Counts = Readonly<Record<RoleWord, number>>

/** Plain data; the ways themselves follow from seats, Sheriff and counts. */
export interface Belief {
  readonly seats: number
  readonly sheriff: Seat
  readonly counts: Counts
  weights: readonly number[] // of each way the roles can lie; they add up to one; replaced, never changed
  stamp: number // another one for each state of the weights, in this process
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

/** A way the roles can lie, two bits a seat. */
export type Way = number
/** The roles that are known: which bits, in the upper half, and what they are. */
export type Known = number
export const NOTHING: Known = 0

export const roleIn = (way: Way, seat: Seat): Code => (way >> (2 * seat)) & 3
export const withKnown = (known: Known, seat: Seat, role: Code): Known =>
  known | (3 << (2 * seat + 16)) | (role << (2 * seat))
export const isKnown = (known: Known, seat: Seat): boolean => (known & (3 << (2 * seat + 16))) !== 0
const fits = (way: Way, known: Known): boolean => (way & (known >>> 16)) === (known & 0xffff)

const WAYS = new Map<number, Int32Array>()

export function waysOf({ seats, sheriff, counts }: Pick<Belief, 'seats' | 'sheriff' | 'counts'>): Int32Array {
  const { deputy, outlaw, renegade } = counts
  const key = seats | (sheriff << 4) | (deputy << 8) | (outlaw << 12) | (renegade << 16)
  return WAYS.get(key) ?? findWays(key, seats, sheriff, [0, deputy, outlaw, renegade])
}

function findWays(key: number, seats: number, sheriff: Seat, left: number[]): Int32Array {
  const found: Way[] = []
  const lay = (seat: Seat, way: Way): void => {
    if (seat === seats) return void found.push(way)
    if (seat === sheriff) return lay(seat + 1, way)
    for (let role = DEPUTY; role <= RENEGADE; role++) {
      if (left[role] === 0) continue
      left[role]!--
      lay(seat + 1, way | (role << (2 * seat)))
      left[role]!++
    }
  }
  lay(0, 0)
  const ways = Int32Array.from(found)
  WAYS.set(key, ways)
  return ways
}

let stamps = 0
const PRIORS = new Map<Int32Array, Pick<Belief, 'weights' | 'stamp'>>()

export function newBelief(seats: number, sheriff: Seat, counts: Counts): Belief {
  const ways = waysOf({ seats, sheriff, counts })
  let prior = PRIORS.get(ways)
  if (prior === undefined) {
    prior = { weights: Array.from(ways, () => 1 / ways.length), stamp: ++stamps }
    PRIORS.set(ways, prior)
  }
  return { seats, sheriff, counts, weights: prior.weights, stamp: prior.stamp }
}

export const copyBelief = ({ seats, sheriff, counts, weights, stamp }: Belief): Belief => ({
  seats,
  sheriff,
  counts,
  weights,
  stamp,
})

/** Half remembered: mixed with knowing nothing. `kept` from 0 to 1. */
export function faded(belief: Belief, kept: number): Belief {
  if (kept >= 1) return belief
  const flat = (1 - kept) / belief.weights.length
  const { seats, sheriff, counts, weights } = belief
  return { seats, sheriff, counts, weights: weights.map((weight) => weight * kept + flat), stamp: ++stamps }
}

// ---- questions ------------------------------------------------------------------------------------------------------

/**
 * How likely each seat has each role (`[seat * 4 + role]`), given the roles that are known. Where all that fits was thought impossible,
 * every way that fits is as likely.
 */
export function marginals(
  belief: Belief,
  known: Known,
  into: Float64Array = new Float64Array(belief.seats * ROLES),
): Float64Array {
  const { seats, weights } = belief
  const ways = waysOf(belief)
  for (let i = 0; i < seats * ROLES; i++) into[i] = 0
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    let way = ways[i]!
    if (!fits(way, known)) continue
    const weight = weights[i]! + LEAST
    sum += weight
    for (let at = 0; at < seats * ROLES; at += ROLES, way >>= 2) into[at + (way & 3)]! += weight
  }
  if (sum > 0) for (let i = 0; i < seats * ROLES; i++) into[i]! /= sum
  return into
}

const KEPT = new Float64Array(ROLES * 8)
const kept = { stamp: -1, known: NOTHING }
/** The same, good until it is asked for again: several questions in a row are often about the same. */
export function oddsOf(belief: Belief, known: Known): Float64Array {
  if (kept.stamp === belief.stamp && kept.known === known) return KEPT
  marginals(belief, known, KEPT)
  kept.stamp = belief.stamp
  kept.known = known
  return KEPT
}

/** No way is ever thought impossible, so that whatever is shown later finds one that fits. */
const LEAST = 1e-9

/** One way of the roles to lie, drawn as likely as it is held to be. */
export function drawWay(belief: Belief, known: Known, chance: Chance): Way {
  const { weights } = belief
  const ways = waysOf(belief)
  let sum = 0
  for (let i = 0; i < weights.length; i++) if (fits(ways[i]!, known)) sum += weights[i]! + LEAST
  let left = ((bits(chance) >>> 0) / 0x1_0000_0000) * sum
  let drawn = -1
  for (let i = 0; i < weights.length; i++) {
    if (!fits(ways[i]!, known)) continue
    drawn = i
    left -= weights[i]! + LEAST
    if (left <= 0) break
  }
  if (drawn === -1) throw new Error('the roles that are known can not lie so')
  return ways[drawn]!
}

// ---- learning -------------------------------------------------------------------------------------------------------

const TOTAL = new Float64Array(ROLES)
const GOOD = new Float64Array(ROLES * 8)
const LIKELY = [1, 1, 1, 1]

/** `by` chose `at` among `reach` (bits, `at` among them): every way is weighed by how likely its role for `by` would have done so. */
export function observe(
  belief: Belief,
  by: Seat,
  at: Seat,
  reach: number,
  known: Known,
  { attitudes, beta, noise }: ActModel,
): void {
  if (by === belief.sheriff || isKnown(known, by)) return
  const before = belief.stamp
  const seen = by | (at << 4) | (reach << 8) | (1 << 17)
  if (isDone(belief, seen, known)) return
  const { weights } = belief
  const ways = waysOf(belief)
  TOTAL.fill(0)
  GOOD.fill(0)
  for (let i = 0; i < weights.length; i++) {
    const way = ways[i]!
    if (!fits(way, known)) continue
    const role = roleIn(way, by)
    const weight = weights[i]! + LEAST
    const row = attitudes[role]!
    TOTAL[role]! += weight
    for (let left = reach; left !== 0; left &= left - 1) {
      const seat = firstOf(left)
      GOOD[role * 8 + seat]! += weight * row[roleIn(way, seat)]!
    }
  }
  for (let role = DEPUTY; role <= RENEGADE; role++) {
    if (TOTAL[role] === 0) continue
    let sum = 1 // nobody at all
    let mine = 0
    let targets = 1
    const firmness = beta / TOTAL[role]!
    for (let left = reach; left !== 0; left &= left - 1) {
      const seat = firstOf(left)
      const drawn = exp(firmness * GOOD[role * 8 + seat]!)
      sum += drawn
      targets++
      if (seat === at) mine = drawn
    }
    LIKELY[role] = (1 - noise) * (mine / sum) + noise / targets
  }
  multiply(belief, by, LIKELY)
  done(belief, before, seen, known)
}

/** Every way is weighed by how likely its role for `by` makes what was seen. */
export function weigh(belief: Belief, by: Seat, likely: readonly number[]): void {
  const before = belief.stamp
  const seen = by | (Math.round(likely[DEPUTY]! * 1000) << 4)
  if (isDone(belief, seen, NOTHING)) return
  multiply(belief, by, likely)
  done(belief, before, seen, NOTHING)
}

// Everybody at a table hears the same, so mostly it has just been worked out for somebody else.
const last = { before: -1, seen: 0, known: NOTHING, weights: [] as readonly number[], after: -1 }
function isDone(belief: Belief, seen: number, known: Known): boolean {
  if (last.before !== belief.stamp || last.seen !== seen || last.known !== known) return false
  belief.weights = last.weights
  belief.stamp = last.after
  return true
}
function done({ weights, stamp }: Belief, before: number, seen: number, known: Known): void {
  last.before = before
  last.seen = seen
  last.known = known
  last.weights = weights
  last.after = stamp
}

function multiply(belief: Belief, by: Seat, likely: readonly number[]): void {
  const { weights } = belief
  const ways = waysOf(belief)
  const weighed: number[] = []
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]! * likely[roleIn(ways[i]!, by)]!
    weighed.push(weight)
    sum += weight
  }
  for (let i = 0; i < weighed.length; i++) weighed[i]! /= sum
  belief.weights = weighed
  belief.stamp = ++stamps
}

/** The roles that lie open on a table, and one's own. */
export function knownRoles(
  players: readonly { readonly role: unknown; readonly shown: boolean }[],
  me: Seat = -1,
): Known {
  let known = NOTHING
  for (let seat = 0; seat < players.length; seat++) {
    const { role, shown } = players[seat]!
    if ((shown || seat === me) && typeof role === 'string') known = withKnown(known, seat, CODES[role as RoleWord])
  }
  return known
}

export const codeOf = (role: unknown): Code => CODES[role as RoleWord]
