// The front door, in a real browser on the real server.

import { call, newGuest } from '@saloon/server/running'
import { describe, expect, test } from 'vitest'
import { openHouse } from '../support/house.ts'
import { onThisMachine } from '../../../../../scripts/testing/on-this-machine.ts'

const house = openHouse()

const openTable = async (open = true): Promise<{ id: string; invite: string; token: string }> => {
  const token = await newGuest(house.url)
  const table = (await call(house.url, '/api/tables', token, { game: 'bang-dice', seats: 4, open })).body
  return { ...(table as { id: string; invite: string }), token }
}

describe('home', () => {
  test('H1: two clicks reach a decision of mine in a solo game', async () => {
    const { page, problems } = await house.visitor()
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now' }).click()
    // In a first game the newcomer decides first.
    const from = Date.now()
    await page.locator('.prompt').getByText('You:').first().waitFor({ timeout: 50_000 })
    expect(Date.now() - from).toBeLessThan(10_000)
    expect(page.url()).toMatch(/\/t\/local-/)
    expect(problems).toEqual([])
  })

  test('H2: the code field forgives case, spaces, links and look-alikes, and says within a second that nobody answers', async () => {
    const { page } = await house.visitor()
    const { invite } = await openTable()
    for (const typed of [
      invite.toLowerCase(),
      ` ${invite.slice(0, 2)} ${invite.slice(2)} `,
      `${house.url}/t/${invite}`,
      invite.replaceAll('O', '0').replaceAll('I', '1'),
    ]) {
      await page.goto('/')
      await page.getByLabel('Join with a code').fill(typed)
      await page.getByRole('button', { name: 'Join' }).click()
      await page.waitForURL(`**/t/${invite}`)
    }
    await page.goto('/')
    await page.getByLabel('Join with a code').fill('qqq')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByText('A code has 4 letters or more.').waitFor()
    // The best of some tries: other things run on this machine.
    let fastest = Infinity
    for (const letter of 'qwxkvhfz') {
      if (fastest < onThisMachine(1_000)) break
      const code = letter.repeat(4)
      await page.getByLabel('Join with a code').fill(code)
      const from = Date.now()
      await page.getByRole('button', { name: 'Join' }).click()
      await page.getByText(`No table answers to ${code.toUpperCase()}.`).waitFor()
      fastest = Math.min(fastest, Date.now() - from)
    }
    expect(fastest).toBeLessThan(onThisMachine(1_000))
    // One letter off a table of the lobby: that one is offered; a table by link alone never is.
    const hidden = await openTable(false)
    const wrong = (code: string): string => (code.endsWith('Z') ? `${code.slice(0, 3)}Y` : `${code.slice(0, 3)}Z`)
    await page.getByLabel('Join with a code').fill(wrong(hidden.invite))
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByText(`No table answers to ${wrong(hidden.invite)}.`).waitFor()
    expect(await page.getByText(`Did you mean ${hidden.invite}?`).count()).toBe(0)
    await page.getByLabel('Join with a code').fill(wrong(invite))
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByRole('link', { name: `Did you mean ${invite}?` }).click()
    await page.waitForURL(`**/t/${invite}`)
    await page.goto(`/t/${wrong(invite)}`)
    await page.getByRole('link', { name: `Did you mean ${invite}?` }).waitFor()
    // Nor does anybody search for ever where there is no network.
    const { page: lonely, context } = await house.visitor()
    await lonely.goto('/')
    await lonely.locator('#root:not([data-printed]) .play-now-button').waitFor()
    await context.setOffline(true)
    await lonely.getByLabel('Join with a code').fill(invite)
    await lonely.getByRole('button', { name: 'Join' }).click()
    await lonely.getByText('The house does not answer.').waitFor()
  })

  test('H3: a running game is offered again after the tab was closed', async () => {
    const { page, context } = await house.visitor()
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.locator('.prompt').waitFor({ timeout: 30_000 })
    const address = page.url()
    await page.close()
    const again = await context.newPage()
    await again.goto('/')
    const strip = again.getByRole('region', { name: 'Games under way' })
    await strip.getByText('BANG! The Dice Game').waitFor()
    await strip.getByRole('link', { name: /Back to the table/ }).click()
    await again.locator('.prompt').waitFor({ timeout: 30_000 })
    expect(again.url()).toBe(address)
  })

  test('H4: after one visit a solo game of dice is begun and finished offline', async () => {
    const { page, context, problems } = await house.visitor({ serviceWorkers: 'allow' })
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await page.getByText('Offline:').waitFor()
    await page.getByRole('link', { name: 'On one device: BANG! The Dice Game' }).click()
    await page.getByRole('radio', { name: 'Bots' }).check({ force: true })
    await page.getByText('Options of the table').click()
    await page.getByRole('radio', { name: 'At once' }).check({ force: true })
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.prompt').waitFor({ timeout: 30_000 })
    const end = page.getByRole('heading', { level: 1, name: /You (won|lost)|Nobody/ })
    const isMine = page.locator('.prompt').getByText('You:')
    await isMine.or(end).first().waitFor({ timeout: 60_000 })
    // A bot plays my hand to the end, unless I fell before my first turn: nobody knows what is rolled.
    if ((await end.count()) === 0) {
      await page.getByRole('button', { name: 'Table menu' }).click()
      await page.getByRole('button', { name: 'Take a break' }).click()
      await end.waitFor({ timeout: 60_000 })
    }
    expect(problems.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  }, 150_000)

  test('H5: open tables come and go without moving the row somebody points at', async () => {
    const { page } = await house.visitor()
    const first = await openTable()
    const second = await openTable()
    await page.goto('/')
    const rows = page.locator('.ledger-row')
    const mine = page.locator(`.ledger-row[data-table="${second.invite}"]`)
    await mine.waitFor()
    await mine.hover()
    const before = await mine.boundingBox()
    const places = await rows.count()
    // The one above closes, another opens.
    await call(house.url, `/api/tables/${first.id}/commands`, first.token, { id: 'x', wish: { do: 'leave' } })
    const third = await openTable()
    await page.locator(`.ledger-row[data-table="${first.invite}"][data-gone="true"]`).waitFor({ timeout: 30_000 })
    await page.locator(`.ledger-row[data-table="${third.invite}"]`).waitFor()
    expect(await rows.count()).toBe(places + 1)
    expect(await mine.boundingBox()).toEqual(before)
    await page.mouse.move(5, 5)
    await page.locator(`.ledger-row[data-table="${first.invite}"]`).waitFor({ state: 'detached', timeout: 30_000 })
  })

  describe('before its script has come', () => {
    /** Home, with its script held back until it is let go. */
    async function early(options: Parameters<typeof house.visitor>[0] = {}) {
      const visitor = await house.visitor(options)
      const { page } = visitor
      let letGo = (): void => undefined
      const gone = new Promise<void>((resolve) => (letGo = resolve))
      await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        await gone
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await page.locator('[data-printed] .play-now-button').waitFor()
      return { ...visitor, letGo }
    }

    test('it can be read, by lamplight and in French; what is typed stays', async () => {
      const { page, problems, letGo } = await early({ locale: 'fr', colorScheme: 'dark' })
      expect(await page.getAttribute('html', 'lang')).toBe('fr')
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
      expect(await page.locator('.poster-title').count()).toBe(6)
      await page.locator('.join-code').fill('qxsk')
      letGo()
      await page.locator('#root:not([data-printed])').waitFor()
      expect(await page.locator('.join-code').inputValue()).toBe('qxsk')
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('join-code')
      expect(problems).toEqual([])
    })

    test('a button that is pressed is pressed when it can do something', async () => {
      const { page, letGo } = await early()
      await page.locator('.play-now-button').click()
      await page.locator('.play-now-button[aria-busy]').waitFor()
      letGo()
      await page.waitForURL(/\/t\//)
      await page.locator('.prompt').waitFor()
    })

    test('nothing is shown in another language than the one that was chosen', async () => {
      const { page, context } = await house.visitor({ locale: 'en' })
      await context.addInitScript(() => localStorage.setItem('saloon.settings', JSON.stringify({ language: 'fr' })))
      await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined) // never comes
      await page.goto('/', { waitUntil: 'commit' })
      await page.locator('[data-printed]').waitFor({ state: 'attached' })
      expect(await page.locator('.play-now-button').isVisible()).toBe(false)
    })
  })
})
