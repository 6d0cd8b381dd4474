// Two people at one table of the house, each with a browser: what they settle among themselves.

import { expect, test } from 'vitest'
import { type Visitor, openHouse } from '../support/house.ts'
import { sitDown } from '../support/two-people.ts'

const house = openHouse()
const SOON = { timeout: 30_000 }

/** Host and guest at a table of Wanted One, the other seats filled with bots, the game begun. */
async function begin(): Promise<readonly [Visitor, Visitor]> {
  const two = await sitDown(house, 'wanted-one')
  for (const { page } of two) await page.locator('.prompt').waitFor({ timeout: 20_000 })
  return two
}

/** Whoever is asked first, and the other one. */
async function byTurn(two: readonly [Visitor, Visitor]): Promise<readonly [Visitor, Visitor]> {
  const first = await Promise.race(
    two.map(async (visitor) => {
      await visitor.page.locator('.prompt[data-mine]:not([data-inert])').waitFor({ timeout: 40_000 })
      return visitor
    }),
  )
  return first === two[0] ? two : [two[1], two[0]]
}

async function drawACard({ page }: Visitor): Promise<void> {
  const deck = page.locator('.pickable[data-legal]').first()
  await deck.click()
  await page.keyboard.press('Enter')
  await page.locator('.undo button').first().waitFor(SOON)
}

test('T6: a move that was fair to keep is taken back if the others allow it', { timeout: 120_000 }, async () => {
  const [mover, other] = await byTurn(await begin())
  await drawACard(mover)
  await mover.page.locator('.undo button').first().click()
  await mover.page.locator('.prompt-problem').waitFor(SOON)
  await mover.page.getByRole('button', { name: 'Ask the table' }).click()
  await mover.page
    .locator('.band-asks')
    .getByText(/You asked to take a move back/)
    .waitFor(SOON)
  await other.page.locator('.band-asks').getByRole('button', { name: 'Allow' }).click()
  for (const { page } of [mover, other]) {
    await page
      .locator('.log')
      .getByText(/took a move back/)
      .waitFor(SOON)
    expect(await page.locator('.band-asks').count()).toBe(0)
  }
  expect([...mover.problems, ...other.problems]).toEqual([])
})

test('a pause holds when everybody wants it, and anybody ends it', { timeout: 120_000 }, async () => {
  const [host, guest] = await begin()
  await guest.page.getByRole('button', { name: 'Table menu' }).click()
  await guest.page.getByRole('button', { name: 'Pause the game' }).click()
  await host.page.locator('.band-asks').getByRole('button', { name: 'Pause' }).click()
  for (const { page } of [host, guest]) {
    await page.locator('.band-asks').getByText('The game is paused.').waitFor(SOON)
    expect(await page.locator('.pickable[data-legal]').count()).toBe(0)
  }
  await guest.page.locator('.band-asks').getByRole('button', { name: 'Go on' }).click()
  await host.page.locator('.band-asks').waitFor({ state: 'detached', ...SOON })
  await byTurn([host, guest])
})

test('T33: the others call a bot in for who is cut off, or wait for them', { timeout: 120_000 }, async () => {
  const [host, guest] = await begin()
  const { page } = host
  const band = page.locator('.band-absence')
  const named = await page.locator('[data-seat="1"] .seat-name').textContent()
  await guest.context.close()
  await band.getByText(`${named} lost the connection.`).waitFor(SOON)
  const seconds = async (): Promise<number> => Number(/(\d+) s/.exec((await band.textContent())!)![1])
  await expect.poll(seconds).toBeLessThan(25)
  await band.getByRole('button', { name: 'Wait longer' }).click()
  await expect.poll(seconds).toBeGreaterThan(25)
  await band.getByRole('button', { name: 'Bot now' }).click()
  await page.locator('[data-seat="1"]').getByText('away, a bot plays').waitFor(SOON)
  expect(await band.count()).toBe(0)
  await page.locator('.log').getByText(`${named} is away. A bot plays.`).waitFor(SOON)
  expect(host.problems).toEqual([])
})

test('T34: players see how many look on', { timeout: 120_000 }, async () => {
  const [host, guest] = await begin()
  const onlookers = host.page.locator('.onlookers')
  expect(await onlookers.count()).toBe(0)
  const strangers = [await house.visitor(), await house.visitor()]
  for (const { page } of strangers) await page.goto(host.page.url())
  await host.page.getByRole('img', { name: '2 onlookers' }).waitFor(SOON)
  await guest.page.getByRole('img', { name: '2 onlookers' }).waitFor(SOON)
  await strangers[0]!.context.close()
  await host.page.getByRole('img', { name: '1 onlooker' }).waitFor(SOON)
  await strangers[1]!.context.close()
  await onlookers.waitFor({ state: 'detached', ...SOON })
})
