// Guessing what isn't seen, with and without an opinion.

import { HIDDEN, chanceFrom, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { type Role, type Wanted, unseenCards, wanted } from '../src/index.ts'
import { A, B, card, layOutWanted } from './lay-out.ts'

const state = layOutWanted({
  A: { hand: 'bang-2C bang-3C' },
  B: { hand: 'beer-6H missed-2S' },
  C: { hand: 'panic-JH' },
  discard: 'duel-8C',
})
const view = wanted.view(state, only(B))
const imagined = (seed: number, belief?: Partial<Wanted>) => wanted.imagine(view, chanceFrom(seed), belief)

describe('what is imagined', () => {
  test('gives each unseen card to each hidden place equally often', () => {
    const unseen = unseenCards(view)
    expect(unseen).toHaveLength(80 - 2 - 1)
    expect(unseen).not.toContain(card('beer-6H'))
    const counts = new Map<number, number>()
    const draws = 200 * unseen.length
    for (let seed = 0; seed < draws; seed++) {
      const first = imagined(seed).players[A]!.hand[0]!
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(unseen)
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(5 * Math.sqrt(200))
  })

  test('gives each unseen role to each player equally often', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 3000; seed++) {
      for (const [seat, { role }] of imagined(seed).players.entries()) {
        if (seat !== A && seat !== B) counts.set(`${seat} ${role}`, (counts.get(`${seat} ${role}`) ?? 0) + 1)
      }
    }
    expect(counts.size).toBe(9) // an Outlaw, a Deputy and a Renegade in three seats
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })

  test('keeps to what a bot believes, and guesses the rest', () => {
    const players = view.players.map((player, seat) => ({
      ...player,
      role: seat === 2 ? ('renegade' as const) : player.role,
      hand: seat === A ? [card('gatling-10H'), HIDDEN] : player.hand,
    }))
    const deck = view.deck.map((_, place) => (place === view.deck.length - 1 ? card('saloon-5H') : HIDDEN))
    for (let seed = 0; seed < 50; seed++) {
      const guess = imagined(seed, { players, deck })
      expect(guess.players[2]!.role).toBe('renegade')
      expect(guess.players[A]!.hand[0]).toBe(card('gatling-10H'))
      expect(guess.deck.at(-1)).toBe(card('saloon-5H'))
      expect(guess.players[B]!.hand).toEqual(state.players[B]!.hand)
      expect(wanted.view(guess, only(B))).toEqual(view)
    }
  })

  test('leaves what Kit Carlson looks at where he sees it', () => {
    const looking = layOutWanted({ turn: B, at: 'draw', deck: 'bang-2C beer-6H missed-2S' })
    const seen = wanted.view(looking, only(B))
    expect(seen.peeked).toEqual(['bang-2C', 'beer-6H', 'missed-2S'].map(card))
    for (let seed = 0; seed < 50; seed++) {
      const guess = wanted.imagine(seen, chanceFrom(seed))
      const all = [...guess.players.flatMap(({ hand }) => hand), ...guess.deck, ...guess.peeked]
      expect(new Set(all).size).toBe(all.length)
      expect(guess.peeked).toEqual(seen.peeked)
    }
  })

  test('refuses a belief that can’t be', () => {
    const renegades = view.players.map((player) => ({ ...player, role: 'renegade' as Role }))
    expect(() => imagined(1, { players: renegades })).toThrow('more than 1 of role renegade')
    // The same card in two places leaves another one over.
    const twice = view.players.map((player, seat) => ({ ...player, hand: seat === A ? [79, 79] : player.hand }))
    expect(() => imagined(1, { players: twice })).toThrow('believed')
  })
})
