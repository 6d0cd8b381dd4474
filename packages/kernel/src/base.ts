// The part of a state that every game has and the kernel keeps. A game's clone(), view() and imagine() list these fields
// one by one beside their own: spreading a base into a larger literal is fifty times slower, and they are hot code.

import { HIDDEN, type Action, type Base, type Chance, type Eyes, type Hidden, type Seat } from './contract.ts'
import { has } from './eyes.ts'

export function newBase(seats: number, chance: Chance): Base {
  const given: number[] = []
  for (let seat = 0; seat < seats; seat++) given.push(0)
  return { chance, moves: 0, frames: 0, epoch: 0, given, used: given.slice(), locked: [], handed: 0, stack: [] }
}

/** Secret answers as these eyes see them: who has locked is public, what is not. */
export function viewLocked(locked: Base['locked'], eyes: Eyes): (Action | null | Hidden)[] {
  if (locked.length === 0) return [] // outside of a `together` frame, which is nearly always
  return locked.map((answer, seat) => (answer === null || has(eyes, seat) ? answer : HIDDEN))
}

/** Whether this seat has answered in secret while others still choose. */
export const hasLocked = ({ locked }: { readonly locked: readonly unknown[] }, seat: Seat): boolean =>
  (locked[seat] ?? null) !== null
