// The browser app as the house serves it: what may be kept for ever, what must be asked for again, what isn't there.

import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addWebApp } from '../../src/http/web-app.ts'
import { type Running, newFolder, startServer } from '../support/running.ts'

const folder = newFolder()
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Saloon</title>')
for (const name of ['home.en', 'home.fr', 'table'])
  writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>Saloon</title>${name}`)
writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'console.log(1)'.repeat(50))
writeFileSync(join(folder, 'assets', 'slab-abc123.woff2'), 'a font')
writeFileSync(join(folder, 'sw.js'), 'self')
writeFileSync(join(folder, '.stamp'), 'secret')

const app = fastify()
app.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: 'not-found' }))
addWebApp(app, folder)
let port = 0

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.addresses()[0] as AddressInfo).port
})
afterAll(() => app.close())

interface Got {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** As it comes over the wire: `fetch` would unpack it and tidy the address. */
function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test.each(['/', '/new/bang-dice', '/t/SJJQ', '/t/SJJQ/watch', '/rules/wanted-one', '/me', '/settings', '/about'])(
  '%s is the app',
  async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toContain('<title>Saloon</title>')
  },
)

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'home.fr'],
  ['de, en;q=0.5', 'home.en'],
  ['de', 'home.en'],
])('home is printed in the language of who reads %s', async (languages, home) => {
  const { headers, body } = await get('/', { 'Accept-Language': languages })
  expect(body.toString()).toContain(home)
  expect(headers['vary']).toBe('Accept-Language, Accept-Encoding')
})

test('a table has a document of its own, other pages have the one for all', async () => {
  expect((await get('/t/SJJQ')).body.toString()).toContain('table')
  expect((await get('/settings')).body.toString()).toBe('<!doctype html><title>Saloon</title>')
})

test('a file with a fingerprint in its name is kept for ever, others are asked for again', async () => {
  expect((await get('/assets/main-abc123.js')).headers['cache-control']).toContain('immutable')
  const { headers } = await get('/sw.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('text/javascript')
  expect((await get('/sw.js', { 'If-None-Match': String(headers['etag']) })).status).toBe(304)
  expect((await get('/sw.js', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('text is sent small to who can read it so', async () => {
  const plain = await get('/assets/main-abc123.js')
  const brotli = await get('/assets/main-abc123.js', { 'Accept-Encoding': 'gzip, br' })
  const gzip = await get('/assets/main-abc123.js', { 'Accept-Encoding': 'gzip' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect((await get('/assets/slab-abc123.woff2', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe(
    undefined,
  )
})

test('the page may load nothing from elsewhere and run nothing written inside it', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'|https?:|\*/)
})

test.each([
  '/assets/main-old.js',
  '/favicon.ico',
  '/.stamp',
  '/assets/../.stamp',
  '/assets/%2e%2e/.stamp',
  '/api/nothing',
])('%s is not there', async (path) => {
  const { status, body } = await get(path)
  expect(status).toBe(404)
  expect(body.toString()).toBe('{"code":"not-found"}')
})

test('an address without a page is the app, which says that nothing is there', async () => {
  const { status, body } = await get('/nowhere')
  expect(status).toBe(404)
  expect(body.toString()).toContain('<title>Saloon</title>')
})

test('a folder without an app is refused', () => {
  expect(() => addWebApp(fastify(), join(folder, 'assets'))).toThrow('no browser app')
})

describe('npm start', () => {
  let server: Running
  beforeAll(async () => {
    server = await startServer({ SALOON_STORE: 'memory' })
  })
  afterAll(() => server.kill('SIGTERM'))

  test('serves the built app, and every file that its page names', async () => {
    const html = await (await fetch(`${server.url}/t/SJJQ`)).text()
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!)
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect((await fetch(server.url + file)).status).toBe(200)
    expect(html).not.toMatch(/<script(?![^>]*src=)/)
    expect(html).toContain('href="/plain')
  })

  test('the API is untouched', async () => {
    expect((await fetch(`${server.url}/api/games`)).headers.get('content-type')).toContain('application/json')
    expect((await fetch(`${server.url}/api/nowhere`)).status).toBe(404)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })
})
