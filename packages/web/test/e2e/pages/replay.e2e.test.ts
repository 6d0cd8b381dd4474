// Replays in a real browser with the real house: every moment, every pair of eyes, the proof.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { House } from '../support/visiting.ts'

let house: House
let mine: string
let dice: string
beforeAll(async () => {
  house = await House.open()
  mine = await house.newGuest()
  dice = await house.finishedGame('bang-dice', 4, mine, { name: 'Ana' })
}, 180_000)
afterAll(() => house?.close())

/** Events that are gone through one by one. */
const STEPS = process.env['SALOON_BROWSER'] === 'all' ? 25 : 12

const position = (page: Page): Promise<number> => page.locator('.replay-track input').inputValue().then(Number)
const isAt = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction((at) => document.querySelector<HTMLInputElement>('.replay-track input')!.value === at, `${seq}`)
/** What lies on the table, once nothing moves any more; a bill stays up for a while to be read. */
async function shown(page: Page): Promise<string> {
  // It begins to move only after the step is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForFunction(() => document.querySelector('.field[data-showing]') === null)
  return page.locator('.field').evaluate((field: HTMLElement) => {
    const bills = [...field.querySelectorAll<HTMLElement>('[data-bill]')]
    for (const bill of bills) bill.style.display = 'none'
    const text = field.innerText
    for (const bill of bills) bill.style.removeProperty('display')
    return text
  })
}
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, label: string): Promise<unknown> => page.getByLabel('Point of view').selectOption({ label })

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'saloon-log-')), 'game.jsonl')
  writeFileSync(file, text)
  return file
}

describe('Result and replay', { timeout: 120_000 }, () => {
  test('R2: the strip reaches every event forward and backward with identical states', async () => {
    const { page, context, problems } = await house.visit(`/replay/${dice}`, { token: mine })
    await page.waitForSelector('.replay-frame')
    const forward: string[] = [await shown(page)]
    for (let steps = 1; steps <= STEPS; steps++) {
      await press(page, 'On one event')
      await isAt(page, steps)
      forward.push(await shown(page))
    }
    expect(await position(page)).toBe(STEPS)
    expect(new Set(forward).size).toBeGreaterThan(STEPS / 3)
    for (let steps = STEPS - 1; steps >= 0; steps--) {
      await press(page, 'Back one event')
      await isAt(page, steps)
      expect(await shown(page)).toBe(forward[steps])
    }
    await press(page, 'To the end')
    const last = await position(page)
    expect(last).toBeGreaterThan(STEPS)
    await page.locator('.replay-track input').fill('10')
    expect(await shown(page)).toBe(forward[10])
    await press(page, 'On one turn')
    await expect.poll(() => position(page)).toBeGreaterThan(10)
    await press(page, 'Back one turn')
    await expect.poll(() => position(page)).toBeLessThanOrEqual(10)
    // By keys alone, away from any field.
    await page.locator('#main').evaluate((main: HTMLElement) => {
      main.tabIndex = -1
      main.focus()
    })
    await page.keyboard.press('Home')
    await isAt(page, 0)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 1)
    await page.keyboard.press('End')
    await isAt(page, last)
    expect(problems).toEqual([])
    await context.close()
  })

  test('R2: plays by itself at a speed, and stops', async () => {
    const { page, context } = await house.visit(`/replay/${dice}`, { token: mine })
    await page.getByLabel('Speed').selectOption({ label: '×4' })
    await press(page, 'Play')
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLInputElement>('.replay-track input')!.value) >= 4,
    )
    await press(page, 'Pause')
    const stopped = await position(page)
    await page.waitForTimeout(1_000)
    expect(await position(page)).toBe(stopped)
    await context.close()
  })

  test('R3: a point of view hides what that seat did not know', async () => {
    const { page, context } = await house.visit(`/replay/${dice}`, { token: mine })
    await page.waitForSelector('.replay-frame')
    // Three lie face down; the Sheriff's is known to everybody.
    const roles = async (): Promise<number> => (await page.locator('.log').innerText()).match(/Role:/g)?.length ?? 0
    expect(await roles()).toBe(3)
    await choose(page, 'What everybody knew then')
    await expect.poll(roles).toBe(0)
    await choose(page, 'As Bot 2 saw it')
    await expect.poll(roles).toBeLessThanOrEqual(1)
    const text = await page.content()
    await choose(page, 'Everything')
    expect((await page.content()).match(/Outlaw|Renegade|Deputy/g)?.length).toBeGreaterThan(
      text.match(/Outlaw|Renegade|Deputy/g)?.length ?? 0,
    )
    await context.close()
  })

  test('R4: the shared link opens at the moment, through the same eyes', async () => {
    const { page, context } = await house.visit(`/replay/${dice}`, { token: mine })
    await page.locator('.replay-track input').fill('12')
    await choose(page, 'As Bot 3 saw it')
    const there = await shown(page)
    await page.getByRole('button', { name: 'Share this moment' }).click()
    const address = await page.getByLabel('Link to this moment').inputValue()
    expect(address).toContain(`${dice}?at=12&as=2`)
    const other = await house.visit(address.slice(house.url.length), { token: mine })
    await other.page.waitForSelector('.replay-frame')
    expect(await position(other.page)).toBe(12)
    expect(await shown(other.page)).toBe(there)
    await other.context.close()
    await context.close()
  })

  test('R5: Verify succeeds on a true log, and fails on a tampered file with its row', async () => {
    const { page, context } = await house.visit(`/replay/${dice}`, { token: mine })
    await page.getByRole('tab', { name: 'Check' }).click()
    await press(page, 'Verify')
    await page.waitForSelector('.replay-verdict[data-holds=true]')
    expect(await page.locator('.replay-verdict').innerText()).toContain('Verified')
    await context.close()

    const log = await house.ask<string>(`/api/replays/${dice}/log`, mine)
    const lines = log.split('\n')
    const row = lines.findIndex((line, n) => n > 8 && line.includes('"told":[{'))
    lines[row] = lines[row]!.replace(/"told":\[\{/, '"told":[{"forged":1,')
    const forged = await house.visit('/replay/file')
    await forged.page.locator('input[type=file]').setInputFiles(fileOf(lines.join('\n')))
    await forged.page.waitForSelector('.replay-frame')
    await forged.page.getByRole('tab', { name: 'Check' }).click()
    await press(forged.page, 'Verify')
    await forged.page.waitForFunction(() => document.querySelector('.replay-verdict')!.textContent !== '')
    expect(await forged.page.locator('.replay-verdict').innerText()).toContain(`Row ${row} has been changed`)
    await forged.context.close()
  })

  test('R5: a file that is no log gets a clear sentence, chosen or dropped', async () => {
    const { page, context } = await house.visit('/replay/file')
    await page.locator('input[type=file]').setInputFiles(fileOf('a shopping list\n'))
    await page.getByText('Line 1 of the log is not a JSON object.').waitFor()
    await page.locator('input[type=file]').setInputFiles(fileOf(''))
    await page.getByText('The log is empty.').waitFor()
    expect(await axe(page)).toEqual([])
    const log = await house.ask<string>(`/api/replays/${dice}/log`, mine)
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'game.jsonl'))
      return transfer
    }, log)
    await page.dispatchEvent('.replay-page', 'drop', { dataTransfer: data })
    await page.waitForSelector('.replay-frame')
    await context.close()
  })

  test('a stranger sees a closed game no more than the house says', async () => {
    const { page, context } = await house.visit('/replay/nothing.1')
    await page.getByText('No such replay').waitFor()
    await context.close()
  })

  test('without spoilers nothing of the future shows', async () => {
    const { page, context } = await house.visit(`/replay/${dice}`, { token: mine })
    await press(page, 'More')
    await page.getByLabel('No spoilers').check()
    await page.keyboard.press('Escape')
    const where = () => page.locator('.replay-position').innerText()
    await expect.poll(() => page.locator('.replay-key').count()).toBe(0)
    await expect.poll(where).toBe('Move 0')
    expect(await page.getByRole('button', { name: 'To the end' }).count()).toBe(0)
    await press(page, 'On one event')
    await expect.poll(where).toBe('Move 1')
    await context.close()
  })

  test('from any moment one can try another way, against bots', async () => {
    const { page, context, problems } = await house.visit(`/replay/${dice}?at=6&as=1`, { token: mine })
    await page.getByRole('button', { name: 'Try from here' }).click()
    await page.getByRole('button', { name: 'Play from here' }).click()
    await page.waitForURL('**/t/local-*')
    await page.waitForSelector('.prompt')
    expect(await page.locator('.own').innerText()).toContain('Bot 2')
    await page.reload()
    await page.waitForSelector('.prompt')
    expect(problems).toEqual([])
    await context.close()
  })

  test('A1: a replay is clean for axe, with each side tab', async () => {
    for (const size of ['desk', 'phone'] as const) {
      const { page, context } = await house.visit(`/replay/${dice}?at=20`, { token: mine, size })
      await page.waitForSelector('.replay-frame')
      // Lines that have slid half under a heading are no targets.
      if (size === 'desk') await page.locator('.log').evaluate((log) => log.scrollTo(0, 0))
      expect(await axe(page)).toEqual([])
      for (const name of ['Statistics', 'Check']) {
        if (size === 'desk') await page.getByRole('tab', { name }).click()
        else await page.locator('.tab-bar').getByRole('button', { name }).click()
        expect(await axe(page)).toEqual([])
        if (size === 'phone') await page.keyboard.press('Escape')
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await context.close()
    }
  })
})
