// The speeds of a game, and how long bots take for a decision at each of them.

export const SPEEDS = [0.5, 1, 2, 4, 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** At the usual speed; milliseconds. */
const USUAL = 1000

export const paceFor = (speed: Speed): number => (speed === 'instant' ? 0 : USUAL / speed)

/** The nearest one: the pace may have been chosen elsewhere, and finer. */
export const speedOf = (pace: number): Speed =>
  pace === 0
    ? 'instant'
    : SPEEDS.filter((speed) => speed !== 'instant').toSorted(
        (a, b) => Math.abs(Math.log(paceFor(a) / pace)) - Math.abs(Math.log(paceFor(b) / pace)),
      )[0]!
