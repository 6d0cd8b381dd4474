// Western Legends on its own board: a whole game of four by mouse, turns by keys alone and by touch, the map and its list.

import { type Legends, SPACES, reachNowOf } from '@saloon/western-legends'
import type { View } from '@saloon/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { type Way, byKeyboard, byMouse, byTouch, playOut } from '../support/players.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const open = (size: Size, query: Readonly<Record<string, string | number>> = {}): Promise<TablePage> =>
  tables.open(
    {
      game: 'western-legends',
      plain: '',
      seats: 4,
      seed: 3,
      lang: 'en',
      settings: JSON.stringify({ autoAnswer: false }),
      options: JSON.stringify({ firstGame: true }),
      ...query,
    },
    size,
  )

const kindAsked = (table: TablePage): Promise<string | undefined> =>
  table.page.evaluate(() => {
    const { game } = globalThis.saloon.link.snapshot()
    return game.module.game.asks(game.view).find(({ seat, must }) => seat === 0 && must)?.kind
  })

const placesIn = (table: TablePage, selector: string, attribute: string): Promise<number[]> =>
  table.page.$$eval(
    selector,
    (all, name) => all.map((one) => Number(one.getAttribute(name)!.replace('place:', ''))).toSorted((a, b) => a - b),
    attribute,
  )

/** Spaces that a finger finds without moving the map: some lie outside its window or under its buttons. */
const inSight = (table: TablePage): Promise<number[]> =>
  table.page.$$eval('.wl-space', (all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return one.contains(hit) ? [Number(one.getAttribute('data-ref')!.replace('place:', ''))] : []
    }),
  )

/** Rides where the map says one can, by pressing a space twice. */
async function rideBy(table: TablePage, press: 'click' | 'tap', turn: number): Promise<void> {
  const view = (await table.view()) as View<Legends>
  const reach = reachNowOf(view, 0)!
  const open = await inSight(table)
  const near = Array.from({ length: SPACES }, (_, to) => to).filter((to) => reach.steps[to]! > 0 && open.includes(to))
  expect(near).not.toEqual([])
  const to = near[(turn * 5) % near.length]!
  const seq = await table.seq()
  await table.page[press](`.wl-space[data-ref="place:${to}"]`)
  const drawn = (await table.page.getAttribute('.wl-way', 'data-way'))!.split(' ').map(Number)
  expect(drawn).toEqual(reach.wayTo(to))
  expect(drawn).toHaveLength(reach.steps[to]!)
  await table.page[press]('.wl-strip .button-primary')
  await table.page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
}

/** A ride goes on by itself, also after what was asked on the way. */
const riding =
  (way: Way): Way =>
  async (table, turn) => {
    await way(table, turn)
    for (let seq = -1; (await kindAsked(table)) === 'step' && seq !== (await table.seq());) {
      seq = await table.seq()
      await table.page.waitForTimeout(400)
    }
  }

test(
  'a whole first game of four by mouse; G15: what glows is within reach, and the way is drawn before it is ridden; G16: what the panel lists is legal',
  { timeout: 900_000 },
  async () => {
    const table = await open('desk')
    let rides = 0
    const way = riding(async (page, turn) => {
      if ((await kindAsked(page)) === 'action' && turn % 3 === 0 && (await page.page.$('.wl-glow [data-state=near]'))) {
        rides++
        return rideBy(page, 'click', turn)
      }
      return byMouse(page, turn)
    })
    const turns = await playOut(table, way, async () => {
      const legal = await table.legal()
      if (!(await table.page.$('.pickable[data-picked]')))
        expect(legal).toEqual(expect.arrayContaining(await table.glowing()))
      const view = (await table.view()) as View<Legends>
      const reach = reachNowOf(view, 0)
      const near = [...(reach?.steps ?? [])].flatMap((steps, to) => (steps > 0 ? [to] : []))
      const shown = await placesIn(table, '.wl-glow [data-glow]:not([data-state=barred])', 'data-glow')
      const offered = legal.filter((ref) => ref.startsWith('place:')).map((ref) => Number(ref.slice('place:'.length)))
      expect(new Set(shown)).toEqual(new Set([...near, ...offered.filter((place) => place < SPACES)]))
      if ((await kindAsked(table)) !== 'action') return
      const rows = await table.page.$$eval('.wl-action[data-action]', (all) =>
        all.map((one) => (JSON.parse(one.getAttribute('data-action')!) as { do: string }).do),
      )
      const deeds = legal.filter((ref) => ref.startsWith('do:') && ref !== 'do:pass').map((ref) => ref.slice(3))
      expect(rows).toEqual(expect.arrayContaining(deeds))
    })
    expect(turns).toBeGreaterThan(20)
    expect(rides).toBeGreaterThan(3)
    expect(table.problems).toEqual([])
    await table.close()
  },
)

/** Answers at random until this is asked. */
async function until(table: TablePage, kind: string): Promise<void> {
  for (let n = 0; n < 300; n++) {
    expect(await table.waitForMe()).toBe('mine')
    if ((await kindAsked(table)) === kind) return
    const seq = await table.seq()
    await table.page.evaluate((nth) => {
      const { link, random } = globalThis.saloon
      const { game } = link.snapshot()
      const ask = game.module.game.asks(game.view).find(({ seat, must }) => seat === 0 && must)!
      void link.wish({ do: 'act', seat: 0, ask: ask.id, action: random(0, nth) })
    }, n)
    await table.page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
  }
  throw new Error(`nobody was ever asked ${kind}`)
}

test(
  'G19: the map is played by its list alone: places with their distance, and a ride by Enter',
  { timeout: 240_000 },
  async () => {
    const table = await open('desk')
    await until(table, 'action')
    const view = (await table.view()) as View<Legends>
    const reach = reachNowOf(view, 0)!
    await table.page.keyboard.press('g')
    await table.page.waitForSelector('.wl-goto')
    const near = await placesIn(table, '.wl-goto-row[data-near]', 'data-goto')
    expect(near).toEqual([...reach.steps].flatMap((steps, to) => (steps > 0 ? [to] : [])))
    const first = await table.page.getAttribute('.wl-goto-row', 'data-goto')
    await table.page.keyboard.press('Enter')
    expect(await table.page.evaluate(() => document.activeElement?.getAttribute('data-ref'))).toBe(`place:${first}`)
    expect(await table.page.getAttribute('.wl-way', 'data-way')).toBe(reach.wayTo(Number(first)).join(' '))
    await table.page.keyboard.press('Enter')
    await table.page.waitForFunction(
      (to) =>
        (globalThis.saloon.link.snapshot().game.view as unknown as { players: { hex: number }[] }).players[0]!.hex ===
        to,
      Number(first),
    )
    expect(table.problems).toEqual([])
    await table.close()
  },
)

test.each(['en', 'fr'])(
  'the whole map is in sight at 1440×900; at 390×844 it opens on me, with spaces a finger finds (%s)',
  { timeout: 240_000 },
  async (lang) => {
    for (const size of ['desk', 'phone'] as const) {
      const table = await open(size, { lang, theme: lang === 'fr' ? 'dark' : 'light' })
      await until(table, 'action')
      const window = (await table.page.locator('.wl-map').boundingBox())!
      const land = (await table.page.locator('.wl-land').boundingBox())!
      const me = (await table.page.locator('.wl-figure[data-figure="legend 0"]').boundingBox())!
      const space = (await table.page.locator('.wl-space').first().boundingBox())!
      if (size === 'desk') {
        expect(land.x).toBeGreaterThanOrEqual(window.x - 1)
        expect(land.y).toBeGreaterThanOrEqual(window.y - 1)
        expect(land.x + land.width).toBeLessThanOrEqual(window.x + window.width + 1)
        expect(land.y + land.height).toBeLessThanOrEqual(window.y + window.height + 1)
        expect(space.width).toBeGreaterThanOrEqual(50)
      } else expect(space.width).toBeGreaterThanOrEqual(44)
      expect(me.x).toBeGreaterThan(window.x)
      expect(me.x + me.width).toBeLessThan(window.x + window.width)
      expect(me.y).toBeGreaterThan(window.y)
      expect(me.y + me.height).toBeLessThan(window.y + window.height)
      expect(table.problems).toEqual([])
      await table.close()
    }
  },
)

/** By the panel where there is one, as a finger would. */
const bySheet: Way = riding(async (table, turn) => {
  if ((await kindAsked(table)) !== 'action') return byTouch(table, turn)
  if (turn % 3 === 0 && (await table.page.$('.wl-glow [data-state=near]'))) return rideBy(table, 'tap', turn)
  if (!(await table.page.$('.wl-actions'))) await table.page.tap('[data-sheet-tab="turn"]')
  return byTouch(table, turn)
})
const WAYS: readonly (readonly [string, Way, Size])[] = [
  ['by keys alone at 1440×900', byKeyboard, 'desk'],
  ['by touch at 390×844', bySheet, 'phone'],
]
test.each(WAYS)('many turns, %s', { timeout: 600_000 }, async (_name, way, size) => {
  const table = await open(size)
  let asked = new Set<string | undefined>()
  for (let turn = 0; turn < 60; turn++) {
    if ((await table.waitForMe()) === 'over') break
    asked = asked.add(await kindAsked(table))
    await way(table, turn)
  }
  expect(asked.size).toBeGreaterThan(4)
  expect(table.problems).toEqual([])
  await table.close()
})
