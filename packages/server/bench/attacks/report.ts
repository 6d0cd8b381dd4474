// The figures as a table for people.

import type { Options } from './options.ts'

export interface Result {
  readonly name: string
  readonly moves?: number
  readonly p50?: number // milliseconds that others wait for a move
  readonly p99?: number
  /** Of the moves during which the host took nothing from this machine. */
  readonly calm?: number | undefined
  readonly max?: number
  readonly served?: number // of what the attackers sent
  readonly refused?: number
  readonly problem?: string // why there are no figures
}

const COLUMNS = ['attack', 'moves', 'p50 ms', 'p99 ms', 'p99 calm', 'max ms', 'served', 'refused']

export function formatResults({ seconds, tables, addresses }: Options, results: readonly Result[]): string {
  const rows = results.map(({ name, moves, p50, p99, calm, max, served, refused, problem }) =>
    problem === undefined
      ? [name, whole(moves), fine(p50), fine(p99), fine(calm), fine(max), whole(served), whole(refused)]
      : [name, problem],
  )
  const table = [COLUMNS, ...rows]
  const widths = COLUMNS.map((_, i) => Math.max(...table.map((row) => (row.length > 2 ? row[i]!.length : 0))))
  return [
    `${tables} tables, a move a second each; each attack for ${seconds} s from ${addresses} addresses.`,
    '',
    ...table.map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]!))).join('  '),
    ),
  ].join('\n')
}

const whole = (value: number | undefined): string =>
  value === undefined ? '–' : Math.round(value).toLocaleString('en')
/** None at all comes over from another process as null. */
const fine = (value: number | null | undefined): string =>
  typeof value === 'number' ? value.toFixed(value < 10 ? 2 : 1) : '–'
