// What is hardly HTTP is refused with a code as everything else is, and nothing of it stays open.

import { connect } from 'node:net'
import type { Refusal } from '@saloon/kernel'
import { expect, test } from 'vitest'
import { namesPrototype } from '../../src/transport/safe-json.ts'
import { decode } from '../../src/transport/decode.ts'
import { openServer } from '../support/open-server.ts'
import { call } from '../support/running.ts'

const server = openServer()

/** What comes back until the line is closed. */
function send(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve) => {
    let got = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => (got += chunk.toString('utf8')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(got))
    setTimeout(() => socket.destroy(), 5000).unref()
  })
}

const HANDSHAKE = 'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
test.each([
  ['no HTTP at all', 'howdy\r\n\r\n', 400, { code: 'malformed', facts: { field: 'request' } }],
  ['another version', 'GET / HTTP/9.9\r\n\r\n', 400, { code: 'malformed', facts: { field: 'request' } }],
  ['a wrong header', 'GET / HTTP/1.1\r\nHost: x\r\nwrong header\r\n\r\n', 400, { code: 'malformed' }],
  ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431, { code: 'too-large' }],
  [
    'two lengths',
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    { code: 'malformed' },
  ],
  [
    'no host',
    'GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    { code: 'malformed', facts: { field: 'host', problem: 'missing' } },
  ],
  [
    'an odd expectation',
    'GET /api/games HTTP/1.1\r\nHost: x\r\nExpect: gold\r\n\r\n',
    417,
    { code: 'malformed', facts: { field: 'expect' } },
  ],
  [
    'a handshake without a key',
    `${HANDSHAKE}Sec-WebSocket-Version: 13\r\n\r\n`,
    400,
    { code: 'malformed', facts: { field: 'handshake' } },
  ],
  [
    'a handshake of another version',
    `${HANDSHAKE}Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    400,
    { code: 'malformed', facts: { field: 'handshake' } },
  ],
])('%s', async (_what, bytes, status, refusal) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/content-type: application\/json/i)
  expect(JSON.parse(body) as Refusal).toMatchObject(refusal)
})

test('and the house is well', async () => {
  expect((await call(server.url, '/healthz')).status).toBe(200)
})

test('a prototype is refused however it is spelled; a word about it is not', () => {
  const wish = (text: string) => `{"type":"command","id":"a","wish":{"do":"act","seat":0,"ask":"0","action":${text}}}`
  for (const field of ['"__proto__"', '"__pro\\u0074o__"', '"\\u005f_proto__"', '"__proto\\u005F\\u005f"']) {
    const refused = { code: 'malformed', facts: { field: '__proto__' } }
    expect(decode(wish(`{"do":"roll",${field}:{"x":1}}`))).toEqual(refused)
    expect(decode(wish(`{"do":"roll","deep":[[{"er":{${field}:null}}]]}`))).toEqual(refused)
  }
  expect(decode(wish('{"do":"__proto__"}'))).toMatchObject({ type: 'command' })
  expect(decode(wish('{"do":"r\\u006fll"}'))).toMatchObject({ type: 'command', wish: { action: { do: 'roll' } } })
  const deep = `${'['.repeat(6000)}"\\u0041"${']'.repeat(6000)}`
  expect(namesPrototype(deep, JSON.parse(deep))).toBe(false)
})
