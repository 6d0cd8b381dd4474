// Stamps of an answer in a race: numbers in the action, so that a replay is exact. The table fills them in and vouches for them.

/** Milliseconds since the race began, and half the shortest way there and back. */
export interface Stamped {
  readonly claimed: number // when the player says it was
  readonly arrived: number
  readonly lat: number
}

/** The ordinary variation of a line. */
const LEEWAY = 120
const NEARLY = 0.8

/** What the player says, within what the line allows: nobody gains by lying, nobody loses for being far away. */
export function acceptedTime({ claimed, arrived, lat }: Stamped): number {
  const latest = arrived - Math.round(NEARLY * lat)
  return Math.max(0, Math.min(latest, Math.max(arrived - lat - LEEWAY, claimed)))
}
