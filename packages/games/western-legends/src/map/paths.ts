// Finding one's way: what can be reached now, what in so many Move actions, and what stops one on the way.
// Pure questions about compact facts; nothing here knows of players or turns.

import { SPACES, NEIGHBOURS, NEIGHBOURS_AND_MESAS, NODES, type Hex, hasBandit, isMesaNode } from './plan.ts'

export interface Dangers {
  readonly bandits: number // one bit a hideout: entering ends that movement with a fight
  readonly sheriff: Hex // for a Wanted player: never entered (WL-R16); NOWHERE for everybody else
  readonly mesas: boolean // may be crossed (WL-R22)
}

export const OUT_OF_REACH = 255

const besides = (mesas: boolean): readonly (readonly Hex[])[] => (mesas ? NEIGHBOURS_AND_MESAS : NEIGHBOURS)

/** Where a single step may lead, `left` steps being left with this one: onto a mesa only if there is one more to leave it. */
export function steps(from: Hex, left: number, { sheriff, mesas }: Dangers): Hex[] {
  const found: Hex[] = []
  if (left < 1) return found
  for (const next of besides(mesas)[from]!) {
    if (next !== sheriff && (next < SPACES || left > 1)) found.push(next)
  }
  return found
}

/** In how many steps each space is reached by one movement of at most `most` steps; OUT_OF_REACH where it isn't. */
export function reachNow(from: Hex, most: number, dangers: Dangers): Uint8Array {
  const reached = new Uint8Array(NODES).fill(OUT_OF_REACH)
  reached[from] = 0
  const queue = [from]
  for (const at of queue) {
    const used = reached[at]!
    if (at !== from && hasBandit(dangers.bandits, at)) continue // the fight ends the movement (WL-R17)
    for (const next of steps(at, most - used, dangers)) {
      if (reached[next] !== OUT_OF_REACH) continue
      reached[next] = used + 1
      queue.push(next)
    }
  }
  return reached.subarray(0, SPACES)
}

// ---- over several actions ---------------------------------------------------------------------------------------

export interface Journey {
  /** By space: Move actions needed; 0 where one stands, OUT_OF_REACH beyond `most`. */
  readonly actions: Uint8Array
  /** By space: bandits to fight on the way there, the one on the space itself included. */
  readonly fights: Uint8Array
  /** By node: where one comes from; -1 where one stands and where nobody gets. */
  readonly before: Int8Array
}

/**
 * The quickest way to every space in at most `most` Move actions of `movement` steps each, with as few fights as it can be.
 * A bandit costs the steps that were left; afterwards he is gone, and the next action starts from there. `avoid`: no way leads
 * through a bandit; his own space can still be reached.
 */
export function journey(from: Hex, movement: number, most: number, dangers: Dangers, avoid = false): Journey {
  // One number orders the ways to a node: first the steps spent or lost so far, then the fights.
  const costs = new Uint16Array(NODES).fill(FAR)
  const before = new Int8Array(NODES).fill(-1)
  const limit = most * movement
  const waiting: Hex[][] = [[from]]
  costs[from] = 0
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const at of waiting[cost] ?? []) {
      if (costs[at] !== cost) continue // a better way was found meanwhile
      const spent = (cost / WEIGHT) | 0
      const banditHere = at !== from && hasBandit(dangers.bandits, at)
      if (avoid && banditHere) continue
      for (const next of besides(dangers.mesas)[at]!) {
        if (next === dangers.sheriff) continue
        const arrival = arriving(spent, movement, isMesaNode(next), hasBandit(dangers.bandits, next))
        if (arrival > limit) continue
        const fights = (cost % WEIGHT) + (hasBandit(dangers.bandits, next) ? 1 : 0)
        const total = arrival * WEIGHT + fights
        if (total >= costs[next]!) continue
        costs[next] = total
        before[next] = at
        const others = waiting[total]
        if (others === undefined) waiting[total] = [next]
        else others.push(next)
      }
    }
  }
  const actions = new Uint8Array(SPACES).fill(OUT_OF_REACH)
  const fights = new Uint8Array(SPACES)
  for (let space = 0; space < SPACES; space++) {
    const cost = costs[space]!
    if (cost === FAR) continue
    actions[space] = Math.ceil(((cost / WEIGHT) | 0) / movement)
    fights[space] = cost % WEIGHT
  }
  return { actions, fights, before }
}
const FAR = 0xffff
const WEIGHT = 8 // there are six bandits at most

/** Steps spent once the next node is entered, those lost included. */
function arriving(spent: number, movement: number, mesa: boolean, bandit: boolean): number {
  const arrival = spent + 1
  // Nobody ends an action on a mesa: without a step to leave it, one waits for the next action before entering.
  if (mesa && arrival % movement === 0) return movement > 1 ? arrival + 1 : Number.POSITIVE_INFINITY
  return bandit ? Math.ceil(arrival / movement) * movement : arrival
}

/** The way to `to`, first step first; mesas are nodes in it. Empty where one stands and where nobody gets. */
export function wayTo({ before }: Journey, to: Hex): Hex[] {
  const way: Hex[] = []
  for (let at = to; before[at] !== -1; at = before[at]!) way.push(at)
  return way.reverse()
}

/** As far along the way as the next movement of `most` steps gets: before a mesa it can't leave, or to the first bandit. */
export function nextLeg(way: readonly Hex[], most: number, { bandits }: Dangers): Hex[] {
  const leg: Hex[] = []
  for (const node of way) {
    if (leg.length === most) break
    leg.push(node)
    if (hasBandit(bandits, node)) break
  }
  if (leg.length > 0 && isMesaNode(leg.at(-1)!)) leg.pop()
  return leg
}
