// Somebody who plays by what the screen offers, and by nothing else.

import { PATIENCE, type TablePage } from './pages.ts'

/** One decision: picks what glows until the primary button works, or presses a button that does something at once. */
export type Way = (table: TablePage, turn: number) => Promise<void>

const MOST_STEPS = 14

const isReady = (table: TablePage): Promise<boolean> =>
  table.page.$eval('.prompt', (prompt) => prompt.querySelector('[data-commit]:not([aria-disabled])') !== null)

const isNews = (before: number): boolean =>
  globalThis.saloon.ended || globalThis.saloon.link.snapshot().game.seq > before

async function answered(table: TablePage, seq: number): Promise<void> {
  try {
    await table.page.waitForFunction(isNews, seq, { timeout: PATIENCE, polling: 50 })
  } catch {
    const focused = await table.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    throw new Error(`no answer was given: ${await table.prompt()}; the focus is on ${focused}`)
  }
}

/** Whether what was pressed was the answer. While one is on its way nothing else can be pressed. */
async function hasAnswered(table: TablePage, seq: number): Promise<boolean> {
  const isSettled = (before: number): boolean =>
    globalThis.saloon.ended ||
    globalThis.saloon.link.snapshot().game.seq > before ||
    document.querySelector('.prompt[data-inert], .prompt-hands[data-busy]') === null
  await table.page.waitForFunction(isSettled, seq, { polling: 20 })
  return table.page.evaluate(isNews, seq)
}

/** What glows in sight and isn't picked; where several parts may go to the same thing, also what is. */
export const toPick = async ({ page }: Pick<TablePage, 'page'>): Promise<string> =>
  (await page.$('.part')) ? '.pickable[data-legal]:visible' : '.pickable[data-legal]:not([data-picked]):visible'

async function tabTo(table: TablePage, selector: string): Promise<void> {
  const { page } = table
  await page.evaluate(() => document.querySelector<HTMLElement>('.prompt')?.focus())
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`no way to ${selector} by Tab: ${await table.prompt()}`)
}

/** `press`: a click or a tap. Things are picked in turn, so that games differ. */
const byPointing =
  (press: 'click' | 'tap'): Way =>
  async (table, turn) => {
    const { page } = table
    const seq = await table.seq()
    for (let step = 0; step < MOST_STEPS; step++) {
      if (await isReady(table)) {
        await page[press]('[data-commit]')
        break
      }
      const things = await page.$$(await toPick(table))
      const buttons = await page.$$('.deed:visible')
      const useButton = buttons.length > 0 && (things.length === 0 || (turn + step) % 4 === 3)
      const pick = useButton
        ? buttons[turn % buttons.length]
        : things[(turn * 7 + step * 3) % Math.max(1, things.length)]
      if (!pick) throw new Error(`nothing to press: ${await table.prompt()}`)
      await pick[press]()
      if (await hasAnswered(table, seq)) break
    }
    await answered(table, seq)
  }

export const byMouse = byPointing('click')
export const byTouch = byPointing('tap')

/** Arrows, Enter, Space and Tab; never a pointer. */
export const byKeyboard: Way = async (table, turn) => {
  const { page } = table
  const seq = await table.seq()
  const focusedRef = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-ref') ?? null)
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await isReady(table)) {
      if (!(await page.evaluate(() => document.activeElement?.matches('.prompt, .pickable[data-picked]'))))
        await tabTo(table, '[data-commit]')
      await page.keyboard.press('Enter')
      break
    }
    const hasThings = (await page.$(await toPick(table))) !== null
    if (hasThings) {
      for (let moves = 0; moves <= (turn + step) % 4; moves++) await page.keyboard.press('ArrowRight')
      if ((await focusedRef()) === null) throw new Error('the arrows lead nowhere')
      // What is picked already would only be put back.
      if (
        !(await page.$('.part')) &&
        (await page.evaluate(() => document.activeElement?.matches('.pickable[data-picked]')))
      )
        await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
    } else {
      // Nothing on the table to go to: the buttons of the prompt, by Tab.
      await tabTo(table, '.prompt .button:not([aria-disabled])')
      await page.keyboard.press('Enter')
    }
    if (await hasAnswered(table, seq)) break
  }
  await answered(table, seq)
}

const MOST_TURNS = 400

/** A whole game; `look` before each decision. */
export async function playOut(
  table: TablePage,
  way: Way,
  look: (turn: number) => Promise<void> = async () => undefined,
): Promise<number> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if ((await table.waitForMe()) === 'over') return turn
    await look(turn)
    await way(table, turn)
  }
  throw new Error('the game never ended')
}
