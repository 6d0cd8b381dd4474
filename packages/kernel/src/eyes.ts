// Sets of seats, one bit a seat: who looks, who is asked, who is still in.

import type { Eyes, Seat } from './contract.ts'

export const NOBODY: Eyes = 0

export const only = (seat: Seat): Eyes => 1 << seat
export const everyone = (seats: number): Eyes => (1 << seats) - 1
export const has = (eyes: Eyes, seat: Seat): boolean => (eyes & (1 << seat)) !== 0
export const without = (eyes: Eyes, seat: Seat): Eyes => eyes & ~(1 << seat)

/** The lowest seat of a set that isn't empty. */
export const firstOf = (eyes: Eyes): Seat => 31 - Math.clz32(eyes & -eyes)

export function countOf(eyes: Eyes): number {
  let count = 0
  for (let left = eyes; left !== 0; left &= left - 1) count++
  return count
}

export function seatsOf(eyes: Eyes): Seat[] {
  const seats: Seat[] = []
  for (let left = eyes; left !== 0; left &= left - 1) seats.push(firstOf(left))
  return seats
}
