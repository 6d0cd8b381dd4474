// The golden values come from the plackettLuce model of the npm package openskill 5.0.1 with tau 0.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEWCOMER, type Rating, type Team, range, rate } from '../../src/ratings/plackett-luce.ts'
import golden from './plackett-luce.golden.json' with { type: 'json' }

const anyRating = fc.record({
  mu: fc.double({ min: -20, max: 80, noNaN: true }),
  sigma: fc.double({ min: 0.1, max: 10, noNaN: true }),
})
const anyTeams = fc.array(
  fc.record({ players: fc.array(anyRating, { minLength: 1, maxLength: 4 }), rank: fc.nat(4) }),
  { minLength: 1, maxLength: 6 },
)

function expectClose(rated: readonly (readonly Rating[])[], expected: readonly (readonly Rating[])[]): void {
  expect(rated.map((team) => team.length)).toEqual(expected.map((team) => team.length))
  rated.flat().forEach(({ mu, sigma }, n) => {
    expect(mu).toBeCloseTo(expected.flat()[n]!.mu, 9)
    expect(sigma).toBeCloseTo(expected.flat()[n]!.sigma, 9)
  })
}

describe('the published numbers', () => {
  test.each(golden.games)('$name', ({ teams, rated }) => expectClose(rate(teams), rated))

  test('several games in a row', () => {
    let players: readonly Rating[] = [NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER]
    for (const { teams, after } of golden.rounds) {
      const rated = rate(teams.map(({ seats, rank }) => ({ rank, players: seats.map((seat) => players[seat]!) })))
      players = players.map((before, seat) => {
        const team = teams.findIndex(({ seats }) => seats.includes(seat))
        return rated[team]?.[teams[team]!.seats.indexOf(seat)] ?? before
      })
      expectClose([players], [after])
    }
  })
})

describe('whoever plays', () => {
  test('what some gain in strength others lose, each in proportion to the doubt about them', () => {
    fc.assert(
      fc.property(anyTeams, (teams) => {
        const rated = rate(teams)
        const gains = teams.map(({ players }, n) => (rated[n]![0]!.mu - players[0]!.mu) / players[0]!.sigma ** 2)
        expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(0, 8)
      }),
    )
  })

  test('the order in which teams are listed changes nothing', () => {
    fc.assert(
      fc.property(anyTeams, (teams) => {
        expectClose(rate(teams.toReversed()).toReversed(), rate(teams))
      }),
    )
  })

  test('only the order of ranks counts, not their numbers', () => {
    fc.assert(
      fc.property(anyTeams, (teams) => {
        expectClose(rate(teams.map(({ players, rank }) => ({ players, rank: rank * 7 - 3 }))), rate(teams))
      }),
    )
  })

  test('doubt never grows and never vanishes; strength stays a number', () => {
    fc.assert(
      fc.property(anyTeams, (teams) => {
        rate(teams).forEach((team, n) =>
          team.forEach(({ mu, sigma }, member) => {
            expect(Number.isFinite(mu)).toBe(true)
            expect(sigma).toBeGreaterThan(0)
            expect(sigma).toBeLessThanOrEqual(teams[n]!.players[member]!.sigma)
          }),
        )
      }),
    )
  })

  test('who wins never loses strength, who comes last never gains any', () => {
    fc.assert(
      fc.property(fc.array(anyRating, { minLength: 2, maxLength: 8 }), (players) => {
        const teams: Team[] = players.map((player, rank) => ({ players: [player], rank }))
        const rated = rate(teams).flat()
        expect(rated[0]!.mu).toBeGreaterThanOrEqual(players[0]!.mu)
        expect(rated.at(-1)!.mu).toBeLessThanOrEqual(players.at(-1)!.mu)
      }),
    )
  })
})

test('a team alone learns nothing', () => {
  expect(rate([{ players: [NEWCOMER, { mu: 30, sigma: 2 }], rank: 0 }])).toEqual([[NEWCOMER, { mu: 30, sigma: 2 }]])
  expect(rate([])).toEqual([])
})

test('the stronger of two gets the better rating in the end', () => {
  let strong: Rating = NEWCOMER
  let weak: Rating = NEWCOMER
  for (let n = 0; n < 60; n++) {
    const rated = rate([
      { players: [strong], rank: n % 4 === 0 ? 1 : 0 },
      { players: [weak], rank: n % 4 === 0 ? 0 : 1 },
    ])
    strong = rated[0]![0]!
    weak = rated[1]![0]!
  }
  expect(strong.mu).toBeGreaterThan(weak.mu + 3)
  expect(strong.sigma).toBeLessThan(NEWCOMER.sigma / 2)
})

test.each([
  [NEWCOMER, { low: 0, high: 2000 }],
  [
    { mu: 30, sigma: 2 },
    { low: 960, high: 1440 },
  ],
  [
    { mu: 5, sigma: 5 },
    { low: 0, high: 800 },
  ],
  [
    { mu: -10, sigma: 1 },
    { low: 0, high: 0 },
  ],
])('%j is shown as %j', (rating, shown) => expect(range(rating)).toEqual(shown))
