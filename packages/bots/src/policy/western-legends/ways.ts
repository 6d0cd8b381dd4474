// Ways over the map, found once and kept: the same few are asked for again and again, above all in imagined games.

import { type Dangers, type Hex, type Journey, journey } from '@saloon/western-legends'

const KEPT = new Map<number, Journey>()
const MOST_KEPT = 6000

/** As `journey` of the game. */
export function wayFrom(from: Hex, movement: number, most: number, dangers: Dangers, avoid: boolean): Journey {
  const { bandits, sheriff, mesas } = dangers
  // From 0 to 127, six hideouts, and so on: together less than 32 bits.
  const key =
    from |
    (movement << 7) |
    (most << 10) |
    (bandits << 13) |
    ((sheriff + 1) << 19) |
    (mesas ? 1 << 27 : 0) |
    (avoid ? 1 << 28 : 0)
  let found = KEPT.get(key)
  if (found === undefined) {
    if (KEPT.size >= MOST_KEPT) KEPT.clear()
    found = journey(from, movement, most, dangers, avoid)
    KEPT.set(key, found)
  }
  return found
}
