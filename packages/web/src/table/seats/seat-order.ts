// Neighbours on screen are neighbours at the table: clockwise, the viewer at the bottom.

import type { Seat } from '@saloon/kernel'

/** The others, clockwise from the viewer's left hand. An onlooker looks from seat 0 and sees it too. */
export function othersClockwise(seats: number, viewer: Seat | undefined): Seat[] {
  if (viewer === undefined) return Array.from({ length: seats }, (_, seat) => seat)
  return Array.from({ length: seats - 1 }, (_, i) => (viewer + 1 + i) % seats)
}

/** A horseshoe for narrow screens: the left column from its foot up, then the right one down. */
export function horseshoe(clockwise: readonly Seat[]): Ring {
  const half = Math.ceil(clockwise.length / 2)
  return { left: clockwise.slice(0, half), top: [], right: clockwise.slice(half) }
}

/** A ring: up the left side, along the top, down the right side. Where it is taller than wide, two at the top at most. */
export interface Ring {
  readonly left: readonly Seat[] // from the foot up
  readonly top: readonly Seat[] // from left to right
  readonly right: readonly Seat[] // from the top down
}
export function ring(clockwise: readonly Seat[], isTall = false): Ring {
  const n = clockwise.length
  const side = isTall ? Math.max(0, Math.ceil((n - 2) / 2)) : n < 3 ? 0 : n < 6 ? 1 : n < 9 ? 2 : 3
  return { left: clockwise.slice(0, side), top: clockwise.slice(side, n - side), right: clockwise.slice(n - side) }
}

/** By number key: 1 is the next seat clockwise, and the last of them is oneself. */
export function seatOfKey(digit: number, seats: number, viewer: Seat | undefined): Seat | undefined {
  if (digit < 1 || digit > seats) return undefined
  return ((viewer ?? -1) + digit) % seats
}
