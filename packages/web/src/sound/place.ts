/** Where a seat is heard: the viewer sits at the foot of the table and play goes round to the left, so the next is left. */
export function panOf(seat: number, seats: number, me: number): number {
  const along = ((((seat - me) % seats) + seats) % seats) / seats
  const pan = -Math.sin(along * 2 * Math.PI) * WIDEST
  return Math.round(pan * 100) / 100 || 0
}

/** Nothing is ever in one ear alone. */
export const WIDEST = 0.7
