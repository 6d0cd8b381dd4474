// A running house with a moderator in it.

import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { type Down, type Up, readDown } from '../../src/transport/protocol.ts'
import { type Running, call, newFolder, newGuest, startServer } from '../support/running.ts'

export interface Answer {
  readonly status: number
  readonly body: never
}

export async function ask(url: string, method: string, path: string, token?: string, body?: unknown): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: (await (isJson ? response.json() : response.text())) as never }
}

export const idOf = async (url: string, token: string): Promise<string> =>
  ((await call(url, '/api/me', token)).body as { id: string }).id

/** A guest of the house is named a moderator when it opens again. */
export async function houseWithModerator(): Promise<{ server: Running; moderator: string; folder: string }> {
  const folder = newFolder()
  const first = await startServer({ SALOON_DATA: folder })
  const moderator = await newGuest(first.url)
  const SALOON_ADMINS = await idOf(first.url, moderator)
  await first.kill('SIGTERM')
  return { server: await startServer({ SALOON_DATA: folder, SALOON_ADMINS }), moderator, folder }
}

/** A socket and all that came through it. */
export class Line {
  readonly got: Down[] = []
  readonly closed: Promise<number>
  private readonly socket: WebSocket
  private heard: (() => void)[] = []

  private constructor(url: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`)
    this.closed = new Promise((resolve) => this.socket.on('close', resolve))
    this.socket.on('message', (data) => {
      this.got.push(...readDown((data as Buffer).toString()))
      for (const hear of this.heard.splice(0)) hear()
    })
  }

  static async open(url: string, token: string | undefined, join?: Omit<Extract<Up, { type: 'join' }>, 'type'>) {
    const line = new Line(url)
    await new Promise((resolve) => void line.socket.once('open', resolve))
    line.say({ type: 'hello', protocol: 1, ...(token !== undefined && { token }) })
    if (join) line.say({ type: 'join', ...join })
    await line.hears(() => line.got.length > 0)
    return line
  }

  say(message: Up): void {
    this.socket.send(JSON.stringify(message))
  }

  async hears(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.heard.push(resolve))
  }

  /** The last message of this type, once one has come. */
  async last<T extends Down['type']>(type: T): Promise<Extract<Down, { type: T }>> {
    const find = () => this.got.findLast((message) => message.type === type)
    await this.hears(() => find() !== undefined)
    return find() as Extract<Down, { type: T }>
  }

  close(): void {
    this.socket.close()
  }
}

/** A table of these people with free chat, and a game under way. */
export async function tableOf(url: string, tokens: readonly string[], wanted: object = {}): Promise<string> {
  const plan = { game: 'bang-dice', seats: Math.max(3, tokens.length), talk: 'free', pace: 10_000, ...wanted }
  const { id } = (await call(url, '/api/tables', tokens[0], plan)).body as { id: string }
  const send = async (token: string, name: string, wish: object) =>
    expect((await call(url, `/api/tables/${id}/commands`, token, { id: name, wish })).status).toBe(200)
  for (const [seat, token] of tokens.entries()) await send(token, 'sit', { do: 'sit', seat, name: `Guest ${seat}` })
  for (let seat = tokens.length; seat < plan.seats; seat++)
    await send(tokens[0]!, `bot${seat}`, { do: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` })
  for (const token of tokens.slice(1)) await send(token, 'ready', { do: 'ready', ready: true })
  await send(tokens[0]!, 'start', { do: 'start' })
  return id
}

let words = 0
export const says = (url: string, table: string, token: string, text: string): Promise<Answer> =>
  ask(url, 'POST', `/api/tables/${table}/commands`, token, {
    id: `say${words++}`,
    wish: { do: 'say', message: { kind: 'text', text } },
  })
