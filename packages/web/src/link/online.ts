// The link to a table on the server, over a socket that reconnects by itself.

import { type Base, type Eyes, type Refusal, type View, isRefusal } from '@saloon/kernel'
import type { Down, PublicTable, Up } from '@saloon/server/protocol'
import { hearHouse } from '../app/notices.ts'
import { pageTime } from '../app/time.ts'
import { loadGame } from '../games/index.ts'
import { ask } from './http/api.ts'
import { type Line, TableClient } from './client.ts'
import { ServerClock } from './server-clock.ts'
import { dropToken, isTokenVoid, token, tokenIfAny } from './http/identity.ts'

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
const PING_EVERY = 15_000
/** If nothing arrives for so long after a ping or a connection attempt, the socket is dead, whatever the browser says. */
const PATIENCE = 6_000
const PATIENCE_TO_OPEN = 10_000
/** After these events the network may have changed or the machine slept, without the socket having closed. */
const WAKING = ['online', 'pageshow', 'visibilitychange'] as const

export class OnlineTable extends TableClient {
  private socket: WebSocket | undefined
  private tries = 0
  private next: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private isClosed = false
  private readonly clock = new ServerClock({
    now: pageTime,
    ask: (mine) => this.socket?.send(JSON.stringify({ type: 'time', mine } satisfies Up)),
    isNeeded: () => this.mayRace,
    after(milliseconds, task) {
      const timer = setTimeout(task, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  private readonly needsToken: boolean
  private readonly wokeUp = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.socket?.readyState === WebSocket.OPEN) this.ping()
    else this.retry()
  }

  /** `needsToken`: who only looks on stays a stranger. */
  constructor(id: string, needsToken: boolean, isModerator = false) {
    super(id, {
      loadGame,
      isModerator,
      hear: hearHouse,
      past: async (game, seq, eyes) => pastView(id, game, seq, eyes),
    })
    this.needsToken = needsToken
    for (const event of WAKING) addEventListener(event, this.wokeUp)
    void this.connect()
  }

  retry(): void {
    if (this.isClosed || this.snapshot().connection === 'ended' || this.socket !== undefined) return
    clearTimeout(this.next)
    this.tries = 0
    void this.connect()
  }

  close(): void {
    this.isClosed = true
    for (const event of WAKING) removeEventListener(event, this.wokeUp)
    clearTimeout(this.next)
    this.hangUp()
  }

  private async connect(): Promise<void> {
    const known = this.needsToken ? await token() : tokenIfAny()
    if (this.isClosed) return
    if (typeof known === 'object') return this.comeBackLater()
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`)
    this.socket = socket
    this.expect(PATIENCE_TO_OPEN)
    const line: Line = {
      send: (message: Up) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    }
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return
      this.tries = 0
      this.heart = setInterval(() => this.ping(), PING_EVERY)
      this.opened(line, known)
      this.expect(PATIENCE_TO_OPEN)
    })
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket) return
      clearTimeout(this.silence)
      for (const text of String(data).split('\n')) {
        const message = JSON.parse(text) as Down
        if (message.type === 'time') this.clock.heard(message)
        else this.received(message)
      }
      this.clock.look()
    })
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lose()
    })
  }

  protected override get ahead(): number {
    return this.clock.ahead
  }

  /** I play a game in which reflexes may count. */
  private get mayRace(): boolean {
    const { table, yours, game } = this.snapshot()
    if (table?.phase !== 'playing' || yours === 0 || game === undefined) return false
    return Object.values(game.module.game.rules.frames).some(({ race }) => race !== undefined)
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: 'ping' } satisfies Up))
    this.expect(PATIENCE)
  }

  /** Something must come by then. */
  private expect(within: number): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.lose(), within)
  }

  private lose(): void {
    this.hangUp()
    this.closed()
    this.comeBackLater()
  }

  private hangUp(): void {
    const { socket } = this
    this.socket = undefined
    clearInterval(this.heart)
    clearTimeout(this.silence)
    this.clock.stop()
    socket?.close()
  }

  /** A little longer each time, with some chance in it: a whole town must not knock at once. */
  private comeBackLater(): void {
    if (this.isClosed || this.snapshot().connection === 'ended') return
    if (this.snapshot().connection !== 'lost') this.update({ connection: 'lost' })
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++)
    this.next = setTimeout(() => void this.connect(), wait * (0.5 + Math.random()))
  }

  protected override ended(refusal: Refusal): void {
    super.ended(refusal)
    this.hangUp()
  }

  /** A token that the house doesn't know any more (its data were removed): we come in again as a new guest. */
  protected override wrong(refusal: Refusal): void {
    if (!isTokenVoid(refusal)) return super.wrong(refusal)
    dropToken()
    this.hangUp()
    this.comeBackLater()
  }
}

async function pastView(id: string, game: number, seq: number, eyes: Eyes): Promise<View<Base> | undefined> {
  const path = `/api/tables/${id}/games/${game}/views/${seq}?seats=${eyes >>> 0}`
  const view = await ask<View<Base>>(path, { token: tokenIfAny() })
  return isRefusal(view) ? undefined : view
}

export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly open: boolean
  readonly watchable: boolean
  readonly talk: PublicTable['talk']
  readonly clock: PublicTable['clock']
  readonly pace: number
  readonly series?: number
  readonly takeBacks?: number
  readonly ghosts?: boolean
  readonly patient?: boolean
  readonly aids?: boolean
}

export async function openTable(table: NewTable): Promise<PublicTable | Refusal> {
  const mine = await token()
  if (typeof mine !== 'string') return mine
  const opened = await ask<PublicTable>('/api/tables', { token: mine, body: table })
  if (!isRefusal(opened) || !isTokenVoid(opened)) return opened
  dropToken()
  const again = await token()
  return typeof again === 'string' ? ask<PublicTable>('/api/tables', { token: again, body: table }) : again
}
