// A log as a file: one JSON value a line. The header first, then the rows; a line `reveal` publishes the secret.
// Nothing in it is trusted: an error names its line.

import type { Base, Refusal } from '../contract.ts'
import { ANSWERERS, HOLDERS, SEAT_REASONS, STOP_REASONS, type Header, type Row } from './log.ts'

export interface Log {
  readonly header: Header
  readonly rows: readonly Row[]
  readonly secret?: string
}

export const headerLine = (header: object): string => `${JSON.stringify(header)}\n`
export const rowLine = (row: object): string => `${JSON.stringify(row)}\n`
export const revealLine = (secret: string): string => `${JSON.stringify({ type: 'reveal', secret })}\n`

export function formatLog({
  header,
  rows,
  secret,
}: {
  readonly header: object
  readonly rows: Iterable<object>
  readonly secret?: string | undefined
}): string {
  return headerLine(header) + Array.from(rows, rowLine).join('') + (secret === undefined ? '' : revealLine(secret))
}

export function parseLog(text: string): Log | Refusal {
  if (text.trim() === '') return { code: 'log-empty' }
  const lines = text.split('\n')
  const rest = lines.pop()
  // A line that was never finished: the writer was cut off.
  if (rest !== '') return { code: 'log-truncated', facts: { line: lines.length + 1 } }
  let header: Header | undefined
  let secret: string | undefined
  const rows: Row[] = []
  for (const [index, line] of lines.entries()) {
    const value = parsed(line)
    if (value === undefined) return { code: 'log-malformed', facts: { line: index + 1 } }
    const problem =
      index === 0 ? headerProblem(value) : value['type'] === 'reveal' ? wrong(value, REVEAL) : rowProblem(value)
    if (problem !== undefined) return { code: problem.code, facts: { line: index + 1, ...problem.facts } }
    if (index === 0) header = value as unknown as Header
    else if (value['type'] === 'reveal') secret = value['secret'] as string
    else rows.push(value as unknown as Row)
  }
  return { header: header!, rows, ...(secret === undefined ? {} : { secret }) }
}

type Fields = Record<string, unknown>
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 200
const isOneOf = (words: readonly string[]) => (value: unknown) => words.includes(value as string)

function parsed(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function headerProblem(header: Fields): Refusal | undefined {
  if (header['type'] !== 'header') return { code: 'log-no-header' }
  const problem = wrong(header, { game: isText, version: isCount, setup: isRecord, from: isRecord })
  if (problem) return problem
  const from = header['from'] as Fields
  return isRecord(from['state']) ? wrong(from['state'], BASE) : wrong(from, { commitment: isText, numbers: areNumbers })
}

const areNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 32 && value.every((item) => item === null || isText(item))

type Checks = Readonly<Record<string, (value: unknown) => boolean>>

/** Checks the kernel's own fields of a given position; the rest is the game's to check. */
const BASE: Readonly<Record<keyof Base, (value: unknown) => boolean>> = {
  chance: Array.isArray,
  moves: isCount,
  frames: isCount,
  epoch: isCount,
  given: Array.isArray,
  used: Array.isArray,
  locked: Array.isArray,
  handed: isCount,
  stack: Array.isArray,
}
const REVEAL: Checks = { secret: isText }

const ROW_CHECKS: Readonly<Record<Row['type'], Checks>> = {
  act: {
    seat: isCount,
    answer: (value) => isRecord(value) && isText(value['ask']) && isRecord(value['action']),
    by: isOneOf(ANSWERERS),
    drew: Number.isSafeInteger,
    told: (value) => Array.isArray(value) && value.every(isRecord),
  },
  undo: { to: isCount, seat: isCount, agreed: isCount },
  seat: { seat: isCount, held: isOneOf(HOLDERS), because: isOneOf(SEAT_REASONS) },
  stop: { because: isOneOf(STOP_REASONS) },
  snapshot: { full: isRecord },
}

function rowProblem(row: Fields): Refusal | undefined {
  const type = row['type']
  if (typeof type !== 'string' || !Object.hasOwn(ROW_CHECKS, type)) {
    return { code: 'log-unknown-row', facts: { row: String(JSON.stringify(type)).slice(0, 40) } }
  }
  const film: Checks = Object.hasOwn(row, 'film') ? { film: Array.isArray } : {}
  return wrong(row, { ...ROW_CHECKS[type as Row['type']], ...film, seq: isCount, state: isText, hash: isText })
}

function wrong(fields: Fields, checks: Checks): Refusal | undefined {
  const field = Object.keys(checks).find((key) => !Object.hasOwn(fields, key) || !checks[key]!(fields[key]))
  return field === undefined ? undefined : { code: 'log-field', facts: { field } }
}
