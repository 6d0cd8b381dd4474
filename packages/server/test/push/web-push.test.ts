// What becomes of a notice: a real service on this machine that takes it, is busy, or knows nobody of that name.

import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Player } from '../../src/identity/player.ts'
import type { Notice } from '../../src/notices/notices.ts'
import { Subscriptions } from '../../src/push/subscriptions.ts'
import { type Vapid, loadVapid } from '../../src/push/vapid.ts'
import { WAITS, WebPush } from '../../src/push/web-push.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { Device, Receiver, claimsOf } from './receiver.ts'

const HOUR = 60 * 60 * 1000
const NOW = 1_700_000_000_000
const ANA = { id: 'ana', language: 'en' } as Player
const NOTICE: Notice = { kind: 'asked', table: 'T1', invite: 'SJJQ', game: 'wanted-one', until: NOW + 24 * HOUR }

let receiver: Receiver
let device: Device
let subscriptions: Subscriptions
let vapid: Vapid
let push: WebPush
let now: number
let problems: object[]
let alarms: { after: number; task: () => void }[]

beforeEach(async () => {
  now = NOW
  problems = []
  alarms = []
  receiver = new Receiver()
  await receiver.open()
  device = new Device()
  const store = memoryStore()
  subscriptions = new Subscriptions(store, true, () => now)
  vapid = await loadVapid(store, 'https://saloon.example')
  expect((await loadVapid(store, undefined)).publicKey).toBe(vapid.publicKey) // kept
  push = new WebPush({
    subscriptions,
    vapid,
    now: () => now,
    after(milliseconds, task) {
      alarms.push({ after: milliseconds, task })
      return () => undefined
    },
    report: (problem, facts) => problems.push({ problem, ...facts }),
  })
  await subscriptions.add('ana', `${receiver.url}/one`, device.keys)
})
afterEach(() => receiver.close())

/** What waits is due. */
async function ring(count: number): Promise<void> {
  for (const { task } of alarms.splice(0)) task()
  await receiver.until(count)
  await new Promise((resolve) => setTimeout(resolve, 50)) // and what follows from the answer
}

test('a notice is sealed for its device, signed by us, and good until the clock answers', async () => {
  await push.notify(ANA, NOTICE)
  const [got] = receiver.pushed
  expect(JSON.parse(device.read(got!.body))).toEqual({
    kind: 'asked',
    title: 'Wanted One: your turn',
    body: 'Table SJJQ waits for you. You have 24 hours.',
    table: 'T1',
    invite: 'SJJQ',
  })
  expect(got!.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  expect(got!.headers['topic']).toMatch(/^[\w-]{32}$/)
  const claims = claimsOf(got!, vapid.publicKey)
  expect(claims).toEqual({ aud: receiver.url, exp: expect.any(Number), sub: 'https://saloon.example' })
  const hours = (Number(claims['exp']) * 1000 - Date.now()) / HOUR
  expect(hours).toBeGreaterThan(1) // a service refuses more than 24
  expect(hours).toBeLessThan(24)
  expect(problems).toEqual([])
})

test('it speaks the language of its reader, and counts as it does', async () => {
  now = NOTICE.until - HOUR
  await push.notify({ ...ANA, language: 'fr' }, { ...NOTICE, kind: 'hurry' })
  expect(JSON.parse(device.read(receiver.pushed[0]!.body))).toMatchObject({
    title: 'Wanted One\u00A0: à vous de jouer',
    body: 'La table SJJQ vous attend toujours. Dans 1 heure, l’horloge répond.',
  })
  expect(receiver.pushed[0]!.headers).toMatchObject({ urgency: 'high', ttl: '3600' })
})

test('every device of a player is told, and nobody else’s', async () => {
  const other = new Device()
  await subscriptions.add('ana', `${receiver.url}/two`, other.keys)
  await subscriptions.add('bo', `${receiver.url}/three`, new Device().keys)
  await push.notify(ANA, NOTICE)
  expect(receiver.pushed.map(({ path }) => path).sort((a, b) => a.localeCompare(b))).toEqual(['/one', '/two'])
})

test.each([404, 410])('an address that is gone (%i) is dropped, and nobody complains', async (status) => {
  receiver.answers.push({ status })
  await push.notify(ANA, NOTICE)
  expect(await subscriptions.list('ana')).toEqual([])
  expect([problems, alarms]).toEqual([[], []])
})

test.each([500, 503, 429])(
  'a service in trouble (%i) is asked again, later and later, and then no more',
  async (status) => {
    receiver.answers.push(...WAITS.map(() => ({ status })), { status })
    await push.notify(ANA, NOTICE)
    const waited: number[] = []
    for (let n = 0; n < WAITS.length; n++) {
      waited.push(...alarms.map(({ after }) => after))
      await ring(n + 2)
    }
    expect(waited).toEqual(WAITS)
    expect(alarms).toEqual([])
    const { host } = new URL(receiver.url)
    expect(problems).toEqual([
      { problem: 'a notice could not be pushed', service: host, why: `it says ${status}`, tries: WAITS.length + 1 },
    ])
    expect(await subscriptions.list('ana')).toHaveLength(1)
  },
)

test('a service that says how long it needs is given that, within reason', async () => {
  receiver.answers.push({ status: 429, headers: { 'Retry-After': '120' } })
  receiver.answers.push({ status: 429, headers: { 'Retry-After': '999999' } })
  await push.notify(ANA, NOTICE)
  expect(alarms.map(({ after }) => after)).toEqual([120_000])
  await ring(2)
  expect(alarms.map(({ after }) => after)).toEqual([60 * 60_000])
  await ring(3)
  expect([problems, alarms]).toEqual([[], []])
})

test('what it will never take isn’t sent twice; a redirection leads nowhere', async () => {
  for (const status of [400, 403, 413, 302])
    receiver.answers.push({ status, headers: { Location: `${receiver.url}/elsewhere` } })
  for (let n = 0; n < 4; n++) await push.notify(ANA, NOTICE)
  expect(alarms).toEqual([])
  expect(receiver.pushed.map(({ path }) => path)).toEqual(['/one', '/one', '/one', '/one'])
  expect(problems).toHaveLength(4)
  expect(JSON.stringify(problems)).not.toContain('/one')
})

test('nobody answers: it is tried again', async () => {
  const dead = new Receiver()
  await dead.open()
  const { url } = dead
  await dead.close()
  await subscriptions.remove('ana')
  await subscriptions.add('ana', `${url}/x`, device.keys)
  await push.notify(ANA, NOTICE)
  expect(alarms).toHaveLength(1)
})

test('who doesn’t want to hear more by then, or wouldn’t need to, or when the house is closed: nothing is sent', async () => {
  receiver.answers.push({ status: 500 }, { status: 500 }, { status: 500 })
  await push.notify(ANA, NOTICE)
  await subscriptions.remove('ana', `${receiver.url}/one`)
  await ring(1)
  await subscriptions.add('ana', `${receiver.url}/one`, device.keys)
  await push.notify(ANA, NOTICE)
  now = NOTICE.until
  await ring(2)
  now = NOW
  await push.notify(ANA, NOTICE)
  push.close()
  await ring(3)
  expect(receiver.pushed).toHaveLength(3)
  expect([problems, alarms]).toEqual([[], []])
})

test('ten devices at most: the oldest makes room; the same one again is the same', async () => {
  for (let n = 0; n < 12; n++) await subscriptions.add('bo', `${receiver.url}/${n % 11}`, device.keys)
  const there = (await subscriptions.list('bo')).map(({ endpoint }) => new URL(endpoint).pathname)
  expect(there).toEqual(['/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10', '/0'])
})

test('devices that come at once are all kept', async () => {
  await Promise.all([1, 2, 3, 4].map((n) => subscriptions.add('bo', `${receiver.url}/${n}`, device.keys)))
  expect(await subscriptions.list('bo')).toHaveLength(4)
})

test.each(['{"torn', '{}', 'null', '{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}'])(
  'the key of push messages is named where it is damaged, and no other takes its place: %s',
  async (text) => {
    const store = memoryStore()
    await loadVapid(store, undefined)
    await store.put('vapid', '1', 1, text)
    await expect(loadVapid(store, undefined)).rejects.toMatchObject({ name: 'Damaged', kind: 'vapid', id: '1' })
    expect((await store.get('vapid', '1'))!.text).toBe(text)
  },
)
