// Bots against each other on equal deals. In each deal every bot sits once in each seat that counts, and so in each role, while the
// others keep theirs: what one wins more than another there, luck hasn't given it.

import { type GameModule, type Refusal, type Seat, type Setup, chanceFrom, isRefusal } from '@saloon/kernel'
import type { Player } from '../player.ts'
import { contender } from './contenders.ts'
import { type Watch, playGame } from './play-game.ts'
import { MOST_DECISIONS } from './simulate.ts'

export interface Contest {
  readonly seats: number
  readonly options?: unknown
  readonly bots: readonly string[] // those who are compared
  readonly among?: string // one of them in one seat of each role, this bot in all others; left out: all seats are theirs, rotated
  readonly seed: number
  readonly limit?: number
}

/** What one bot won in one seat of one deal. */
export interface Result {
  readonly bot: number
  readonly game: number // of this deal
  readonly seat: Seat
  readonly role: string // '' in games without
  readonly won: number // 1, a part of a victory shared by rivals, or 0
}
/** Of one deal, all games of it. Plain data, one line in a file. */
export interface Trial {
  readonly deal: number
  readonly games: number
  readonly decisions: number
  readonly unfinished: number
  readonly results: readonly Result[]
  readonly reasons: Readonly<Record<string, number>>
  readonly milliseconds: readonly (readonly number[])[] // by bot: what its decisions took
}

export interface Arena {
  readonly setup: Setup
  play(deal: number): Trial
}

/** `make`: other players than those of the house, for whoever tries something out. */
export function arena(
  module: GameModule,
  contest: Contest,
  clock?: () => number,
  make: (name: string, module: GameModule) => Player | Refusal = contender,
): Arena | Refusal {
  const { seats, bots: names, among, seed, limit = MOST_DECISIONS } = contest
  const setup = module.game.prepare({ seats, options: contest.options })
  if (isRefusal(setup)) return setup
  const made = [...names, ...(among === undefined ? [] : [among])].map((name) => make(name, module))
  const refused = made.find(isRefusal)
  if (refused) return refused
  const players = made as Player[]
  const rest = among === undefined ? -1 : names.length
  return { setup, play }

  function play(deal: number): Trial {
    const trial = { deal, games: 0, decisions: 0, unfinished: 0, reasons: {} as Record<string, number> }
    const results: Result[] = []
    const milliseconds: number[][] = names.map(() => [])
    for (const [game, sitting] of sittings(deal).entries()) {
      const watch: Watch = clock
        ? { clock, took: (seat, spent) => milliseconds[sitting[seat]!]?.push(Math.round(spent * 1000) / 1000) }
        : {}
      const chances = { table: chanceFrom(seed, 2 * deal), bots: chanceFrom(seed, 2 * deal + 1) }
      const bots = sitting.map((bot) => players[bot]!)
      const { outcome, decisions, facts } = playGame(
        module,
        setup as Setup,
        bots,
        chances,
        limit,
        deal % 16 !== 0,
        watch,
      )
      trial.games++
      trial.decisions += decisions
      if (outcome === undefined) trial.unfinished++
      else trial.reasons[outcome.because.key] = (trial.reasons[outcome.because.key] ?? 0) + 1
      const winners = outcome?.winners ?? []
      // A team wins as one; rivals who win together share it.
      const shared = facts[0]?.['team'] === undefined ? winners.length : 1
      sitting.forEach((bot, seat) => {
        if (bot === rest) return
        const role = facts[seat]!['role'] ?? facts[seat]!['team'] ?? ''
        results.push({ bot, game, seat, role, won: winners.includes(seat) ? 1 / shared : 0 })
      })
    }
    return { ...trial, results, milliseconds }
  }

  /** Who sits where, by number, in each game of a deal. */
  function sittings(deal: number): number[][] {
    const order = Array.from({ length: seats }, (_, seat) => seat)
    if (rest === -1 && names.length > seats) return everyoneAgainstEveryone()
    if (rest === -1) return names.map((_, turn) => order.map((seat) => (seat + turn + deal) % names.length))
    return seatsThatCount(deal).flatMap((mine) =>
      names.map((_, bot) => order.map((seat) => (seat === mine ? bot : rest))),
    )
  }

  /** More bots than seats: so many of them at a time, each once in each seat. */
  function everyoneAgainstEveryone(): number[][] {
    let companies: number[][] = [[]]
    for (let seat = 0; seat < seats; seat++)
      companies = companies.flatMap((company) =>
        names.flatMap((_, bot) => (bot > (company.at(-1) ?? -1) ? [[...company, bot]] : [])),
      )
    return companies.flatMap((company) =>
      company.map((_, turn) => company.map((_, seat) => company[(seat + turn) % seats]!)),
    )
  }

  /** One seat of each role, another one each time; where there are no roles, one seat. */
  function seatsThatCount(deal: number): Seat[] {
    const state = module.game.start(setup as Setup, chanceFrom(seed, 2 * deal)) as unknown as {
      readonly players?: readonly { readonly role?: unknown }[]
    }
    const roles = Array.from({ length: seats }, (_, seat) => state.players?.[seat]?.role)
    if (roles.some((role) => typeof role !== 'string')) return [deal % seats]
    return [...new Set(roles)].map((role) => {
      const having = roles.flatMap((other, seat) => (other === role ? [seat] : []))
      return having[deal % having.length]!
    })
  }
}
