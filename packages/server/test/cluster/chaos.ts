// A cluster whose every line can be cut, with tables full of players who don't give up.

import { setTimeout as sleep } from 'node:timers/promises'
import { GAMES } from '@saloon/games'
import { chanceFrom, pick } from '@saloon/kernel'
import { SEED } from '../../../../scripts/testing/seed.ts'
import { openStore } from '../store/built.ts'
import { type Running, call, newGuest, startServer } from '../support/running.ts'
import { judge } from './history.ts'
import { type Nats, startNats } from './nats.ts'
import { Player } from './player.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type Proxy, startProxy } from './proxy.ts'

export interface Node {
  running: Running
  readonly toPostgres: Proxy
  readonly toNats: Proxy
  readonly env: Record<string, string>
  isUp: boolean
}

export interface Seated {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
}

/** Those whose games take seconds: the more of them end, the more there is to judge. */
const PLAYED = GAMES.filter(({ game }) => ['bang-dice', 'wanted-one', 'wanted'].includes(game.rules.id))

/** A clock that is wrong by so much, for a whole process. */
const skewed = (milliseconds: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(
    `const now=Date.now;Date.now=()=>now()+${milliseconds};const D=Date;globalThis.Date=class extends D{constructor(...a){super(...(a.length?a:[D.now()]))}}`,
  )}`

/** Milliseconds of a bot's pace for each table. */
const A_TABLE = 5

export class Chaos {
  readonly nodes: Node[] = []
  readonly tables: Seated[] = []
  private playing: Promise<void>[] = []
  private readonly ways = chanceFrom(SEED)
  readonly postgres: Postgres
  readonly nats: Nats
  private readonly database: string

  private constructor(postgres: Postgres, nats: Nats, database: string) {
    this.postgres = postgres
    this.nats = nats
    this.database = database
  }

  static async start(many: number, isCareless: boolean): Promise<Chaos> {
    const [postgres, nats] = await Promise.all([startPostgres({ isCareless }), startNats()])
    const chaos = new Chaos(postgres, nats, await postgres.newDatabase())
    for (let i = 0; i < many; i++) await chaos.addNode()
    return chaos
  }

  private async addNode(): Promise<void> {
    const [toPostgres, toNats] = await Promise.all([startProxy(this.postgres.port), startProxy(this.nats.port)])
    const env = {
      DATABASE_URL: this.database.replace(`:${this.postgres.port}/`, `:${toPostgres.port}/`),
      BUS_URL: `nats://127.0.0.1:${toNats.port}`,
      SALOON_WEB: '',
      SALOON_LOG: 'silent',
    }
    this.nodes.push({ running: await startServer(env), toPostgres, toNats, env, isUp: true })
  }

  /** Whichever is up, another each time. */
  private readonly url = (): string => {
    const up = this.nodes.filter(({ isUp }) => isUp)
    return pick(this.ways, up).running.url
  }

  /** Two people who play through sockets, and bots of the house in the other seats. */
  async seat(many: number): Promise<void> {
    const pace = Math.max(20, many * A_TABLE) // as many as sit here, as much time they leave each other
    for (let i = 0; i < many; i++) {
      const game = PLAYED[i % PLAYED.length]!.game.rules
      const seats = Math.max(game.seats.min, Math.min(4, game.seats.max))
      const url = this.url()
      const tokens = await Promise.all([newGuest(url), newGuest(url)])
      const ids = await Promise.all(
        tokens.map(async (token) => ((await call(url, '/api/me', token)).body as { id: string }).id),
      )
      const { body } = await call(url, '/api/tables', tokens[0], { game: game.id, seats, pace })
      const { id } = body as { id: string }
      const players = tokens.map(
        (token, n) => new Player({ name: `P${n} of ${id}`, id: ids[n]!, token }, this.url, id, game.id, i * 2 + n + 1),
      )
      for (const player of players) player.connect()
      for (const [seat, player] of players.entries())
        must(await player.command({ do: 'sit', seat, name: `P${seat}` }), 'sit')
      for (let seat = 2; seat < seats; seat++)
        must(await players[0]!.command({ do: 'seat-bot', seat, bot: 'greedy' }), 'seat-bot')
      this.tables.push({ id, game: game.id, players })
    }
    // All at once: those who play already would leave nothing of the machine to those who still sit down.
    for (const table of this.tables) this.playing.push(...this.begin(table))
  }

  private begin({ players }: Seated): Promise<void>[] {
    const [host, guest] = players as [Player, Player]
    const ready = async (): Promise<void> => void (await guest.command({ do: 'ready', ready: true }))
    const start = async (): Promise<void> => {
      const refused = await host.command({ do: 'start' })
      if (refused?.code === 'not-ready') await sleep(100)
    }
    const opened = async (): Promise<void> => {
      while ((await host.command({ do: 'start' }))?.code === 'not-ready') await sleep(100)
    }
    return [ready().then(() => guest.play(ready)), opened().then(() => host.play(start))]
  }

  // ---- blows ----------------------------------------------------------------------------------------------------

  async kill(n: number): Promise<void> {
    const node = this.nodes[n]!
    node.isUp = false
    await node.running.kill('SIGKILL')
  }

  async drain(n: number): Promise<void> {
    const node = this.nodes[n]!
    node.isUp = false
    await node.running.kill('SIGTERM')
  }

  async revive(n: number, skew = 0): Promise<void> {
    const node = this.nodes[n]!
    const options = skew === 0 ? {} : { NODE_OPTIONS: skewed(skew) }
    node.running = await startServer({ ...node.env, ...options })
    node.isUp = true
  }

  // ---- afterwards -----------------------------------------------------------------------------------------------

  /** Every table goes on: nobody is stuck. Gives those that don't. */
  async stuck(within: number): Promise<string[]> {
    const before = this.tables.map(({ players }) => players.map(where))
    const hasMoved = (i: number): boolean =>
      this.tables[i]!.players.every((player, n) => where(player) !== before[i]![n])
    for (let waited = 0; waited < within; waited += 100) {
      if (this.tables.every((_, i) => hasMoved(i))) return []
      await sleep(100)
    }
    return this.tables.flatMap(({ id, game, players }, i) =>
      hasMoved(i) ? [] : `${game} ${id}: ${players.map((player) => `${where(player)} ${player.phase}`).join(', ')}`,
    )
  }

  get moves(): number {
    return this.tables.reduce((sum, { players }) => sum + players.reduce((own, { moves }) => own + moves, 0), 0)
  }

  /** Lets the games under way come to their ends, and judges everything. */
  async verdict(within: number): Promise<{ readonly wrong: string[]; readonly games: number; readonly rows: number }> {
    for (const { players } of this.tables) for (const player of players) player.finishUp()
    await Promise.race([Promise.all(this.playing), sleep(within)])
    const store = await openStore({ kind: 'postgres', url: this.database, lines: 4 })
    const wrong: string[] = []
    let [games, rows] = [0, 0]
    for (const { id, game, players } of this.tables) {
      const { game: rules } = GAMES.find((module) => module.game.rules.id === game)!
      const logs: { game: number; lines: string[] }[] = []
      for (let n = 1; ; n++) {
        const lines = await store.read(`${id}/${n}`)
        if (lines.length === 0) break
        logs.push({ game: n, lines })
        rows += lines.length - 1
      }
      games += logs.length
      wrong.push(...judge(rules, logs, players).map((problem) => `${game} ${id}: ${problem}`))
      wrong.push(...players.flatMap(({ problems }) => problems))
    }
    await store.close()
    return { wrong, games, rows }
  }

  async stop(): Promise<void> {
    for (const { players } of this.tables) for (const player of players) player.close()
    for (const { running } of this.nodes) await running.kill('SIGKILL')
    for (const { toPostgres, toNats } of this.nodes) await Promise.all([toPostgres.close(), toNats.close()])
    await Promise.all([this.postgres.stop(), this.nats.stop()])
  }
}

const where = ({ at }: Player): string => `${at.game}/${at.seq}`

function must(refused: unknown, what: string): void {
  if (refused !== null) throw new Error(`${what}: ${JSON.stringify(refused)}`)
}
