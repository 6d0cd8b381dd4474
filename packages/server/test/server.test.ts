import type { AddressInfo } from 'node:net'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedGame } from '../src/pages/listed-game.ts'
import { localBus } from '../src/cluster/bus/local.ts'
import { createApp } from '../src/http/app.ts'
import { loadKeys } from '../src/identity/keys.ts'
import { Passkeys } from '../src/identity/passkeys.ts'
import { Players } from '../src/identity/players.ts'
import { Moderation } from '../src/moderation/moderation.ts'
import { Subscriptions } from '../src/push/subscriptions.ts'
import { memoryStore } from '../src/store/memory.ts'
import { Quotas } from '../src/quotas/quotas.ts'
import { ALLOW_ALL } from '../src/table/permissions.ts'
import { Tables } from '../src/table/registry.ts'

const DUEL: ListedGame = {
  game: { rules: { id: 'duel', seats: { min: 2, max: 4 }, settings: [{ key: 'quick' }, { key: 'noon' }] } },
  rulesText: { en: '# Duel\n\nDraw **first**.\n\n## <Noon>', fr: '# Duel\n\nDégainez.' },
  messages: {
    en: {
      name: 'Duel & <Dust>',
      tagline: 'Two "draw"',
      'setting.quick': 'Quick game',
      'setting.quick.help': 'Half the cards',
    },
    fr: {
      name: 'Duel',
      tagline: 'Deux dégainent',
      'setting.quick': 'Partie rapide',
      'setting.quick.help': 'Moitié des cartes',
    },
  },
}
const SOLO: ListedGame = {
  game: { rules: { id: 'trio', seats: { min: 3, max: 3 }, settings: [] } },
  rulesText: { en: 'Three.', fr: 'Trois.' },
  messages: { en: { name: 'Trio', tagline: 'Three' }, fr: { name: 'Trio', tagline: 'Trois' } },
}

const store = memoryStore()
const bus = localBus()
const keys = await loadKeys(store)
const players = new Players(store, keys, { offends: () => false })
const idle = { after: () => () => undefined, report: () => undefined }
const moderation = await Moderation.open({ store, bus, players, now: Date.now, ...idle }, {})
const nobody = () => Promise.resolve({ code: 'who-are-you' })
const app = await createApp({
  games: [DUEL, SOLO],
  tables: new Tables(store, bus, {
    now: Date.now,
    steady: Date.now,
    newSecret: () => 'secret',
    report: () => undefined,
    after: () => () => undefined,
    nameFor: (raw) => raw,
    rules: ALLOW_ALL,
    finished: () => Promise.resolve(),
    wake: () => undefined,
  }),
  quotas: new Quotas(store, undefined, Date.now),
  visitors: {
    identify: nobody,
    isModerator: () => Promise.resolve(false),
    welcome: nobody,
    personalData: { profile: nobody, change: nobody, export: nobody, forget: nobody, signOutEverywhere: nobody },
  },
  moderation,
  passkeys: new Passkeys(store, players, keys),
  push: { publicKey: '', subscriptions: new Subscriptions(store, false) },
  requestsPerMinute: 1000,
  messages: { burst: 10, perSecond: 10 },
  isReady: () => Promise.resolve(true),
})
let port = 0

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.addresses()[0] as AddressInfo).port
})

afterAll(() => app.close())

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, init)
}

test('the page lists every game with seats, tagline and options', async () => {
  const response = await get('/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('2–4 players')
  expect(html).toContain('3 players')
  expect(html).toContain('<dt>Quick game</dt><dd>Half the cards</dd>')
  expect(html).toContain('<dt>noon</dt>') // no words for it: at least its key
  expect(html).toContain('Options (2)')
  expect(html).not.toContain('Options (0)')
})

test('text of a game can not become markup', async () => {
  const html = await (await get('/')).text()
  expect(html).toContain('Duel &#38; &#60;Dust&#62;')
  expect(html).not.toContain('<Dust>')
})

test('the page is French for who reads French', async () => {
  const response = await get('/', { headers: { 'Accept-Language': 'fr-FR,fr;q=0.9,en;q=0.5' } })
  expect(response.headers.get('content-language')).toBe('fr')
  expect(response.headers.get('vary')).toBe('Accept-Language')
  expect(await response.text()).toContain('2–4 joueurs')
  expect(await (await get('/?lang=fr')).text()).toContain('Partie rapide')
  const english = await get('/?lang=en', { headers: { 'Accept-Language': 'fr' } })
  expect(await english.text()).toContain('Quick game')
})

test('the page loads nothing from elsewhere', async () => {
  const html = await (await get('/')).text()
  expect(html).not.toMatch(/src=|url\(|@import|https?:/)
})

test('/healthz answers that all is well', async () => {
  const response = await get('/healthz')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ok: true })
})

test('an address that does not exist gets a short page in the language of the reader', async () => {
  const response = await get('/nowhere?lang=fr')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('Retour aux jeux')
})

test('an address that is not even one is answered too', async () => {
  const status = await new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '//?lang=%E0%A4%A' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(404)
})

test('another method than GET is refused, HEAD is GET without a body', async () => {
  const post = await get('/', { method: 'POST', body: 'x' })
  expect(post.status).toBe(405)
  expect(post.headers.get('allow')).toBe('GET, HEAD')
  const head = await get('/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})

test('the rules can be read without JavaScript', async () => {
  expect(await (await get('/plain')).text()).toContain('<a href="/plain/rules/duel?lang=en">The rules</a>')
  const response = await get('/plain/rules/duel')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('<strong>first</strong>')
  expect(html).toContain('<h2>&#60;Noon&#62;</h2>')
  expect(await (await get('/plain/rules/duel?lang=fr')).text()).toContain('Dégainez.')
  expect((await get('/plain/rules/poker')).status).toBe(404)
})
