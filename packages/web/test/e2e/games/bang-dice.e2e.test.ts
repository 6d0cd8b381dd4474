// The board of BANG! The Dice Game, by what is on the screen.

import type { Event } from '@saloon/bang-dice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { SIZES, type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { type Way, byKeyboard, byMouse, byTouch, playOut } from '../support/players.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const open = (query: Readonly<Record<string, string | number>>, size?: Size): Promise<TablePage> =>
  tables.open({ game: 'bang-dice', plain: 0, lang: 'en', ...query }, size)
const playing = (character: string): string => JSON.stringify({ players: { 0: { character } } })

/** Lets seat 0 answer at random until it is asked this, with such dice; false: the game ended before. */
function comesTo(table: TablePage, kind: string, faces: readonly string[] = []): Promise<boolean> {
  return table.page.evaluate(
    async ({ kind, faces }) => {
      const { link, random } = globalThis.saloon
      for (let i = 0; i < 20_000; i++) {
        const { game } = link.snapshot()
        const rules = game.module.game
        const view = game.view as unknown as { readonly dice: readonly string[] }
        const ask = rules.asks(game.view).find(({ seat, must }) => seat === 0 && must)
        if (ask?.kind === kind && faces.every((face) => view.dice.includes(face))) return true
        if (rules.rules.outcome(game.view)) return false
        if (ask === undefined) await new Promise((resolve) => setTimeout(resolve, 2))
        else await link.wish({ do: 'act', seat: 0, ask: ask.id, action: { ...random(0, i) } })
      }
      return false
    },
    { kind, faces },
  )
}

async function playTo(table: TablePage, kind: string, faces: readonly string[] = []): Promise<void> {
  expect(await comesTo(table, kind, faces), `${kind} ${faces.join(' ')}`).toBe(true)
  await table.waitForMe()
  await table.page.waitForTimeout(50)
}

const told = (table: TablePage, after = -1): Promise<Event[]> =>
  table.page.evaluate(
    (seq) =>
      globalThis.saloon.link
        .snapshot()
        .game.moments.filter((moment) => moment.seq > seq)
        .flatMap((moment) => moment.told),
    after,
  ) as Promise<Event[]>

const diceShowing = async (table: TablePage, face: string): Promise<number[]> =>
  ((await table.view()) as { dice: string[] }).dice.flatMap((one, die) => (one === face ? [die] : []))

describe('rolling', () => {
  test('G6: dynamite can’t be selected, wears a padlock and says why', { timeout: 120_000 }, async () => {
    const table = await open({ seats: 4, seed: 11 })
    await playTo(table, 'reroll', ['dynamite'])
    const [die] = await diceShowing(table, 'dynamite')
    const ref = `[data-ref="die:${die}"]`
    expect(await table.page.getAttribute(ref, 'data-legal')).toBeNull()
    await table.page.click(ref, { force: true }) // it is marked as not possible
    expect(await table.page.getAttribute(ref, 'data-picked')).toBeNull()
    await table.page.locator('.help-card', { hasText: `Die ${die! + 1} shows dynamite and stays.` }).waitFor()
    await table.page.keyboard.press(String(die! + 1))
    expect(await table.page.getAttribute(ref, 'data-picked')).toBeNull()
    await table.close()
  })

  test('G6: Black Jack may roll dynamite again', { timeout: 120_000 }, async () => {
    const table = await open({ seats: 4, seed: 1, dealt: playing('black-jack') })
    await playTo(table, 'reroll', ['dynamite'])
    const [die] = await diceShowing(table, 'dynamite')
    await table.page.keyboard.press(String(die! + 1))
    expect(await table.page.getAttribute(`[data-ref="die:${die}"]`, 'data-picked')).toBe('true')
    expect(await table.page.innerText('[data-commit]')).toBe('Roll 1 die')
    await table.close()
  })

  test('G7: “If you stop now” equals the resolution', { timeout: 300_000 }, async () => {
    let compared = 0
    for (const seed of [21, 22]) {
      const table = await open({ seats: 5, seed })
      for (let turn = 0; turn < 3 && (await comesTo(table, 'reroll')); turn++) {
        await table.waitForMe()
        const slip = await table.page.innerText('[data-if-stopped]')
        const seq = await table.seq()
        await table.page.click('[data-ref="do:stop"]')
        await table.page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
        await comesTo(table, 'roll')
        const events = await told(table, seq)
        const next = events.findIndex(({ type }) => type === 'turn-began' || type === 'game-over')
        const mine = events.slice(0, next)
        const shots = [...slip.matchAll(/(\d+) shots?:/g)].reduce((sum, [, count]) => sum + Number(count), 0)
        expect(mine.filter(({ type }) => type === 'shot')).toHaveLength(shots)
        expect(mine.some(({ type }) => type === 'gatling')).toBe(/Gatling: \d/.test(slip))
        const drunk = mine.filter(
          (event) => event.type === 'beer-wasted' || (event.type === 'life-gained' && event.of === 'beer'),
        )
        if (drunk.length > 0) expect(slip).toContain(`${drunk.length} beer`)
        compared++
      }
      await table.close()
    }
    expect(compared).toBeGreaterThan(2)
  })
})

describe('shots', () => {
  test('G8: all assigned by keyboard, changed until Fire', { timeout: 120_000 }, async () => {
    const table = await open({ seats: 5, seed: 31 })
    await playTo(table, 'assign-shots')
    const { page } = table
    const parts = await page.$$eval('.part', (all) => all.length)
    const targets = (): Promise<(string | null)[]> =>
      page.$$eval('.part', (all) => all.map((one) => one.getAttribute('aria-label')))
    for (let shot = 0; shot < parts; shot++) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
    }
    const first = await targets()
    expect(first.join()).not.toContain('open')
    // The first one again, at somebody else.
    await page.focus('.part')
    await page.keyboard.press('Enter')
    expect((await targets())[0]).toContain('open')
    const other = await page.$$eval('.seat-pick[data-legal]', (all) => all.map((one) => one.getAttribute('data-ref')!))
    const seat = Number(other.at(-1)!.slice('seat:'.length))
    await page.keyboard.press(String(seat)) // seats go by their number, clockwise from seat 0
    const changed = await targets()
    expect(changed[0]).not.toBe(undefined)
    expect(changed.slice(1)).toEqual(first.slice(1))
    expect(await page.$$eval('.dice-given', (all) => all.length)).toBeGreaterThan(0)
    const seq = await table.seq()
    expect((await told(table, seq)).length).toBe(0)
    await page.keyboard.press('g')
    await page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
    const shots = (await told(table, seq)).filter((event) => event.type === 'shot')
    expect(shots.slice(0, parts)).toHaveLength(parts)
    expect(shots[0]).toMatchObject({ at: seat })
    await table.close()
  })

  test('Bart’s stepper says what each number leaves of the loss', { timeout: 180_000 }, async () => {
    const table = await open({ seats: 4, seed: 1, dealt: playing('bart-cassidy') })
    await playTo(table, 'bart-arrows')
    await table.page.focus('[role=spinbutton]')
    await table.page.keyboard.press('ArrowUp')
    expect(await table.prompt()).toMatch(/Life lost: \d → \d\. Arrows taken: 1\./)
    await table.close()
  })
})

test('G9: the ambush shows before → after for each seat', { timeout: 180_000 }, async () => {
  const table = await open({ seats: 6, seed: 41, pace: 1 })
  await table.page.evaluate(() => {
    const bills: Record<string, string>[] = []
    Object.assign(globalThis, { bills })
    new MutationObserver(() => {
      const rows = [...document.querySelectorAll('[data-bill=ambush] [data-loss-of]')]
      const bill = Object.fromEntries(
        rows.map((row) => [row.getAttribute('data-loss-of')!, row.querySelector('strong')!.textContent]),
      )
      if (rows.length > 0 && JSON.stringify(bills.at(-1)) !== JSON.stringify(bill)) bills.push(bill)
    }).observe(document.body, { childList: true, subtree: true })
  })
  const bills = (): Promise<Record<string, string>[]> =>
    table.page.evaluate(() => (globalThis as unknown as { bills: Record<string, string>[] }).bills)
  for (let turn = 0; turn < 200 && (await bills()).length === 0; turn++) {
    if ((await table.waitForMe()) === 'over') break
    await byMouse(table, turn)
    await table.page.waitForTimeout(300)
  }
  const [bill] = await bills()
  expect(bill).toBeDefined()
  const events = await told(table)
  const ambushes = events.flatMap((event, at) => (event.type === 'indians' ? [at] : []))
  const isNext = (type: string): boolean => ['rolled', 'turn-began', 'indians', 'game-over'].includes(type)
  const losses = ambushes.map((at) => {
    const next = events.findIndex(({ type }, later) => later > at && isNext(type))
    return Object.fromEntries(
      events
        .slice(at + 1, next === -1 ? events.length : next)
        .flatMap((event) =>
          event.type === 'life-lost' && event.of === 'indians'
            ? [[String(event.by), `${event.before} → ${event.after}`]]
            : [],
        ),
    )
  })
  const shown = Object.fromEntries(Object.entries(bill!).filter(([, what]) => what !== 'no arrows'))
  expect(losses).toContainEqual(shown)
  await table.close()
})

const WAYS: readonly (readonly [string, Way, Size, number])[] = [
  ['by mouse at 1440×900', byMouse, 'desk', 5],
  ['by keyboard alone', byKeyboard, 'desk', 3],
  ['by touch at 390×844', byTouch, 'phone', 4],
]
test.each(WAYS)(
  'T17: a whole game on the board %s; T2, T4 and A1 hold on the way',
  { timeout: 300_000 },
  async (_name, way, size, seats) => {
    const table = await open({ seats, seed: 5 }, size)
    const turns = await playOut(table, way, async (turn) => {
      if (!(await table.page.$('.pickable[data-picked]'))) expect(await table.glowing()).toEqual(await table.legal())
      if (turn % 5 === 0) expect(await outOfSight(table, size)).toEqual([])
      if (turn % 8 === 0) expect(await axe(table.page)).toEqual([])
    })
    expect(turns).toBeGreaterThan(3)
    expect(table.problems).toEqual([])
    await table.close()
  },
)

test.each(['roll', 'reroll', 'assign-shots'])(
  'eight at 390×844: all seats in sight and none over another, asked to %s',
  { timeout: 120_000 },
  async (kind) => {
    for (const lang of ['en', 'fr']) {
      const table = await open({ seats: 8, seed: 5, lang }, 'phone')
      await playTo(table, kind)
      // At one moment: what the prompt says may take another line in the next.
      const [field, ...boxes] = await table.page.$$eval('.field, .field .seat', (all) =>
        all.map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect()
          return { left, top, right, bottom, cut: one.scrollHeight > one.clientHeight + 1 }
        }),
      )
      expect(boxes).toHaveLength(7)
      for (const [i, box] of boxes.entries()) {
        expect(box.cut).toBe(false)
        expect(box.top).toBeGreaterThanOrEqual(field!.top)
        expect(box.bottom).toBeLessThanOrEqual(field!.bottom)
        for (const other of boxes.slice(i + 1))
          expect(
            box.bottom <= other.top || other.bottom <= box.top || box.right <= other.left || other.right <= box.left,
          ).toBe(true)
      }
      expect(await outOfSight(table, 'phone')).toEqual([])
      await table.close()
    }
  },
)

function outOfSight(table: TablePage, size: Size): Promise<string[]> {
  return table.page.$$eval(
    '.prompt, .prompt .button, .prompt-because, [data-legal]',
    (all, { width, height }) =>
      all.flatMap((element) => {
        const box = element.getBoundingClientRect()
        const isInside = box.left >= -1 && box.top >= -1 && box.right <= width + 1 && box.bottom <= height + 1
        return isInside || box.width === 0 ? [] : [`${element.className} ${element.getAttribute('data-ref')}`]
      }),
    SIZES[size],
  )
}
