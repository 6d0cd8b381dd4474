// Flick 'em Up! with real physics: what the policy would flick is tried again and again on imagined tables, each time with another wobble of
// the hand, and a little to either side, softer and harder.

import { type Action, type Clan, type Event, type FlickEmUp, flickEmUp } from '@saloon/flick-em-up'
import type { Chance, Seat, View } from '@saloon/kernel'
import { wrapped } from '@saloon/physics'
import type { Manner } from '../personality.ts'
import { choose, clanAt, flickEmUpPolicy, isFlicked } from '../policy/flick-em-up/index.ts'
import { worthOf } from '../policy/flick-em-up/worth.ts'
import type { Policy } from '../policy/policy.ts'
import { type Decided, type Effort, search } from './flat.ts'

/** Hundredths of a degree, and thousandths of full force. */
const ASIDE = [60, -60, 120, -120] as const
const FORCE = [120, -120] as const
/** What one can gain or lose at once, and what that is in chance to win. */
const MOST = 150
const A_GAME = 400
export const flickEmUpMind: Policy<FlickEmUp, Action, Event, null> = {
  ...flickEmUpPolicy,
  deep: { effort: { playouts: 96, turns: 0, clearly: 1 }, byTheTable: true, decide: think },
}

function think(
  view: View<FlickEmUp>,
  seat: Seat,
  _memory: null,
  manner: Manner,
  effort: Effort,
  chance: Chance,
): Decided<Action> {
  const usual = choose(view, seat, chance, manner)
  const candidates = isFlicked(view) ? [usual, ...refined(view, seat, usual)] : [usual]
  return search(
    {
      candidates,
      imagine: (chance) => flickEmUp.imagine(view, chance),
      playout: (world, action) => flicked(world, seat, clanAt(view), action),
    },
    effort,
    chance,
  )
}

/** A little to either side, and softer or harder. What is gone for is the policy's to say: worths of different errands are too rough to be compared after one flick. */
function refined(view: View<FlickEmUp>, seat: Seat, action: Action): Action[] {
  if (!('dir' in action) || !('power' in action)) return []
  const others: Action[] = [
    ...ASIDE.map((aside) => ({ ...action, dir: wrapped(action.dir + aside) })),
    ...FORCE.map((more) => ({ ...action, power: Math.max(100, Math.min(1000, action.power + more)) })),
  ].filter((other) => other.dir !== action.dir || other.power !== action.power)
  return others.filter((other) => flickEmUp.refusal(view, seat, other) === undefined)
}

/** What it comes to on this table, as a chance to win. */
function flicked(world: FlickEmUp, seat: Seat, clan: Clan, action: Action): number {
  const state = flickEmUp.rules.clone(world)
  const before = worthOf(state, clan)
  flickEmUp.play(flickEmUp.at(state), seat, action)
  const gain = worthOf(state, clan) - before
  if (state.result !== null) return gain > 0 ? 1 : 0
  return asChance(gain)
}
const asChance = (gain: number): number => 0.5 + Math.max(-MOST, Math.min(MOST, gain)) / A_GAME
