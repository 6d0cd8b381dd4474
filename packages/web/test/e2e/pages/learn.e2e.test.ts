// Tutorials as somebody takes them who knows nothing: only what the note says and what glows is followed.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { openHouse } from '../support/house.ts'
import { PATIENCE } from '../support/pages.ts'

const house = openHouse()

type Press = (page: Page, selector: string) => Promise<void>

const byMouse: Press = (page, selector) => page.click(selector)
const byTouch: Press = (page, selector) => page.tap(selector)
const byKeys: Press = async (page, selector) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('.prompt')?.focus())
  for (let tabs = 0; tabs < 90; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${selector} by Tab`)
}

const PRESS = { mouse: byMouse, touch: byTouch, keys: byKeys } as const

/** What there is to press next: the note's button, what glows and isn't picked, what makes it whole. */
const NEXT = (): string | null => {
  // Only what is still next at a second look: what was just pressed may be on its way out.
  const mark = (found: Element | null | undefined): string | null => {
    const isStill = found?.hasAttribute('data-next') ?? false
    for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next')
    found?.setAttribute('data-next', '')
    return isStill ? '[data-next]' : null
  }
  const note = document.querySelector('.lesson-note')
  if (!note) return null
  if (note.getAttribute('data-phase') === 'end') return 'end'
  if (note.getAttribute('data-phase') === 'others') return null
  // It is quiet until what was done is drawn.
  if (note.hasAttribute('data-quiet')) return null
  const goOn = note.querySelector('button')
  if (goOn) return mark(goOn)
  if (!document.querySelector('.prompt[data-mine]:not([data-inert]) .prompt-hands:not([data-busy])')) return null
  const glowing = [...document.querySelectorAll('[data-lesson-glow]')].map((one) =>
    one.matches('button') ? one : one.querySelector('.pickable'),
  )
  const isToDo = (one: Element | null): boolean =>
    one !== null &&
    one.getAttribute('aria-disabled') === null &&
    (one.matches('[data-legal]:not([data-picked])') || (one.matches('.deed, .deed-main') && one.matches('[data-ref]')))
  const commit = document.querySelector('[data-commit]:not([aria-disabled])')
  return mark(commit ?? glowing.find(isToDo))
}

/** The note lies on nothing that it speaks of, nor on what is asked. */
const coveredBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const note = document.querySelector('.lesson-note')!.getBoundingClientRect()
    const lies = (one: Element): boolean => {
      const box = one.getBoundingClientRect()
      return note.left < box.right && box.left < note.right && note.top < box.bottom && box.top < note.bottom
    }
    return [...document.querySelectorAll('[data-lesson-glow], .prompt')].filter(lies).map((one) => one.className)
  })

/** What the note says, and what is picked. */
const AS_IT_IS = (): string =>
  [...document.querySelectorAll('.lesson-note, [data-picked], .part')].map((one) => one.textContent).join('|')
const CHANGED = (before: string): boolean =>
  [...document.querySelectorAll('.lesson-note, [data-picked], .part')].map((one) => one.textContent).join('|') !==
  before

async function takeTutorial(page: Page, press: Press): Promise<number> {
  const seen = new Set<string>()
  for (let presses = 0; presses < 150; presses++) {
    const found = await page.waitForFunction(NEXT, undefined, { polling: 100 })
    const next = (await found.jsonValue())!
    if (next === 'end') return seen.size
    const words = await page.innerText('.lesson-words')
    if (!seen.has(words)) {
      seen.add(words)
      await expect.poll(() => coveredBy(page), { message: words }).toEqual([])
    }
    const before = await page.evaluate(AS_IT_IS)
    await press(page, '[data-next]')
    await page.evaluate(() => document.querySelector('[data-next]')?.removeAttribute('data-next'))
    await page.waitForFunction(CHANGED, before, { polling: 50 })
  }
  throw new Error('the tutorial never ends')
}

describe('L1, L2: following only the note and what glows', () => {
  test.each([
    ['bang-dice', 'desktop', 'en', 'mouse'],
    ['bang-dice', 'phone', 'fr', 'touch'],
    ['bang-dice', 'desktop', 'en', 'keys'],
    ['wanted-one', 'desktop', 'en', 'mouse'],
    ['wanted-one', 'phone', 'en', 'touch'],
    ['wanted-one', 'desktop', 'fr', 'keys'],
    ['wanted', 'desktop', 'en', 'mouse'],
    ['wanted', 'phone', 'fr', 'touch'],
    ['wanted', 'desktop', 'en', 'keys'],
  ] as const)('%s on a %s in %s by %s comes to its end', async (game, size, locale, way) => {
    const press = PRESS[way]
    const { page, problems } = await house.visitor({ size, locale, hasTouch: way === 'touch' })
    await page.goto(`/learn/${game}`)
    expect(await takeTutorial(page, press)).toBeGreaterThan(7)
    await press(page, '.lesson-note .button-primary') // and on to a real table
    await page.waitForSelector('.table-frame:not([data-lesson]) .prompt')
    expect(new URL(page.url()).pathname).toMatch(/^\/t\/local-/)
    expect(problems).toEqual([])
  })
})

describe('a tutorial', () => {
  test('L3, L4: a wrong move is answered and undone; back, skip; it goes on where it was left', async () => {
    const { page, problems } = await house.visitor()
    await page.goto('/learn')
    await page.getByRole('link', { name: 'Begin: BANG! The Dice Game' }).click()
    await page.click('[data-ref="do:roll"]')
    await page.getByText('Roll what you don’t like again').waitFor()
    await page.waitForSelector('.prompt[data-mine]:not([data-inert])')
    await page.click('[data-ref="do:stop"]')
    await page.getByText('That is allowed too.').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Roll what you don’t like again').waitFor()
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByText('Dynamite is locked').waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByText('Roll what you don’t like again').waitFor()
    await page.reload()
    await page.getByText('Roll what you don’t like again').waitFor()
    await page.getByRole('link', { name: 'Leave the tutorial' }).click()
    await page.getByRole('link', { name: 'Go on at step 2: BANG! The Dice Game' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('home leads to the place where games are learned, and a game’s rules to its tutorial', async () => {
    const { page } = await house.visitor()
    await page.goto('/')
    await page.getByRole('link', { name: 'Learn a game' }).click()
    await page.getByRole('heading', { name: 'Learn a game' }).waitFor()
    expect(await page.$$eval('.learn-game', (all) => all.length)).toBeGreaterThanOrEqual(6)
    await page.goto('/rules/wanted')
    await page.getByRole('link', { name: 'Learn at a table' }).click()
    await page.waitForSelector('.table-frame[data-lesson] .lesson-note')
    await page.goto('/learn/nowhere')
    await page.getByRole('heading', { name: 'Nothing here but tumbleweed' }).waitFor()
  })
})

test('who plays a game for the first time is offered its tutorial, and never again after a no', async () => {
  const { page } = await house.visitor()
  const play = async (): Promise<void> => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play bots: Wanted One' }).click()
    await page.waitForSelector('.table-frame .prompt')
  }
  await play()
  await page.getByText('New to Wanted One?').waitFor()
  await page.reload() // at this table the question stays open
  await page.getByText('New to Wanted One?').waitFor()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  expect(await page.getByText('New to Wanted One?').count()).toBe(0)
  await play()
  expect(await page.getByText('New to Wanted One?').count()).toBe(0)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play bots: WANTED!' }).click()
  await page.getByRole('button', { name: 'Show me' }).click()
  await page.waitForSelector('.table-frame[data-lesson] .lesson-note')
})

test('who begins to play is not asked any more whether to learn first: the room is the board’s', async () => {
  const { page } = await house.visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play bots: BANG! The Dice Game' }).click()
  await page.getByText('New to BANG! The Dice Game?').waitFor()
  await page.locator('.prompt[data-mine]:not([data-inert]) [data-commit]:not([aria-disabled])').click()
  await page.getByText('New to BANG! The Dice Game?').waitFor({ state: 'detached' })
})

test('who plays a game for the first time may take the coach along, who stays until sent away', async () => {
  const { page, problems } = await house.visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play bots: BANG! The Dice Game' }).click()
  await page.getByRole('button', { name: 'Play with the coach' }).click()
  await page.getByRole('dialog', { name: 'The coach' }).getByRole('heading', { name: 'What can I do?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Ask the coach' }).click()
  await page.getByRole('button', { name: 'Think it over' }).click()
  await page.getByRole('button', { name: 'Put it on the table' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Send away' }).click()
  await page.reload()
  await page.waitForSelector('.table-frame .prompt')
  expect(await page.getByText('The coach is at your side').count()).toBe(0)
  expect(problems).toEqual([])
})

test('what concerns somebody for the first time explains itself: one thing at a time, and never again once it is understood', async () => {
  const { page, problems } = await house.visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play bots: BANG! The Dice Game' }).click()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  const tip = page.locator('.help-card[data-tip]')
  const roll = page.locator('.prompt[data-mine]:not([data-inert]) [data-ref="do:roll"]')
  // Three sticks of dynamite end a turn before there is anything to choose: then it is the next turn's dice.
  await expect
    .poll(
      async () => {
        if (await roll.isVisible()) await roll.click()
        await page.mouse.move(1, 1) // what lies under the pointer explains itself as well
        return tip.isVisible()
      },
      { timeout: PATIENCE, interval: 500 },
    )
    .toBe(true)
  expect(await tip.count()).toBe(1)
  const first = await tip.locator('p').nth(1).textContent()
  expect(first).not.toBe('')
  expect(await axe(page)).toEqual([])
  await tip.getByRole('button', { name: 'Got it' }).click()
  await tip.waitFor({ state: 'detached' })
  await page.reload()
  await tip.waitFor() // something else that is new
  expect(await tip.locator('p').nth(1).textContent()).not.toBe(first)
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
