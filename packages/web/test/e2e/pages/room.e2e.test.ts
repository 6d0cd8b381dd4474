// The waiting room, with several people in browsers of their own.

import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openHouse } from '../support/house.ts'
import { openRoom } from '../support/two-people.ts'

const house = openHouse()
/** Visible to all within a second; the machine of the tests may be busy with other things. */
const SOON = { timeout: 20_000 }

const seat = (page: Page, n: number) => page.locator(`.room-seat[data-seat="${n - 1}"]`)

describe('waiting room', () => {
  test('W1: a second browser sits down with one click, and the first sees it', async () => {
    const { host, code } = await openRoom(house, 'bang-dice')
    const guest = await house.visitor()
    await guest.page.goto(`/t/${code}`)
    await guest.page.getByRole('button', { name: 'Sit at seat 2' }).click()
    await seat(guest.page, 2).getByText('you').waitFor(SOON)
    const name = (await seat(guest.page, 2).locator('.room-name').textContent())!
    await seat(host.page, 2).getByText(name).waitFor(SOON)
    expect([...host.problems, ...guest.problems]).toEqual([])
  })

  test('W2: seats, names, readiness, bots, removal and a new host are seen and announced to all', async () => {
    const { host, code } = await openRoom(house, 'bang-dice')
    const ana = await house.visitor()
    const bo = await house.visitor()
    const news = (page: Page, text: RegExp) => page.locator('.room-news').getByText(text).waitFor(SOON)
    for (const [visitor, n] of [
      [ana, 2],
      [bo, 3],
    ] as const) {
      await visitor.page.goto(`/t/${code}`)
      await visitor.page.getByRole('button', { name: `Sit at seat ${n}` }).click()
      await seat(host.page, n).locator('.room-name').waitFor(SOON)
    }
    // Another name
    await ana.page.getByRole('button', { name: 'Change your name' }).click()
    await ana.page.getByLabel('Your name').fill('Ana Renamed')
    await ana.page.getByRole('button', { name: 'Save' }).click()
    await seat(bo.page, 2).getByText('Ana Renamed').waitFor(SOON)
    await news(host.page, /Ana Renamed sat down/)
    // Another seat
    await ana.page.getByRole('button', { name: 'Sit at seat 4' }).click()
    await seat(bo.page, 4).getByText('Ana Renamed').waitFor(SOON)
    await seat(host.page, 2).getByText('Free seat').waitFor(SOON)
    // A bot
    await host.page.getByRole('button', { name: 'Add a bot at seat 2' }).click()
    await seat(bo.page, 2).getByText('bot', { exact: true }).waitFor(SOON)
    // Ready
    await ana.page.getByRole('button', { name: 'Ready' }).click()
    await seat(bo.page, 4).getByText('ready', { exact: true }).waitFor(SOON)
    await news(bo.page, /Ana Renamed is ready/)
    // Out
    const name = (await seat(host.page, 3).locator('.room-name').textContent())!
    await host.page.getByRole('button', { name: `Remove ${name}` }).click()
    await bo.page.getByText('Sit down to play.').waitFor(SOON)
    await news(ana.page, new RegExp(`${name} left`))
    // The host hands over
    await host.page.getByRole('button', { name: 'Make Ana Renamed the host' }).click()
    await ana.page.getByRole('button', { name: 'Start' }).waitFor(SOON)
    await news(bo.page, /Ana Renamed is the host now/)
    await seat(bo.page, 4).getByText('host', { exact: true }).waitFor(SOON)
  })

  test('W3: a changed option un-readies everybody and says so', async () => {
    const { host, code } = await openRoom(house, 'bang-dice')
    const ana = await house.visitor()
    await ana.page.goto(`/t/${code}`)
    await ana.page.getByRole('button', { name: 'Sit at seat 2' }).click()
    await ana.page.getByRole('button', { name: 'Ready' }).click()
    await seat(host.page, 2).getByText('ready', { exact: true }).waitFor(SOON)
    await host.page.getByRole('button', { name: 'Change', exact: true }).click()
    await host.page.getByLabel('Clock').selectOption('brisk')
    await ana.page
      .locator('.room-news')
      .getByText(/The host changed: the clock/)
      .waitFor(SOON)
    await seat(ana.page, 2).getByText('not ready', { exact: true }).waitFor(SOON)
    await ana.page.locator('.room-options').getByText('15 s a decision').waitFor(SOON)
  })

  test('W5: rules that are the standard ones are said in a word, others one by one; the link can be shared', async () => {
    const { host } = await openRoom(house, 'bang-dice')
    const options = host.page.locator('.room-options')
    await options.getByText('Standard rules', { exact: true }).waitFor(SOON)
    expect(await options.innerText()).not.toMatch(/: no\b/)
    const sharing = await house.visitor()
    await sharing.context.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (what: object) => Promise.resolve(Object.assign(globalThis, { shared: what })),
      })
    })
    await sharing.page.goto('/new/bang-dice?with=friends')
    await sharing.page.getByRole('button', { name: 'Open the table' }).click()
    await sharing.page.getByRole('button', { name: 'Share' }).click()
    const shared = await sharing.page.evaluate(() => (globalThis as unknown as { shared: { url: string } }).shared)
    expect(shared.url).toBe(sharing.page.url())
  })

  test('W4: the QR code leads to the table', async () => {
    const { host, code } = await openRoom(house, 'bang-dice')
    const svg = await host.page
      .locator('.invite-qr')
      .evaluate((element) => new XMLSerializer().serializeToString(element))
    const { pixels, width } = await host.page.evaluate(async (text) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(text.replace('<svg', '<svg width="400" height="400"'))}`
      await image.decode()
      const canvas = new OffscreenCanvas(400, 400)
      const brush = canvas.getContext('2d')!
      brush.drawImage(image, 0, 0, 400, 400)
      return { pixels: [...brush.getImageData(0, 0, 400, 400).data], width: 400 }
    }, svg)
    expect(jsQR(Uint8ClampedArray.from(pixels), width, width)?.data).toBe(`${house.url}/t/${code}`)
  })

  test('a wrong code, a table that began without me, and one that is closed to onlookers', async () => {
    const { page } = await house.visitor()
    await page.goto('/t/QQQQ')
    await page.getByRole('heading', { name: 'No table answers to QQQQ' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'To the home page' }).click()
    await page.waitForURL(`${house.url}/`)
  })
})

test('two browsers play at one table: each sees the other’s moves, neither the other’s secrets', async () => {
  const { host, code } = await openRoom(house, 'bang-dice')
  const guest = await house.visitor()
  await guest.page.goto(`/t/${code}`)
  await guest.page.getByRole('button', { name: 'Sit at seat 2' }).click()
  await seat(host.page, 2).locator('.room-name').waitFor(SOON)
  for (const n of [3, 4, 5]) await host.page.getByRole('button', { name: `Add a bot at seat ${n}` }).click()
  await seat(guest.page, 5).getByText('bot', { exact: true }).waitFor(SOON)
  await guest.page.getByRole('button', { name: 'Ready' }).click()
  await seat(host.page, 2).getByText('ready', { exact: true }).waitFor(SOON)
  await host.page.getByRole('button', { name: 'Start' }).click()
  await host.page.getByText('Starts in').waitFor()
  for (const { page } of [host, guest]) await page.locator('.prompt').waitFor({ timeout: 20_000 })
  // T10: a reload returns to the table.
  const started = Date.now()
  await guest.page.reload()
  await guest.page.locator('.prompt').waitFor({ timeout: 30_000 })
  expect(Date.now() - started).toBeLessThan(10_000)
  // T9: the line is cut for a while; the seat is safe.
  await guest.context.setOffline(true)
  await guest.page.waitForTimeout(2_500)
  await guest.context.setOffline(false)
  await guest.page.locator('.prompt').waitFor()
  expect(host.problems).toEqual([])
}, 90_000)
