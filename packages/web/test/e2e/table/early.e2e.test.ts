// Answers left for a question that is coming, on screen: private, changeable, given when it comes.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TablePage, type Tables, openTables } from '../support/pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
}, 120_000)
afterAll(() => tables.close())

/** Safe answers, until something is coming to me. */
async function untilComing(table: TablePage): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    const found = await table.page.waitForFunction(() => {
      if (document.querySelector('.early')) return 'coming'
      return document.querySelector('.prompt[data-mine]:not([data-inert])') ? 'mine' : undefined
    })
    if ((await found.jsonValue()) === 'coming') return
    await table.page.evaluate(async () => {
      const { link } = globalThis.saloon
      const { game } = link.snapshot()
      const ask = game.module.game.asks(game.view).find(({ seat, must, locked }) => seat === 0 && must && !locked)
      const action = { ...game.module.game.safe(game.view, 0) }
      if (ask) await link.wish({ do: 'act', seat: 0, ask: ask.id, action })
    })
  }
  throw new Error('nothing ever came round')
}

const stood = (table: TablePage, seq: number): Promise<boolean> =>
  table.page
    .waitForFunction(
      (from) =>
        globalThis.saloon.link
          .snapshot()
          .game.moments.some(({ seq, happened }) => seq > from && happened.type === 'act' && happened.seat === 0),
      seq,
    )
    .then(() => true)

test(
  '4.6: an answer left for what is coming can be changed and withdrawn, and is given by itself when it comes',
  { timeout: 180_000 },
  async () => {
    const table = await tables.open({ game: 'made-up', seats: 4, people: 1, seed: 3, pace: 2500 })
    const { page } = table
    await untilComing(table)
    const seq = await table.seq()
    const prepared = (): Promise<readonly object[]> =>
      page.evaluate(() => globalThis.saloon.link.snapshot().prepared.flatMap(({ actions }) => actions))
    expect(await prepared()).toEqual([])
    await page.click('.early-head .button')
    const answers = page.locator('.early-answer')
    const last = answers.last()
    await last.click()
    await page.waitForSelector('.early-answer[aria-pressed="true"]')
    expect(await page.innerText('.early-ready')).toContain(await last.innerText())
    await page.click('.early-answers .deed-cancel')
    await page.waitForSelector('.early-answer[aria-pressed="true"]', { state: 'detached' })
    await last.click()
    await page.waitForSelector('.early-answer[aria-pressed="true"]')
    expect(await prepared()).toEqual([{ do: 'stand' }])
    expect(await stood(table, seq)).toBe(true)
    await page.waitForFunction(() => globalThis.saloon.link.snapshot().prepared.length === 0)
    expect(table.problems).toEqual([])
    await table.close()
  },
)
