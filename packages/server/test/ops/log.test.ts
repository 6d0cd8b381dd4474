// The log says what happened, and never who can be impersonated with it.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openLog, shortName } from '../../src/ops/log.ts'
import { playOn, sitDown } from '../support/playing.ts'
import { type Running, call, newGuest, startServer } from '../support/running.ts'

type Line = Readonly<Record<string, unknown>>

describe('a line of the log', () => {
  function logged(facts: object, message = 'hm'): { text: string; line: Line } {
    let text = ''
    openLog('debug', ['the "token" of the figures'], { write: (line) => void (text += line) }).info(facts, message)
    return { text, line: JSON.parse(text) as Line }
  }

  test('is one JSON value with time and level', () => {
    const { line } = logged({ table: 'T' }, 'a rule failed')
    expect(line).toMatchObject({ level: 'info', table: 'T', msg: 'a rule failed', pid: process.pid })
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  const token = `1.0001.${randomBytes(16).toString('base64url')}.0.${randomBytes(32).toString('base64url')}`
  const secret = randomBytes(16).toString('hex')
  const player = randomBytes(16).toString('base64url')
  test.each([
    ['a token in a field', { token }, token],
    ['a token further down', { guest: { token } }, token],
    ['a token in a sentence', { error: `Error: ${token} is none` }, token],
    ['a header', { headers: { authorization: 'Basic abc' } }, 'Basic abc'],
    ['a bearer in a sentence', { error: 'sent Bearer abc.def' }, 'abc.def'],
    ['the secret of a game', { secret }, secret],
    ['a secret in a sentence', { error: `{"secret":"${secret}"}` }, secret],
    ['a token of the house', { error: 'the "token" of the figures is wrong' }, '\\"token\\" of the figures'],
    ['a player', { player }, player],
    ['a player in a sentence', { error: `${player} 17 failed` }, player],
    ['an error with a token', { err: new Error(`no ${token}`) }, token],
  ])('hides %s', (_what, facts, hidden) => {
    const { text } = logged(facts)
    expect(text).not.toContain(hidden)
  })

  test('names a player by a short name that is always the same', () => {
    expect(logged({ player }).line['player']).toBe(shortName(player))
    expect(shortName(player)).toMatch(/^player-[0-9a-f]{8}$/)
  })

  test('leaves alone what is no secret: tables, fingerprints, sentences', () => {
    const table = randomBytes(12).toString('base64url')
    const commitment = randomBytes(32).toString('hex')
    const { line } = logged({ table, commitment }, 'a bot could not answer')
    expect(line).toMatchObject({ table, commitment, msg: 'a bot could not answer' })
  })
})

describe('the log of a whole session', () => {
  const metricsToken = 'a-token-for-the-figures'
  let server: Running
  let output = ''
  beforeAll(async () => {
    server = await startServer({ SALOON_STORE: 'memory', SALOON_LOG: 'debug', SALOON_METRICS_TOKEN: metricsToken })
    server.process.stdout?.on('data', (chunk) => (output += String(chunk)))
  })
  afterAll(() => server.kill('SIGINT'))

  test('has a line with an id for every request, and no token, no id of a player', async () => {
    const url = () => server.url
    const { client, token, table } = await sitDown(url)
    await playOn(client, 1, 3)
    const other = await newGuest(url())
    const forged = `${token.slice(0, -10)}${token.at(-10) === 'A' ? 'B' : 'A'}${token.slice(-9)}`
    const stream = await fetch(`${url()}/api/tables/${table}/stream`, { headers: { Authorization: `Bearer ${token}` } })
    await stream.body?.cancel()
    await call(url(), `/api/tables?token=${token}`, other)
    await call(url(), `/nowhere/${token}`)
    await call(url(), '/api/tables', forged, {})
    await call(url(), '/api/tables', token, '{"broken":')
    await call(url(), `/api/tables/${table}/commands`, other, { id: token, wish: { do: 'sit', seat: 9, name: token } })
    await call(url(), '/metrics', metricsToken)
    const socket = new WebSocket(`${url().replace('http', 'ws')}/api/live?token=${token}`)
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: forged }))
      socket.send(token)
      socket.close()
    })
    await new Promise((resolve) => socket.once('close', resolve))
    client.close()

    const told = await fetch(`${url()}/api/games`)
    const id = told.headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{12}$/)
    while (!output.includes(id!)) await new Promise((resolve) => setTimeout(resolve, 20))
    const lines = output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
    expect(lines.find(({ reqId }) => reqId === id)).toMatchObject({ method: 'GET', route: '/api/games', status: 200 })
    expect(lines.length).toBeGreaterThan(8)
    for (const hidden of [token, other, forged]) {
      const [, , player = '', , signature = ''] = hidden.split('.')
      expect(output).not.toContain(player)
      expect(output).not.toContain(signature)
    }
    expect(output).not.toContain(metricsToken)
    expect(output.toLowerCase()).not.toMatch(/authorization|bearer/)
  })
})
