// What is shown after a game of BANG! The Dice Game, from its log.

import { type BangDice, type Event, FACES, ROLES, bangDice, bangDiceModule } from '@saloon/bang-dice'
import { type Game, type GameModule, type View, everyone } from '@saloon/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { highlightsOf } from '../../src/games/bang-dice/result/highlights.ts'
import { Result } from '../../src/games/bang-dice/result/Result.tsx'
import { normalOf, statisticsOf } from '../../src/games/bang-dice/result/statistics.ts'
import { en } from '../../src/games/bang-dice/text/en.ts'
import { fr } from '../../src/games/bang-dice/text/fr.ts'
import { type Met, last, positions } from '../moments.ts'

const finished = (seats: number, seed: number): Met =>
  last(positions(bangDice as unknown as Game, { seats }, seed, everyone(seats)))
const eventsOf = ({ moments }: Met): Event[] => moments.flatMap(({ told }) => told) as unknown as Event[]
const module = bangDiceModule as unknown as GameModule
const NAMES = ['Ana', 'Bo', 'Cy', 'Dolores', 'Ezra', 'Flo', 'Gus', 'Hal']

describe('the dice against what is normal', () => {
  test('of 600 dice 100 of each are expected, 82 to 118 are normal', () => {
    expect(normalOf(600)).toEqual({ expected: 100, low: 82, high: 118 })
    expect(normalOf(5)).toMatchObject({ low: 0 })
  })

  test('19 of 20 counts lie in the band', () => {
    let [inside, all] = [0, 0]
    for (let seed = 0; seed < 30; seed++) {
      const { thrown, faces } = statisticsOf(finished(3 + (seed % 6), seed).moments, 8)
      const { low, high } = normalOf(thrown)
      expect(faces.reduce((sum, face) => sum + face.thrown, 0)).toBe(thrown)
      inside += faces.filter((face) => face.thrown >= low && face.thrown <= high).length
      all += FACES.length
    }
    expect(inside / all).toBeGreaterThan(0.9)
    expect(inside / all).toBeLessThan(1)
  })

  test('arrows, shots by target and healing are those that were told', () => {
    const game = finished(5, 3)
    const events = eventsOf(game)
    const { players } = statisticsOf(game.moments, 5)
    players.forEach((player, seat) => {
      expect(player.arrows).toBe(events.filter((event) => event.type === 'arrow-taken' && event.by === seat).length)
      player.shots.forEach((count, at) =>
        expect(count).toBe(
          events.filter((event) => event.type === 'shot' && event.by === seat && event.at === at).length,
        ),
      )
    })
    const suffered = players.reduce((sum, player) => sum + player.suffered, 0)
    const lost = events.reduce((sum, event) => sum + (event.type === 'life-lost' ? event.before - event.after : 0), 0)
    expect(suffered).toBe(lost)
  })

  test('what was taken back doesn’t count', () => {
    const { moments } = finished(4, 2)
    const some = moments.slice(0, 12)
    const again = [...some, { seq: 12, happened: { type: 'undo' as const, seat: 0, to: 5 }, told: [] }]
    expect(statisticsOf(again, 4)).toEqual(statisticsOf(moments.slice(0, 6), 4))
  })
})

test('R1: everybody’s role is shown, and the sentence of victory matches the rule', () => {
  for (let seed = 0; seed < 12; seed++) {
    const seats = 3 + (seed % 6)
    const game = finished(seats, seed)
    const view = game.view as unknown as View<BangDice>
    const alive = (...roles: readonly string[]): boolean =>
      view.players.some(({ role, life }) => life > 0 && roles.includes(String(role)))
    const { key } = bangDice.rules.outcome(view)!.because
    if (key === 'result.law') expect([alive('outlaw', 'renegade'), alive('sheriff')]).toEqual([false, true])
    if (key === 'result.outlaws') expect(alive('sheriff')).toBe(false)
    if (key === 'result.renegade')
      expect(view.players.filter(({ life }) => life > 0)).toMatchObject([{ role: 'renegade' }])
    const page = renderToStaticMarkup(
      createElement(Result, {
        game: { number: 1, module, eyes: everyone(seats), seq: game.moments.length - 1, ...game },
        module,
        names: NAMES.slice(0, seats),
        ...game,
      }),
    )
    const messages: Readonly<Record<string, string>> = bangDiceModule.messages.en
    for (const role of ROLES) {
      const shown = page.split(`<span>${messages[`role.${role}`]}</span>`).length - 1
      expect(shown).toBe(view.players.filter((player) => player.role === role).length)
    }
    expect(page).toContain(en['result.dice'])
  }
})

test('A7: both languages speak of the same facts', () => {
  const factsIn = (message: string): string[] =>
    [...new Set([...message.matchAll(/\{(?:[a-z-]+:)?([A-Za-z]+)/g)].map(([, fact]) => fact!))].toSorted()
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(factsIn(fr[key]), key).toEqual(factsIn(en[key]))
})

test('there are at most three highlights, and what they say happened', () => {
  let told = 0
  for (let seed = 0; seed < 30; seed++) {
    const game = finished(3 + (seed % 6), seed)
    const counted = statisticsOf(game.moments, (game.view as unknown as View<BangDice>).players.length)
    const highlights = highlightsOf(game.view as unknown as View<BangDice>, counted)
    expect(highlights.length).toBeLessThanOrEqual(3)
    for (const { title, seat } of highlights) {
      told++
      if (title !== 'highlight.marksman') continue
      expect(Math.max(...counted.players.map(({ damage }) => damage))).toBe(counted.players[seat]!.damage)
    }
  }
  expect(told).toBeGreaterThan(60)
})
