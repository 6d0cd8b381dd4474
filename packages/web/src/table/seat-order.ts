// Neighbours on screen are neighbours at the table: clockwise, the viewer at the bottom.

import type { Seat } from '@saloon/kernel'

/** The others, clockwise from the viewer's left hand. An onlooker looks from seat 0 and sees it too. */
export function othersClockwise(seats: number, viewer: Seat | undefined): Seat[] {
  if (viewer === undefined) return Array.from({ length: seats }, (_, seat) => seat)
  return Array.from({ length: seats - 1 }, (_, i) => (viewer + 1 + i) % seats)
}

/** A horseshoe for narrow screens: the left column from its foot up, then the right one down. */
export function horseshoe(clockwise: readonly Seat[]): {
  readonly left: readonly Seat[]
  readonly right: readonly Seat[]
} {
  const half = Math.ceil(clockwise.length / 2)
  return { left: clockwise.slice(0, half).toReversed(), right: clockwise.slice(half) }
}

export interface Spot {
  readonly seat: Seat
  readonly x: number // per cent of the playfield, 0 left
  readonly y: number // per cent, 0 top
}

/** An arc for wide screens: from the lower left over the top to the lower right. */
export function arc(clockwise: readonly Seat[]): Spot[] {
  const n = clockwise.length
  return clockwise.map((seat, i) => {
    // From 190° (just below the left edge's middle) clockwise over 90° (the top) to -10°.
    const angle = n === 1 ? Math.PI / 2 : ((196 - (212 * i) / (n - 1)) * Math.PI) / 180
    return { seat, x: 50 + 50 * Math.cos(angle), y: 50 - 50 * Math.sin(angle) }
  })
}

/** By number key: 1 is the next seat clockwise, and the last of them is oneself. */
export function seatOfKey(digit: number, seats: number, viewer: Seat | undefined): Seat | undefined {
  if (digit < 1 || digit > seats) return undefined
  return ((viewer ?? -1) + digit) % seats
}
