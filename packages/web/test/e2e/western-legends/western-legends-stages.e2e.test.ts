// What the stages of Western Legends say, held against the rules: the arithmetic of fights, the names of poker hands, what is told of the
// others' turns. And nothing for axe to find on any of them.

import {
  type Legends,
  bestPicks,
  categoryOf,
  fightOf,
  rate,
  valuesOf,
  westernLegendsModule,
} from '@saloon/western-legends'
import { chanceFrom, pick } from '@saloon/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { type TablePage, type Tables, openTables } from '../support/pages.ts'
import { byMouse } from '../support/players.ts'
import { lineOf, turnsOf } from '../../../src/games/western-legends/recap/recap.ts'
import { sceneOf } from '../../../src/games/western-legends/stage/scene-of.ts'
import { type Position, positionsFor, statesWhere } from './positions.ts'
import { lay, open } from './table.ts'

let tables: Tables
let positions: readonly Position[]
let table: TablePage
beforeAll(async () => {
  tables = await openTables()
  positions = positionsFor(4, 200)
  table = await open(tables, positions[0]!.state)
})
afterAll(() => tables.close())

const CARDS = 52
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const valueIn = (rank: string): number => (RANKS.includes(rank) ? RANKS.indexOf(rank) + 2 : Number(rank))

/** `K − 1 (Shotgun) = Q`: what is printed, what is taken off, what it comes to. */
function readSum(words: string): { readonly printed: number; readonly less: number; readonly value: number } {
  const [printed] = words.match(/^\w+/)!
  const cuts = [...words.matchAll(/− (\d+)/g)].map(([, less]) => Number(less))
  const result = /= (\w+)/.exec(words)?.[1] ?? printed
  return { printed: valueIn(printed), less: cuts.reduce((sum, less) => sum + less, 0), value: valueIn(result) }
}

test('G17: the arithmetic of a fight adds up, and comes to what the rules compare', { timeout: 300_000 }, async () => {
  const states = statesWhere(4, 60, 40, (state) => {
    const isShown = sceneOf(state as never, { choice: { ask: {} } } as never) === 'fight'
    return isShown && state.faceUp && state.attack >= 0 && state.defence >= 0 && !fightOf(state)!.declined
  })
  let cut = 0
  for (const state of states) {
    await lay(table, state)
    const shown = (await table.page.$$eval('.wl-sum', (all) => all.map((one) => one.textContent))).map(readSum)
    expect(shown.map(({ value }) => value)).toEqual(valuesOf(state, fightOf(state)!))
    for (const { printed, less, value } of shown) {
      expect(value).toBe(Math.max(2, printed - less))
      cut += less
    }
  }
  expect(states.length).toBeGreaterThan(20)
  expect(cut).toBeGreaterThan(10)
})

test(
  'G18: the hand is named as the rules name it, and a Cheat stands for what makes it best',
  { timeout: 300_000 },
  async () => {
    const { state } = positions.find(({ kind, state: at }) => kind === 'poker-pick' && at.stack.at(-1)!.kind === kind)!
    const seat = (state.stack.at(-1) as unknown as { readonly dealer: number }).dealer
    expect(seat).not.toBe(0)
    const chance = chanceFrom(7, 3)
    const names: Readonly<Record<string, string>> = westernLegendsModule.messages.en
    for (let deal = 0; deal < 30; deal++) {
      const left = Array.from({ length: CARDS }, (_, card) => card)
      const draw = (): number => {
        const card = pick(chance, left)
        left.splice(left.indexOf(card), 1)
        return card
      }
      const [flop, hand] = [
        [draw(), draw(), draw()],
        [draw(), draw(), draw(), draw()],
      ]
      if (deal % 2 === 0 && !hand.some((card) => card < 2)) hand[0] = flop.includes(0) ? 1 : 0 // a Cheat
      const [me, ...others] = state.players
      const dealt: Legends = { ...state, flop, players: [{ ...me!, hand }, ...others] }
      await lay(table, dealt)
      const named = await table.page.innerText('.wl-best-name strong')
      const best = bestPicks(flop, hand)
      expect(named).toBe(names[`category.${categoryOf(rate(flop, best.cards))}`])
      expect((await table.page.innerText('.wl-ladder [aria-current]')).trim()).toBe(named)
    }
  },
)

test(
  'G20: after each turn of another a line says what it came to, and it can be seen again on the map',
  { timeout: 300_000 },
  async () => {
    const game = await tables.open({
      game: 'western-legends',
      plain: '',
      seats: 3,
      seed: 4,
      lang: 'en',
      settings: JSON.stringify({ autoAnswer: false }),
      options: JSON.stringify({ firstGame: true }),
    })
    let rounds = 0
    for (let turn = 0; turn < 60 && rounds < 3; turn++) {
      expect(await game.waitForMe()).toBe('mine')
      if (await game.page.$('.wl-recaps [data-recap]')) {
        const moments = await game.page.evaluate(() => globalThis.saloon.link.snapshot().game.moments)
        const others = turnsOf(moments).filter(({ seat }) => seat !== 0)
        const shown = await game.page.$$eval('.wl-recaps [data-recap]', (all) =>
          all.map((one) => [Number(one.getAttribute('data-recap')), one.querySelector('p')!.textContent] as const),
        )
        expect(shown.map(([seat]) => seat)).toEqual(
          others
            .slice(-2)
            .toReversed()
            .map(({ seat }) => seat),
        )
        for (const [i, line] of others.slice(-2).toReversed().entries())
          for (const { key, facts } of lineOf(line))
            if (key === 'did.lp') expect(shown[i]![1]).toContain(`${Math.abs(Number(facts!['amount']))} LP`)
        rounds++
      }
      await byMouse(game, turn)
    }
    expect(rounds).toBe(3)
    await game.waitForMe()
    await game.page.click('.wl-recaps [data-recap] button')
    await game.page.waitForSelector('.wl-replay')
    await game.page.waitForSelector('.wl-replay', { state: 'detached', timeout: 6000 }) // four seconds at most, and then now again
    expect(game.problems).toEqual([])
    await game.close()
  },
)

const LOOKS = [
  ['desk', 'light', 'en'],
  ['phone', 'dark', 'fr'],
] as const
test.each(LOOKS)(
  'A1: nothing for axe to find on any stage, %s, %s, %s',
  { timeout: 600_000 },
  async (size, theme, lang) => {
    const other = await open(tables, positions[0]!.state, { theme, lang }, size)
    const found: Record<string, readonly string[]> = {}
    for (const { kind, state } of positions) {
      await lay(other, state)
      await other.page.waitForTimeout(450) // the question is open for answers, nothing fades in any more
      const violations = await axe(other.page)
      if (violations.length > 0) found[kind] = violations
    }
    expect(found).toEqual({})
    await other.close()
  },
)
