// Accounts by passkey, against the real server, with an authenticator in software.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator, type Lies } from './authenticator.ts'
import { type Running, newFolder, startServer } from '../support/running.ts'

const ORIGIN = 'https://saloon.example'
const folder = newFolder()
let server: Running
const start = () => startServer({ SALOON_DATA: folder, SALOON_ORIGIN: ORIGIN })
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.kill('SIGTERM'))

interface Answer {
  readonly status: number
  readonly body: never
}
const tokenIn = ({ body }: Answer): string => (body as { token: string }).token
async function ask(method: string, path: string, token?: string, body?: unknown): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as never }
}
const newGuest = async (name = 'Ana') => tokenIn(await ask('POST', '/api/guests', undefined, { name }))
const options = async (token: string) => (await ask('POST', '/api/me/passkeys/options', token)).body
const signInOptions = async () => (await ask('POST', '/api/sign-in/options')).body
const passkeysOf = async (token: string) => (await ask('GET', '/api/me/passkeys', token)).body as { id: string }[]

async function register(token: string, device: Authenticator, lies: Lies = {}, name?: string): Promise<Answer> {
  const credential = device.create(await options(token), lies)
  return ask('POST', '/api/me/passkeys', token, { credential, ...(name !== undefined && { name }) })
}
async function signIn(device: Authenticator, lies: Lies = {}, which = 0): Promise<Answer> {
  return ask('POST', '/api/sign-in', undefined, { credential: device.get(await signInOptions(), lies, which) })
}
/** Somebody with an account and the device that opens it. */
async function member(counts = true): Promise<{ token: string; device: Authenticator }> {
  const token = await newGuest()
  const device = new Authenticator(ORIGIN, counts)
  expect((await register(token, device)).status).toBe(201)
  return { token, device }
}

describe('an account', () => {
  test('is made of a guest, who stays who they are, and opens on another device', async () => {
    const token = await newGuest('Ana')
    const before = (await ask('GET', '/api/me', token)).body
    expect(before).toMatchObject({ name: 'Ana', guest: true })
    const device = new Authenticator(ORIGIN)
    const asked = await options(token)
    expect(asked).toMatchObject({
      rp: { id: 'saloon.example', name: 'Saloon' },
      user: { name: 'Ana', displayName: 'Ana' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const made = await ask('POST', '/api/me/passkeys', token, {
      credential: device.create(asked),
      name: 'My  phone',
    })
    expect(made).toMatchObject({ status: 201, body: { name: 'My phone', synced: false } })
    expect((await ask('GET', '/api/me', token)).body).toEqual({ ...(before as object), guest: false })

    const come = await signIn(device)
    expect(come).toMatchObject({ status: 200, body: { name: 'Ana' } })
    expect((await ask('GET', '/api/me', tokenIn(come))).body).toEqual({ ...(before as object), guest: false })
    expect((await ask('PATCH', '/api/me', tokenIn(come), { name: 'Anna' })).status).toBe(200)
    expect((await ask('GET', '/api/me', token)).body).toMatchObject({ name: 'Anna' })
  })

  test('asks for no name: nobody’s passkeys are listed to who comes in', async () => {
    const asked = (await signInOptions()) as { rpId: string; allowCredentials?: unknown[]; userVerification: string }
    expect(asked).toMatchObject({ rpId: 'saloon.example', userVerification: 'required' })
    expect(asked.allowCredentials ?? []).toEqual([])
  })

  test('takes further passkeys, each for itself, and loses one without losing the others', async () => {
    const { token, device } = await member()
    const phone = new Authenticator(ORIGIN, false)
    const asked = (await options(token)) as { excludeCredentials: { id: string }[] }
    expect(asked.excludeCredentials.map(({ id }) => id)).toEqual((await passkeysOf(token)).map(({ id }) => id))
    expect((await register(token, phone)).status).toBe(201)
    for (let n = 0; n < 3; n++) {
      expect((await signIn(device)).status).toBe(200)
      expect((await signIn(phone)).status).toBe(200) // says 0 each time
    }
    const [first, second] = await passkeysOf(token)
    expect((await ask('DELETE', `/api/me/passkeys/${first!.id}`, token)).body).toMatchObject([{ id: second!.id }])
    expect(await signIn(device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } })
    expect((await signIn(phone)).status).toBe(200)
  })

  test('keeps its last passkey until its owner becomes a guest again', async () => {
    const { token, device } = await member()
    const [only] = await passkeysOf(token)
    const kept = await ask('DELETE', `/api/me/passkeys/${only!.id}`, token)
    expect(kept).toMatchObject({ status: 409, body: { code: 'last-passkey' } })
    expect((await signIn(device)).status).toBe(200)
    expect((await ask('DELETE', '/api/me/passkeys', token)).body).toEqual({ guest: true })
    expect((await ask('GET', '/api/me', token)).body).toMatchObject({ name: 'Ana', guest: true })
    expect(await signIn(device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } })
    expect((await ask('DELETE', '/api/me/passkeys', token)).body).toEqual({ guest: true })
    expect((await register(token, device)).status).toBe(201) // and has an account again
  })

  test('has at most ten', async () => {
    const { token } = await member()
    const device = new Authenticator(ORIGIN)
    const early = device.create(await options(token))
    for (let n = 1; n < 10; n++) expect((await register(token, device)).status).toBe(201)
    const refused = { status: 422, body: { code: 'too-many-passkeys', facts: { max: 10 } } }
    expect(await ask('POST', '/api/me/passkeys/options', token)).toEqual(refused)
    expect(await ask('POST', '/api/me/passkeys', token, { credential: early })).toEqual(refused)
    expect(await passkeysOf(token)).toHaveLength(10)
  })

  test('can be taken away whole, and removed whole', async () => {
    const { token, device } = await member()
    const [passkey] = await passkeysOf(token)
    const exported = (await ask('GET', '/api/me/export', token)).body as { player: { account: object } }
    expect(exported).toMatchObject({ player: { account: { passkeys: [{ id: passkey!.id, counter: 0 }] } } })
    expect((await ask('DELETE', '/api/me', token)).status).toBe(200)
    expect(await signIn(device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } })
    const again = await newGuest('Bo') // and nothing of it is in the way of another
    expect((await register(again, device, { id: device.credentials[0]!.id })).status).toBe(201)
  })

  test('outlives the process, and so does what was spent', async () => {
    const { token, device } = await member()
    const credential = device.get(await signInOptions())
    expect((await ask('POST', '/api/sign-in', undefined, { credential })).status).toBe(200)
    const asked = await signInOptions()
    await server.kill('SIGKILL')
    server = await start()
    expect(await passkeysOf(token)).toHaveLength(1)
    const replayed = await ask('POST', '/api/sign-in', undefined, { credential })
    expect(replayed).toMatchObject({ status: 409, body: { code: 'challenge-used' } })
    const answer = { credential: device.get(asked) }
    expect((await ask('POST', '/api/sign-in', undefined, answer)).status).toBe(200) // asked before, answered after
  })

  test('signs out everywhere and comes back in', async () => {
    const { token, device } = await member()
    const elsewhere = tokenIn(await signIn(device))
    await ask('POST', '/api/me/sign-out', token)
    expect((await ask('GET', '/api/me', elsewhere)).status).toBe(401)
    expect((await ask('GET', '/api/me', tokenIn(await signIn(device)))).status).toBe(200)
  })
})

describe('what is refused when a passkey is added, with nothing changed', () => {
  test.each<[string, Lies, number, string]>([
    ['another page', { origin: 'https://saloon.example.evil.example' }, 403, 'wrong-origin'],
    ['the same name without TLS', { origin: 'http://saloon.example' }, 403, 'wrong-origin'],
    ['a page within another page', { crossOrigin: true }, 403, 'wrong-origin'],
    ['a challenge of somebody else’s making', { challenge: 'AAAA' }, 422, 'challenge-not-ours'],
    ['a passkey for another name', { rp: 'evil.example' }, 401, 'passkey-not-verified'],
    ['nobody there', { absent: true }, 401, 'passkey-not-verified'],
    ['somebody, but who?', { unverified: true }, 401, 'passkey-not-verified'],
    ['an answer to another question', { type: 'webauthn.get' }, 401, 'passkey-not-verified'],
    ['a certificate format we don’t read', { format: 'android-key' }, 401, 'passkey-not-verified'],
    ['a format that doesn’t exist', { format: 'banana' }, 401, 'passkey-not-verified'],
  ])('%s', async (_what, lies, status, code) => {
    const token = await newGuest()
    expect(await register(token, new Authenticator(ORIGIN), lies)).toMatchObject({ status, body: { code } })
    expect(await passkeysOf(token)).toEqual([])
    expect((await ask('GET', '/api/me', token)).body).toMatchObject({ guest: true })
  })

  test('an authenticator that vouches for itself is fine', async () => {
    expect((await register(await newGuest(), new Authenticator(ORIGIN), { format: 'packed' })).status).toBe(201)
  })

  test('what was asked of somebody else', async () => {
    const [ana, bo] = [await newGuest('Ana'), await newGuest('Bo')]
    const credential = new Authenticator(ORIGIN).create(await options(ana))
    const refused = await ask('POST', '/api/me/passkeys', bo, { credential })
    expect(refused).toMatchObject({ status: 422, body: { code: 'challenge-not-ours' } })
    expect(await passkeysOf(bo)).toEqual([])
  })

  test('the same answer twice, one after the other and at once', async () => {
    const token = await newGuest()
    const body = { credential: new Authenticator(ORIGIN).create(await options(token)) }
    const tries = await Promise.all([1, 2, 3].map(() => ask('POST', '/api/me/passkeys', token, body)))
    expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409])
    const again = await ask('POST', '/api/me/passkeys', token, body)
    expect(again).toMatchObject({ status: 409, body: { code: 'challenge-used' } })
    expect(await passkeysOf(token)).toHaveLength(1)
  })

  test('a passkey that somebody has', async () => {
    const { device } = await member()
    const thief = await newGuest()
    const taken = await register(thief, new Authenticator(ORIGIN), { id: device.credentials[0]!.id })
    expect(taken).toMatchObject({ status: 409, body: { code: 'passkey-taken' } })
    expect(await passkeysOf(thief)).toEqual([])
    expect((await signIn(device)).status).toBe(200)
  })

  test.each(['', 'a name that is far too long', 'in\u200bvisible'])('the name “%s”', async (name) => {
    const token = await newGuest()
    expect((await register(token, new Authenticator(ORIGIN), {}, name)).status).toBe(422)
    expect(await passkeysOf(token)).toEqual([])
  })

  test.each([
    ['nothing', {}],
    ['a word', { credential: 'x' }],
    ['signs that are no base64', { credential: { id: '<>', rawId: '<>', type: 'public-key', response: {} } }],
    ['more than was asked for', { credential: {}, admin: true }],
  ])('%s', async (_what, body) => {
    const token = await newGuest()
    const refused = await ask('POST', '/api/me/passkeys', token, body)
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect((await ask('POST', '/api/sign-in', undefined, body)).status).toBe(400)
  })

  test('bytes that mean nothing', async () => {
    const token = await newGuest()
    const noise = () => randomBytes(40).toString('base64url')
    const sent = device().create(await options(token)) as { response: object }
    for (const attestationObject of [noise(), 'AA', 'oA']) {
      const credential = { ...sent, response: { ...sent.response, attestationObject } }
      const refused = await ask('POST', '/api/me/passkeys', token, { credential })
      expect(refused).toMatchObject({ status: 401, body: { code: 'passkey-not-verified' } })
    }
    const credential = { ...sent, response: { ...sent.response, clientDataJSON: noise() } }
    expect((await ask('POST', '/api/me/passkeys', token, { credential })).status).toBe(401)
    expect(await passkeysOf(token)).toEqual([])
  })
  const device = () => new Authenticator(ORIGIN)

  test('who isn’t known, and passkeys that aren’t theirs', async () => {
    const { token } = await member()
    const [passkey] = await passkeysOf(token)
    const stranger = await newGuest()
    for (const [method, path] of [
      ['GET', '/api/me/passkeys'],
      ['POST', '/api/me/passkeys/options'],
      ['DELETE', '/api/me/passkeys'],
      ['DELETE', `/api/me/passkeys/${passkey!.id}`],
    ] as const)
      expect(await ask(method, path)).toEqual({ status: 401, body: { code: 'who-are-you' } })
    const refused = await ask('DELETE', `/api/me/passkeys/${passkey!.id}`, stranger)
    expect(refused).toEqual({ status: 404, body: { code: 'no-such-passkey' } })
    expect((await ask('DELETE', `/api/me/passkeys/${'A'.repeat(1364)}`, stranger)).status).toBe(404)
    expect(await passkeysOf(token)).toHaveLength(1)
  })
})

describe('what is refused when somebody comes in', () => {
  test.each<[string, Lies, number, string]>([
    ['another page', { origin: 'https://evil.example' }, 403, 'wrong-origin'],
    ['a challenge of somebody else’s making', { challenge: 'AAAA' }, 422, 'challenge-not-ours'],
    ['a passkey for another name', { rp: 'evil.example' }, 401, 'passkey-not-verified'],
    ['nobody there', { absent: true }, 401, 'passkey-not-verified'],
    ['somebody, but who?', { unverified: true }, 401, 'passkey-not-verified'],
    ['an answer to another question', { type: 'webauthn.create' }, 401, 'passkey-not-verified'],
    ['a signature with another key', { wrongKey: true }, 401, 'passkey-not-verified'],
    ['a passkey nobody has', { id: randomBytes(32) }, 401, 'passkey-unknown'],
    ['a passkey that says it is somebody else’s', { userHandle: 'AAAA' }, 401, 'passkey-unknown'],
  ])('%s', async (_what, lies, status, code) => {
    const { token, device } = await member()
    const before = await passkeysOf(token)
    expect(await signIn(device, lies)).toMatchObject({ status, body: { code } })
    expect(await passkeysOf(token)).toEqual(before)
    expect((await signIn(device)).status).toBe(200)
  })

  test('an authenticator that doesn’t say whose passkey it is, is fine', async () => {
    const { device } = await member()
    expect((await signIn(device, { userHandle: null })).status).toBe(200)
  })

  test('a counter that goes back, or stands still: a copy', async () => {
    const { token, device } = await member()
    expect((await signIn(device, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect(await signIn(device, { counter })).toMatchObject({ status: 401, body: { code: 'passkey-cloned' } })
    const { player } = (await ask('GET', '/api/me/export', token)).body as { player: object }
    expect(player).toMatchObject({ account: { passkeys: [{ counter: 7 }] } })
    expect((await signIn(device, { counter: 8 })).status).toBe(200)
  })

  test('a challenge for adding one, or one that was spent', async () => {
    const { token, device } = await member()
    const adding = { ...((await options(token)) as object), rpId: 'saloon.example' } as never
    const misused = await ask('POST', '/api/sign-in', undefined, { credential: device.get(adding) })
    expect(misused).toMatchObject({ status: 422, body: { code: 'challenge-not-ours' } })
    const asked = await signInOptions()
    const once = { credential: device.get(asked) }
    const more = { credential: device.get(asked) }
    expect((await ask('POST', '/api/sign-in', undefined, once)).status).toBe(200)
    for (const body of [once, more])
      expect(await ask('POST', '/api/sign-in', undefined, body)).toMatchObject({ body: { code: 'challenge-used' } })
  })
})

test('without a set address it is the one the page was opened at', async () => {
  const local = await startServer({ SALOON_STORE: 'memory' })
  const send = async (host: string, path: string, headers: Record<string, string> = {}, body: object = {}) => {
    const url = local.url.replace('127.0.0.1', host)
    const json = { 'Content-Type': 'application/json', ...headers }
    const response = await fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as never }
  }
  try {
    const { token } = (await send('localhost', '/api/guests')).body as { token: string }
    const mine = { Authorization: `Bearer ${token}` }
    const byNumber = await send('127.0.0.1', '/api/me/passkeys/options', mine)
    expect(byNumber).toEqual({ status: 422, body: { code: 'no-passkeys-here', facts: { host: '127.0.0.1' } } })
    const device = new Authenticator(local.url.replace('127.0.0.1', 'localhost'))
    const asked = await send('localhost', '/api/me/passkeys/options', mine)
    expect(asked).toMatchObject({ status: 200, body: { rp: { id: 'localhost' } } })
    const made = await send('localhost', '/api/me/passkeys', mine, { credential: device.create(asked.body) })
    expect(made.status).toBe(201)
    const wanted = (await send('localhost', '/api/sign-in/options')).body
    const elsewhere = { credential: device.get(wanted, { origin: 'http://localhost:1' }) }
    expect(await send('localhost', '/api/sign-in', {}, elsewhere)).toMatchObject({ body: { code: 'wrong-origin' } })
    expect((await send('localhost', '/api/sign-in', {}, { credential: device.get(wanted) })).status).toBe(200)
  } finally {
    await local.kill('SIGTERM')
  }
})
