// What can be said of counted games: how sure a share of wins is, and how long games last.

import type { Share } from './tally.ts'

export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** How many standard deviations hold 95 % of a normal distribution. */
const Z = 1.959964

/** Wilson's interval: honest for few games and for shares near nothing or all, where the usual one is not. */
export function wilson({ wins, games }: Share): Interval {
  if (games === 0) return { share: 0, low: 0, high: 1 }
  const share = wins / games
  const spread = (Z * Z) / games
  const middle = (share + spread / 2) / (1 + spread)
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread)
  // At the ends the rounding of the root would leave a hair: nothing of nothing is exactly nothing.
  return { share, low: wins === 0 ? 0 : middle - reach, high: wins === games ? 1 : middle + reach }
}

export interface Lengths {
  readonly min: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly max: number
  readonly mean: number
}

/** Of a histogram: how many games took so many decisions. None: no game was finished. */
export function lengthsOf(histogram: Readonly<Record<string, number>>): Lengths | undefined {
  const lengths = Object.keys(histogram)
    .map(Number)
    .toSorted((a, b) => a - b)
  if (lengths.length === 0) return undefined
  let games = 0
  let sum = 0
  for (const length of lengths) {
    games += histogram[length]!
    sum += length * histogram[length]!
  }
  /** The length that so large a part of the games doesn't exceed. */
  const quantile = (part: number): number => {
    let passed = 0
    return lengths.find((length) => (passed += histogram[length]!) >= part * games)!
  }
  return {
    min: lengths[0]!,
    q1: quantile(0.25),
    median: quantile(0.5),
    q3: quantile(0.75),
    max: lengths.at(-1)!,
    mean: sum / games,
  }
}
