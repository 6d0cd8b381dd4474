// Tutorials as somebody takes them who knows nothing: only what the note says and what glows is followed.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { openHouse } from '../support/house.ts'

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

/** What there is to press next: the note's button, what glows and isn't picked, what makes it whole. */
const NEXT = (): string | null => {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next')
  const mark = (found: Element | null | undefined): string | null => {
    found?.setAttribute('data-next', '')
    return found ? '[data-next]' : null
  }
  const note = document.querySelector('.lesson-note')!
  if (note.getAttribute('data-phase') === 'end') return 'end'
  if (note.getAttribute('data-phase') === 'others') return null
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
    const before = await page.evaluate(
      () => document.querySelector('.lesson-note')!.outerHTML + document.querySelectorAll('[data-picked]').length,
    )
    await press(page, '[data-next]')
    await page.waitForFunction(
      (was) =>
        document.querySelector('.lesson-note')!.outerHTML + document.querySelectorAll('[data-picked]').length !== was,
      before,
      { polling: 50, timeout: 10_000 },
    )
  }
  throw new Error('the tutorial never ends')
}

describe('L1, L2: following only the note and what glows', () => {
  test.each([
    ['bang-dice', 'desktop', 'en', byMouse],
    ['bang-dice', 'phone', 'fr', byTouch],
    ['bang-dice', 'desktop', 'en', byKeys],
    ['wanted-one', 'desktop', 'en', byMouse],
    ['wanted-one', 'phone', 'en', byTouch],
    ['wanted-one', 'desktop', 'fr', byKeys],
    ['wanted', 'desktop', 'en', byMouse],
    ['wanted', 'phone', 'fr', byTouch],
    ['wanted', 'desktop', 'en', byKeys],
  ] as const)('%s on a %s in %s comes to its end', async (game, size, locale, press) => {
    const { page, problems } = await house.visitor({ size, locale })
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

  test('home leads to the place where games are learned, and every poster to its own tutorial', async () => {
    const { page } = await house.visitor()
    await page.getByRole('link', { name: 'Learn WANTED!' }).waitFor()
    await page.getByRole('link', { name: /New here/ }).click()
    await page.getByRole('heading', { name: 'Learn a game' }).waitFor()
    expect(await page.$$eval('.learn-game', (all) => all.length)).toBeGreaterThanOrEqual(6)
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
