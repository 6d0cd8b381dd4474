// What every table promises, on the plain table: reasons, select then act, undo, inert buttons, log, history, help.

import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Size, type TablePage, type Tables, openTables } from './pages.ts'
import { byMouse } from './players.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const DICE = { game: 'bang-dice', seats: 5, seed: 3 }
const CAVALRY = { game: 'wanted-one', seats: 3, seed: 3, options: JSON.stringify({ cavalry: true, dollars: true }) }
const MADE_UP = { game: 'made-up', seats: 3, seed: 2 }

async function mine(query: Record<string, string | number>, size: Size = 'desk'): Promise<TablePage> {
  const table = await tables.open(query, size)
  await table.waitForMe()
  return table
}

/** A thing that can't be chosen though others of its kind can. */
const BLOCKED = '.pickable[aria-disabled]'

/** Plays on until something visible can't be chosen. */
async function untilBlocked(table: TablePage): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    if ((await table.waitForMe()) === 'over') throw new Error('nothing was ever blocked')
    if (await table.page.$(BLOCKED)) return
    await byMouse(table, turn)
  }
}

describe('T3, T18: what can’t be chosen says why not', () => {
  test.each([
    ['bang-dice', DICE],
    ['wanted-one', CAVALRY],
  ] as const)('%s: by hovering, focus and key', async (_name, query) => {
    const table = await mine(query)
    const { page } = table
    await untilBlocked(table)
    const why = page.locator('.help-why')
    await page.hover(BLOCKED, { force: true })
    await why.waitFor()
    expect((await why.innerText()).length).toBeGreaterThan(8)
    // It may be pointed at and stays, and Esc closes it.
    await page.hover('.help-card')
    await page.waitForTimeout(400)
    expect(await why.count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await why.count()).toBe(0)
    await page.mouse.move(5, 5)
    // The keyboard brought it there: Tab is what makes focus visible.
    await page.keyboard.press('Tab')
    await page.focus(BLOCKED)
    await why.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('i')
    await why.waitFor()
    await table.close()
  })

  test('bang-dice: by a long press', async () => {
    const table = await mine(DICE, 'phone')
    await untilBlocked(table)
    await table.page.locator(BLOCKED).first().dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await table.page.locator('.help-why').waitFor()
    const card = await table.page.locator('.help-card').boundingBox()
    expect(card!.height).toBeLessThanOrEqual(844 / 2)
    await table.close()
  })
})

describe('T5: select, then act', () => {
  test('a tap selects, the second commits; Esc cancels; Enter commits', async () => {
    const table = await mine(CAVALRY)
    const { page } = table
    const seq = await table.seq()
    const deck = '.pickable[data-legal][data-ref^="place:"]'
    await page.click(deck)
    expect(await page.$eval(deck, (one) => one.hasAttribute('data-picked'))).toBe(true)
    expect(await page.innerText('.prompt-then')).toMatch(/→|unseen/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await page.$('.pickable[data-picked]')).toBeNull()
    expect(await table.seq()).toBe(seq)
    await page.click(deck)
    await page.click(deck)
    await page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
    await table.waitForMe()
    const now = await table.seq()
    await page.click(deck)
    await page.keyboard.press('Enter')
    await page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, now)
    await table.close()
  })

  test('with every action confirmed, the first press only arms it', async () => {
    const table = await mine({ ...DICE, settings: JSON.stringify({ confirmAll: true }) })
    const seq = await table.seq()
    await table.page.click('[data-commit]')
    await table.page.waitForFunction(() => document.querySelector('[data-commit]')?.textContent?.includes('again'))
    expect(await table.seq()).toBe(seq)
    await table.page.click('[data-commit]')
    await table.page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
    await table.close()
  })
})

describe('T6: undo', () => {
  test('restores the identical view where that is fair', async () => {
    const table = await mine(MADE_UP)
    const { page } = table
    // As far as two moves of one's own in a row, without chance and nothing shown: aim, then bury.
    for (let turn = 0; !(await table.prompt()).includes('Aim'); turn++) {
      await byMouse(table, turn)
      await table.waitForMe()
    }
    const before = await table.view()
    await page.click('.words .pickable')
    await page.click('[data-commit]')
    await page.waitForFunction(() =>
      document.querySelector('.prompt[data-mine]:not([data-inert])')?.textContent?.includes('under the deck'),
    )
    await page.keyboard.press('u')
    await page.waitForFunction(() => document.querySelector('.prompt-ask')?.textContent?.includes('Aim'))
    const { epoch: _before, ...was } = before as { epoch: number }
    const { epoch: _after, ...is } = (await table.view()) as { epoch: number }
    expect(is).toEqual(was)
    expect(await page.innerText('.log')).toContain('took a move back')
    await table.close()
  })

  test('says why where it isn’t', async () => {
    const table = await mine(DICE)
    await table.page.click('[data-commit]')
    await table.waitForMe()
    await table.page.click('.undo button')
    await table.page.locator('.prompt-problem').waitFor()
    expect(await table.page.innerText('.prompt-problem')).toBe('Chance was involved.')
    await table.close()
  })
})

test('T7: the buttons of a new question do nothing for 350 ms, and look it', async () => {
  const table = await mine(DICE)
  const seq = await table.seq()
  const seen = await table.page.evaluate(
    () =>
      new Promise<{ lasted: number; isOff: boolean; seq: number }>((resolve) => {
        const prompt = document.querySelector('.prompt')!
        let since: number | undefined
        let isOff = false
        const look = (): void => {
          const stop = document.querySelector<HTMLElement>('[data-ref="do:stop"]')
          const isInert = prompt.hasAttribute('data-inert')
          if (stop && isInert) {
            since ??= performance.now()
            isOff = stop.getAttribute('aria-disabled') === 'true'
            stop.click()
          } else if (since !== undefined) {
            const { seq: now } = globalThis.saloon.link.snapshot().game
            return resolve({ lasted: performance.now() - since, isOff, seq: now })
          }
          requestAnimationFrame(look)
        }
        look()
        document.querySelector<HTMLElement>('[data-commit]')!.click()
      }),
  )
  expect(seen.seq).toBe(seq + 1)
  expect(seen.isOff).toBe(true)
  expect(seen.lasted).toBeGreaterThan(200)
  expect(seen.lasted).toBeLessThan(1500)
  await table.close()
})

test('T8: something answers within 100 ms, though the line takes 300', async () => {
  const table = await mine({ ...DICE, delay: 150 })
  const { page } = table
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>('[data-commit]')!
        new MutationObserver(() => requestAnimationFrame(() => resolve(performance.now() - pressed))).observe(
          document.querySelector('.prompt')!,
          { subtree: true, childList: true, attributes: true },
        )
        const pressed = performance.now()
        button.click()
      }),
  )
  expect(took).toBeLessThan(100)
  await table.close()
})

describe('T13, T14: log and history', () => {
  test('one line for each event; a line leads to its moment; Esc returns; the arrow enters; an open question is announced', async () => {
    const table = await mine(DICE)
    const { page } = table
    const told = await page.evaluate(
      () =>
        globalThis.saloon.link.snapshot().game.moments.flatMap((moment) => (moment as { told: object[] }).told).length,
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

test('T15: in a hidden tab the title calls, and is calm again when one looks', async () => {
  const table = await mine(DICE)
  const { page } = table
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  expect(await page.title()).toBe('BANG! The Dice Game')
  await hide(true)
  expect(await page.title()).toBe('● Your turn — BANG! The Dice Game')
  await hide(false)
  expect(await page.title()).toBe('BANG! The Dice Game')
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

describe('A1: nothing for axe to find', () => {
  const OPENINGS = [
    ['the table', async () => undefined],
    ['the menu', async ({ page }: TablePage) => page.click('.table-header button:last-child')],
    ['the keys', async ({ page }: TablePage) => page.keyboard.press('?')],
    ['a dossier', async ({ page }: TablePage) => page.click('[data-ref="seat:2"]')],
    ['a help card', async ({ page }: TablePage) => page.hover('[data-ref="seat:2"]')],
    ['the past', async ({ page }: TablePage) => page.keyboard.press('[')],
  ] as const
  test.each(
    OPENINGS.flatMap(([what, open]) => [
      [what, 'light', 'desk', open] as const,
      [what, 'dark', 'phone', open] as const,
    ]),
  )('%s, %s, %s', async (_what, theme, size, open) => {
    const table = await mine({ ...DICE, theme, lang: theme === 'dark' ? 'fr' : 'en' }, size)
    await open(table)
    await table.page.waitForTimeout(450)
    const { violations } = await new AxeBuilder({ page: table.page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    ).toEqual([])
    await table.close()
  })

  test.each(['chat', 'rules', 'notes'] as const)('the panel of %s', async (tab) => {
    const table = await mine(DICE, 'tablet')
    await table.page.click('.panel-button')
    await table.page.click(`[data-tab=${tab}]`)
    const { violations } = await new AxeBuilder({ page: table.page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    ).toEqual([])
    await table.close()
  })
})
