// What a question says: who asks it and what it costs, what is about to be done, and that there is nothing to choose.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as rules from '../../../../games/wanted/test/lay-out.ts'
import { type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { SEVEN, at, cardRef } from '../wanted/table.ts'

const { aim } = rules

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const SHOT = { ...SEVEN, turn: 6 }
const SHOOTS = [[6, aim('bang-8C', 0)]] as const

describe('T23: a question says who asks, what for, and what it costs', () => {
  test.each([
    ['en', /Gus plays BANG! 8♣ at you/, /4 → 3/],
    ['fr', /Gus joue BANG\s!\s8♣ sur vous/, /4 → 3/],
  ] as const)('%s', async (lang, cause, cost) => {
    const table = await at(tables, SHOT, SHOOTS, { lang })
    const because = await table.page.innerText('.prompt-because')
    expect(because).toMatch(cause)
    expect(because).toMatch(cost)
    await table.close()
  })

  test('also when something else was told last', async () => {
    const table = await at(tables, SHOT, SHOOTS)
    const last = await table.page.locator('.log-line').last().innerText()
    expect(await table.page.innerText('.prompt-because')).not.toBe(last)
    await table.close()
  })
})

describe('T24: the question follows what is picked, and leaving the turn stands apart', () => {
  test.each(['desk', 'phone'] as const)('on a %s', async (size) => {
    const table = await at(tables, SEVEN, [], {}, size)
    const { page } = table
    const ask = (): Promise<string> => page.innerText('.prompt-ask')
    const main = async () => (await page.locator('.deed-main').boundingBox())!
    expect(await ask()).toMatch(/Play cards, or end your turn/)
    const place = await main()
    await page.click(`.pickable[data-ref="${cardRef('cat-balou-KH')}"]`)
    expect(await ask()).toMatch(/Choose any player/)
    await page.keyboard.press('Escape')
    // One is in reach: that is who it would be played at.
    await page.click(`.pickable[data-ref="${cardRef('bang-2C')}"]`)
    expect(await ask()).toMatch(/Play BANG! 2♣ at Gus\?/)
    expect(await page.getAttribute('.deed-main', 'aria-disabled')).toBeNull()
    const now = await main()
    expect(Math.abs(now.x - place.x)).toBeLessThanOrEqual(4)
    expect(Math.abs(now.y + now.height - place.y - place.height)).toBeLessThanOrEqual(4)
    // The end of the turn: the last, in a plainer dress, with something between.
    const end = page.locator('.deed[data-ref="do:end"]')
    expect(await end.getAttribute('class')).toContain('button-quiet')
    expect((await end.boundingBox())!.x).toBeGreaterThan(now.x + now.width + 40)
    await table.close()
  })
})

test('T25: what leaves no choice goes on by itself, says so, and takes as long whatever is held', async () => {
  const settings = JSON.stringify({ autoAnswer: true })
  const nothing = { ...SHOT, A: { hand: 'bang-2C', life: 4 } }
  const table = await at(tables, nothing, SHOOTS, { settings })
  const { page } = table
  const seq = await table.seq()
  expect(await page.innerText('.prompt')).toContain('No choice here')
  await page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
  const life = ((await table.view()) as { players: { life: number }[] }).players[0]!.life
  expect(life).toBe(3)
  await table.close()
})

describe('G8: shots are given to whom one likes, also several to the same', () => {
  test.each(['click', 'tap'] as const)('by %s', { timeout: 280_000 }, async (press) => {
    const { page, ...table } = await withTwoShots(press === 'tap' ? 'phone' : 'desk')
    const parts = await page.locator('.part').count()
    const fire = page.locator('[data-commit]')
    expect(await fire.getAttribute('aria-disabled')).toBe('true')
    for (let part = 0; part < parts; part++) await page.locator('.seat-pick[data-legal]').first()[press]()
    const targets = await page.$$eval('.part', (all) => all.map((one) => one.getAttribute('aria-label')))
    expect(targets.join()).not.toContain('open')
    expect(await fire.getAttribute('aria-disabled')).toBeNull()
    const seq = await page.evaluate(() => globalThis.saloon.link.snapshot().game.seq)
    await fire[press]()
    await page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
    await table.close()
  })
})

/** A game of dice in which seat 0 has several shots to give. */
async function withTwoShots(size: Size): Promise<{ readonly page: TablePage['page']; close(): Promise<void> }> {
  for (let seed = 1; seed < 20; seed++) {
    const table = await tables.open({ game: 'bang-dice', plain: '', seats: 5, lang: 'en', seed }, size)
    const { page } = table
    for (let n = 0; (await table.waitForMe()) === 'mine'; n++) {
      const ask = await page.getAttribute('.prompt', 'data-ask')
      if (ask === 'assign-shots' && (await page.locator('.part').count()) > 1)
        return { page, close: () => table.close() }
      await page.evaluate(async (seed) => {
        const { link, random } = globalThis.saloon
        const { game } = link.snapshot()
        const ask = game.module.game.asks(game.view).find(({ seat, must }) => seat === 0 && must)!
        await link.wish({ do: 'act', seat: 0, ask: ask.id, action: { ...random(0, seed) } })
      }, n)
    }
    await table.close()
  }
  throw new Error('there were never two shots')
}
