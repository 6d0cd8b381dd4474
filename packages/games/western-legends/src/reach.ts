// How far one movement gets, for screens: the spaces within reach, the way to each, and where a bandit ends it.

import { type Seat, type View, has } from '@saloon/kernel'
import { CROSSES_MESAS, EXTRA_STEPS, MORE_STEPS } from './effects/abilities.ts'
import type { Movement } from './in-progress.ts'
import { type Dangers, type Journey, NOWHERE, SPACES, hasBandit, journey, wayTo } from './map/index.ts'
import { mayGoOn } from './frames/movement.ts'
import { movementOf } from './rules/resources.ts'
import type { Card, Hex, Legends } from './state.ts'

type Table = View<Legends>

export interface Reach {
  readonly from: Hex
  readonly most: number // steps
  /** By space: steps needed; 0 where one stands and where this movement doesn't get. */
  readonly steps: Uint8Array
  /** The way there, first step first, mesas among them; empty where it doesn't get. */
  wayTo(to: Hex): Hex[]
  /** A bandit is there: the movement ends with a fight. */
  isFight(to: Hex): boolean
}

const dangersFor = ({ players, bandits, sheriff }: Table, seat: Seat): Dangers => {
  const { wanted, legend, character } = players[seat]!
  return { bandits, sheriff: wanted > 0 ? sheriff : NOWHERE, mesas: legend && CROSSES_MESAS[character]! }
}

/** What so many steps reach from where the player stands. */
export function reachIn(table: Table, seat: Seat, most: number): Reach {
  const from = table.players[seat]!.hex
  const way = journey(from, most, 1, dangersFor(table, seat))
  const steps = new Uint8Array(SPACES)
  for (let to = 0; to < SPACES; to++) if (to !== from && way.before[to] !== NOWHERE) steps[to] = wayTo(way, to).length
  return {
    from,
    most,
    steps,
    wayTo: (to) => wayTo(way, to),
    isFight: (to) => hasBandit(table.bandits, to),
  }
}

/** The movement that the seat could make now, or is about to go on with; undefined: none. */
export function reachNowOf(table: Table, seat: Seat): Reach | undefined {
  const frame = table.stack.at(-1) as Movement | undefined
  if (frame === undefined || !has(table.eyes, seat) || frame.seat !== seat) return undefined
  const { kind, left } = frame as { readonly kind: string; readonly left: number }
  if (kind === 'step') return reachIn(table, seat, left)
  return kind === 'action' && table.actionsLeft > 0 ? reachIn(table, seat, movementOf(table.players[seat]!)) : undefined
}

/** At the end of a movement: what a card, or without one Kit Carson's step, would add to it. */
export function reachWith(table: Table, seat: Seat, card?: Card): Reach | undefined {
  const frame = table.stack.at(-1) as Movement
  if (frame.kind !== 'extend' || frame.seat !== seat) return undefined
  if (card === undefined)
    return mayGoOn(table, frame) ? reachIn(table, seat, EXTRA_STEPS[table.players[seat]!.character]!) : undefined
  return MORE_STEPS[card]! > 0 ? reachIn(table, seat, MORE_STEPS[card]!) : undefined
}

/** In how many Move actions each space is reached, bandits avoided where that costs none; 255: in none of so many. */
export const ridesTo = (table: Table, seat: Seat, actions: number): Journey =>
  journey(table.players[seat]!.hex, movementOf(table.players[seat]!), actions, dangersFor(table, seat))
