// What trials come to: how often each bot won, in all and by role, and how much more than another on the same deals, with intervals.
// The games of one deal are one observation: they share their luck.

import { type Interval, wilson } from './statistics.ts'
import type { Trial } from './trials.ts'

export interface Difference {
  readonly mean: number
  readonly reach: number // half of the interval that holds it 95 times in 100
  readonly deals: number
}
export interface Standing {
  readonly bot: string
  readonly wins: Interval & { readonly games: number }
  readonly roles: Readonly<Record<string, Interval & { readonly games: number }>>
  readonly rating: Interval // in points; the mean of all is 1500, 400 more win ten times as often
  readonly time: { readonly decisions: number; readonly mean: number; readonly p95: number; readonly max: number }
}
export interface Standings {
  readonly deals: number
  readonly games: number
  readonly decisions: number
  readonly unfinished: number
  readonly standings: readonly Standing[] // the strongest first
  /** By bot in the order of `standings`: how much more it won than the other one, on the same deals. */
  readonly cross: readonly (readonly (Difference | null)[])[]
  /** Against the last bot asked for, by role: what a bot gains in its place. */
  readonly gains: readonly {
    readonly bot: string
    readonly all: Difference
    readonly roles: Readonly<Record<string, Difference>>
  }[]
  readonly reasons: Readonly<Record<string, number>>
}

const Z = 1.959964

/** Of one number a deal. */
export function differenceOf(deals: readonly number[]): Difference {
  const { length } = deals
  const mean = deals.reduce((sum, one) => sum + one, 0) / Math.max(1, length)
  const variance = deals.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / Math.max(1, length - 1)
  return { mean, reach: length < 2 ? 1 : Z * Math.sqrt(variance / length), deals: length }
}

export function standingsOf(bots: readonly string[], trials: readonly Trial[]): Standings {
  const between = (one: number, other: number, role?: string): Difference =>
    differenceOf(
      trials.flatMap((trial) => {
        const both = withBoth(trial, one, other)
        const a = meanOf(both, one, role)
        const b = meanOf(both, other, role)
        return a === undefined || b === undefined ? [] : [a - b]
      }),
    )
  const roles = [...new Set(trials.flatMap(({ results }) => results.map(({ role }) => role)))].filter(
    (role) => role !== '',
  )
  const standings = bots.map((bot, number): Standing => {
    const own = trials.flatMap(({ results }) => results.filter((result) => result.bot === number))
    const share = (of: typeof own) => ({
      ...wilson({ wins: sum(of.map(({ won }) => won)), games: of.length }),
      games: of.length,
    })
    const times = trials.flatMap(({ milliseconds }) => milliseconds[number] ?? []).toSorted((a, b) => a - b)
    return {
      bot,
      wins: share(own),
      roles: Object.fromEntries(roles.map((role) => [role, share(own.filter((result) => result.role === role))])),
      rating: ratingOf(share(own)),
      time: {
        decisions: times.length,
        mean: sum(times) / Math.max(1, times.length),
        p95: times[Math.floor(times.length * 0.95)] ?? 0,
        max: times.at(-1) ?? 0,
      },
    }
  })
  const order = standings.map((_, i) => i).toSorted((a, b) => standings[b]!.wins.share - standings[a]!.wins.share)
  const last = bots.length - 1
  return {
    deals: trials.length,
    games: sum(trials.map(({ games }) => games)),
    decisions: sum(trials.map(({ decisions }) => decisions)),
    unfinished: sum(trials.map(({ unfinished }) => unfinished)),
    standings: order.map((bot) => standings[bot]!),
    cross: order.map((one) => order.map((other) => (one === other ? null : between(one, other)))),
    gains: bots.slice(0, last).map((bot, number) => ({
      bot,
      all: between(number, last),
      roles: Object.fromEntries(roles.map((role) => [role, between(number, last, role)])),
    })),
    reasons: addUp(trials.map(({ reasons }) => reasons)),
  }

  /** By its share of wins among these bots in these seats. */
  function ratingOf({ share, low, high }: Interval): Interval {
    const even = sum(trials.flatMap(({ results }) => results.map(({ won }) => won))) / Math.max(1, countResults(trials))
    const points = (of: number): number => Math.round(1500 + 400 * Math.log10(oddsOf(of) / oddsOf(even)))
    return { share: points(share), low: points(low), high: points(high) }
  }
}

const oddsOf = (share: number): number => {
  const within = Math.min(0.999, Math.max(0.001, share))
  return within / (1 - within)
}
const countResults = (trials: readonly Trial[]): number => sum(trials.map(({ results }) => results.length))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The games of a deal in which these two met; all of them, if they never do. */
function withBoth({ results }: Trial, one: number, other: number): Pick<Trial, 'results'> {
  const gamesOf = (bot: number): ReadonlySet<number> =>
    new Set(results.flatMap((result) => (result.bot === bot ? [result.game] : [])))
  const others = gamesOf(other)
  const shared = new Set([...gamesOf(one)].filter((game) => others.has(game)))
  return { results: shared.size === 0 ? results : results.filter(({ game }) => shared.has(game)) }
}

function meanOf({ results }: Pick<Trial, 'results'>, bot: number, role?: string): number | undefined {
  const own = results.filter((result) => result.bot === bot && (role === undefined || result.role === role))
  if (own.length === 0) return undefined
  if (role !== undefined) return sum(own.map(({ won }) => won)) / own.length
  // Each role counts alike, however many have it.
  const roles = [...new Set(own.map((result) => result.role))]
  return sum(roles.map((one) => meanOf({ results: own }, bot, one)!)) / roles.length
}

function addUp(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of all) for (const [key, number] of Object.entries(one)) sums[key] = (sums[key] ?? 0) + number
  return sums
}
