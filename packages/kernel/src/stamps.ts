// The timestamps of an answer in a race: numbers in the action, so that a replay is exact. The table fills them in and vouches
// for them.

/** Times in milliseconds since the race began; `lat` is half the shortest round trip. */
export interface Stamped {
  readonly claimed: number // when the player says it was
  readonly arrived: number
  readonly lat: number
}

/** How much latency ordinarily varies. */
const LEEWAY = 120
const NEARLY = 0.8

/** The claimed time, as far as the latency allows: nobody gains by lying, nobody loses by being far away. */
export function acceptedTime({ claimed, arrived, lat }: Stamped): number {
  const latest = arrived - Math.round(NEARLY * lat)
  return Math.max(0, Math.min(latest, Math.max(arrived - lat - LEEWAY, claimed)))
}
