// Looking, on the plain table: log and history, a hidden tab, one device, a lost line, what is read aloud.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { byMouse } from '../support/players.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const DICE = { game: 'bang-dice', seats: 5, seed: 3 }
const MADE_UP = { game: 'made-up', seats: 3, seed: 2 }

async function mine(query: Record<string, string | number>, size: Size = 'desk'): Promise<TablePage> {
  const table = await tables.open(query, size)
  await table.waitForMe()
  return table
}

describe('T13, T14: log and history', () => {
  test('one line for each event; a line leads to its moment; Esc returns; the arrow enters; an open question is announced', async () => {
    const table = await mine(DICE)
    const { page } = table
    const told = await page.evaluate(
      () =>
        globalThis.saloon.link
          .snapshot()
          .game.moments.flatMap((moment) => (moment as unknown as { told: object[] }).told).length,
    )
    expect(await page.locator('.log-line').count()).toBe(told)
    const now = await page.innerText('.middle')
    await page.locator('.log-show').first().click()
    await page.locator('.band-past').waitFor()
    expect(await page.getAttribute('.table-frame', 'data-past')).toBe('true')
    expect(await page.innerText('.band-past')).toContain('You are asked')
    expect(await page.$('.pickable[data-legal]')).toBeNull()
    await page.keyboard.press('Escape')
    expect(await page.$('.band-past')).toBeNull()
    expect(await page.innerText('.middle')).toBe(now)
    await page.focus('.prompt')
    await page.keyboard.press('[')
    await page.locator('.band-past').waitFor()
    await page.keyboard.press('End')
    expect(await page.$('.band-past')).toBeNull()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('ArrowLeft')
    await page.locator('.band-past').waitFor()
    await table.close()
  })

  test('things in a line have their help card', async () => {
    const table = await mine(DICE)
    await table.page.locator('.log .named').first().hover()
    await table.page.locator('.help-card').waitFor()
    expect(await table.page.locator('.help-card p').count()).toBeGreaterThan(0)
    await table.close()
  })
})

test('T15: in a hidden tab the title calls and one sound is heard, no more; it is calm again when one looks', async () => {
  const table = await mine(DICE)
  const { page } = table
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  // Every sound has its place between the loudspeakers.
  await page.evaluate(() => {
    const { createStereoPanner } = AudioContext.prototype
    Object.assign(globalThis, { heard: 0 })
    AudioContext.prototype.createStereoPanner = function (this: AudioContext) {
      ;(globalThis as unknown as { heard: number }).heard++
      return createStereoPanner.call(this)
    }
  })
  const heard = (): Promise<number> => page.evaluate(() => (globalThis as unknown as { heard: number }).heard)
  await page.keyboard.press('Shift') // browsers are silent until somebody does something
  expect(await page.title()).toBe('BANG! The Dice Game')
  await hide(true)
  expect(await page.title()).toBe('● Your turn — BANG! The Dice Game')
  expect(await heard()).toBe(0) // the question is an old one
  // I have rolled, and am asked again while I look elsewhere.
  const seq = await table.seq()
  await page.evaluate(async () => {
    const { link, random } = globalThis.saloon
    const { game } = link.snapshot()
    const ask = game.module.game.asks(game.view).find(({ seat }) => seat === 0)!
    await link.wish({ do: 'act', seat: 0, ask: ask.id, action: { ...random(0, 1) } })
  })
  await page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
  await page.waitForFunction(() => (globalThis as unknown as { heard: number }).heard > 0)
  expect(await page.title()).toBe('● Your turn — BANG! The Dice Game')
  await page.waitForTimeout(1500)
  await hide(false)
  expect(await page.title()).toBe('BANG! The Dice Game')
  await hide(true)
  await page.waitForTimeout(500)
  expect(await heard()).toBe(1)
  await table.close()
})

describe('T16: one device', () => {
  test('the screen in between holds no secret, and nobody is called “you”', async () => {
    const table = await tables.open({ ...MADE_UP, people: 2, seats: 3 })
    const { page } = table
    await page.locator('.pass').waitFor()
    expect(await page.content()).not.toContain('№')
    expect(JSON.stringify(await table.view())).not.toMatch(/"hands":\[\[\d/)
    // Enter twice; or holding the button.
    await page.keyboard.press('Enter')
    expect(await page.$('.prompt')).toBeNull()
    await page.keyboard.press('Enter')
    await table.waitForMe()
    expect(await page.innerText('.tray')).toContain('№')
    expect(await table.prompt()).toContain('Ana: Bet a card.')
    await byMouse(table, 0)
    await page.locator('.pass h1', { hasText: 'Bo' }).waitFor()
    expect(await page.content()).not.toContain('№')
    const hold = await page.locator('.hold-button').boundingBox()
    await page.mouse.move(hold!.x + 10, hold!.y + 10)
    await page.mouse.down()
    await page.locator('.prompt').waitFor()
    await page.mouse.up()
    expect(await page.locator('.log-you').count()).toBe(0)
    await table.close()
  })
})

test('somebody who looks on sees the table, is asked nothing, and sees the end', async () => {
  const table = await tables.open({ ...DICE, people: 0, seats: 3 })
  const { page } = table
  expect(await page.innerText('.own')).toBe('You are looking on.')
  await page.waitForFunction(() => globalThis.saloon.ended, undefined, { timeout: 40_000 })
  expect(await page.$('[data-legal]')).toBeNull()
  expect(await table.prompt()).toContain('The game is over')
  expect(table.problems).toEqual([])
  await table.close()
})

test('T20: the way on: a click on the empty table and Space skip what is being shown', async () => {
  const table = await mine({ ...DICE, pace: 400 })
  const { page } = table
  await byMouse(table, 0)
  await page.evaluate(() => document.querySelector<HTMLElement>('.field')!.click())
  await page.waitForFunction(() => document.querySelectorAll('.effects-arrow').length === 0)
  await table.close()
})

test('the reader hears the prompt, the own place and the table by their keys', async () => {
  const table = await mine(DICE)
  const { page } = table
  const urgent = page.locator('[aria-live=assertive]')
  expect(await urgent.innerText()).toContain('You: Roll the 5 dice.')
  await page.keyboard.press('s')
  expect(await urgent.innerText()).toContain('life')
  await page.keyboard.press('t')
  expect(await urgent.innerText()).toContain('Arrows in the middle')
  await page.keyboard.press('p')
  expect(await urgent.innerText()).toContain('Roll')
  await table.close()
})

describe('T9: the line is lost', () => {
  test('a band after a second, the table stays readable; back, with what one missed', async () => {
    const table = await mine(DICE)
    const { page } = table
    await byMouse(table, 0)
    await table.waitForMe()
    const before = await table.view()
    await page.evaluate(() => globalThis.saloon.link.lose())
    expect(await page.$('.band-lost')).toBeNull()
    await page.locator('.band-lost').waitFor()
    expect(await page.innerText('.band-lost')).toContain('your seat is safe')
    expect(await page.innerText('.prompt')).toContain('You:')
    await page.click('.band-lost button')
    await page.locator('.band-back').waitFor()
    expect(await table.view()).toEqual(before)
    await table.close()
  })

  test('an answer given meanwhile is sent when it is back', async () => {
    const table = await mine(DICE)
    const { page } = table
    const seq = await table.seq()
    await page.evaluate(() => globalThis.saloon.link.lose())
    await page.click('[data-commit]')
    await page.locator('.prompt-hands[data-busy], .prompt:not([data-mine])').first().waitFor()
    await page.evaluate(() => globalThis.saloon.link.retry())
    await page.waitForFunction((was) => globalThis.saloon.link.snapshot().game.seq > was, seq)
    await table.close()
  })

  test('somebody who was away for long is told what happened', async () => {
    const table = await mine({ ...DICE, pace: 200 })
    const { page } = table
    await page.clock.install()
    const seq = await table.seq()
    const hide = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    await page.evaluate(() => {
      const { link } = globalThis.saloon as unknown as { link: { wish(wish: object): Promise<unknown> } }
      return link.wish({ do: 'away', seat: 0 })
    })
    // The clock on the wall jumps; the bots play a few moves as they always do.
    await page.clock.fastForward(15_000)
    await page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before + 3, seq)
    await hide(false)
    await page.locator('.recap').waitFor()
    expect(await page.locator('.recap li').count()).toBeLessThanOrEqual(6)
    await page.click('.recap > .button')
    expect(await page.$('.recap')).toBeNull()
    // A bot has played meanwhile; one press takes the seat back.
    await page.getByRole('button', { name: 'Play on yourself' }).click()
    await page.locator('.own .tag', { hasText: 'away' }).waitFor({ state: 'detached' })
    await table.close()
  })
})
