// Whole games by whatever the page offers: somebody alone, several around one device, several in browsers of their own.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TablePage, Tables } from './pages.ts'
import type { Short } from './short-games.ts'
import type { House, Visitor } from './visiting.ts'

type Seen = 'over' | 'pass' | 'waiting' | 'pressed'

/** In the page: presses one thing of those that work, another one each time. */
function press(turn: number): Seen {
  if (document.querySelector('.result') || globalThis.saloon?.ended) return 'over'
  if (document.querySelector('.pass')) return 'pass'
  const hands = document.querySelector('.prompt[data-mine]:not([data-inert]) .prompt-hands:not([data-busy])')
  if (!hands) return 'waiting'
  const more = hands.querySelector<HTMLElement>('.deeds-more > [aria-expanded=false]')
  more?.click()
  const commit = hands.querySelector<HTMLElement>('[data-commit]:not([aria-disabled])')
  // Where several parts may go to the same thing, also what is picked.
  const things = document.querySelectorAll<HTMLElement>(
    document.querySelector('.part') ? '.pickable[data-legal]' : '.pickable[data-legal]:not([data-picked])',
  )
  const all = [...things, ...hands.querySelectorAll<HTMLElement>('.deed:not([aria-disabled])')]
  const pick = commit ?? all[(Math.imul(turn + 1, 2654435761) >>> 8) % Math.max(1, all.length)]
  pick?.click()
  return pick ? 'pressed' : 'waiting'
}

const A_LOOK = 25
const LONGEST_STILL = 90_000 // with nothing to press anywhere: bots think, and a crowded machine is no bug

/** Until the game is over on every page. How many presses it took, and how often the device was passed. */
export async function playWhole(pages: readonly Page[]): Promise<{ presses: number; passes: number }> {
  let [presses, passes, last] = [0, 0, Date.now()]
  for (;;) {
    const seen: Seen[] = []
    for (const page of pages) {
      const now = await page.evaluate(press, presses)
      seen.push(now)
      if (now === 'pressed') presses++
      if (now === 'pass') {
        passes++
        await takeDevice(page)
      }
    }
    if (seen.every((one) => one === 'over')) return { presses, passes }
    if (seen.some((one) => one === 'pressed' || one === 'pass')) last = Date.now()
    else await new Promise((resolve) => setTimeout(resolve, A_LOOK))
    if (Date.now() - last > LONGEST_STILL) throw new Error(`it stands still: ${await prompts(pages)}`)
  }
}

/** Twice Enter, so that nobody takes it by accident. */
async function takeDevice(page: Page): Promise<void> {
  await page.locator('.pass').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

const prompts = async (pages: readonly Page[]): Promise<string> =>
  (await Promise.all(pages.map((page) => page.innerText('main')))).join('\n---\n')

const open = (tables: Tables, { options, ...rest }: Short, people: number): Promise<TablePage> =>
  tables.open({ ...rest, people, options: JSON.stringify(options) })

export async function playAlone(tables: Tables, short: Short): Promise<void> {
  const table = await open(tables, short, 1)
  expect((await playWhole([table.page])).presses).toBeGreaterThan(1)
  expect(table.problems).toEqual([])
  await table.close()
}

/** Everybody at one device: what nobody else may see isn't on the screen while it changes hands. */
export async function playAround(tables: Tables, short: Short): Promise<void> {
  const table = await open(tables, short, short.seats)
  const { presses, passes } = await playWhole([table.page])
  expect(presses).toBeGreaterThan(1)
  expect(passes).toBeGreaterThanOrEqual(short.seats)
  expect(table.problems).toEqual([])
  await table.close()
}

/** Host and guest in a browser each, bots on the other seats, the game begun. */
export async function sitDown(house: House, { game, seats, options }: Short): Promise<readonly [Visitor, Visitor]> {
  const [hosting, visiting] = [await house.newGuest(), await house.newGuest()]
  const { invite } = await house.ask<{ invite: string }>('/api/tables', hosting, { game, seats, options, pace: 0 })
  const host = await house.visit(`/t/${invite}`, { token: hosting })
  const guest = await house.visit(`/t/${invite}`, { token: visiting })
  await host.page.getByRole('button', { name: 'Sit at seat 1' }).click()
  await guest.page.getByRole('button', { name: 'Sit at seat 2' }).click()
  for (let seat = 3; seat <= seats; seat++)
    await host.page.getByRole('button', { name: `Add a bot at seat ${seat}` }).click()
  await guest.page.getByRole('button', { name: 'Ready' }).click()
  await host.page.locator('.room-seat[data-seat="1"]').getByText('ready', { exact: true }).waitFor()
  await host.page.getByRole('button', { name: 'Start' }).click()
  return [host, guest]
}

/** A whole game of two at a table of the house; both see the same end. */
export async function playOnline(house: House, short: Short): Promise<void> {
  const two = await sitDown(house, short)
  const { presses } = await playWhole(two.map(({ page }) => page))
  expect(presses).toBeGreaterThan(1)
  const [mine, theirs] = await Promise.all(two.map(({ page }) => page.locator('.result-ranking').innerText()))
  expect(mine).toBe(theirs)
  for (const { context, problems } of two) {
    expect(problems).toEqual([])
    await context.close()
  }
}
