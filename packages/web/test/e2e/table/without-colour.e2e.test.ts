// Who sees no colours, or nothing at all, knows what can be picked: by a sign on it, and by its name.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Tables, openTables } from '../support/pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

interface Told {
  readonly ref: string
  readonly isLegal: boolean
  readonly isPicked: boolean
  readonly hasSign: boolean
  readonly isOff: boolean
  readonly name: string
}

const TABLES = [
  ['bang-dice', 5],
  ['wanted', 5],
  ['wanted-one', 4],
  ['western-legends', 3],
  ['flick-em-up', 2],
  ['pitch-in-the-west', 2],
] as const

test.each(TABLES)(
  'A9: what can be picked at %s bears a sign and says so to a screen reader, and what can’t says that',
  { timeout: 180_000 },
  async (game, seats) => {
    const settings = JSON.stringify({ autoAnswer: false })
    const table = await tables.open({ game, plain: '', seats, seed: 7, lang: 'en', settings })
    const seen = { legal: 0, other: 0 }
    for (let turn = 0; turn < 12 && (await table.waitForMe()) === 'mine'; turn++) {
      const told: readonly Told[] = await table.page.$$eval('.pickable', (all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => ({
            ref: one.getAttribute('data-ref')!,
            isLegal: one.hasAttribute('data-legal'),
            isPicked: one.hasAttribute('data-picked'),
            hasSign: one.querySelector('.pickable-tick, .pickable-order')?.checkVisibility() === true,
            isOff: one.getAttribute('aria-disabled') === 'true',
            name: one.getAttribute('aria-label') ?? '',
          })),
      )
      for (const { ref, isLegal, isPicked, hasSign, isOff, name } of told) {
        const can = isLegal || isPicked
        expect({ ref, hasSign }).toEqual({ ref, hasSign: can })
        expect({ ref, isChosen: /, (?:can be )?chosen$/.test(name) }).toEqual({ ref, isChosen: can })
        if (can) expect({ ref, isOff }).toEqual({ ref, isOff: false })
        else if (isOff) expect(name).toMatch(/, not possible$/)
        seen[can ? 'legal' : 'other']++
      }
      const seq = await table.seq()
      await table.page.evaluate((nth) => {
        const { link, random } = globalThis.saloon
        const { game: now } = link.snapshot()
        const ask = now.module.game.asks(now.view).find(({ seat, must }) => seat === 0 && must)!
        void link.wish({ do: 'act', seat: 0, ask: ask.id, action: random(0, nth) })
      }, turn)
      await table.page.waitForFunction(
        (before) => globalThis.saloon.ended || globalThis.saloon.link.snapshot().game.seq > before,
        seq,
      )
    }
    expect(seen.legal).toBeGreaterThan(3)
    await table.close()
  },
)
