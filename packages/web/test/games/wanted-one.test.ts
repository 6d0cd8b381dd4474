// What the board of Wanted One works out by itself: the scoring in steps, the ledger, warnings, which cards can be chosen.

import { type Game, only } from '@saloon/kernel'
import { GANGS, type WantedOne, wantedOne } from '@saloon/wanted-one'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../src/games/wanted-one/result/draws.ts'
import { highlightsOf } from '../../src/games/wanted-one/result/highlights.ts'
import { ledgerOf } from '../../src/games/wanted-one/result/statistics.ts'
import { refOfStack, seen } from '../../src/games/wanted-one/table.ts'
import { scoringsOf } from '../../src/games/wanted-one/scoring/walk.ts'
import { warningsOf } from '../../src/games/wanted-one/street/warnings.ts'
import { en } from '../../src/games/wanted-one/text/words-en.ts'
import { fr } from '../../src/games/wanted-one/text/words-fr.ts'
import { choiceOf, openingOf, questionFor } from '../../src/table/choice/choice.ts'
import { last, positions } from '../moments.ts'

const game = wantedOne as unknown as Game
const ALL = { duel: true, dollars: true, cavalry: true, supremacy: true }
const VARIANTS = [
  { seats: 2, options: { quick: true, duel: true } },
  { seats: 3, options: ALL },
  { seats: 4, options: { supremacy: true } },
  { seats: 6, options: ALL },
] as const
const SEEDS = [1, 2, 3, 4]

const games = VARIANTS.flatMap((variant) =>
  SEEDS.map((seed) => [`${variant.seats} seats, seed ${seed}`, variant, seed] as const),
)

describe.each(games)('%s', (_name, variant, seed) => {
  const { view, moments } = last(positions(game, variant, seed, only(0)))
  const end = seen(view)
  const scorings = scoringsOf(moments)

  test('G13: the tokens and the One that the score walk gives are those of the result, and its totals add up', () => {
    const wanted = Array.from({ length: variant.seats }, () => 0)
    let one: number | null = null
    for (const { steps } of scorings) {
      for (const step of steps) {
        if (step.kind === 'points')
          for (const { points, gangs } of step.scored) expect(gangs.reduce((a, b) => a + b, 0)).toBe(points)
        const result = step.kind === 'over' ? undefined : step.result
        if (result?.type === 'wanted-won') wanted[result.by]! |= 1 << result.gang
        if (result?.type === 'one-won' || result?.type === 'one-taken') one = result.by
      }
    }
    expect(wanted).toEqual(end.players.map((player) => player.wanted))
    expect(one).toBe(end.one)
    expect(scorings.at(-1)!.steps.at(-1)).toEqual({ kind: 'over', winner: end.winner })
  })

  test('G14: a shoot-out is played back as it was decided', () => {
    for (const { steps } of scorings) {
      for (const step of steps) {
        if (step.kind !== 'shoot-out') continue
        const { turned, winner } = step.shootOut
        const bangs = turned.at(-1)!.filter(({ tile }) => tile === 'bang')
        expect(
          turned
            .slice(0, -1)
            .flat()
            .map(({ tile }) => tile),
        ).not.toContain('bang')
        expect(winner).toBe(bangs.length === 1 ? bangs[0]!.by : undefined)
        expect('by' in step.result ? step.result.by : undefined).toBe(winner)
      }
    }
  })

  test('the ledger of the game counts every gang that was won and every visit to the Saloon', () => {
    const { rounds, seats } = ledgerOf(moments, variant.seats)
    const told = moments.flatMap((moment) => moment.told.map(({ type }) => type))
    const count = (...types: string[]): number => told.filter((type) => types.includes(type)).length
    const sum = (of: (seat: (typeof seats)[number]) => number): number => seats.reduce((all, seat) => all + of(seat), 0)
    expect(sum((seat) => seat.most + seat.leader + seat['shoot-out'])).toBe(count('wanted-won', 'wanted-again'))
    expect(sum(({ visits }) => visits)).toBe(count('saloon-drawn'))
    expect(sum(({ given, removed, taken, nothing }) => given + removed + taken + nothing)).toBe(
      count('arrested', 'hunted', 'swindled', 'no-effect'),
    )
    expect(sum(({ fought }) => fought)).toBe(2 * count('duel-began') + 3 * count('truel-began'))
    expect(sum(({ won }) => won)).toBe(count('shoot-out-won'))
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1))
  })

  test('how often the best open card was taken, and three highlights that the game really had', () => {
    const draws = drawsOf(moments, variant.seats)
    const drew = moments.flatMap(({ told }) => told.filter(({ type }) => type === 'drew')) as unknown as {
      by: number
    }[]
    for (const [seat, { drawn, best }] of draws.entries()) {
      expect(drawn).toBe(drew.filter(({ by }) => by === seat).length)
      expect(best).toBeLessThanOrEqual(drawn)
    }
    const ledger = ledgerOf(moments, variant.seats)
    const found = highlightsOf(ledger, draws)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(3)
    for (const { kind, seat, facts } of found) {
      if (kind === 'draw') expect(ledger.seats[seat]!.won).toBe(facts['count'])
      if (kind === 'round') {
        const points = ledger.rounds.find(({ round }) => round === facts['round'])!.gangs![seat]!
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(facts['points'])
      }
    }
  })
})

test('the best open card is the one that adds most to what its taker holds', () => {
  const open = (town: number, gang: number) => ({ type: 'revealed', town, card: 0, gang, left: 5, shows: true })
  const drew = (by: number, town: number, gang: number) => ({ type: 'drew', by, town, card: 0, gang, count: 1 })
  // Each draws, and the next card of the same gang is turned up there.
  const drawn = (by: number, town: number) => [drew(by, town, town), open(town, town)]
  const told = [
    [{ type: 'round-began', by: 0, round: 1 }, open(0, 0), open(1, 1)],
    drawn(0, 0), // nothing held: both are as good
    drawn(1, 1),
    drawn(0, 0), // the first of another gang would have added 2, a second adds 1
    [{ type: 'cavalry-moved', by: 0, town: 0 }],
    drawn(1, 1), // the better one stands behind the Cavalry
  ].flat()
  const moments = [{ seq: 1, told }] as unknown as Parameters<typeof drawsOf>[0]
  expect(drawsOf(moments, 2)).toEqual([
    { drawn: 2, best: 1 },
    { drawn: 2, best: 2 },
  ])
})

test('G11: of the others’ cards exactly the uncovered ones can be chosen, each by one tap', () => {
  let asked = 0
  for (const seed of SEEDS) {
    for (const { view } of positions(game, { seats: 4 }, seed, only(0))) {
      const question = questionFor(game, view, 0)
      if (question.ask?.kind !== 'bounty' && question.ask?.kind !== 'swindle') continue
      asked++
      const hands = { change: () => undefined, refuse: () => undefined, commit: () => undefined }
      const choice = choiceOf(question, openingOf(question), hands)
      const { players } = view as unknown as WantedOne
      for (const [seat, { stacks }] of players.entries())
        for (const gang of GANGS.keys())
          expect(choice.takes(refOfStack(seat, gang))).toBe(seat !== 0 && stacks[gang]!.length > 0)
    }
  }
  expect(asked).toBeGreaterThan(3)
})

test('a thin deck and a player short of one gang are warned of, and nothing else', () => {
  const { view } = last(positions(game, { seats: 3 }, 1, only(0)))
  const table = seen(view)
  const players = [
    { stacks: [[0], [3], [6], []], wanted: 0, dollars: 0 },
    { stacks: [[1], [4], [], []], wanted: 0, dollars: 0 },
    { stacks: [[], [], [], []], wanted: 0, dollars: 0 },
  ]
  const decks = [[9, 10], [12, 13, 14], [24, 25, 26], [36, 37, 38], [48]]
  expect(warningsOf({ ...table, winner: null, players, decks })).toEqual([
    { kind: 'deck', deck: 0, left: 2 },
    { kind: 'deck', deck: 4, left: 1 },
    { kind: 'gang', seat: 0, gang: 3 },
  ])
  expect(warningsOf({ ...table, winner: 1, players, decks })).toEqual([])
})

test('French fills in what English fills in', () => {
  const facts = (text: string): string[] => [...text.matchAll(/\{([^}|]+)/g)].map(([, fact]) => fact!).toSorted()
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect(new Set(facts(fr[key])), key).toEqual(new Set(facts(en[key])))
})
