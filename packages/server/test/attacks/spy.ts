// Two worlds that differ only in what one pair of eyes can't see. Both are real tables with real connections and streams; what
// those eyes are sent in the one and in the other is compared byte by byte.

import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import {
  type Action,
  type Answer,
  type Chance,
  type Eyes,
  type GameModule,
  type Header,
  type Recording,
  type Refusal,
  type Row,
  type Seat,
  act,
  below,
  has,
  isRefusal,
  pick,
} from '@saloon/kernel'
import type { FastifyReply } from 'fastify'
import type { WebSocket } from 'ws'
import { localBus } from '../../src/cluster/bus/local.ts'
import { streamTable } from '../../src/http/stream.ts'
import { ConnectedPlayers } from '../../src/moderation/connected-players.ts'
import { Lines } from '../../src/quotas/lines.ts'
import { AdmissionControl } from '../../src/jobs/admission-control.ts'
import { Connection } from '../../src/transport/connection.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { ALLOW_ALL } from '../../src/table/permissions.ts'
import { keepTable } from '../../src/table/persistence.ts'
import type { LiveTable } from '../../src/table/live-table.ts'
import { type Table, gameLog } from '../../src/table/table.ts'
import { type RegistryPorts, Tables } from '../../src/table/registry.ts'

export const PEOPLE = ['ana', 'bo', 'cy', 'di', 'ed']
const STRANGER = 'eve'

export function sure<T extends object>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value
}

const hands = (module: GameModule): RegistryPorts => ({
  now: () => 1000,
  steady: () => 1000,
  report(problem, facts) {
    throw new Error(`${problem}: ${JSON.stringify(facts)}`)
  },
  after: () => () => undefined,
  wake: () => undefined,
  nameFor: (name) => name,
  rules: ALLOW_ALL,
  newSecret: () => '0'.repeat(32),
  finished: () => Promise.resolve(),
  find: () => module,
})

/** What a frame says: its length stands in the second byte, or in the two or eight bytes behind it. */
function textIn(frame: string | Buffer): string {
  const bytes = typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame
  const head = bytes[1]! < 126 ? 2 : bytes[1] === 126 ? 4 : 10
  return bytes.subarray(head).toString()
}

/** The line to one person, without a network. */
class Line extends EventEmitter {
  readonly OPEN = 1
  readonly readyState = 1
  readonly writableLength = 0
  readonly got: string[] = []
  write(frame: string | Buffer): void {
    this.got.push(...textIn(frame).split('\n')) // a frame has one message a line
    this.emit('sent')
  }
  /** Nothing comes in in pieces: what they say arrives whole. */
  push(): boolean {
    return true
  }
  terminate(): void {
    throw new Error('the line was cut')
  }
  close(): void {
    throw new Error('the line was closed')
  }
}

/** Somebody with a socket and a stream; everything they ever get is kept. */
class Person {
  readonly line = new Line()
  private readonly connectedPlayers = new ConnectedPlayers()
  streamed = ''
  readonly name: string
  private stream: Readable | undefined

  constructor(name: string, tables: Tables) {
    this.name = name
    const identity = {
      identify: (token: string) => Promise.resolve({ player: token }),
      isModerator: () => Promise.resolve(false),
    }
    const limit = { burst: Infinity, perSecond: Infinity }
    const report = (problem: string, facts: object): void => {
      throw new Error(`${problem}: ${JSON.stringify(facts)}`)
    }
    void new Connection(this.line as unknown as WebSocket, this.line as unknown as Socket, name, {
      tables,
      identity,
      connectedPlayers: this.connectedPlayers,
      lines: new Lines(),
      limit,
      admission: new AdmissionControl(),
      report,
    })
  }

  async sitsDown(table: LiveTable): Promise<void> {
    this.say({ type: 'hello', protocol: 1, token: this.name })
    this.say({ type: 'join', table: table.table.id })
    await this.hears('start')
    const reply = {
      type: () => reply,
      header: () => reply,
      send: (stream: Readable) => {
        this.stream = stream.on('data', (text: string) => (this.streamed += text))
        return reply
      },
    }
    streamTable(table, this.name, this.connectedPlayers, reply as unknown as FastifyReply)
  }

  say(message: object): void {
    this.line.emit('message', Buffer.from(JSON.stringify(message)), false)
  }

  async hears(what: string): Promise<void> {
    while (!this.line.got.some((text) => text.includes(what))) {
      await new Promise<void>((resolve) => void this.line.once('sent', resolve))
    }
  }

  leaves(): void {
    this.stream?.destroy()
    this.line.emit('close')
  }
}

export class World {
  readonly table: LiveTable
  private readonly people: readonly Person[]
  private commands = 0

  private constructor(table: LiveTable, people: readonly Person[]) {
    this.table = table
    this.people = people
  }

  static async open(module: GameModule, table: Table, header: Header, secret?: string): Promise<World> {
    const store = memoryStore()
    await keepTable(store, { ...table, phase: 'playing', games: 1 }, 0)
    await store.append(gameLog(table.id, 1), 0, [JSON.stringify({ header, secret, at: 1000 })])
    const tables = new Tables(store, localBus(), hands(module))
    const live = sure(await tables.get(table.id))
    const people = [...PEOPLE.slice(0, table.seats.length), STRANGER].map((name) => new Person(name, tables))
    for (const person of people) await person.sitsDown(live)
    return new World(live, people)
  }

  get recording(): Recording {
    return this.table.game!
  }

  /** Everything that was sent through these eyes: of one seat, or an onlooker's. */
  sentTo(eyes: Eyes): string[] {
    const { line, streamed } = this.behind(eyes)
    return [...line.got, ...streamed.split('\n').filter((text) => text !== '')]
  }

  /** A command, to its end: everybody has got what it led to. */
  async command(eyes: Eyes, wish: object): Promise<void> {
    const id = `c${this.commands++}`
    const person = this.behind(eyes)
    person.say({ type: 'command', id, wish })
    await person.hears(`"id":"${id}"`)
    await new Promise(setImmediate)
  }

  close(): void {
    for (const person of this.people) person.leaves()
  }

  private behind(eyes: Eyes): Person {
    return eyes === 0 ? this.people.at(-1)! : this.people[31 - Math.clz32(eyes)]!
  }
}

/** A table where everybody has sat down, as it is kept. */
export async function seatedTable(module: GameModule, seats: number): Promise<Table> {
  const tables = new Tables(memoryStore(), localBus(), hands(module))
  const room = {
    options: {},
    rated: false,
    open: false,
    watchable: true,
    talk: 'none',
    clock: 'none',
    pace: 0,
  } as const
  const { table } = sure(await tables.create('ana', { game: module.game.rules.id, seats, ...room }))
  const people = PEOPLE.slice(0, seats).map((name) => ({ kind: 'person', player: name, name }) as const)
  return { ...table, seats: people.map((holder) => ({ holder, ready: false, number: null })) }
}

// ---- spying -----------------------------------------------------------------------------------------------------

export interface Spied {
  /** How many messages were the same in both worlds. */
  readonly same: number
  readonly types: ReadonlySet<string>
  /** The first one that wasn't, as it was in the one and in the other world. */
  readonly leak: readonly [string | undefined, string | undefined] | undefined
}

/** Plays both worlds alike, with the spy trying things that it mustn't, until the spy is openly shown something. */
export async function spy(one: World, other: World, eyes: Eyes, picks: Chance, moves: number): Promise<Spied> {
  for (let move = 0; move < moves; move++) {
    for (let tries = 0; tries < 2; tries++) {
      const wish = nosyWish(one.recording, eyes, picks)
      await Promise.all([one.command(eyes, wish), other.command(eyes, wish)])
    }
    const next = leak(one, other, eyes) ? undefined : unrevealingAnswer(one.recording, other.recording, eyes, picks)
    if (next === undefined) break
    const { seat, answer } = next
    const wish = { do: 'act', seat, ask: answer.ask, action: answer.action }
    await Promise.all([one.command(1 << seat, wish), other.command(1 << seat, wish)])
  }
  const sent = one.sentTo(eyes)
  return {
    same: sent.length,
    types: new Set(sent.map((text) => (JSON.parse(text) as { type: string }).type)),
    leak: leak(one, other, eyes),
  }
}

function leak(one: World, other: World, eyes: Eyes): Spied['leak'] {
  const [here, there] = [one.sentTo(eyes), other.sentTo(eyes)]
  const length = Math.max(here.length, there.length)
  for (let i = 0; i < length; i++) if (here[i] !== there[i]) return [here[i], there[i]]
  return undefined
}

const shows = (row: Row, eyes: Eyes): boolean =>
  row.type === 'act' && row.told.some((event) => event.shows || (event.only && (event.only.eyes & eyes) !== 0))

/** An answer that can be given in both worlds and openly shows these eyes nothing; undefined: none was found. */
function unrevealingAnswer(one: Recording, other: Recording, eyes: Eyes, picks: Chance): Turn | undefined {
  const { game, state } = one
  const asks = game.asks(state).filter((ask) => !ask.locked)
  for (let tries = 0; asks.length > 0 && tries < 40; tries++) {
    const { id: ask, seat } = pick(picks, asks)
    const answer = { ask, action: game.sample(state, seat, picks) }
    const [here, there] = [act(one, seat, answer), act(other, seat, answer)]
    if (isRefusal(here)) continue // sampled of questions and permissions alike
    // Another seat's answer may be impossible where it holds other cards. The spy's own possibilities must be the same.
    const goesOn = isRefusal(there) ? has(eyes, seat) : !(shows(here.row, eyes) && shows(there.row, eyes))
    if (goesOn) return { seat, answer }
  }
  return undefined
}
interface Turn {
  readonly seat: Seat
  readonly answer: Answer
}

/** What somebody tries who wants to learn from a refusal. Never what is allowed: that is played in the open. */
function nosyWish({ game, state, rows }: Recording, eyes: Eyes, picks: Chance): object {
  const seats = state.given.length
  const seat = eyes === 0 || below(picks, 4) === 0 ? below(picks, seats) : 31 - Math.clz32(eyes)
  if (below(picks, 8) === 0) return { do: 'undo', seat, to: below(picks, rows.length + 1) }
  const ask = game.asks(state).find((open) => open.seat === seat)?.id ?? '0.0.0.0'
  for (;;) {
    const action = randomAction(game.rules.actions, seats, picks)
    if (game.refusal(state, seat, action) !== undefined || !has(eyes, seat)) return { do: 'act', seat, ask, action }
  }
}

function randomAction(shapes: GameModule['game']['rules']['actions'], seats: number, picks: Chance): Action {
  const [name, fields] = pick(picks, Object.entries(shapes as Record<string, Record<string, string | [string]>>))
  const value = (kind: string): number | string =>
    kind === 'word' ? pick(picks, ['high', 'low']) : below(picks, pick(picks, [seats, 8, 40])) - 1
  const values = Object.entries(fields).map(([field, kind]) => [
    field,
    typeof kind === 'string' ? value(kind) : Array.from({ length: below(picks, 4) }, () => value(kind[0])),
  ])
  return { do: name, ...(Object.fromEntries(values) as object) }
}
