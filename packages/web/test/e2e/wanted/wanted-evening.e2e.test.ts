// An evening of WANTED! in the house: what those do who are out, how the bots are hurried, and a series of games.

import { Client } from '@saloon/server/running'
import type { Wanted } from '@saloon/wanted'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIZES } from '../support/pages.ts'
import { axe } from '../support/axe.ts'
import { House } from '../support/visiting.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
}, 120_000)
afterAll(() => house.close())

const SOON = { timeout: 30_000 }
const viewOf = (ana: Client): Wanted => ana.view as unknown as Wanted
const isAlive = (ana: Client): boolean => (viewOf(ana).alive & 1) !== 0

interface Evening {
  readonly id: string
  readonly token: string
  readonly ana: Client
}

/** Ana and three bots, seated. She plays through a line of her own until a page is opened. */
async function sitDown(wanted: object): Promise<Evening> {
  const token = await house.newGuest()
  const { id } = await house.ask<{ id: string }>('/api/tables', token, { game: 'wanted', seats: 4, ...wanted })
  const ana = new Client(() => house.url, token, id, 'wanted')
  ana.connect()
  expect(await ana.command({ do: 'sit', seat: 0, name: 'Ana' })).toBeNull()
  for (let seat = 1; seat < 4; seat++)
    expect(
      await ana.command({ do: 'seat-bot', seat, bot: 'greedy', personality: 'hot-headed', name: `Bot ${seat}` }),
    ).toBeNull()
  return { id, token, ana }
}

/** Does nothing that helps until she is out of a game that goes on, which then stands still. */
async function falls(ana: Client): Promise<void> {
  for (let games = 0; games < 30; games++) {
    expect(await ana.command({ do: 'start' })).toBeNull()
    await ana.until(() => ana.phase === 'playing' && ana.view !== undefined && !ana.isOver)
    while (!ana.isOver && isAlive(ana)) {
      const ask = ana.game.asks(ana.view!).find(({ must, seat }) => must && seat === 0)
      if (ask) {
        const options = ana.game.options(ana.view!, 0).map((option) => option.do)
        const action = ['give-up', 'pass', 'end', 'change'].find((deed) => options.includes(deed))
        const wanted = action ? { do: action } : { ...ana.game.safe(ana.view!, 0) }
        await ana.command({ do: 'act', seat: 0, ask: ask.id, action: wanted })
      } else {
        const { seq } = ana.at
        await ana.until(() => ana.at.seq > seq || ana.isOver)
      }
    }
    if (!ana.isOver && (await ana.command({ do: 'pause' })) === null) return
    await ana.until(() => ana.phase === 'over')
  }
  throw new Error('she never falls')
}

test(
  'who is out: oath, bets, the next game, a vulture, dice in a corner, and no waiting for bots',
  { timeout: 240_000 },
  async () => {
    const { id, token, ana } = await sitDown({ pace: 60, talk: 'phrases' })
    await falls(ana)
    const { page, problems } = await house.visit(`/t/${id}`, { token })
    await page.locator('.ghost-open').waitFor(SOON)
    expect(await page.locator('.own').innerText()).toContain('You are out. You see what everybody may see.')

    await page.locator('.wa-bets-open').click()
    await page.locator('.wa-bet >> text=The law').click()
    await page.keyboard.press('Escape')

    await page.locator('.ghost-open').click()
    expect(await axe(page)).toEqual([])
    await page.locator('.ghost-next').click()
    await page.locator('.ghost-next[aria-pressed=true]').waitFor(SOON)
    await ana.until(() => ana.phase === 'playing')
    await page.locator('.ghost-haunts >> text=Vulture').click()
    await page.locator('.haunting[data-haunt=vulture] >> text=Ana lets a vulture circle').waitFor(SOON)
    await page.locator('.ghost-ways .hold-button').focus()
    await page.keyboard.down('Enter')
    await page.locator('.own-note >> text=You are out and see everything').waitFor({ ...SOON, state: 'attached' })
    await page.keyboard.up('Enter')
    expect(await page.locator('.ghost-ways .hold-button, .ghost-haunts').count()).toBe(0)
    const { players, alive } = viewOf(ana)
    for (const [seat, { hand, role }] of players.entries()) {
      if ((alive & (1 << seat)) === 0) continue
      expect(role).not.toBe(-1)
      expect(hand.every((card) => card !== -1)).toBe(true)
      const shown = page.locator('.wa-all-hands li', { hasText: `Bot ${seat}` }).locator('.wa-held-cards [role=img]')
      expect(await shown.count()).toBe(hand.length)
    }

    await page.locator('.ghost-ways >> text=Sit down there').click()
    const side = page.locator('.side-table')
    for (let roll = 0; roll < 3; roll++) await side.locator('.button').click()
    expect(await side.getByRole('status').innerText()).toMatch(/of a kind/)
    expect(await axe(page)).toEqual([])

    await page.locator('.own >> text=Skip to the end').click()
    await page.locator('.own >> text=Skip to the end').waitFor({ ...SOON, state: 'detached' })
    expect(await ana.command({ do: 'resume' })).toBeNull()
    await page.locator('.result').waitFor({ timeout: 60_000 })
    expect(await side.count()).toBe(0) // it yields
    expect(await page.locator('.wa-result').innerText()).toMatch(/Boot Hill/)
    expect(await page.locator('.result-next').innerText()).toContain('Ana')
    await page.setViewportSize(SIZES.phone)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(SIZES.phone.width) // A3: tables scroll, the page doesn't
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
    ana.close()
  },
)

test('a series: the star goes to the left, and who lives may keep the character', { timeout: 240_000 }, async () => {
  const options = { simplified: false, rotate: true, keep: true }
  for (let tables = 0; tables < 20; tables++) {
    const { id, token, ana } = await sitDown({ pace: 0, series: 3, options })
    expect(await ana.command({ do: 'start' })).toBeNull()
    expect(await ana.command({ do: 'away', seat: 0 })).toBeNull()
    await ana.until(() => ana.phase === 'over')
    if (!isAlive(ana)) {
      ana.close()
      continue // only who lives is asked
    }
    const before = viewOf(ana)
    const star = before.players.findIndex(({ role }) => role === 'sheriff')
    const { page, problems } = await house.visit(`/t/${id}`, { token })
    await page.locator('.result').waitFor(SOON)
    expect(await page.locator('.result-series').innerText()).toMatch(/1 .*3/)
    expect(await axe(page)).toEqual([])
    await page.locator('.start-button').click()
    await page.locator('[data-ref="do:keep"]').click(SOON)
    await page.locator('.wa-deal').waitFor(SOON)
    await ana.until(() => ana.at.game === 2 && viewOf(ana).players[0]!.character !== null)
    const { players } = viewOf(ana)
    expect(players[0]!.character).toBe(before.players[0]!.character)
    expect(players.findIndex(({ role }) => role === 'sheriff')).toBe((star + 1) % 4)
    expect(problems).toEqual([])
    return ana.close()
  }
  throw new Error('she never lives')
})
