// A real browser with a real authenticator of its own, though a virtual one: it makes a passkey on our page, forgets who it
// was, and comes back in.

import { type Browser, type Page, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { howToLaunch } from '../../../../scripts/browser.mjs'
import { authenticator } from './virtual-authenticator.ts'
import { type Running, startServer } from '../support/running.ts'

let server: Running
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startServer({ SALOON_STORE: 'memory' })
  browser = await chromium.launch(howToLaunch())
  // The page of the house loads and runs nothing by its own policy; what runs here is the test's.
  page = await (await browser.newContext({ bypassCSP: true })).newPage()
  await page.goto(server.url.replace('127.0.0.1', 'localhost'))
  await authenticator(page)
})
afterAll(async () => {
  await browser?.close()
  await server?.kill('SIGTERM')
})

/** In the page. The types of what Chromium has are not in ours. */
interface Json {
  toJSON(): object
}
interface CredentialFromJson {
  parseCreationOptionsFromJSON(options: object): object
  parseRequestOptionsFromJSON(options: object): object
}
interface Credentials {
  create(options: object): Promise<Json>
  get(options: object): Promise<Json>
}

/** What a client of ours does, with nothing but what browsers bring. */
const ceremony = (kind: 'create' | 'get', token?: string): Promise<{ status: number; body: object }> =>
  page.evaluate(
    async ([kind, token]) => {
      const send = async (path: string, body: object) => {
        const headers = {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        }
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        return { status: response.status, body: (await response.json()) as object }
      }
      const { PublicKeyCredential, navigator } = globalThis as unknown as {
        PublicKeyCredential: CredentialFromJson
        navigator: { credentials: Credentials }
      }
      const path = kind === 'create' ? '/api/me/passkeys' : '/api/sign-in'
      const { body: options } = await send(`${path}/options`, {})
      const credential =
        kind === 'create'
          ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
          : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
      return send(path, { credential: credential.toJSON() })
    },
    [kind, token] as const,
  )

test('a passkey made in Chromium brings its player back', async () => {
  const guest = await fetch(`${server.url}/api/guests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Ana"}',
  })
  const { token } = (await guest.json()) as { token: string }
  expect(await ceremony('create', token)).toMatchObject({ status: 201, body: { name: null } })
  for (let n = 0; n < 2; n++) {
    const back = await ceremony('get')
    expect(back).toMatchObject({ status: 200, body: { name: 'Ana' } })
    const fresh = (back.body as { token: string }).token
    const me = await fetch(`${server.url}/api/me`, { headers: { Authorization: `Bearer ${fresh}` } })
    expect(await me.json()).toMatchObject({ name: 'Ana', guest: false })
  }
  // Chromium knows that this device has one, for it was told which there are.
  await expect(ceremony('create', token)).rejects.toThrow('InvalidStateError')
})
