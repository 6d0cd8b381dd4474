// The real server in a process of its own, and clients that talk to it as browsers do.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findGame } from '@saloon/games'
import {
  type Base,
  type Chance,
  type Game,
  type Refusal,
  type View,
  chanceFrom,
  has,
  isRefusal,
  patched,
} from '@saloon/kernel'
import { WebSocket } from 'ws'
import { afterwards } from '../../../../scripts/testing/afterwards.ts'
import { SETTINGS } from '../../src/config/settings.ts'
import { type Down, type Up, type Command, readDown } from '../../src/transport/protocol.ts'

export { authenticator } from '../identity/virtual-authenticator.ts'
export { startProxy } from '../cluster/proxy.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** A folder that goes when the tests are done. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-server-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function gameNamed(name: string): Game {
  const module = findGame(name)
  if (isRefusal(module)) throw new Error(module.code)
  return module.game
}

export interface Running {
  readonly url: string
  readonly process: ChildProcess
  /** All it has said so far. */
  readonly said: () => string
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Of everything that is counted for each player or address. */
const AS_MUCH_AS_THEY_LIKE = Object.fromEntries(
  SETTINGS.filter(({ name }) => /-per-(?:player|address)$/.test(name)).map(({ env }) => [env, '100000000']),
)

export async function startServer(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      SALOON_MESSAGES_PER_SECOND: '100000',
      SALOON_REQUESTS_PER_MINUTE: '1000000',
      ...AS_MUCH_AS_THEY_LIKE,
      SALOON_SOCKET_WORK: '1000000',
      SALOON_JOB_SECONDS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const found = /http:\/\/localhost:\d+/.exec(output)
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'))
    })
    void ended.then(() => reject(new Error(`the server ended: ${output}`)))
  })
  return {
    url,
    process: child,
    said: () => output,
    async kill(signal) {
      child.kill(signal)
      await ended
    },
  }
}

export async function call(
  url: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<{ status: number; body: never }> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Connection: 'close', // a line that is kept may be closed just as it is used again; browsers then ask again by themselves
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: (await (isJson ? response.json() : response.text())) as never }
}

export async function newGuest(url: string): Promise<string> {
  return ((await call(url, '/api/guests', undefined, {})).body as { token: string }).token
}

/** A client that keeps its view by patches, sends a command again until it is answered, and comes back when the line is lost. */
export class Client {
  view: (View<Base> & Record<string, unknown>) | undefined
  at = { game: 0, seq: 0 }
  yours = 0
  phase = ''
  readonly wrong: Refusal[] = []
  /** The version we speak, and the one we are answered in. */
  protected readonly speaks: number = 1
  spoken = 0
  private socket: WebSocket | undefined
  private readonly waiting = new Map<string, (refused: Refusal | null) => void>()
  private readonly unanswered = new Map<string, Up>()
  private listeners: (() => void)[] = []
  private next = 0
  private closed = false
  readonly game: Game
  private readonly url: () => string
  private readonly token: string | undefined
  private readonly table: string

  constructor(url: () => string, token: string | undefined, table: string, game: string) {
    this.game = gameNamed(game)
    this.url = url
    this.token = token
    this.table = table
  }

  connect(): void {
    if (this.closed) return
    const socket = new WebSocket(`${this.url().replace('http', 'ws')}/api/live`)
    this.socket = socket
    const again = (): void => void (this.socket === socket && !this.closed && setTimeout(() => this.connect(), 50))
    socket.on('error', () => undefined)
    socket.on('close', again)
    socket.on('open', () => {
      this.send({ type: 'hello', protocol: this.speaks, ...(this.token !== undefined && { token: this.token }) })
      this.send({ type: 'join', table: this.table, ...(this.view && { has: this.at }) })
      for (const command of this.unanswered.values()) this.send(command)
    })
    socket.on('message', (data) => {
      for (const message of readDown((data as Buffer).toString())) this.receive(message)
    })
  }

  get isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  /** What the next command will be called: nothing that anybody would hit upon who sends nonsense. */
  get nextId(): string {
    return `client-${this.next}`
  }

  /** The line is lost, without a word. */
  drop(): void {
    this.socket?.terminate()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }

  command(wish: Command): Promise<Refusal | null> {
    const id = this.nextId
    this.next++
    const command: Up = { type: 'command', id, wish }
    this.unanswered.set(id, command)
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.send(command)
    })
  }

  /** When something was received for which this holds. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.listeners.push(resolve))
  }

  /** A random answer to what my seats are asked; undefined: nothing is. */
  answer(chance: Chance): Command | undefined {
    if (!this.view) return undefined
    const ask = this.game.asks(this.view).find((open) => open.must && !open.locked && has(this.yours, open.seat))
    if (!ask) return undefined
    return { do: 'act', seat: ask.seat, ask: ask.id, action: { ...this.game.sample(this.view, ask.seat, chance) } }
  }

  get isOver(): boolean {
    return this.view !== undefined && this.game.rules.outcome(this.view) !== undefined
  }

  send(message: Up | string): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  protected receive(message: Down): void {
    switch (message.type) {
      case 'hello':
        this.spoken = message.protocol
        break
      case 'table':
        this.yours = message.yours
        this.phase = message.table.phase
        break
      case 'start':
        this.view = message.view as never
        this.at = { game: message.game, seq: message.seq }
        break
      case 'step':
        if (message.game !== this.at.game || message.seq !== this.at.seq + 1)
          throw new Error(`step ${message.seq} after ${this.at.seq}`)
        this.view = patched(this.view, message.patch) as never
        this.at = { game: message.game, seq: message.seq }
        break
      case 'reply':
        this.unanswered.delete(message.id)
        this.waiting.get(message.id)?.(message.refused)
        break
      case 'wrong':
        this.wrong.push(message.refused)
        break
      default:
        break
    }
    const listeners = this.listeners
    this.listeners = []
    for (const listener of listeners) listener()
  }
}

/** Until another row has come, or something is asked. */
export function nextThing(client: {
  readonly isOver: boolean
  readonly at: { readonly seq: number }
  until(condition: () => boolean): Promise<void>
  answer(chance: Chance): unknown
}): Promise<void> {
  const { seq } = client.at
  return client.until(() => client.isOver || client.at.seq > seq || client.answer(chanceFrom(1)) !== undefined)
}
