// The office in a real browser with the real house.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { House } from '../support/visiting.ts'

const SECTIONS = ['Health', 'Reports', 'Tables', 'Players', 'Words', 'Announcements', 'House', 'Audit log']

let house: House
let moderator: string
let ana: string
beforeAll(async () => {
  house = await House.open()
  ;[moderator, ana] = [await house.newGuest(), await house.newGuest()]
  await house.ask('/api/admin/claim', moderator, { code: await house.invite() })
}, 180_000)
afterAll(() => house?.close())

/** Ana's game, in which somebody was rude; and a report about it from Bo. */
/** Listens at a table from now on; what it gives waits for the number of the next thing that is said. */
async function listening(table: string, token: string): Promise<() => Promise<number>> {
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await fetch(`${house.url}/api/tables/${table}/stream`, { headers })
  return async () => {
    let lines = ''
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      lines += chunk
      const said = /"type":"said","id":(\d+)/.exec(lines)
      if (said) return Number(said[1])
    }
    throw new Error('nobody said anything')
  }
}

async function reported(): Promise<{ replay: string; table: string }> {
  const bo = await house.newGuest()
  const { id } = await house.ask<{ id: string }>('/api/tables', ana, {
    game: 'bang-dice',
    seats: 4,
    pace: 0,
    talk: 'free',
  })
  let n = 0
  const wish = (token: string, wanted: object): Promise<unknown> =>
    house.ask(`/api/tables/${id}/commands`, token, { id: `r-${id}-${n++}`, wish: wanted })
  await wish(ana, { do: 'sit', seat: 0, name: 'Ana' })
  await wish(bo, { do: 'sit', seat: 1, name: 'Bo' })
  for (const seat of [2, 3]) await wish(ana, { do: 'seat-bot', seat, bot: 'greedy', name: `Bot ${seat}` })
  await wish(bo, { do: 'ready', ready: true })
  await wish(ana, { do: 'start' })
  const hears = await listening(id, bo)
  await wish(ana, { do: 'say', message: { kind: 'text', text: 'You play like a mule' } })
  const about = { message: await hears() }
  await house.ask(`/api/tables/${id}/reports`, bo, { about, reason: 'insult', text: 'Not nice' })
  await wish(ana, { do: 'away', seat: 0 })
  await wish(bo, { do: 'away', seat: 1 })
  await house.until(async () => (await house.status(`/api/replays/${id}.1`, ana)) === 200)
  return { replay: `${id}.1`, table: id }
}

describe('Admin', { timeout: 120_000 }, () => {
  test('D1: non-admins get 404, strangers and guests alike, whatever the address', async () => {
    for (const token of [undefined, ana]) {
      for (const path of ['/admin', '/admin/reports', '/admin#not-a-code']) {
        const { page, context } = await house.visit(path, token === undefined ? {} : { token })
        await page.getByRole('heading', { name: 'Nothing here but tumbleweed' }).waitFor()
        expect(await page.locator('.office').count()).toBe(0)
        await context.close()
      }
    }
  })

  test('an invitation makes a moderator once, and leaves no trace in the address', async () => {
    const code = await house.invite()
    const { page, context } = await house.visit(`/admin#${code}`)
    await page.getByRole('heading', { name: 'The office' }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await context.close()
    const second = await house.visit(`/admin#${code}`)
    await second.page.getByRole('heading', { name: 'Nothing here but tumbleweed' }).waitFor()
    await second.context.close()
  })

  test('D2: every action is in the audit log', async () => {
    const { page, context, problems } = await house.visit('/admin/house', { token: moderator })
    await page.getByLabel('New guests').uncheck()
    await page.getByText('Done.').waitFor()
    await page.getByLabel('New guests').check()
    await page.getByRole('button', { name: 'Make a backup' }).click()
    await page.getByText('.sqlite').or(page.getByText('backup-')).first().waitFor()

    await page.getByRole('link', { name: 'Words' }).click()
    await page.getByLabel('Refused').first().fill('tarnation*')
    await page.getByRole('button', { name: 'Save: English' }).click()
    await page.getByText('Saved.').waitFor()

    const { id } = await house.ask<{ id: string }>('/api/me', ana)
    await page.goto(`${house.url}/admin/players/${id}`)
    for (const [action, extra] of [
      ['Warn', undefined],
      ['Mute', '1 hour'],
      ['Let speak again', undefined],
      ['Take the name away', undefined],
    ] as const) {
      await page.getByLabel('Action').selectOption({ label: action })
      if (extra) await page.getByLabel('For', { exact: true }).selectOption({ label: extra })
      await page.getByRole('button', { name: 'Carry out' }).click()
      await page.getByText('Done and noted in the audit log.').waitFor()
    }
    await page.getByText('Warned on').waitFor()

    await page.getByRole('link', { name: 'Announcements' }).click()
    await page.getByLabel('In English').fill('We close at noon.')
    await page.getByLabel('In French').fill('Nous fermons à midi.')
    await page.getByRole('button', { name: 'Announce', exact: true }).click()
    await page.getByRole('button', { name: 'Take down: We close at noon.' }).waitFor()

    await page.getByRole('link', { name: 'Audit log' }).click()
    const rows = page.locator('.office-table tbody')
    await rows.getByText('announced').waitFor()
    for (const deed of [
      'switched',
      'made a backup',
      'set words',
      'warned',
      'muted',
      'let speak again',
      'took a name away',
    ])
      expect(await rows.getByText(deed, { exact: true }).count(), deed).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('an announcement is shown to everybody until they put it away', async () => {
    const french = await house.visit('/', { locale: 'fr' })
    await french.page.getByText('Nous fermons à midi.').waitFor()
    await french.page.locator('.band-house').getByRole('button').click()
    await french.page.reload()
    await french.page.getByRole('heading').first().waitFor()
    await french.page.waitForTimeout(300)
    expect(await french.page.getByText('Nous fermons à midi.').count()).toBe(0)
    await french.context.close()
  })

  test('D3: a report quotes what was said and opens the replay at the moment', async () => {
    const { replay } = await reported()
    const { page, context, problems } = await house.visit('/admin/reports', { token: moderator })
    await page.getByText('You play like a mule').waitFor()
    expect(await page.locator('.office-quotes [data-meant]').innerText()).toContain('this is what was reported')
    const link = page.getByRole('link', { name: 'Replay at the moment' })
    const at = Number(new URL((await link.getAttribute('href'))!, house.url).searchParams.get('at'))
    await link.click()
    await page.waitForURL(`**/replay/${replay}**`)
    await page.waitForSelector('.replay-frame')
    expect(Number(await page.locator('.replay-track input').inputValue())).toBe(at)
    await page.goBack()
    await page.getByText('What to do').click()
    await page.getByRole('button', { name: 'Carry out' }).click()
    await page.getByText('Done and noted in the audit log.').waitFor()
    await page.getByRole('button', { name: 'Close this report' }).click()
    await page.getByText('No report waits.').waitFor()
    expect(problems).toEqual([])
    await context.close()
    // Whoever was warned reads it on their next visit, once.
    const warned = await house.visit('/', { token: ana })
    await warned.page.getByText('A moderator warns you').first().waitFor()
    await warned.page.getByRole('button', { name: 'I have read it' }).click()
    await warned.page.waitForTimeout(300)
    await warned.page.reload()
    await warned.page.waitForTimeout(500)
    expect(await warned.page.getByText('A moderator warns you').count()).toBe(0)
    await warned.context.close()
  })

  test('a moderator looks on at a table, and everybody sees it', async () => {
    const { id, invite } = await house.ask<{ id: string; invite: string }>('/api/tables', ana, {
      game: 'bang-dice',
      seats: 3,
      pace: 5_000,
    })
    let n = 0
    const wish = (wanted: object): Promise<unknown> =>
      house.ask(`/api/tables/${id}/commands`, ana, { id: `m-${id}-${n++}`, wish: wanted })
    await wish({ do: 'sit', seat: 0, name: 'Ana' })
    for (const seat of [1, 2]) await wish({ do: 'seat-bot', seat, bot: 'greedy', name: `Bot ${seat}` })
    await wish({ do: 'start' })
    const player = await house.visit(`/t/${id}`, { token: ana })
    await player.page.waitForSelector('.table-frame')
    const office = await house.visit('/admin/tables', { token: moderator })
    await office.page.getByRole('link', { name: `Look on as moderator: ${invite}` }).click()
    await office.page.waitForSelector('.table-frame')
    await player.page.getByText('A moderator looks on.').waitFor()
    await office.context.close()
    await player.context.close()
  })

  test('A1, A2: the office is clean for axe and can be worked by keys', async () => {
    for (const size of ['desk', 'phone'] as const) {
      const { page, context } = await house.visit('/admin', { token: moderator, size })
      for (const section of SECTIONS) {
        await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
        await page.getByRole('heading', { name: section, level: 2 }).waitFor()
        await page.waitForLoadState('networkidle')
        expect(await axe(page), section).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), section).toBe(true)
      }
      await context.close()
    }
    const { page, context } = await house.visit('/admin', { token: moderator })
    await page.getByRole('link', { name: 'House' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Free chat').focus()
    await page.keyboard.press('Space')
    await page.getByText('Done.').waitFor()
    expect(await page.getByLabel('Free chat').isChecked()).toBe(false)
    await context.close()
  })
})
