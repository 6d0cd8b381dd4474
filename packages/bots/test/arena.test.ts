// The arena and what it counts.

import { bangDiceModule } from '@saloon/bang-dice'
import { flickEmUpModule } from '@saloon/flick-em-up'
import { type GameModule, chanceFrom, isRefusal, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Plan,
  type Player,
  type Tally,
  arena,
  count,
  lengthsOf,
  makeBot,
  merge,
  newTally,
  playGame,
  simulate,
  standingsOf,
  wilson,
} from '../src/index.ts'

const dice = bangDiceModule as unknown as GameModule
const PLAN: Plan = { games: 60, seats: 5, bots: ['random'], seed: 7 }

function run(plan: Plan, ...steps: number[]): Tally {
  const simulation = simulate(dice, plan)
  if (isRefusal(simulation)) throw new Error(simulation.code)
  for (const games of steps) simulation.step(games)
  simulation.step(Infinity)
  expect(simulation.left).toBe(0)
  return simulation.tally
}

describe('a simulation', () => {
  test.each([[['random']], [['greedy']], [['random', 'greedy']]])('of %s is the same whoever shares it out', (bots) => {
    const whole = run({ ...PLAN, bots })
    const parts = newTally()
    for (const [from, games] of [
      [40, 20],
      [0, 1],
      [1, 39],
    ] as const)
      merge(parts, run({ ...PLAN, bots, from, games }, 3))
    expect(parts).toEqual(whole)
    expect(run({ ...PLAN, bots, seed: 8 })).not.toEqual(whole)
  })

  test('counts teams once a game and everything else seat by seat', () => {
    const { games, traits, unfinished, decisions, lengths } = run(PLAN)
    expect({ games, unfinished }).toEqual({ games: 60, unfinished: 0 })
    expect(Object.values(traits['team']!).map((team) => team.games)).toEqual([60, 60, 60])
    expect(Object.values(traits['team']!).reduce((sum, { wins }) => sum + wins, 0)).toBe(60)
    expect(traits['role']!['outlaw']!.games).toBe(120)
    expect(Object.keys(traits['seat']!)).toEqual(['0', '1', '2', '3', '4'])
    expect(traits['bot']).toBeUndefined()
    expect(Object.entries(lengths).reduce((sum, [length, n]) => sum + Number(length) * n, 0)).toBe(decisions)
  })

  test('stops a game at its limit and calls it unfinished', () => {
    const tally = run({ ...PLAN, games: 5, limit: 3 })
    expect(tally).toMatchObject({ games: 5, unfinished: 5, decisions: 15, traits: {} })
  })

  test('counts by bot where they differ, and deals the bots round', () => {
    const { traits } = run({ ...PLAN, games: 10, bots: ['greedy', 'random'] })
    expect(traits['bot']!['greedy']!.games).toBe(30)
    expect(traits['bot']!['random']!.games).toBe(20)
  })

  test('refuses seats and bots that do not exist', () => {
    expect(simulate(dice, { ...PLAN, seats: 9 })).toMatchObject({ code: 'seats-out-of-range' })
    expect(simulate(dice, { ...PLAN, bots: ['random', 'clever'] })).toEqual({
      code: 'unknown-bot',
      facts: { bot: 'clever', known: ['random', 'greedy'] },
    })
  })
})

describe('a bot in the arena', () => {
  test('sees and hears only what its seat may', () => {
    const roles = dice.game.start({ seats: 5, options: {} }, chanceFrom(1)) as unknown as {
      players: { role: string }[]
    }
    const heard: unknown[] = []
    const spy: Player = {
      born: (view) => expect(view.eyes).toBe(only(1)),
      hear: (_memory, event) => heard.push(event),
      decide: () => undefined,
    }
    const random = makeBot('random', dice) as Player
    const bots = [random, spy, random, random, random]
    const { outcome } = playGame(
      dice,
      { seats: 5, options: {} },
      bots,
      { table: chanceFrom(1), bots: chanceFrom(2) },
      1000,
    )
    expect(outcome).toBeDefined()
    const told = (heard as { type: string; by: number; only?: { role: string } }[]).filter(
      ({ type }) => type === 'dealt',
    )
    expect(told).toHaveLength(5)
    expect(told.filter(({ only: secret }) => secret)).toEqual(
      roles.players[1]!.role === 'sheriff' ? [] : [expect.objectContaining({ by: 1 })],
    )
  })

  test('that is trusted plays the same game as one that is checked', () => {
    const bots = Array.from({ length: 5 }, () => makeBot('greedy', dice) as Player)
    const played = [false, true].map((trusted) => {
      const chances = { table: chanceFrom(7), bots: chanceFrom(8) }
      return playGame(dice, { seats: 5, options: {} }, bots, chances, 10_000, trusted)
    })
    expect(played[1]).toEqual(played[0])
  })

  test('that answers what it may not is our mistake and says so', () => {
    const cheat: Player = {
      born: () => null,
      hear: () => {},
      decide: (_view, asks) => ({ answer: { ask: asks[0]!.id, action: { do: 'stop' } } }),
    }
    const chances = { table: chanceFrom(1), bots: chanceFrom(2) }
    expect(() => playGame(dice, { seats: 3, options: {} }, [cheat, cheat, cheat], chances, 100)).toThrow(/may not/)
  })
})

describe('a contest', () => {
  const BOTS = ['greedy', 'greedy:easy', 'random', 'greedy:sly']

  test('of more bots than seats has everybody meet everybody, and compares two where they met', () => {
    const made = arena(dice, { seats: 3, bots: BOTS, seed: 4 })
    if (isRefusal(made)) throw new Error(made.code)
    const trials = [made.play(0), made.play(1)]
    expect(trials.map(({ games }) => games)).toEqual([12, 12])
    const seatsOf = (bot: number) => trials[0]!.results.filter((result) => result.bot === bot).map(({ seat }) => seat)
    for (let bot = 0; bot < BOTS.length; bot++)
      expect(seatsOf(bot).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
    const won = (trial: (typeof trials)[number], bot: number, other: number): number => {
      const met = trial.results.filter(({ game }) =>
        [bot, other].every((one) => trial.results.some((result) => result.game === game && result.bot === one)),
      )
      const own = met.filter((result) => result.bot === bot)
      const roles = [...new Set(own.map(({ role }) => role))]
      const shares = roles.map((role) => {
        const of = own.filter((result) => result.role === role)
        return of.reduce((sum, result) => sum + result.won, 0) / of.length
      })
      return shares.reduce((sum, share) => sum + share, 0) / roles.length
    }
    const { cross, standings } = standingsOf(BOTS, trials)
    const at = (bot: string): number => standings.findIndex((standing) => standing.bot === bot)
    const mean = trials.reduce((sum, trial) => sum + won(trial, 0, 2) - won(trial, 2, 0), 0) / trials.length
    expect(cross[at('greedy')]![at('random')]!.mean).toBeCloseTo(mean, 12)
  })

  test('between clans counts a victory whole for everybody in it', async () => {
    const module = flickEmUpModule as unknown as GameModule
    await module.game.rules.ready?.()
    const made = arena(module, { seats: 2, bots: ['greedy:easy', 'random'], seed: 1 })
    if (isRefusal(made)) throw new Error(made.code)
    const { results, games } = made.play(1)
    expect(games).toBe(2)
    expect(results.map(({ role }) => role)).toEqual(['law', 'outlaws', 'law', 'outlaws'])
    expect(results.reduce((sum, { won }) => sum + won, 0)).toBe(2)
  })
})

describe('statistics', () => {
  test.each([
    [{ wins: 0, games: 0 }, 0, 0, 1],
    [{ wins: 0, games: 10 }, 0, 0, 0.2775],
    [{ wins: 10, games: 10 }, 1, 0.7225, 1],
    [{ wins: 50, games: 100 }, 0.5, 0.4038, 0.5962], // Wilson 1927, as every table has it
    [{ wins: 1, games: 1000 }, 0.001, 0.0002, 0.0056],
  ])('%j has its interval', (share, middle, low, high) => {
    const interval = wilson(share)
    expect(interval.share).toBeCloseTo(middle, 4)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  test('lengths of games come from their histogram', () => {
    expect(lengthsOf({})).toBeUndefined()
    expect(lengthsOf({ 10: 1, 9: 1, 100: 1, 20: 1 })).toEqual({
      min: 9,
      q1: 9,
      median: 10,
      q3: 20,
      max: 100,
      mean: 34.75,
    })
    expect(lengthsOf({ 5: 4 })).toEqual({ min: 5, q1: 5, median: 5, q3: 5, max: 5, mean: 5 })
  })

  test('a game that nobody wins is counted as such', () => {
    const tally = newTally()
    const outcome = { winners: [], ranking: [], because: { key: 'result.no-survivor' } }
    count(tally, { outcome, decisions: 12, facts: [{ team: 'law' }, {}, {}] })
    expect(tally).toMatchObject({ games: 1, nobody: 1, reasons: { 'result.no-survivor': 1 } })
    expect(tally.traits['team']).toEqual({ law: { games: 1, wins: 0 } })
  })
})
