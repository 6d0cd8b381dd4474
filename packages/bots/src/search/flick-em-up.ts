// Flick 'em Up! with real physics: what looks best is flicked again and again on imagined tables, each time with another wobble of the hand,
// and what seems good is refined a little to either side, softer and harder.

import { type Action, type Clan, type Event, type FlickEmUp, flickEmUp } from '@saloon/flick-em-up'
import type { Chance, Seat, View } from '@saloon/kernel'
import { wrapped } from '@saloon/physics'
import type { Manner } from '../personality.ts'
import type { Candidate } from '../policy/flick-em-up/candidates.ts'
import { candidatesHere, choose, clanAt, flickEmUpPolicy, isFlicked } from '../policy/flick-em-up/index.ts'
import { worthOf } from '../policy/flick-em-up/worth.ts'
import type { Policy } from '../policy/policy.ts'
import { type Decided, type Effort, distinct, search } from './flat.ts'

/** Looked at in wood at all, and of these refined. */
const MOST_CANDIDATES = 16
const LOOKED_AT = 10
const REFINED = 2
/** What one can gain or lose at once, and what that is in chance to win. */
const MOST = 150
const A_GAME = 400
/** How much what was reckoned still counts beside what was seen. */
const RECKONED = 0.3

export const flickEmUpMind: Policy<FlickEmUp, Action, Event, null> = {
  ...flickEmUpPolicy,
  deep: { effort: { playouts: 72, turns: 0, clearly: 0.3 }, decide: think },
}

function think(
  view: View<FlickEmUp>,
  seat: Seat,
  _memory: null,
  manner: Manner,
  effort: Effort,
  chance: Chance,
): Decided<Action> {
  const found = isFlicked(view) ? candidatesHere(view, seat) : []
  if (found.length < 2) {
    const action = choose(view, seat, chance, manner)
    return { action, usual: action, gain: 0, error: 0, chance: 0, playouts: 0 }
  }
  const reckoned = new Map(found.map(({ action, worth }) => [JSON.stringify(action), worth]))
  const looked = found.slice(0, LOOKED_AT)
  const others = [...looked.slice(1), ...looked.slice(0, REFINED).flatMap(refined)]
  for (const { action, worth } of others)
    if (!reckoned.has(JSON.stringify(action))) reckoned.set(JSON.stringify(action), worth)
  const clan = clanAt(view)
  const allowed = others
    .map(({ action }) => action)
    .filter((action) => flickEmUp.refusal(view, seat, action) === undefined)
  return search(
    {
      candidates: distinct(looked[0]!.action, allowed, MOST_CANDIDATES),
      imagine: (chance) => flickEmUp.imagine(view, chance),
      playout: (world, action) => flicked(world, seat, clan, action, reckoned.get(JSON.stringify(action)) ?? 0),
    },
    effort,
    chance,
  )
}

/** A little to either side, and softer or harder. */
function refined({ action, worth }: Candidate): Candidate[] {
  if (!('dir' in action) || !('power' in action)) return []
  return [
    { ...action, dir: wrapped(action.dir + 90) },
    { ...action, dir: wrapped(action.dir - 90) },
    { ...action, power: Math.min(1000, action.power + 120) },
    { ...action, power: Math.max(100, action.power - 120) },
  ].map((other) => ({ action: other, worth }))
}

/** What it comes to on this table, as a chance to win. */
function flicked(world: FlickEmUp, seat: Seat, clan: Clan, action: Action, reckoned: number): number {
  if (!('power' in action)) return asChance(reckoned) // what hands do needs no trying
  const state = flickEmUp.rules.clone(world)
  const before = worthOf(state, clan)
  flickEmUp.play(flickEmUp.at(state), seat, action)
  const gain = worthOf(state, clan) - before
  if (state.result !== null) return gain > 0 ? 1 : 0
  return asChance(gain * (1 - RECKONED) + reckoned * RECKONED)
}
const asChance = (gain: number): number => 0.5 + Math.max(-MOST, Math.min(MOST, gain)) / A_GAME
