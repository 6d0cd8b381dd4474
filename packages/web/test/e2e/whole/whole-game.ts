// Whole games by whatever the page offers: somebody alone, several around one device, several in browsers of their own.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type TablePage, type Tables, openTables } from '../support/pages.ts'
import type { Short } from './short-games.ts'
import { House, type Visitor } from '../support/visiting.ts'

/** Where they are played, for all tests of a file. */
export function openBoth(): { readonly tables: Tables; readonly house: House } {
  let tables: Tables
  let house: House
  beforeAll(async () => {
    tables = await openTables()
    house = await House.open()
  }, 120_000)
  afterAll(async () => {
    await tables.close()
    await house.close()
  })
  return {
    get tables() {
      return tables
    },
    get house() {
      return house
    },
  }
}

interface Played {
  readonly presses: number
  readonly passes: number // of a device that goes from hand to hand
}

const LONGEST_STILL = 120_000 // with nothing to press: bots think, and a crowded machine is no bug

/** Inside the page, until the game is over: presses one thing after the other of those that work, another one each time. */
async function playHere(longestStill: number): Promise<Played> {
  const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const isOver = (): boolean => document.querySelector('.result') !== null || globalThis.saloon?.ended
  let [presses, passes, last] = [0, 0, Date.now()]
  const press = (): boolean => {
    const hands = document.querySelector('.prompt[data-mine]:not([data-inert]) .prompt-hands:not([data-busy])')
    if (!hands) return false
    hands.querySelector<HTMLElement>('.deeds-more > [aria-expanded=false]')?.click()
    const commit = hands.querySelector<HTMLElement>('[data-commit]:not([aria-disabled])')
    // Where several parts may go to the same thing, also what is picked.
    const things = document.querySelectorAll<HTMLElement>(
      document.querySelector('.part') ? '.pickable[data-legal]' : '.pickable[data-legal]:not([data-picked])',
    )
    const all = [...things, ...hands.querySelectorAll<HTMLElement>('.deed:not([aria-disabled])')]
    const pick = commit ?? all[(Math.imul(presses + 1, 2654435761) >>> 8) % Math.max(1, all.length)]
    pick?.click()
    return pick !== undefined
  }
  while (!isOver()) {
    document.querySelector<HTMLElement>('.wo-walk-close')?.click() // whoever plays for the test has read it
    const pass = document.querySelector('.pass')
    if (pass) {
      // Twice Enter, so that nobody takes it by accident.
      for (let times = 0; times < 2; times++) {
        pass.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
        await rest(5)
      }
      passes++
    } else if (press()) presses++
    else {
      if (Date.now() - last > longestStill) throw new Error(`it stands still: ${document.body.innerText}`)
      await rest(20)
      continue
    }
    last = Date.now()
    await rest(0)
  }
  return { presses, passes }
}

export const playWhole = (page: Page): Promise<Played> => page.evaluate(playHere, LONGEST_STILL)

const open = (tables: Tables, { options, ...rest }: Short, people: number): Promise<TablePage> =>
  tables.open({ ...rest, people, options: JSON.stringify(options) })

export async function playAlone(tables: Tables, short: Short): Promise<void> {
  const table = await open(tables, short, 1)
  expect((await playWhole(table.page)).presses).toBeGreaterThan(1)
  expect(table.problems).toEqual([])
  await table.close()
}

/** Two at one device: what nobody else may see isn't on the screen while it changes hands. */
export async function playAround(tables: Tables, short: Short): Promise<void> {
  const table = await open(tables, short, 2)
  const { presses, passes } = await playWhole(table.page)
  expect(presses).toBeGreaterThan(1)
  expect(passes).toBeGreaterThan(1)
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
  const played = await Promise.all(two.map(({ page }) => playWhole(page)))
  expect(played.reduce((sum, { presses }) => sum + presses, 0)).toBeGreaterThan(1)
  // Once everything is laid open.
  const rankings = (): Promise<string[]> =>
    Promise.all(two.map(({ page }) => page.locator('.result-ranking').innerText()))
  await expect.poll(async () => new Set(await rankings()).size, { timeout: 30_000 }).toBe(1)
  for (const { context, problems } of two) {
    expect(problems).toEqual([])
    await context.close()
  }
}
