// Hands that play a wooden game on the screen, whichever way its table is drawn.

import type { Plan } from '@saloon/physics'
import { expect } from 'vitest'
import { STREET } from '../../../../games/flick-em-up/test/street.ts'
import { peaceful } from '../../../../games/pitch-in-the-west/test/noon.ts'
import type { Size, TablePage, Tables } from './pages.ts'

const MOST_QUESTIONS = 60

export const FLICK = {
  game: 'flick-em-up',
  options: { scenario: 'own', town: JSON.stringify(STREET), wobble: 'off' },
} as const
export const PITCH = { game: 'pitch-in-the-west', options: { ...peaceful, wobble: 'off' } } as const
export type Game = typeof FLICK | typeof PITCH
const enemyOf = ({ game }: Game): string => (game === 'flick-em-up' ? 'O1' : 'f2')

export const openWooden = (
  tables: Tables,
  { game, options }: Game,
  size: Size = 'desk',
  more: Readonly<Record<string, string>> = {},
): Promise<TablePage> =>
  tables.open({ plain: '', game, seats: 2, people: 1, seed: 3, options: JSON.stringify(options), ...more }, size)

export const middleOf = async (table: TablePage, selector: string) => {
  const found = (await table.page.locator(selector).first().boundingBox())!
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
}
/** Where a piece stands on the screen. */
export const spotOf = (table: TablePage, piece: string): Promise<{ readonly x: number; readonly y: number }> =>
  table.page.evaluate((id) => {
    const { module, view } = globalThis.saloon.link.snapshot().game
    const wooden = globalThis.saloon.wooden()
    if (!wooden) {
      const { x, y, width, height } = document.querySelector(`[data-piece="${id}"] > path`)!.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const { pose } = (module.plan!.table(view) as Plan).pieces.find((one) => one.id === id)!
    const { left, top } = wooden.element.getBoundingClientRect()
    const { x, y } = wooden.project({ x: pose.x, z: pose.z })
    return { x: left + x, y: top + y }
  }, piece)

export type Hand = (table: TablePage, game: Game) => Promise<void>

/** Until it is over: what is asked is answered by this hand. Gives the kinds of questions there were. */
export async function playThrough(table: TablePage, game: Game, hand: Hand): Promise<readonly string[]> {
  const asked: string[] = []
  for (let n = 0; n < MOST_QUESTIONS; n++) {
    if ((await table.waitForMe()) === 'over') return asked
    const before = await table.seq()
    const kind = await table.page.evaluate(() => {
      const { stack } = globalThis.saloon.link.snapshot().game.view
      return String(stack.at(-1)?.kind)
    })
    asked.push(kind)
    await hand(table, game)
    await expect.poll(() => table.seq(), { timeout: 60_000 }).toBeGreaterThan(before)
  }
  throw new Error(`it doesn't end: ${asked.join(' ')}`)
}
export const aims = (table: TablePage): Promise<boolean> => table.page.locator('.flick-verbs').isVisible()

/** Presses on the bullet, pulls away from the enemy, and lets go. */
export const byMouse: Hand = async (table, game) => {
  const { page } = table
  if (!(await aims(table))) return page.locator('[data-commit]:not([aria-disabled])').click()
  const handles = await page.locator('.aim-handle[data-what="bullet"]').count()
  if (handles === 0) return page.locator('.flick-ends .deed').first().click()
  const from = await middleOf(table, '.aim-handle[data-what="bullet"]')
  const enemy = await spotOf(table, enemyOf(game))
  const long = Math.hypot(from.x - enemy.x, from.y - enemy.y)
  const at = (pixels: number) =>
    [from.x + ((from.x - enemy.x) / long) * pixels, from.y + ((from.y - enemy.y) / long) * pixels] as const
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(...at(30))
  await page.mouse.move(...at(110))
  await page.locator('.aim-band').waitFor()
  await page.mouse.up()
}

/** On the pad below the table, with a thumb. */
export const byTouch: Hand = async (table, game) => {
  const { page } = table
  if (!(await aims(table))) return page.locator('[data-commit]:not([aria-disabled])').tap()
  const verb = page.locator('[data-verb="colt"]')
  if ((await verb.count()) === 0) return page.locator('.flick-ends .deed').first().tap()
  await verb.tap()
  const from = await middleOf(table, '.aim-handle[data-current]')
  const enemy = await spotOf(table, enemyOf(game))
  const long = Math.hypot(from.x - enemy.x, from.y - enemy.y)
  const pad = await middleOf(table, '.pull-pad')
  const thumb = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', pixels: number) =>
    thumb.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: pad.x + ((from.x - enemy.x) / long) * pixels, y: pad.y + ((from.y - enemy.y) / long) * pixels }],
    })
  await touch('touchStart', 0)
  await touch('touchMove', 30)
  await touch('touchMove', 80)
  await page.locator('.aim-loupe').waitFor()
  await touch('touchEnd', 0)
}

/** Z takes the bullet, J aims at the enemy, Enter flicks: and Enter says yes to whatever is made ready. */
export const byKeys: Hand = async (table) => {
  const { page } = table
  if (await aims(table)) {
    if ((await page.locator('[data-verb="colt"]').count()) === 0) return page.keyboard.press('e')
    await page.keyboard.press('z')
    await page.locator('.flick-aim').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowUp')
  }
  await page.keyboard.press('Enter')
}

/** A tap on the enemy aims, the button flicks. */
export const byTaps: Hand = async (table, game) => {
  const { page } = table
  if (await aims(table)) {
    const verb = page.locator('[data-verb="colt"]')
    if ((await verb.count()) === 0) return page.locator('.flick-ends .deed').first().click()
    await verb.click()
    const enemy = await spotOf(table, enemyOf(game))
    await page.mouse.click(enemy.x, enemy.y)
  }
  await page.locator('[data-commit]:not([aria-disabled])').click()
}
