// Guessing the cards that aren't seen, with and without an opinion.

import { HIDDEN, NOBODY, chanceFrom } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { SALOON, type WantedOne, cardsOf, wantedOne } from '../src/index.ts'
import { dealt } from './lay-out.ts'

const view = wantedOne.view(dealt(3), NOBODY)
const imagined = (seed: number, belief?: Partial<WantedOne>) => wantedOne.imagine(view, chanceFrom(seed), belief).decks

describe('what is imagined', () => {
  test('has every card in its own deck, and shows what lies face up', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const [deck, cards] of imagined(seed).entries()) {
        expect(cards.toSorted((a, b) => a - b)).toEqual(cardsOf(false)[deck])
        if (deck !== SALOON) expect(cards.at(-1)).toBe(view.decks[deck]!.at(-1))
      }
    }
  })

  test('keeps to what a bot believes, and guesses the rest', () => {
    const [bottom] = cardsOf(false)[SALOON] as [number]
    const decks = view.decks.map((cards, deck) => (deck === SALOON ? cards.with(0, bottom) : cards))
    for (let seed = 0; seed < 20; seed++) expect(imagined(seed, { decks })[SALOON]![0]).toBe(bottom)
    expect(view.decks[SALOON]![0]).toBe(HIDDEN)
  })

  test('refuses a belief that can’t be', () => {
    const [elsewhere] = cardsOf(false)[0] as [number]
    const decks = view.decks.map((cards, deck) => (deck === SALOON ? cards.with(0, elsewhere) : cards))
    expect(() => imagined(1, { decks })).toThrow(/all lie there/)
  })
})
