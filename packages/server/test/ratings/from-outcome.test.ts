import { describe, expect, test } from 'vitest'
import type { Outcome } from '@saloon/kernel'
import { BOT_RATINGS, type RatedSeat, rateOutcome } from '../../src/ratings/from-outcome.ts'
import { NEWCOMER, rate } from '../../src/ratings/plackett-luce.ts'

const person = (player: string): RatedSeat => ({ kind: 'person', player, rating: NEWCOMER })
const bot: RatedSeat = { kind: 'bot', level: 'hard' }
const seats = ['ana', 'bill', 'cleo', 'dan'].map(person)
const outcome = (winners: Outcome['winners'], ...ranking: Outcome['ranking']): Outcome => ({
  winners,
  ranking,
  because: { key: 'result.test' },
})
const single = (rank: number) => ({ players: [NEWCOMER], rank })

test('each for themselves: by the ranking', () => {
  const rated = rateOutcome(outcome([2], [2], [0, 3], [1]), { rated: true, seats })
  const [cleo, ana, dan, bill] = rate([single(0), single(1), single(1), single(2)]).flat()
  expect(Object.fromEntries(rated)).toEqual({ ana, bill, cleo, dan })
  expect(ana).toEqual(dan)
})

test('who wins together is one team; losers are each for themselves', () => {
  const rated = rateOutcome(outcome([1, 3], [1, 3], [0, 2]), { rated: true, seats })
  const [bill, dan, ana, cleo] = rate([{ players: [NEWCOMER, NEWCOMER], rank: 0 }, single(1), single(1)]).flat()
  expect(Object.fromEntries(rated)).toEqual({ ana, bill, cleo, dan })
  expect(rated.get('bill')!.mu).toBeGreaterThan(NEWCOMER.mu)
  expect(rated.get('ana')!.mu).toBeLessThan(NEWCOMER.mu)
})

test('known sides win and lose as one', () => {
  const clans = [
    [0, 2],
    [1, 3],
  ]
  const rated = rateOutcome(outcome([1, 3], [1, 3], [0, 2]), { rated: true, seats, sides: clans })
  const [ana, cleo, bill, dan] = rate([
    { players: [NEWCOMER, NEWCOMER], rank: 1 },
    { players: [NEWCOMER, NEWCOMER], rank: 0 },
  ]).flat()
  expect(Object.fromEntries(rated)).toEqual({ ana, bill, cleo, dan })
})

test('nobody wins: everybody ties', () => {
  const rated = rateOutcome(outcome([], [0, 1, 2, 3]), { rated: true, seats })
  for (const { mu } of rated.values()) expect(mu).toBeCloseTo(NEWCOMER.mu, 9)
})

test('whom the ranking leaves out is last', () => {
  const rated = rateOutcome(outcome([0], [0], [1]), { rated: true, seats })
  expect(rated.get('cleo')!.mu).toBeLessThan(rated.get('bill')!.mu)
  expect(rated.get('cleo')).toEqual(rated.get('dan'))
})

describe('bots', () => {
  test('count as strong as their level, and stay so', () => {
    const rated = rateOutcome(outcome([0], [0], [1]), { rated: true, seats: [person('ana'), bot] })
    const [ana] = rate([single(0), { players: [BOT_RATINGS.hard], rank: 1 }]).flat()
    expect(Object.fromEntries(rated)).toEqual({ ana })
  })

  test('an automaton that wins counts too', () => {
    const rated = rateOutcome(outcome(['man-in-black'], ['man-in-black'], [0, 1]), {
      rated: true,
      seats: seats.slice(0, 2),
    })
    const [, ana, bill] = rate([{ players: [BOT_RATINGS.fair], rank: 0 }, single(1), single(1)]).flat()
    expect(Object.fromEntries(rated)).toEqual({ ana, bill })
  })
})

test('a table that is not rated changes nothing, nor one where somebody played for two', () => {
  const won = outcome([0], [0], [1, 2, 3])
  expect(rateOutcome(won, { rated: false, seats }).size).toBe(0)
  expect(rateOutcome(won, { rated: true, seats: [...seats.slice(0, 3), person('ana')] }).size).toBe(0)
})
