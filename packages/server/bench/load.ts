// The process that plays: opens tables at a server and makes moves at all of them at once, as it is told.

import { boardgameTables } from './drivers/boardgame-io.ts'
import { colyseusTables } from './drivers/colyseus.ts'
import { openDiceTable } from './drivers/dice.ts'
import type { OpenTable, PlayedTable } from './drivers/driver.ts'
import { openSaloonTable } from './drivers/saloon.ts'
import { type Latencies, latenciesOf } from './machine/statistics.ts'
import { type Span, StolenTime, undisturbed } from './machine/stolen.ts'

const DRIVERS = {
  saloon: () => openSaloonTable,
  dice: () => openDiceTable,
  'boardgame.io': () => boardgameTables(),
  'colyseus-state': () => colyseusTables('state'),
  'colyseus-reply': () => colyseusTables('reply'),
} as const satisfies Record<string, () => OpenTable | Promise<OpenTable>>
export type Driver = keyof typeof DRIVERS

export type LoadRequest =
  /** Opens so many tables; the answer is the number of the group. */
  | { readonly do: 'open'; readonly driver: Driver; readonly url: string; readonly tables: number }
  /** Every table of the group for so long, with so many milliseconds between an answer and the next move. */
  | { readonly do: 'play'; readonly group: number; readonly seconds: number; readonly think: number }
  /** So many moves at every table of the group, all of one match. */
  | { readonly do: 'moves'; readonly group: number; readonly each: number }

export interface Played {
  readonly moves: number
  readonly seconds: number
  readonly cpuSeconds: number // of the load itself: near the seconds, it was the limit and not the server
  readonly latencies: Latencies
  /** Of the moves during which the host took nothing, and the share of the others; undefined: this system doesn't say. */
  readonly undisturbed: Latencies | undefined
  readonly disturbed: number | undefined
}

/** Moves until the two begin a new match. */
const MATCH = 200
const OPENED_AT_ONCE = 20

const groups: PlayedTable[][] = []
let opened = 0

process.on('message', (request: LoadRequest) => {
  void carryOut(request).then((answer) => process.send!(answer))
})
process.on('disconnect', () => process.exit()) // nobody measures any more
process.on('SIGINT', () => undefined) // Ctrl-C is for the bench, which ends us
process.send!('ready')

async function carryOut(request: LoadRequest): Promise<number | Played> {
  switch (request.do) {
    case 'open':
      return groups.push(await open(await DRIVERS[request.driver](), request.url, request.tables)) - 1
    case 'play': {
      const until = performance.now() + request.seconds * 1000
      return measured(groups[request.group]!, (table, note) => playUntil(until, request.think, table, note))
    }
    case 'moves':
      return measured(groups[request.group]!, async (table, note) => {
        for (let n = 0; n < request.each; n++) await timed(table, note)
      })
  }
}

async function open(openTable: OpenTable, url: string, many: number): Promise<PlayedTable[]> {
  const tables: PlayedTable[] = []
  while (tables.length < many) {
    const some = Math.min(OPENED_AT_ONCE, many - tables.length)
    tables.push(...(await Promise.all(Array.from({ length: some }, () => openTable(url, opened++)))))
  }
  return tables
}

type Note = (move: Span) => void

async function measured(
  tables: readonly PlayedTable[],
  play: (table: PlayedTable, note: Note) => Promise<void>,
): Promise<Played> {
  const moves: Span[] = []
  const stolen = new StolenTime()
  const started = performance.now()
  const before = process.cpuUsage()
  await Promise.all(tables.map((table) => play(table, (move) => moves.push(move))))
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - started) / 1000
  const spans = stolen.stop()
  const calm = spans && undisturbed(moves, spans)
  return {
    moves: moves.length,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    latencies: latenciesOf(moves.map(took)),
    undisturbed: calm && latenciesOf(calm.map(took)),
    disturbed: calm && 1 - calm.length / moves.length,
  }
}

async function playUntil(until: number, think: number, table: PlayedTable, note: Note): Promise<void> {
  if (think > 0) await sleep(Math.random() * think) // not all at once
  for (let n = 1; performance.now() < until; n++) {
    await timed(table, note)
    if (n % MATCH === 0) await table.rotate()
    if (think > 0) await sleep(think * (0.5 + Math.random()))
  }
}

async function timed(table: PlayedTable, note: Note): Promise<void> {
  const from = performance.now()
  await table.move()
  note({ from, to: performance.now() })
}
const took = ({ from, to }: Span): number => to - from

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
