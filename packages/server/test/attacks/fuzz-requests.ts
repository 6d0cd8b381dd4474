// Requests that no honest program makes. Each must be answered with a 4xx, and change nothing.

import { type Agent, request } from 'node:http'
import { connect } from 'node:net'
import { type Chance, below, pick } from '@saloon/kernel'
import { type Target, junk, mutated, word } from './fuzz-messages.ts'

export interface BadRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export interface Answered {
  readonly status: number
  readonly type: string
  readonly text: string
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
const NEW_TABLE = { game: 'bang-dice', seats: 4, options: {}, open: false, watchable: true, talk: 'none', pace: 0 }

/** Bytes of a path, percent-encoded or not, as they come. */
function oddPath(chance: Chance): string {
  const pieces = [
    '%00',
    '%ff',
    '%',
    '%zz',
    '..',
    '.',
    '//',
    '%2e%2e%2f',
    '__proto__',
    'constructor',
    '~',
    ';',
    '%F0%9F%A4',
    'a'.repeat(below(chance, 300)),
  ]
  return Array.from({ length: 1 + below(chance, 4) }, () => pick(chance, pieces)).join(pick(chance, ['', '/']))
}

type Make = (chance: Chance, to: Target, token: string) => BadRequest
const get = (path: string, headers = {}): BadRequest => ({ method: 'GET', path, headers })
const post = (path: string, body: unknown, headers: object = {}): BadRequest => ({
  method: 'POST',
  path,
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const POSTS = [
  '/api/guests',
  '/api/tables',
  '/api/tables/nowhere/commands',
  '/api/tables/nowhere/reports',
  '/api/me/standing',
  '/api/admin/claim',
  '/api/admin/announcements',
  '/api/sign-in',
  '/api/sign-in/options',
  '/api/me/passkeys',
  '/api/me/push',
]

const MAKERS: readonly Make[] = [
  // bodies
  (chance, _to, token) =>
    post(pick(chance, POSTS), pick(chance, ['', '{', '[', 'nope', '{"a":1', '\0']), bearer(token)),
  (chance, _to, token) => post(pick(chance, POSTS), '['.repeat(below(chance, 30_000) + 2), bearer(token)),
  (chance, _to, token) =>
    post(pick(chance, POSTS), `{"name":"${'x'.repeat(65_536 + below(chance, 50_000))}"}`, bearer(token)),
  (chance, _to, token) => post(pick(chance, POSTS), '{"__proto__":{"isAdmin":true}}', bearer(token)),
  (chance, _to, token) => post(pick(chance, POSTS), '{"constructor":{"prototype":{"x":1}}}', bearer(token)),
  (chance, _to, token) => ({
    ...post(pick(chance, POSTS), '{}', bearer(token)),
    headers: {
      ...bearer(token),
      'Content-Type': pick(chance, ['text/plain', 'text/html', 'multipart/form-data', 'x', ';;', 'application/xml']),
    },
  }),
  (chance) => post('/api/guests', { name: pick<unknown>(chance, [1, null, {}, [], 'x'.repeat(99), '', '\u202e']) }),
  (chance, _to, token) => post('/api/tables', { ...NEW_TABLE, [word(chance) || 'x']: junk(chance) }, bearer(token)),
  (chance, _to, token) =>
    post(
      '/api/tables',
      { ...NEW_TABLE, seats: pick<unknown>(chance, [0, -1, 1e9, 2.5, '4', null, 99]) },
      bearer(token),
    ),
  (chance, _to, token) => post('/api/tables', { ...NEW_TABLE, game: word(chance) }, bearer(token)),
  // tokens
  (chance) =>
    get(
      pick(chance, ['/api/me', '/api/me/export', '/api/tables/nowhere/stream']),
      bearer(`1.0001.${oddToken(chance)}`),
    ),
  (chance) =>
    get('/api/me', {
      Authorization: pick(chance, ['', 'Bearer', 'Basic YTpi', 'Bearer  x', `Bearer ${'x'.repeat(5000)}`, 'bearer x']),
    }),
  (_chance, _to, token) =>
    get('/api/me', bearer(`${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`)),
  (_chance, { table }) => post(`/api/tables/${table}/commands`, { id: 'x', wish: { do: 'start' } }),
  // paths and methods
  (chance) => get(`/api/${oddPath(chance)}/nothing`),
  (chance) => get(`/api/tables/${oddPath(chance)}/log`),
  (chance) => get(`/nothing/${oddPath(chance)}`),
  (chance) => get(`/api/tables?after=${pick(chance, ['%00', '..', '%20', 'a'.repeat(500), '%F0%9F%A4%A0'])}`),
  (chance, { table }) => ({
    method: pick(chance, ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND']),
    path: `/api/tables/${table}`,
    headers: {},
  }),
  (_chance, { table }) => get(`/api/tables/${table}/log`), // sealed while the game goes on
  (chance) => get(`/api/replays/${oddPath(chance)}${pick(chance, ['', '/log'])}`),
  (chance) => get(`/api/replays?after=${oddToken(chance)}&limit=${pick(chance, ['0', '-1', 'x', '1e9'])}`),
  (chance, _to, token) => get(`/api/me/games?after=${oddToken(chance)}`, bearer(token)),
  (chance, _to, token) => get(`/api/admin/${oddPath(chance)}`, bearer(token)),
  (chance, { table }, token) => post(`/api/tables/${table}/reports`, junk(chance), bearer(token)),
  (chance, _to, token) => post('/api/admin/players/nobody/actions', junk(chance), bearer(token)),
  // commands
  (chance, to, token) =>
    post(`/api/tables/${to.table}/commands`, mutated(chance, command(to, to.stale[0]!)), bearer(token)),
  (chance, to, token) =>
    post(
      `/api/tables/${to.table}/commands`,
      { id: `s${below(chance, 1e9)}`, wish: command(to, to.ask).wish },
      bearer(token),
    ),
  (chance, to, token) => post(`/api/tables/${oddToken(chance)}/commands`, command(to, to.ask), bearer(token)),
  (_chance, to, token) =>
    post(`/api/tables/${to.table}/commands`, command(to, to.ask), { ...bearer(token), Cookie: 'x'.repeat(6000) }),
]

const oddToken = (chance: Chance): string =>
  encodeURIComponent(word(chance).replaceAll(/[^\x20-\x7e]/g, '?')).slice(0, 90) || '-'
const command = ({ asked, legal }: Target, ask: string) => ({
  id: 'again',
  wish: { do: 'act', seat: asked, ask, action: legal },
})

/** Always from somebody who holds no seat at that table. */
export const badRequest = (chance: Chance, to: Target, token: string): BadRequest =>
  pick(chance, MAKERS)(chance, to, token)

export function ask(url: string, agent: Agent, { method, path, headers, body }: BadRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const sent = request({ hostname, port, agent, method, path, headers: { ...headers, ...length } }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode!, type: answer.headers['content-type'] ?? '', text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

// ---- below HTTP -------------------------------------------------------------------------------------------------

const UPGRADE =
  'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
const RAW: readonly ((chance: Chance) => string)[] = [
  (chance) => `${word(chance).replaceAll('\0', '0')} / HTTP/1.1\r\n\r\n`,
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'GET /api/games HTTP/1.1\r\n\r\n', // no host
  (chance) => `GET / HTTP/1.1\r\nHost: x\r\n${word(chance)} : ${word(chance)}\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  () => 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  () => 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  () => 'POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnope\r\n',
  () => `${UPGRADE}Sec-WebSocket-Key: nope\r\n\r\n`,
  () => UPGRADE.replace('13', '99') + 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
]

/** Bytes that are hardly HTTP: what came back, until the line was closed. */
export function askRaw(url: string, chance: Chance): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let got = ''
    const socket = connect(Number(port), hostname, () => socket.end(pick(chance, RAW)(chance)))
    socket.on('data', (chunk) => (got += chunk.toString('latin1')))
    socket.on('error', () => undefined) // the server may hang up before it has read everything
    socket.on('close', () => resolve(got))
  })
}
