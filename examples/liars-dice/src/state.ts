// The state as plain data, what may be done and what is told, and the small questions every rule asks.

import { type Base, type Chance, type Eyes, type Frame, type FrameRule, type Hidden, below } from '@saloon/kernel'
import type { Playing as At, Seat, Seen } from '@saloon/kernel'

export const FACES = 6
export type Face = 1 | 2 | 3 | 4 | 5 | 6
export interface Bid {
  readonly by: Seat
  readonly count: number
  readonly face: number
}
export interface LiarsDice extends Base {
  dice: (Face | Hidden)[][] // by seat
  aside: number // dice that were lost
  gone: Seat[][] // who went out together, the last ones first
  turn: Seat // who bids next
  bid: Bid | null // the last one of this round; replaced, never changed
}
export type Table = Seen<LiarsDice>
export type Playing = At<LiarsDice, Event>
export type Rule<F extends Frame = Frame> = FrameRule<LiarsDice, F, Action, Event>
export interface Options {
  readonly dice: number
}

export type Action =
  | { readonly do: 'bid'; readonly count: number; readonly face: number }
  | { readonly do: 'believe' | 'doubt' }
type Rolled = { readonly eyes: Eyes; readonly dice: readonly number[] }
export type Event =
  | { readonly type: 'turn-began'; readonly by: Seat }
  | { readonly type: 'rolled'; readonly by: Seat; readonly count: number; readonly only?: Rolled }
  | ({ readonly type: 'bid' } & Bid)
  | { readonly type: 'locked'; readonly by: Seat } // told by the kernel
  | { readonly type: 'believed' | 'doubted'; readonly by: Seat; readonly shows: true }
  | { readonly type: 'showed'; readonly by: Seat; readonly dice: readonly number[]; readonly shows: true }
  | ({ readonly type: 'held' | 'failed'; readonly found: number } & Bid)
  | { readonly type: 'lost'; readonly by: Seat; readonly left: number }
  | { readonly type: 'out'; readonly by: Seat }

export const rolled = (chance: Chance): Face => (below(chance, FACES) + 1) as Face
export const isIn = ({ dice }: Table, seat: Seat): boolean => dice[seat]!.length > 0
export const seatsIn = (table: Table): Seat[] => [...table.dice.keys()].filter((seat) => isIn(table, seat))
export const allDice = ({ dice }: Table): number => dice.flat().length

/** Everybody else who is in, from the left of a seat on. */
export const leftOf = (table: Table, seat: Seat): Seat[] => {
  const seats = seatsIn(table)
  return [...seats.filter((other) => other > seat), ...seats.filter((other) => other < seat)]
}

/** The smallest bid that is higher; none: everything has been bid. */
export function nextBid(table: Table): { readonly count: number; readonly face: number } | undefined {
  const { count, face } = table.bid ?? { count: 0, face: FACES }
  if (face < FACES) return { count, face: face + 1 }
  return count < allDice(table) ? { count: count + 1, face: 1 } : undefined
}
