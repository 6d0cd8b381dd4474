// Strict parsing of an imported log: it has the known fields and no others. Fingerprints cover the whole text, so an unknown
// field can't be dropped: the log is refused with the field's name.

import { type Header, type Log, type Refusal, type Row, isRefusal, parseLog } from '@saloon/kernel'

const HEADER = ['type', 'game', 'version', 'engine', 'setup', 'from', 'players']
const SETUP = ['seats', 'options', 'before']
const FROM = ['commitment', 'numbers', 'state']
/** Who sat where: a row that the command line writes. */
const PLAYER = ['name', 'bot']
const MOST_PLAYERS = 32
const LONGEST_WORD = 200
/** Most characters of a set-up, which may hold a whole scenario; and of what the previous game left for this one. */
const LONGEST_SETUP = 120_000
const LONGEST_BEFORE = 2_000

const ROW = ['type', 'seq', 'state', 'hash']
const FIELDS: Readonly<Record<Row['type'], readonly string[]>> = {
  act: ['seat', 'answer', 'by', 'drew', 'told', 'film'],
  undo: ['to', 'seat', 'agreed'],
  seat: ['seat', 'held', 'because'],
  stop: ['because'],
  snapshot: ['full'],
}
const ANSWER = ['ask', 'action']

/** The log, with known fields only. */
export function readImportedLog(text: string): Log | Refusal {
  if (namesPrototype(text)) return { code: 'malformed', facts: { field: '__proto__' } }
  const log = parseLog(text)
  if (isRefusal(log)) return log
  const { header, rows, secret } = log
  const wrong = wrongHeader(header)
  if (wrong !== undefined) return wrongField(1, wrong)
  for (const [n, row] of rows.entries()) {
    const stranger = wrongRow(row)
    if (stranger !== undefined) return wrongField(n + 2, stranger)
  }
  return { header, rows: rows.map(withoutFilm), ...(secret !== undefined && { secret }) }
}

const wrongField = (line: number, field: string): Refusal => ({
  code: 'log-field',
  facts: { line, field: field.slice(0, 40) },
})

/** `__proto__`, however it is escaped: JSON.parse makes it an own field, and the next copy a prototype. */
function namesPrototype(text: string): boolean {
  if (!text.includes('proto') && !text.includes('\\u')) return false
  return text.split('\n').some((line) => {
    try {
      return hasPrototype(JSON.parse(line))
    } catch {
      return false // no log: that is said elsewhere
    }
  })
}

function hasPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototype)
}

/** Names the field that is unknown or has the wrong type. */
function wrongHeader(header: Header): string | undefined {
  const { players, engine } = header as Header & { readonly players?: unknown }
  return (
    stranger(header, HEADER) ??
    (engine === undefined || isWord(engine) ? undefined : 'engine') ??
    stranger(header.setup, SETUP) ??
    (isShort(header.setup, LONGEST_SETUP) ? undefined : 'setup') ??
    (isShort(header.setup.before ?? null, LONGEST_BEFORE) ? undefined : 'before') ??
    stranger(header.from, FROM) ??
    (players === undefined || arePlayers(players) ? undefined : 'players')
  )
}

const arePlayers = (players: unknown): boolean =>
  Array.isArray(players) && players.length <= MOST_PLAYERS && players.every(isPlayer)

function isPlayer(player: unknown): boolean {
  if (typeof player !== 'object' || player === null || stranger(player, PLAYER) !== undefined) return false
  const { name, bot } = player as { readonly name?: unknown; readonly bot?: unknown }
  return isWord(name) && (bot === null || isWord(bot))
}

const isShort = (value: unknown, longest: number): boolean => JSON.stringify(value).length <= longest
const isWord = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_WORD

const wrongRow = (row: Row): string | undefined =>
  stranger(row, [...ROW, ...FIELDS[row.type]]) ?? (row.type === 'act' ? stranger(row.answer, ANSWER) : undefined)

const stranger = (fields: object, known: readonly string[]): string | undefined =>
  Object.keys(fields).find((field) => !known.includes(field))

/** Drops recorded motion: nothing proves that it is right. */
function withoutFilm(row: Row): Row {
  const { film: _motion, ...said } = row as Row & { readonly film?: unknown }
  return said
}
