// What must hold in every position of every game, and in particular the invariants of the specification, chapter 11.

import { passesTheKit, randomGame } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import {
  ALL_TOKENS,
  CARDS,
  GANGS,
  OUTLAW_CARDS,
  type Options,
  SALOON,
  type WantedOne,
  cardsOf,
  deckOf,
  gangOf,
  removedFrom,
  wantedOne,
  wantedOneModule,
} from '../src/index.ts'
import { everyCard } from './lay-out.ts'

const OPTIONS = ['quick', 'duel', 'dollars', 'cavalry', 'supremacy'] as const
/** All thirty-two combinations of options; all numbers of seats among them. */
const COMBINATIONS = Array.from({ length: 1 << OPTIONS.length }, (_, bits) => {
  const options = Object.fromEntries(OPTIONS.map((key, i) => [key, (bits & (1 << i)) !== 0])) as unknown as Options
  return { seats: options.quick ? 2 + (bits % 3) : 2 + ((bits >> 1) % 5), options }
})
const EVERY_SEATS = [2, 3, 4, 5, 6].map((seats) => ({ seats, options: {} as Partial<Options> }))
const VARIANTS: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  ...COMBINATIONS,
  ...EVERY_SEATS,
]

passesTheKit(wantedOneModule, { variants: VARIANTS, states: 600, longest: 6000, conserved: everyCard, invariants })

function invariants(state: WantedOne): void {
  const { players, decks, knows, discard, options, cavalry } = state
  const wrong: string[] = []
  const must = (condition: boolean, what: string): void => void (condition || wrong.push(what))
  must(everyCard(state).join() === Array.from({ length: CARDS }, (_, card) => card).join(), '1: every card once')
  for (const [deck, cards] of decks.entries()) {
    must(
      cards.every((card) => deckOf(card) === deck),
      `deck ${deck} holds its own cards`,
    )
    must(knows[deck]!.length === cards.length, `who knows deck ${deck}, place by place`)
  }
  for (const { stacks, wanted, dollars } of players) {
    for (const [gang, stack] of stacks.entries())
      must(
        stack.every((card) => card < OUTLAW_CARDS && gangOf(card) === gang),
        '3, 4: stacks',
      )
    must(wanted >= 0 && wanted <= ALL_TOKENS, '6: one token a gang')
    must(dollars >= 0 && dollars <= (options.dollars ? 2 : 0), '9: Dollar tiles')
  }
  must(
    discard.every((card) => !removedFrom(options.quick).includes(card)),
    'what is out stays out',
  )
  must(cavalry === null || (options.cavalry && cavalry >= 0 && cavalry < SALOON), '10: the Cavalry stands on a town')
  must((state.supremacy === null) === !options.supremacy, 'Supremacy is played or not')
  if (state.winner === null) {
    const inDecks = decks.reduce((sum, deck) => sum + deck.length, 0)
    const inPlay = cardsOf(options.quick).reduce((sum, deck) => sum + deck.length, 0)
    const waitsForDraw = state.stack.at(-1)?.kind === 'draw'
    must(inPlay - inDecks < (options.quick ? 37 : 56), '5: draws in a round')
    must(!waitsForDraw || decks.every((deck) => deck.length > 0), '2: no empty deck before a draw')
    must(
      !waitsForDraw || players.every(({ stacks }) => stacks.some((stack) => stack.length === 0)),
      '2: nobody has four gangs before a draw',
    )
  } else
    must(
      state.one === state.winner && players[state.winner]!.wanted === ALL_TOKENS && state.stack.length === 0,
      '8: the winner',
    )
  expect(wrong).toEqual([])
}

describe('from one decision to the next', () => {
  test('tokens never go, the One is never laid down, Dollar tiles never grow within a round (invariants 6, 7, 9)', () => {
    for (const [i, variant] of VARIANTS.entries()) {
      const play = randomGame(wantedOne, variant, i)
      let before = wantedOne.rules.clone(play.state)
      while (play.step()) {
        const { state } = play
        for (const [seat, player] of state.players.entries()) {
          expect(player.wanted & before.players[seat]!.wanted).toBe(before.players[seat]!.wanted)
          if (state.round === before.round) expect(player.dollars).toBeLessThanOrEqual(before.players[seat]!.dollars)
        }
        if (before.one !== null) expect(state.one).not.toBeNull()
        before = wantedOne.rules.clone(state)
      }
    }
  })

  test('nobody draws in a town under the Cavalry (invariant 10), and a round has at most 56 draws, 37 in the quick game (invariant 5)', () => {
    for (const [i, variant] of VARIANTS.entries()) {
      const play = randomGame(wantedOne, variant, 100 + i)
      let draws = 0
      for (;;) {
        const { round, cavalry } = play.state
        const step = play.step()
        if (!step) break
        if (step.action.do === 'draw') {
          expect(step.action.deck).not.toBe(cavalry)
          expect(++draws).toBeLessThanOrEqual(variant.options.quick ? 37 : 56)
        }
        if (play.state.round > round) draws = 0
      }
    }
  })

  test('a finished game has one winner, ranked first, with all five tokens (invariant 8)', () => {
    for (const [i, variant] of VARIANTS.entries()) {
      const play = randomGame(wantedOne, variant, 200 + i)
      while (play.step());
      const outcome = wantedOne.rules.outcome(play.state)!
      const winner = play.state.winner!
      expect(outcome.winners).toEqual([winner])
      expect(outcome.ranking[0]).toEqual([winner])
      expect(new Set(outcome.ranking.flat())).toEqual(new Set(play.state.players.keys()))
      expect(outcome.scores?.[winner]).toBe(GANGS.length + 1)
      const scores = outcome.ranking.map((rank) => rank.map((seat) => outcome.scores![seat]!))
      for (const rank of scores) expect(new Set(rank).size).toBe(1)
      expect(scores.flat()).toEqual(scores.flat().toSorted((a, b) => b - a))
    }
  })
})
