// The board of WANTED!, as far as it can be worked out without a screen.

import { type Base, type Game, type GameModule, type Told, type View, everyone, has, only } from '@saloon/kernel'
import { type Event, type Wanted, distance, kindOf, wanted, wantedModule, within } from '@saloon/wanted'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cards, layOutWanted } from '../../../games/wanted/test/lay-out.ts'
import { actsOf } from '../../src/games/wanted/notes/acts.ts'
import { settle } from '../../src/games/wanted/notes/bets.ts'
import { about, reachOf, sumInWords, sumOf } from '../../src/games/wanted/seats/distances.ts'
import { type Noted, accuracyOf, guessOf } from '../../src/games/wanted/notes/guesses.ts'
import { highlightsOf } from '../../src/games/wanted/result/highlights.ts'
import { Result } from '../../src/games/wanted/result/Result.tsx'
import { sceneOf } from '../../src/games/wanted/stage/stage.ts'
import { statisticsOf } from '../../src/games/wanted/result/statistics.ts'
import { words } from '../../src/games/wanted/text/words.ts'
import { linesOf } from '../../src/table/log/log-lines.ts'
import { promptFor } from '../../src/table/prompt/prompt.ts'
import { promptWords } from '../../src/table/prompt/prompt-words.ts'
import { voiceOf } from '../../src/table/log/voice.ts'
import { type Met, last, positions } from '../moments.ts'

const NAMES = ['Ana', 'Bo', 'Cy', 'Dolores', 'Ezra', 'Flo', 'Gus']
const module = wantedModule as unknown as GameModule
const game = wanted as unknown as Game
const seenBy = (view: View<Base>): View<Wanted> => view as unknown as View<Wanted>
const finished = (seats: number, seed: number): Met => last(positions(game, { seats }, seed, everyone(seats)))
const eventsOf = ({ moments }: Met): Told<Event>[] => moments.flatMap(({ told }) => told as unknown as Told<Event>[])
const voice = voiceOf(module, 'en', NAMES, words.en)

describe('G1: distances', () => {
  test('the sum of every pair is what the rules say, horses and abilities included', () => {
    let [changed, pairs] = [0, 0]
    for (const [seats, seed] of [
      [4, 1],
      [5, 2],
      [6, 3],
      [7, 4],
      [7, 5],
    ] as const)
      for (const { view: any } of positions(game, { seats }, seed, only(0))) {
        const view = seenBy(any)
        for (let from = 0; from < seats; from++)
          for (let to = 0; to < seats; to++) {
            if (from === to || !has(view.alive, from) || !has(view.alive, to)) continue
            const sum = sumOf(view, from, to)
            expect(sum.distance).toBe(distance(view, from, to))
            expect(Math.max(1, sum.seats + sum.plus.length - sum.minus.length)).toBe(sum.distance)
            pairs++
            if (sum.plus.length + sum.minus.length > 0) changed++
          }
      }
    expect(changed).toBeGreaterThan(100)
    expect(pairs).toBeGreaterThan(changed)
  })

  test('says it in words, with the range', () => {
    const state = layOutWanted({
      seats: 7,
      A: { inPlay: 'scope-AS schofield-JC', hand: 'bang-2C winchester-8S panic-JH' },
      C: { is: 'paul-regret', inPlay: 'mustang-8H' },
      G: {},
    })
    const view = wanted.view(state, only(0))
    expect(sumInWords({ voice }, sumOf(view, 0, 2))).toBe('2 seats + 1 Paul Regret + 1 Mustang − 1 Scope = 3')
    expect(sumInWords({ voice }, sumOf(view, 0, 6))).toBe('1 seat − 1 Scope, at least 1 = 1')
    const table = { view: view as unknown as View<Base>, me: 0, voice, names: NAMES }
    expect(about('seat:2', table)).toEqual([
      '2 seats + 1 Paul Regret + 1 Mustang − 1 Scope = 3',
      'Your range is 2: out of reach.',
    ])
    expect(about('seat:3', table)[1]).toBe('Your range is 2: in reach.')
    expect(about('seat:0', table)).toEqual([])
    const [bang, winchester, panic] = cards('bang-2C winchester-8S panic-JH')
    expect(about(`card:${bang}`, table)).toEqual(['Reaches: Bo, Dolores, Ezra, Flo, and Gus.'])
    expect(about(`card:${winchester}`, table)[0]).toContain('Cy')
    expect(about(`card:${panic}`, table)).toEqual(['Reaches: Bo, Flo, and Gus.'])
  })

  test('whom a card reaches is whom it may be played at', () => {
    for (const { view: any } of positions(game, { seats: 6 }, 8, only(0))) {
      const view = seenBy(any)
      if (!has(view.alive, 0)) continue
      for (const card of view.players[0]!.hand) {
        const reach = reachOf(view, 0, card)
        if (kindOf(card) === 'panic')
          expect(reach?.reduce((seats, seat) => seats | only(seat), 0)).toBe(within(view, 0, 1))
        if (kindOf(card) === 'beer') expect(reach).toBeUndefined()
      }
    }
  })
})

describe('the stage', () => {
  test('shows whoever must act, whatever is asked', () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 14; seed++)
      for (const { view: any } of positions(game, { seats: 4 + (seed % 4) }, seed, only(0))) {
        const view = seenBy(any)
        const ask = wanted.asks(view).find(({ must }) => must)
        const scene = sceneOf(view)
        if (!ask) continue
        kinds.add(scene.kind)
        expect(scene.seat).toBe(ask.seat)
        if (scene.kind === 'shot' || scene.kind === 'indians') {
          expect(scene.card).toBe(view.resolving)
          expect(scene.coming).not.toContain(scene.by)
          expect(scene.coming).not.toContain(scene.seat)
        }
        if (scene.kind === 'duel') expect(Math.abs(scene.fired[0] - scene.fired[1])).toBeLessThanOrEqual(1)
        if (scene.kind === 'store') expect([scene.order[0], scene.order.length]).toEqual([ask.seat, view.store.length])
      }
    expect([...kinds].toSorted()).toEqual(['door', 'duel', 'indians', 'kit', 'lucky', 'shot', 'store', 'turn'])
  })
})

describe('deduction aids', () => {
  const event = (told: object) => ({ event: told as Told })
  const [bang, panic, mustang, jail] = cards('bang-2C panic-JH mustang-8H jail-10S')

  test('a shot is hostile, taking a Jail away is friendly, El Gringo’s revenge is no act', () => {
    const matrix = actsOf(
      [
        event({ type: 'aimed', by: 0, card: bang, at: 2 }),
        event({ type: 'hit', by: 2, from: 0, life: 3 }),
        event({ type: 'took-hand', by: 2, from: 0 }),
        event({ type: 'aimed', by: 1, card: panic, at: 2 }),
        event({ type: 'took', by: 1, from: 2, card: jail }),
        event({ type: 'aimed', by: 1, card: panic, at: 0 }),
        event({ type: 'took-hand', by: 1, from: 0 }),
        event({ type: 'removed', by: 2, from: 2, card: mustang }),
      ],
      3,
    )
    expect(matrix[0]![2]).toEqual({ hostile: 1, friendly: 0 })
    expect(matrix[1]![2]).toEqual({ hostile: 0, friendly: 1 })
    expect(matrix[1]![0]).toEqual({ hostile: 1, friendly: 0 })
    expect(matrix[2]).toEqual([0, 1, 2].map(() => ({ hostile: 0, friendly: 0 })))
  })

  test('guesses: the last word counts, and how many were right after each turn', () => {
    const noted: Noted[] = [
      { turn: 2, seat: 1, guess: 'deputy' },
      { turn: 5, seat: 2, guess: 'outlaw' },
      { turn: 9, seat: 1, guess: 'outlaw' },
      { turn: 9, seat: 3, guess: null },
    ]
    expect([guessOf(noted, 1), guessOf(noted, 2), guessOf(noted, 3)]).toEqual(['outlaw', 'outlaw', undefined])
    expect(accuracyOf(noted, ['sheriff', 'outlaw', 'outlaw', 'renegade'])).toEqual([
      { turn: 2, right: 0, all: 1 },
      { turn: 5, right: 1, all: 2 },
      { turn: 9, right: 2, all: 2 },
    ])
  })

  test('bets count what came after them', () => {
    const told = (events: readonly object[]) => events as readonly Told[]
    const rows = [
      {
        seq: 4,
        told: told([
          { type: 'eliminated', by: 3 },
          { type: 'exploded', by: 3 },
        ]),
      },
      { seq: 9, told: told([{ type: 'eliminated', by: 1 }]) },
    ]
    expect(settle({ since: 4, winner: 'law', next: 1, dynamite: true }, rows, 'law')).toEqual({
      winner: true,
      next: true,
      dynamite: false,
    })
    expect(settle({ since: 2, winner: 'outlaws', next: 1, dynamite: true }, rows, 'law')).toEqual({
      winner: false,
      next: false,
      dynamite: true,
    })
    expect(settle({ since: 0 }, rows, 'law')).toEqual({})
  })
})

test('T1: while others are asked it is said what they do, not what I should', () => {
  const french = voiceOf(module, 'fr', NAMES, words.fr)
  const kinds = new Set<string>()
  for (const seed of [1, 2, 3, 4])
    for (const { view, moments } of positions(game, { seats: 7 }, seed, only(0))) {
      const prompt = promptFor(game, view, 0, linesOf(moments.slice(-8)))
      if (prompt.kind !== 'waiting') continue
      kinds.add(prompt.ask!.kind)
      const said = (of: typeof voice): string => {
        const { who, ask } = promptWords({ prompt, voice: of, names: NAMES, isShared: false })
        return who + ask
      }
      expect(said(voice)).toMatch(/^Waiting for [A-Z][a-z]+ to .+\.$/)
      expect(said(french)).toMatch(/^On attend [A-Z][a-z]+, qui .+\.$/)
    }
  expect(kinds.size).toBeGreaterThan(6)
  // For what Sid may do at any time nobody waits.
  const asked = Object.keys(module.messages.en).filter((key) => /^ask\.[a-z-]+$/.test(key) && key !== 'ask.sid')
  for (const key of asked) expect([key, voice.has(`${key}.other`)]).toEqual([key, true])
})

describe('after the game', () => {
  test('shots, hits and lives are those that were told', () => {
    for (const seed of [1, 2, 3, 4]) {
      const seats = 4 + (seed % 4)
      const met = finished(seats, seed)
      const events = eventsOf(met)
      const counted = statisticsOf(met.moments, seats)
      const view = seenBy(met.view)
      expect(counted.lives.at(-1)).toEqual(view.players.map(({ life }, seat) => (has(view.alive, seat) ? life : 0)))
      counted.players.forEach((player, seat) => {
        expect(player.dodged).toBe(events.filter((one) => one.type === 'dodged' && one.by === seat).length)
        expect(player.hits).toBeLessThanOrEqual(player.fired)
        expect(player.fell === undefined).toBe(has(view.alive, seat))
        expect(player.lucky).toBeLessThanOrEqual(player.flips)
      })
      const hits = events.filter((one) => one.type === 'hit').length
      expect(counted.players.reduce((sum, { damage }) => sum + damage.reduce((all, one) => all + one, 0), 0)).toBe(hits)
      const flips = events.filter((one) => one.type === 'flipped').length
      expect(counted.luck.reduce((sum, { all }) => sum + all, 0)).toBe(flips)
      const lucky = (sum: number, { good }: { readonly good: number }): number => sum + good
      expect(counted.luck.reduce(lucky, 0)).toBe(counted.players.reduce((sum, player) => sum + player.lucky, 0))
      const hit = events.find((one) => one.type === 'hit')
      expect(counted.first).toEqual(hit && { seat: hit.from, at: hit.by })
      const highlights = highlightsOf(view, counted)
      expect([2, 3]).toContain(highlights.length)
      for (const { what } of highlights) expect(voice.say(what)).not.toContain('{')
    }
  })

  test('luck stands beside what was to be expected, and how far chance usually strays', () => {
    const flips = (of: string, ids: string): object[] =>
      cards(ids).map((card) => ({ type: 'flipped', by: 0, of, cards: [card] }))
    const told = [
      ...flips('barrel', 'beer-6H beer-7H bang-2C bang-3C bang-4C bang-5C'),
      ...flips('jourdonnais', 'bang-6C bang-7C'), // a Barrel of his own
      ...flips('jail', 'remington-KC'), // one flip is never unusual
      ...flips('dynamite', 'missed-2S beer-8H beer-9H beer-10H bang-8C bang-9C bang-AS bang-AD'),
    ]
    const happened = { type: 'act', seat: 0, by: 'person' } as const
    expect(statisticsOf([{ seq: 1, happened, told: told as unknown as Told[] }], 4).luck).toEqual([
      { of: 'barrel', all: 8, good: 2, expected: 2, low: 0, high: 5 },
      { of: 'jail', all: 1, good: 0, expected: 0.25, low: 0, high: 1 },
      { of: 'dynamite', all: 8, good: 7, expected: 7, low: 5, high: 8 },
    ])
  })

  test('the page has everybody’s role and no hole in the text', () => {
    const met = finished(7, 6)
    const markup = renderToStaticMarkup(
      createElement(Result, {
        game: { number: 1, module, eyes: everyone(7), seq: 1, view: met.view, moments: met.moments },
        view: met.view,
        module,
        moments: met.moments,
        names: NAMES,
      }),
    )
    const missing = [...NAMES, 'Sheriff', 'Renegade', 'Who was who'].filter((word) => !markup.includes(word))
    expect([missing, /\{[a-z]|undefined|NaN/.test(markup)]).toEqual([[], false])
  })
})

test('both languages speak of the same things', () => {
  const factsIn = (message: string): string[] => [...new Set(message.match(/\{(?:[a-z-]+:)?[a-zA-Z]+/g))].toSorted()
  for (const key of Object.keys(words.en) as (keyof typeof words.en)[])
    expect([key, factsIn(words.fr[key]).map(nameOf)]).toEqual([key, factsIn(words.en[key]).map(nameOf)])
})
const nameOf = (fact: string): string => fact.replace(/^\{(?:[a-z-]+:)?/, '')
