// Two people who sit down at one table of the house, each with a browser.

import type { Page } from 'playwright-core'
import type { House, Visitor } from './house.ts'

/** A table among friends, opened with what `chosen` sets before. */
export async function openRoom(
  house: House,
  game: string,
  chosen?: (page: Page) => Promise<void>,
): Promise<{ host: Visitor; code: string }> {
  const host = await house.visitor()
  await host.page.goto(`/new/${game}?with=friends`)
  await chosen?.(host.page)
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  return { host, code: (await host.page.locator('.invite-code').textContent())! }
}

/** Host and guest; the other seats are filled with bots, the guest is ready. */
export async function sitReady(
  house: House,
  game: string,
  chosen?: (page: Page) => Promise<void>,
): Promise<readonly [Visitor, Visitor]> {
  const { host, code } = await openRoom(house, game, chosen)
  const guest = await house.visitor()
  await guest.page.goto(`/t/${code}`)
  await guest.page.getByRole('button', { name: 'Sit at seat 2' }).click()
  const seats = await host.page.locator('.room-seat').count()
  for (let seat = 3; seat <= seats; seat++)
    await host.page.getByRole('button', { name: `Add a bot at seat ${seat}` }).click()
  await guest.page.getByRole('button', { name: 'Ready' }).click()
  return [host, guest]
}

/** The same, and the host has pressed Start. */
export async function sitDown(
  house: House,
  game: string,
  chosen?: (page: Page) => Promise<void>,
): Promise<readonly [Visitor, Visitor]> {
  const two = await sitReady(house, game, chosen)
  await two[0].page.getByRole('button', { name: 'Start' }).click()
  return two
}
