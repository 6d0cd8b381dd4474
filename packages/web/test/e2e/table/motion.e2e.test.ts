// What moves, for somebody who doesn't want that.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TablePage, type Tables, openTables } from '../support/pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const MOST = 150 // milliseconds

/** Keeps everything that travels, turns or grows for longer than it may, from now on. */
function watch({ page }: TablePage): Promise<void> {
  return page.evaluate((most) => {
    const moving: string[] = []
    Object.assign(globalThis, { moving })
    const isTravel = (frame: Readonly<Record<string, unknown>>): boolean =>
      ['transform', 'translate', 'rotate', 'scale', 'offsetDistance'].some((name) => frame[name] !== undefined)
    const look = (animation: globalThis.Animation): void => {
      const effect = animation.effect as KeyframeEffect | null
      if (!effect?.getKeyframes().some((frame) => isTravel(frame))) return
      const lasts = Number(effect.getComputedTiming().activeDuration)
      if (lasts > most) moving.push(`${effect.target?.className.toString()} for ${lasts} ms`)
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
      const animation = animate.apply(this, how)
      look(animation)
      return animation
    }
    const fromStyles = ({ target }: Event): void => {
      if (target instanceof Element) for (const animation of target.getAnimations({ subtree: true })) look(animation)
    }
    addEventListener('animationstart', fromStyles, true)
    addEventListener('transitionrun', fromStyles, true)
  }, MOST)
}

const moving = ({ page }: TablePage): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { moving: string[] }).moving)

/** Seat 0 answers this many questions. */
async function play(table: TablePage, decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    if ((await table.waitForMe()) === 'over') return
    await table.page.evaluate(async (seed) => {
      const { link, random } = globalThis.saloon
      const { game } = link.snapshot()
      const ask = game.module.game.asks(game.view).find(({ seat, must }) => seat === 0 && must)
      if (ask) await link.wish({ do: 'act', seat: 0, ask: ask.id, action: { ...random(0, seed) } })
    }, n)
  }
}

describe('A8: with reduced motion', () => {
  test.each([
    ['bang-dice', 4],
    ['wanted-one', 3],
    ['wanted', 4],
  ])('%s: nothing travels for longer than 150 ms', { timeout: 120_000 }, async (game, seats) => {
    const table = await tables.open({ game, seats, seed: 3, plain: '', pace: 40 })
    await watch(table)
    await play(table, 5)
    expect(await moving(table)).toEqual([])
    await table.close()
  })

  test('which would be seen: with full motion things do', { timeout: 120_000 }, async () => {
    const settings = JSON.stringify({ motion: 'full' })
    const table = await tables.open({ game: 'bang-dice', seats: 4, seed: 3, plain: '', pace: 300, settings })
    await watch(table)
    for (let decisions = 0; decisions < 20 && (await moving(table)).length === 0; decisions++) await play(table, 1)
    expect((await moving(table)).length).toBeGreaterThan(0)
    await table.close()
  })
})
