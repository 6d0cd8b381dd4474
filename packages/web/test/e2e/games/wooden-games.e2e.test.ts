// Both games of the wooden table as they are played on the screen: a whole short scenario by mouse, by touch, by keys alone and on the plan;
// and every kind of question at two sizes in both languages, with nothing covering anything.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STREET } from '../../../../games/flick-em-up/test/street.ts'
import { peaceful } from '../../../../games/pitch-in-the-west/test/noon.ts'
import { type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
}, 120_000)
afterAll(() => tables.close())

const LONG = { timeout: 240_000 }
const MOST_QUESTIONS = 60

const FLICK = {
  game: 'flick-em-up',
  options: { scenario: 'own', town: JSON.stringify(STREET), wobble: 'off' },
} as const
const PITCH = { game: 'pitch-in-the-west', options: { ...peaceful, wobble: 'off' } } as const
type Game = typeof FLICK | typeof PITCH
const enemyOf = ({ game }: Game): string => (game === 'flick-em-up' ? 'O1' : 'f2')

const open = (
  { game, options }: Game,
  size: Size = 'desk',
  more: Readonly<Record<string, string>> = {},
): Promise<TablePage> =>
  tables.open(
    { plain: '', wooden: 'plan', game, seats: 2, people: 1, seed: 3, options: JSON.stringify(options), ...more },
    size,
  )

const box = async (table: TablePage, selector: string) => {
  const found = (await table.page.locator(selector).first().boundingBox())!
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
}
type Hand = (table: TablePage, game: Game) => Promise<void>

/** Until it is over: what is asked is answered by this hand. Gives the kinds of questions there were. */
async function playThrough(table: TablePage, game: Game, hand: Hand): Promise<readonly string[]> {
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
const aims = (table: TablePage): Promise<boolean> => table.page.locator('.flick-verbs').isVisible()

/** Presses on the bullet, pulls away from the enemy, and lets go. */
const byMouse: Hand = async (table, game) => {
  const { page } = table
  if (!(await aims(table))) return page.locator('[data-commit]:not([aria-disabled])').click()
  const handles = await page.locator('.aim-handle[data-what="bullet"]').count()
  if (handles === 0) return page.locator('.flick-ends .deed').first().click()
  const from = await box(table, '.aim-handle[data-what="bullet"]')
  const enemy = await box(table, `[data-piece="${enemyOf(game)}"] > path`)
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
const byTouch: Hand = async (table, game) => {
  const { page } = table
  if (!(await aims(table))) return page.locator('[data-commit]:not([aria-disabled])').tap()
  const verb = page.locator('[data-verb="colt"]')
  if ((await verb.count()) === 0) return page.locator('.flick-ends .deed').first().tap()
  await verb.tap()
  const from = await box(table, '.aim-handle[data-current]')
  const enemy = await box(table, `[data-piece="${enemyOf(game)}"] > path`)
  const long = Math.hypot(from.x - enemy.x, from.y - enemy.y)
  const pad = await box(table, '.pull-pad')
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
const byKeys: Hand = async (table) => {
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
const byTaps: Hand = async (table, game) => {
  const { page } = table
  if (await aims(table)) {
    const verb = page.locator('[data-verb="colt"]')
    if ((await verb.count()) === 0) return page.locator('.flick-ends .deed').first().click()
    await verb.click()
    const enemy = await box(table, `[data-piece="${enemyOf(game)}"] > path`)
    await page.mouse.click(enemy.x, enemy.y)
  }
  await page.locator('[data-commit]:not([aria-disabled])').click()
}

describe.each([FLICK, PITCH])('G26 a whole scenario of $game in the plan view', LONG, (game) => {
  test.each([
    ['by mouse: pulled and let go', byMouse, 'desk'],
    ['by touch: on the pad', byTouch, 'phone'],
    ['by keys alone', byKeys, 'desk'],
    ['by taps and buttons', byTaps, 'desk'],
  ] as const)('%s', LONG, async (_how, hand, size) => {
    const table = await open(game, size)
    const asked = await playThrough(table, game, hand)
    expect(asked).toContain('turn')
    const shots = await table.page.evaluate(() =>
      globalThis.saloon.link
        .snapshot()
        .game.moments.flatMap(({ told }) => told)
        .filter(({ type }) => type === 'pitched'),
    )
    expect(shots.length).toBeGreaterThan(0)
    expect(table.problems).toEqual([])
    await table.close()
  })
})

test(
  'letting go only aims where one wants that; Escape, the right button and a short pull take it back',
  LONG,
  async () => {
    const settings = JSON.stringify({ releaseAims: true })
    const table = await open(FLICK, 'desk', { settings })
    const { page } = table
    await table.waitForMe()
    while (!(await aims(table))) {
      await page.locator('[data-commit]:not([aria-disabled])').click()
      await table.waitForMe()
    }
    const before = await table.seq()
    const from = await box(table, '.aim-handle[data-what="bullet"]')
    const pull = async (pixels: number): Promise<void> => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x - pixels / 2, from.y)
      await page.mouse.move(from.x - pixels, from.y)
      await page.locator('.aim-band').waitFor()
    }
    await pull(100)
    await page.keyboard.press('Escape')
    await page.locator('.aim-band').waitFor({ state: 'detached' })
    await page.mouse.up()
    await pull(8)
    expect(await page.locator('.aim-force').innerText()).toContain('cancel')
    await page.mouse.up()
    expect(await page.locator('.flick-aim').count()).toBe(0)
    await pull(100)
    const shown = await page.locator('.aim-force').innerText()
    await page.mouse.up()
    await page.locator('.flick-aim').waitFor()
    expect(await table.seq()).toBe(before)
    // It stays, is nudged, and flies when the button says so.
    const [direction, force] = await page.locator('.aim-dial-value').allInnerTexts()
    expect(shown).toBe(`${force} · ${direction}`)
    await page.getByRole('button', { name: 'Direction: a little more' }).click()
    await expect.poll(() => page.locator('.aim-dial-value').first().innerText()).not.toBe(direction)
    await page.locator('.flick-go').click()
    await expect.poll(() => table.seq()).toBeGreaterThan(before)
    await page.locator('.verdict').waitFor()
    expect(table.problems).toEqual([])
    await table.close()
  },
)

// ---- nothing covers anything --------------------------------------------------------------------------------------

const TOWNS = [
  { game: 'flick-em-up', options: { scenario: 's03' }, shots: 3 },
  { game: 'pitch-in-the-west', options: { scenario: 'bank-robbery' }, shots: 3 },
] as const

/** What lies on something else, sticks out of the window, or is cut off. */
async function troubles(table: TablePage): Promise<string[]> {
  return table.page.evaluate(() => {
    const found: string[] = []
    const boxes = [
      ...document.querySelectorAll('.wooden-table, .wooden-head, .clan-box, .prompt, .own, .seat, .table-header'),
    ]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, name: one.className, at: one.getBoundingClientRect() }))
    for (const { name, at } of boxes)
      if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1)
        found.push(`${name} sticks out`)
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left)
        const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top)
        if (wide > 1 && high > 1) found.push(`${a.name} lies on ${b.name}`)
      }
    })
    for (const one of document.querySelectorAll(
      '.prompt, .prompt-ask, .clan-name, .town-clock strong, .prompt .button, .prompt .aim-dial-value',
    ))
      if (
        one.checkVisibility() &&
        (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2) &&
        getComputedStyle(one).display !== 'inline'
      )
        found.push(`${one.className} is cut: ${one.textContent}`)
    for (const one of document.querySelectorAll('.prompt button:not([tabindex="-1"]), .clan-member'))
      if (one.checkVisibility() && matchMedia('(pointer: coarse)').matches && one.getBoundingClientRect().height < 43.5)
        found.push(`${one.className} is too small`)
    return found
  })
}

describe.each(TOWNS)('nothing covers anything in $game', LONG, ({ game, options, shots }) => {
  test.each([
    ['desk', 'en'],
    ['desk', 'fr'],
    ['phone', 'en'],
    ['phone', 'fr'],
  ] as const)('%s, %s', LONG, async (size, lang) => {
    const settings = JSON.stringify({ laysByHand: true })
    const query = {
      plain: '',
      wooden: 'plan',
      game,
      seats: 2,
      people: 1,
      seed: 5,
      lang,
      settings,
      options: JSON.stringify(options),
    }
    const table = await tables.open(query, size)
    const { page } = table
    const seen = new Set<string>()
    for (let n = 0; n < shots;) {
      if ((await table.waitForMe()) === 'over') break
      expect(await troubles(table)).toEqual([])
      const before = await table.seq()
      if (await aims(table)) {
        const verb = page.locator('.flick-verb').nth(n % (await page.locator('.flick-verb').count()))
        await verb.click()
        await page.locator('.flick-aim').waitFor()
        expect(await troubles(table)).toEqual([])
        n++
      }
      seen.add(await page.evaluate(() => String(globalThis.saloon.link.snapshot().game.view.stack.at(-1)?.kind)))
      await page.locator('[data-commit]:not([aria-disabled])').click()
      await expect.poll(() => table.seq()).toBeGreaterThan(before)
    }
    expect(seen).toContain('turn')
    expect(table.problems).toEqual([])
    await table.close()
  })
})
