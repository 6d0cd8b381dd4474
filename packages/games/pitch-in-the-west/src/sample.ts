// A random answer, not always a pitch, of those that are possible at all.

import { acceptedTime, below, type Chance, type Option, sampleAction, sampleByKind, type Seat } from '@saloon/kernel'
import { FULL_TURN, wrapped } from '@saloon/physics'
import { BETWEEN, MOST_LAT, MOST_TIME, MOST_VARIES } from './duel/reckoning.ts'
import { sideOf } from './duel/lane.ts'
import { frames } from './frames/index.ts'
import { firstSlots, whyNotPlace } from './frames/placing.ts'
import type { Action, Asked, Bells, Steady, Table } from './state.ts'
import { figure } from './table.ts'

const TRIES = 12

export function sample(table: Table, seat: Seat, chance: Chance): Action {
  const frame = table.stack.at(-1)!
  const options = frames[frame.kind as keyof typeof frames as 'turn'].options!(table, frame as never, seat)
  const action = sampleByKind<Action>(options, chance)
  if (action.do === 'place') return placed(table, frame as Asked, options, action, chance)
  // A line that can be used half of the time, or every duel would be a steady one.
  if (action.do === 'ready')
    return { do: 'ready', lat: below(chance, 2 * MOST_LAT), varies: below(chance, MOST_VARIES) }
  if (action.do === 'duel-shot') return towards(table, frame as Steady, seat, action, chance)
  if (action.do === 'fire' || action.do === 'set-down') return inTime(table, frame as Bells, seat, action, chance)
  return action
}

/** Slots too close to each other, or a facing without room, are drawn again a few times. */
function placed(table: Table, frame: Asked, options: readonly Option<Action>[], drawn: Action, chance: Chance): Action {
  let action = drawn
  for (let tries = 0; tries < TRIES && action.do === 'place'; tries++) {
    if (whyNotPlace(table, frame, action.facing, action.slots) === undefined) return action
    action = sampleAction<Action>(options, chance)
  }
  return { do: 'place', facing: figure(table, frame.figure).pose!.facing, slots: firstSlots(table, frame) }
}

const WIDE = 2000

/** More or less ahead: pitching away from the other one would make of a duel an endless thing. */
function towards<A extends { readonly dir: number }>(
  table: Table,
  frame: Bells | Steady,
  seat: Seat,
  action: A,
  chance: Chance,
): A {
  const ahead = sideOf(table, frame, seat) === 0 ? 0 : FULL_TURN / 2
  return { ...action, dir: wrapped(ahead - WIDE + below(chance, 2 * WIDE + 1)) }
}

const SOON = 3000

/** Not before the last one, nor right after one's own. */
function inTime(
  table: Table,
  frame: Bells,
  seat: Seat,
  action: Extract<Action, { do: 'fire' | 'set-down' }>,
  chance: Chance,
): Action {
  const { last } = frame.lane[sideOf(table, frame, seat)]
  const least = Math.max(frame.now, last === -1 ? 0 : last + BETWEEN[frame.hard ? 'hard' : 'easy'])
  const claimed = least + below(chance, SOON)
  const aimed = action.do === 'fire' ? towards(table, frame, seat, action, chance) : action
  const stamped = { ...aimed, claimed, arrived: claimed + action.lat }
  return acceptedTime(stamped) >= least && stamped.arrived <= MOST_TIME ? stamped : { do: 'hold' }
}
