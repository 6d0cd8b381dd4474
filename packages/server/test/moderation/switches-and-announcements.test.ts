// What moderators do to the house itself, as everybody in it notices.

import { HIDDEN } from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Line, ask, houseWithModerator, says, tableOf } from './moderators.ts'
import { type Running, newGuest } from '../support/running.ts'

let server: Running
let moderator: string
const url = () => server.url
const admin = (method: string, path: string, body?: unknown): Promise<Answer> =>
  ask(url(), method, `/api/admin${path}`, moderator, body)

beforeAll(async () => {
  ;({ server, moderator } = await houseWithModerator())
})
afterAll(() => server.kill('SIGTERM'))

const TEXTS = { en: 'We close at noon.', fr: 'Nous fermons à midi.' }

describe('an announcement', () => {
  test('reaches those who are here, those who come, and pages; until it is taken down', async () => {
    const here = await Line.open(url(), await newGuest(url()))
    const stranger = await Line.open(url(), undefined)
    const made = await admin('POST', '/announcements', { texts: TEXTS, urgent: true })
    expect(made.status).toBe(201)
    const { id } = made.body as { id: string }
    for (const line of [here, stranger])
      expect((await line.last('announcement')).announcement).toMatchObject({ id, texts: TEXTS, urgent: true })
    const later = await Line.open(url(), await newGuest(url()))
    expect((await later.last('announcement')).announcement.id).toBe(id)
    expect((await ask(url(), 'GET', '/api/announcements')).body).toMatchObject([{ id, texts: TEXTS }])
    expect((await admin('DELETE', `/announcements/${id}`)).status).toBe(200)
    for (const line of [here, stranger, later]) {
      expect((await line.last('announcement-over')).id).toBe(id)
      line.close()
    }
    expect((await ask(url(), 'GET', '/api/announcements')).body).toEqual([])
  })

  test('begins and ends by itself', async () => {
    const line = await Line.open(url(), undefined)
    const starts = Date.now() + 400
    const ends = starts + 400
    await admin('POST', '/announcements', { texts: TEXTS, starts, ends })
    expect((await ask(url(), 'GET', '/api/announcements')).body).toEqual([])
    expect((await admin('GET', '/announcements')).body).toMatchObject([{ starts, ends }])
    await line.last('announcement')
    expect(Date.now()).toBeGreaterThanOrEqual(starts)
    await line.last('announcement-over')
    expect(Date.now()).toBeGreaterThanOrEqual(ends)
    line.close()
  })

  test('has both languages and an end after its start', async () => {
    const wrong = async (body: object) => (await admin('POST', '/announcements', body)).status
    expect(await wrong({ texts: { en: 'Only English' } })).toBe(400)
    expect(await wrong({ texts: { en: ' ', fr: 'x' } })).toBe(400)
    expect(await wrong({ texts: TEXTS, starts: Date.now() + 9000, ends: Date.now() + 5000 })).toBe(422)
    expect(await wrong({ texts: TEXTS, ends: 1000 })).toBe(422)
  })
})

describe('a moderator at a table', () => {
  test('has an onlooker’s eyes, a mark that everybody sees, and no voice', async () => {
    const [ana, bo] = [await newGuest(url()), await newGuest(url())]
    const table = await tableOf(url(), [ana, bo], { watchable: false, seats: 5 })
    const line = await Line.open(url(), ana, { table })
    const eyes = await Line.open(url(), moderator, { table, as: 'moderator' })
    const { view } = (await eyes.last('start')) as unknown as { view: { eyes: number; players: { role: unknown }[] } }
    expect(view.eyes).toBe(0)
    expect(view.players.filter(({ role }) => role === HIDDEN)).toHaveLength(4)
    const { view: own } = (await line.last('start')) as unknown as { view: typeof view }
    expect(own.players.filter(({ role }) => role === HIDDEN).length).toBeLessThan(5)
    expect(await line.last('moderator')).toEqual({ type: 'moderator', here: true })
    const late = await Line.open(url(), bo, { table })
    expect(await late.last('moderator')).toEqual({ type: 'moderator', here: true })

    for (const wish of [{ do: 'say', message: { kind: 'sticker', sticker: 'howl' } }, { do: 'leave' }] as const) {
      eyes.say({ type: 'command', id: wish.do, wish })
      await eyes.hears(() => eyes.got.some((message) => message.type === 'reply' && message.id === wish.do))
    }
    for (const message of eyes.got) if (message.type === 'reply') expect(message.refused?.code).toBe('only-looking')
    expect((await says(url(), table, ana, 'I can be heard')).status).toBe(200)
    expect((await eyes.last('said')).message).toEqual({ kind: 'text', text: 'I can be heard' })
    eyes.close()
    await line.hears(() => line.got.some((message) => message.type === 'moderator' && !message.here))
    expect((await line.last('here')).seats & 1).toBe(1)
    for (const one of [line, late]) one.close()
  })

  test('who sits there sees no more than an onlooker through those eyes', async () => {
    const table = await tableOf(url(), [moderator], { seats: 4 })
    const eyes = await Line.open(url(), moderator, { table, as: 'moderator' })
    const { view } = (await eyes.last('start')) as unknown as { view: { eyes: number } }
    const { yours } = await eyes.last('table')
    expect([view.eyes, yours]).toEqual([0, 0])
    eyes.close()
  })
})

describe('the words of the house', () => {
  test('are refused and allowed beside our own, from then on', async () => {
    const guest = await newGuest(url())
    const table = await tableOf(url(), [guest])
    const line = await Line.open(url(), guest, { table })
    const heard = async (text: string) => {
      const before = line.got.length
      expect((await says(url(), table, guest, text)).status).toBe(200)
      await line.hears(() => line.got.slice(before).some(({ type }) => type === 'said'))
      return ((await line.last('said')).message as { text: string }).text
    }
    expect(await heard('what a varmint')).toBe('what a varmint')
    expect((await admin('PUT', '/words/en', { refused: ['varmint'], allowed: ['shiitake'] })).body).toEqual({
      refused: ['varmint'],
      allowed: ['shiitake'],
    })
    expect(await heard('what a v4rmint')).toBe('what a *******')
    const { name } = (await ask(url(), 'POST', '/api/guests', undefined, { name: 'Varmint' })).body as { name: string }
    expect(name).not.toBe('Varmint')
    expect((await admin('GET', '/house')).body).toMatchObject({ words: { en: { refused: ['varmint'] } } })
    await admin('PUT', '/words/en', { refused: [], allowed: [] })
    expect(await heard('what a varmint')).toBe('what a varmint')
    line.close()
  })

  test.each(['', 'a', '**', '*ab*', 'a1b', '.*', '(a|b)', 'жж', ' a b '])('never “%s”', async (word) => {
    const { status } = await admin('PUT', '/words/fr', { refused: [word], allowed: [] })
    expect([400, 422]).toContain(status)
  })
})

describe('a switch', () => {
  const off = (feature: string) => ({ status: 403, body: { code: 'switched-off', facts: { feature } } })
  const turn = (feature: string, on: boolean) => admin('PUT', `/switches/${feature}`, { on })
  const wanted = { game: 'bang-dice', seats: 3 }

  test('closes the lobby', async () => {
    const guest = await newGuest(url())
    await ask(url(), 'POST', '/api/tables', guest, { ...wanted, open: true })
    expect((await ask(url(), 'GET', '/api/tables')).body).toHaveLength(1)
    await turn('public-lobby', false)
    expect((await ask(url(), 'GET', '/api/tables')).body).toEqual([])
    expect(await ask(url(), 'POST', '/api/tables', guest, { ...wanted, open: true })).toEqual(off('public-lobby'))
    const { id } = (await ask(url(), 'POST', '/api/tables', guest, wanted)).body as { id: string }
    const wish = { do: 'set-table', open: true, watchable: true, talk: 'none', clock: 'none', pace: 0 }
    expect(await ask(url(), 'POST', `/api/tables/${id}/commands`, guest, { id: 'o', wish })).toEqual(
      off('public-lobby'),
    )
    await turn('public-lobby', true)
    expect((await ask(url(), 'GET', '/api/tables')).body).toHaveLength(1)
  })

  test('silences free chat, but not phrases', async () => {
    const guest = await newGuest(url())
    const table = await tableOf(url(), [guest])
    await turn('free-chat', false)
    expect(await says(url(), table, guest, 'hm')).toEqual(off('free-chat'))
    const wish = { do: 'say', message: { kind: 'phrase', phrase: 'howdy' } }
    expect((await ask(url(), 'POST', `/api/tables/${table}/commands`, guest, { id: 'p', wish })).status).toBe(200)
    expect(await ask(url(), 'POST', '/api/tables', guest, { ...wanted, talk: 'free' })).toEqual(off('free-chat'))
    await turn('free-chat', true)
  })

  test('lets nobody new in, and no new tables open', async () => {
    const guest = await newGuest(url())
    await turn('new-guests', false)
    await turn('new-tables', false)
    expect(await ask(url(), 'POST', '/api/guests', undefined, {})).toEqual(off('new-guests'))
    expect(await ask(url(), 'POST', '/api/tables', guest, wanted)).toEqual(off('new-tables'))
    expect((await admin('GET', '/house')).body).toMatchObject({ switches: { 'new-guests': false, 'free-chat': true } })
    await turn('new-guests', true)
    await turn('new-tables', true)
    expect((await ask(url(), 'POST', '/api/tables', guest, wanted)).status).toBe(201)
    expect((await turn('gravity', false)).status).toBe(400)
  })
})
