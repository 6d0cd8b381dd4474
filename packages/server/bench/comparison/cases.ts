// What is measured of each server, each time in a process just started.

import { join } from 'node:path'
import type { Contestant } from './contestants.ts'
import type { LoadRequest, Played } from '../load.ts'
import type { Options } from './options.ts'
import { Helper, LOAD_CORE, SERVER_CORE } from '../machine/processes.ts'
import type { ServerRequest, Usage } from '../servers/answering.ts'
import { type Figures, median } from '../machine/statistics.ts'

export const CASES = ['one-table', 'many-tables', 'paced', 'idle', 'long-game'] as const
export type CaseName = (typeof CASES)[number]

/** Where the run takes place. */
export interface Place {
  readonly node: string // everything is measured on the same one
  readonly built: (entry: string) => string // the file an entry was built to
  readonly newFolder: () => string // for a server's data
  readonly pins: boolean
}

/** A server that has just been started, and the process that plays there. */
class Pair {
  private readonly contestant: Contestant
  private readonly server: Helper
  private readonly load: Helper
  private readonly url: string

  constructor(contestant: Contestant, server: Helper, load: Helper, url: string) {
    this.contestant = contestant
    this.server = server
    this.load = load
    this.url = url
  }

  usage(tidy = false): Promise<Usage> {
    return this.server.ask<Usage>((tidy ? 'tidy' : 'usage') satisfies ServerRequest, SLOWEST_ANSWER)
  }

  /** The number of the group of tables. */
  open(tables: number): Promise<number> {
    const { driver } = this.contestant
    return this.ask<number>({ do: 'open', driver, url: this.url, tables }, tables * SLOWEST_MOVE)
  }

  play(group: number, seconds: number, think = 0): Promise<Played> {
    return this.ask<Played>({ do: 'play', group, seconds, think }, seconds)
  }

  moves(group: number, each: number): Promise<Played> {
    return this.ask<Played>({ do: 'moves', group, each }, each * SLOWEST_MOVE)
  }

  private ask<T>(request: LoadRequest, seconds: number): Promise<T> {
    return this.load.ask<T>(request, seconds + SLOWEST_ANSWER)
  }
}

/** Seconds; what takes longer has failed. */
const SLOWEST_ANSWER = 60
const SLOWEST_MOVE = 0.3

export async function measure(
  name: CaseName,
  contestant: Contestant,
  options: Options,
  place: Place,
): Promise<Figures> {
  const { node, built, newFolder, pins } = place
  const [server, url] = await Helper.start<string>(contestant.name, {
    node,
    file: built(contestant.entry),
    args: [contestant.mode, newFolder()],
    core: pins ? SERVER_CORE : undefined,
    profile: options.profile && join(options.profile, name, contestant.name),
  })
  try {
    const program = { node, file: built('load'), args: [], core: pins ? LOAD_CORE : undefined }
    const [load] = await Helper.start<string>(`the load for ${contestant.name}`, program)
    try {
      return await WORK[name](new Pair(contestant, server, load, url), options)
    } finally {
      await load.stop()
    }
  } finally {
    await server.stop()
  }
}

/** A lively evening: a move a second at every table. */
const A_SECOND = 1000

const WORK: Readonly<Record<CaseName, (pair: Pair, options: Options) => Promise<Figures>>> = {
  'one-table': (pair, options) => play(pair, options, 1, 0),
  'many-tables': (pair, options) => play(pair, options, options.tables, 0),
  paced: (pair, options) => play(pair, options, options.tables, A_SECOND),
  idle: sit,
  'long-game': playLong,
}

async function play(pair: Pair, { seconds, warmup }: Options, tables: number, think: number): Promise<Figures> {
  const group = await pair.open(tables)
  await pair.play(group, warmup, 0) // always at full speed: it is the compiler that has to warm up
  const before = await pair.usage()
  const played = await pair.play(group, seconds, think)
  const after = await pair.usage()
  const cpuSeconds = (after.cpuMicroseconds - before.cpuMicroseconds) / 1e6
  return {
    movesPerSecond: played.moves / played.seconds,
    movesPerCpuSecond: played.moves / cpuSeconds,
    p50: played.latencies.p50,
    p90: played.latencies.p90,
    p99: played.latencies.p99,
    max: played.latencies.max,
    undisturbedP99: played.undisturbed?.p99 ?? NaN,
    disturbed: played.disturbed ?? NaN,
    rssBytes: after.rssBytes,
    serverCpu: cpuSeconds / played.seconds,
    loadCpu: played.cpuSeconds / played.seconds,
  }
}

/** Two sockets a table; at every table a match has begun, and nobody moves. */
async function sit(pair: Pair, { sockets, seconds }: Options): Promise<Figures> {
  const tables = Math.ceil(sockets / 2)
  await pair.open(Math.ceil(tables / 2)) // whatever the first connections cost once: code, and room for what is soon forgotten
  const before = await pair.usage(true)
  await pair.open(tables)
  const after = await pair.usage(true)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const later = await pair.usage()
  return {
    bytesPerConnection: (after.rssBytes - before.rssBytes) / (tables * 2),
    rssBytes: after.rssBytes,
    idleCpu: (later.cpuMicroseconds - after.cpuMicroseconds) / 1e6 / seconds,
  }
}

const LONG_TABLES = 6
const WINDOWS = 7 // the median counts
const EARLY = 40 // moves of a window: those around move 20 are the first 40

/** The same few tables at once, early in their matches and late, in turns: what a move costs the server. */
async function playLong(pair: Pair, options: Options): Promise<Figures> {
  const tables = Math.min(LONG_TABLES, options.tables)
  const old = await pair.open(tables)
  await pair.moves(old, options.moves - (WINDOWS * EARLY) / 2)
  const early: number[] = []
  const late: number[] = []
  for (let window = 0; window < WINDOWS; window++) {
    const young = await pair.open(tables)
    early.push(await costOf(pair, young))
    late.push(await costOf(pair, old))
  }
  return { microsecondsEarly: median(early), microsecondsLate: median(late), growth: median(late) / median(early) }
}

async function costOf(pair: Pair, group: number): Promise<number> {
  const before = await pair.usage()
  const { moves } = await pair.moves(group, EARLY)
  const after = await pair.usage()
  return (after.cpuMicroseconds - before.cpuMicroseconds) / moves
}
