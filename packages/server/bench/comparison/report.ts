// The figures of a run: as one object, and as tables for people.

import { CASES, type CaseName } from './cases.ts'
import type { Contestant } from './contestants.ts'
import type { Options } from './options.ts'
import { type Figures, medians } from '../machine/statistics.ts'

export interface Result {
  readonly case: CaseName
  readonly server: string
  readonly kept: string
  readonly ours: boolean
  readonly runs: readonly Figures[]
  readonly figures: Figures // figure by figure the median of the runs
  /** Ours divided by the best of the peers in this case, figure by figure; empty for peers and without them. */
  readonly toBestPeer: Figures
}
export interface Report {
  readonly node: string
  readonly cores: number
  readonly pinned: boolean // the server to one core, the load to another
  readonly idleBefore: number // share of the machine that nobody used when the run began
  readonly disk: Figures | undefined // a page made durable; undefined: nothing durable of ours was measured
  readonly options: Options
  readonly peers: Readonly<Record<string, string>>
  readonly leftOut: readonly { readonly server: string; readonly because: string }[]
  readonly results: readonly Result[]
}

/** Of these more is better; of all others less. */
const MORE_IS_BETTER = ['movesPerSecond', 'movesPerCpuSecond']
/** Say how a figure came about, not how good it is. */
const NOT_COMPARED = ['disturbed', 'serverCpu', 'loadCpu']

export interface Run {
  readonly case: CaseName
  readonly contestant: Contestant
  readonly figures: Figures
}

export function resultsOf(runs: readonly Run[]): Result[] {
  const servers = [...new Set(runs.map(({ contestant }) => contestant))]
  const found = CASES.flatMap((name) =>
    servers.flatMap((contestant) => {
      const mine = runs.filter((run) => run.case === name && run.contestant === contestant).map((run) => run.figures)
      return mine.length === 0 ? [] : [{ name, contestant, runs: mine, figures: medians(mine) }]
    }),
  )
  return found.map(({ name, contestant, runs, figures }) => {
    const ours = contestant.peer === undefined
    const peers = found.filter((other) => other.name === name && other.contestant.peer !== undefined)
    return {
      case: name,
      server: contestant.name,
      kept: contestant.kept,
      ours,
      runs,
      figures,
      toBestPeer:
        ours && peers.length > 0
          ? toBest(
              figures,
              peers.map((peer) => peer.figures),
            )
          : {},
    }
  })
}

function toBest(ours: Figures, peers: readonly Figures[]): Figures {
  const names = Object.keys(ours).filter((name) => !NOT_COMPARED.includes(name))
  return Object.fromEntries(
    names.map((name) => {
      const best = MORE_IS_BETTER.includes(name) ? Math.max : Math.min
      return [name, ours[name]! / best(...peers.map((peer) => peer[name]!))]
    }),
  )
}

// ---- for people -------------------------------------------------------------------------------------------------

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const fine = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
const percent = (value: number): string => `${Math.round(value * 100)} %`
const mebibytes = (bytes: number): string => whole(bytes / 2 ** 20)

interface Column {
  readonly title: string
  readonly figure: string
  readonly show: (value: number) => string
}
const PLAYING: readonly Column[] = [
  { title: 'moves/s', figure: 'movesPerSecond', show: whole },
  { title: 'moves/CPU-s', figure: 'movesPerCpuSecond', show: whole },
  { title: 'p50 ms', figure: 'p50', show: fine },
  { title: 'p90 ms', figure: 'p90', show: fine },
  { title: 'p99 ms', figure: 'p99', show: fine },
  { title: 'max ms', figure: 'max', show: fine },
  { title: 'p99 calm', figure: 'undisturbedP99', show: fine },
  { title: 'disturbed', figure: 'disturbed', show: percent },
  { title: 'RSS MiB', figure: 'rssBytes', show: mebibytes },
  { title: 'server CPU', figure: 'serverCpu', show: percent },
  { title: 'load CPU', figure: 'loadCpu', show: percent },
]
const COLUMNS: Readonly<Record<CaseName, readonly Column[]>> = {
  'one-table': PLAYING,
  'many-tables': PLAYING,
  paced: PLAYING,
  idle: [
    { title: 'bytes/connection', figure: 'bytesPerConnection', show: whole },
    { title: 'RSS MiB', figure: 'rssBytes', show: mebibytes },
    { title: 'CPU', figure: 'idleCpu', show: percent },
  ],
  'long-game': [
    { title: 'µs/move, early', figure: 'microsecondsEarly', show: whole },
    { title: 'µs/move, late', figure: 'microsecondsLate', show: whole },
    { title: 'late / early', figure: 'growth', show: fine },
  ],
}

function titleOf(name: CaseName, { tables, sockets, moves }: Options): string {
  switch (name) {
    case 'one-table':
      return '1 table, its next move as soon as the last is answered'
    case 'many-tables':
      return `${tables} tables, each its next move as soon as the last is answered`
    case 'paced':
      return `${tables} tables, a move a second each`
    case 'idle':
      return `${sockets} connections, two at a table, nobody moves`
    case 'long-game':
      return `CPU of the server for a move, around move 20 and around move ${moves} of a match`
  }
}

export function formatReport(report: Report): string {
  const { node, cores, pinned, idleBefore, disk, options, peers, leftOut, results } = report
  const besides = Object.entries(peers).map(([name, version]) => `${name} ${version}`)
  const lines = [
    `Endless tic-tac-toe, two sockets a table: Saloon ${besides.length > 0 ? `beside ${besides.join(' and ')}` : 'alone'}.`,
    `Node ${node}, ${cores} cores, ${pinned ? 'server on core 0 and load on core 1' : 'nothing pinned to a core'}; ` +
      `${options.seconds} s a case after ${options.warmup} s, median of ${options.rounds}.`,
    ...(idleBefore < 0.85
      ? [`The machine was ${percent(1 - idleBefore)} busy before we began: figures are rough.`]
      : []),
    ...(disk
      ? [
          `The disk alone, a page made durable every millisecond or so: p50 ${fine(disk['p50']!)}, p90 ${fine(disk['p90']!)}, p99 ${fine(disk['p99']!)} ms.`,
        ]
      : []),
    ...leftOut.map(({ server, because }) => `Left out: ${server} (${because}).`),
  ]
  for (const name of CASES) {
    const rows = results.filter((result) => result.case === name)
    if (rows.length > 0) lines.push('', titleOf(name, options), ...formatRows(COLUMNS[name], rows))
  }
  if (results.some(({ figures }) => (figures['disturbed'] ?? 0) > 0))
    lines.push(
      '',
      'disturbed: the share of moves during which the host took a core of this machine away. p99 calm: of all the others.',
    )
  if (results.some(({ toBestPeer }) => Object.keys(toBestPeer).length > 0))
    lines.push(
      '',
      '×: to the best peer of this run, column by column. More is better for moves, less for everything else.',
    )
  return lines.join('\n')
}

function formatRows(columns: readonly Column[], results: readonly Result[]): string[] {
  const rows = results.map(({ server, kept, figures, toBestPeer }) => [
    server,
    kept,
    ...columns.map(({ figure, show }) => {
      const ratio = toBestPeer[figure]
      const value = figures[figure]!
      if (Number.isNaN(value)) return '–'
      return show(value) + (ratio === undefined || Number.isNaN(ratio) ? '' : ` ×${fine(ratio)}`)
    }),
  ])
  const table = [['server', 'kept', ...columns.map(({ title }) => title)], ...rows]
  const widths = table[0]!.map((_, i) => Math.max(...table.map((row) => row[i]!.length)))
  return table.map((row) =>
    row
      .map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  )
}
