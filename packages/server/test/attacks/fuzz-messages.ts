// Messages that no honest client sends. Each must be answered with a refusal, and change nothing.

import { type Chance, below, bits, isRefusal, pick } from '@saloon/kernel'
import { decode } from '../../src/transport/decode.ts'

/** Whom they are sent to: a table with a game under way, as the sender knows it. */
export interface Target {
  readonly table: string
  readonly seats: number
  readonly ask: string // the open question
  readonly asked: number // whose it is
  readonly stale: readonly string[] // questions that were answered long ago
  readonly legal: object // what the one who is asked could do
}

const KEYS = ['type', 'id', 'wish', 'do', 'seat', 'ask', 'action', 'table', 'has', '', 'toString', 'constructor', 'a.b']
const PROTOTYPES = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toJSON', 'valueOf', 'then']
const WORDS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'NaN',
  '\0',
  '\ud800',
  '\u202e',
  '🤠',
  'é'.repeat(50),
  '../..',
  '%00',
  '$ne',
  "' OR 1=1 --",
]
const NUMBERS = [-1, 0.5, 1e308, -0, 2 ** 31, 2 ** 32, 2 ** 53, 32, 1e9, Number.MIN_VALUE]

export const word = (chance: Chance): string => pick(chance, [...WORDS, ...PROTOTYPES, 'x'.repeat(below(chance, 400))])

/** Any JSON value, nested up to `depth`. */
export function junk(chance: Chance, depth = 3): unknown {
  const kind = below(chance, depth > 0 ? 7 : 5)
  if (kind === 0) return null
  if (kind === 1) return below(chance, 2) === 0
  if (kind === 2) return pick(chance, NUMBERS)
  if (kind === 3) return bits(chance)
  if (kind === 4) return word(chance)
  const size = below(chance, 5)
  if (kind === 5) return Array.from({ length: size }, () => junk(chance, depth - 1))
  const fields = Array.from({ length: size }, () => [pick(chance, [...KEYS, ...PROTOTYPES]), junk(chance, depth - 1)])
  return Object.fromEntries(fields) as unknown
}

/** What a client could send, of which something is then made wrong. */
function almost(chance: Chance, to: Target): object {
  const seat = below(chance, to.seats)
  const act = { do: 'act', seat: to.asked, ask: pick(chance, to.stale), action: to.legal }
  const wish = pick<object>(chance, [
    act,
    act,
    { do: 'sit', seat, name: 'Eve' },
    { do: 'stand', seat },
    ROOM,
    { do: 'start' },
  ])
  return pick<object>(chance, [
    { type: 'command', id: newId(chance), wish },
    { type: 'command', id: newId(chance), wish },
    { type: 'join', table: 'nowhere', has: { game: 1, seq: 0 } },
    {
      type: 'hello',
      protocol: 1,
      token: '1.0001.AAAAAAAAAAAAAAAAAAAAAA.0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    },
  ])
}
const ROOM = { do: 'set-table', open: true, watchable: true, talk: 'none', clock: 'none', pace: 0 }
const newId = (chance: Chance): string => `f${bits(chance) >>> 0}-${bits(chance) >>> 0}`

/** Somewhere in it a value is taken away, replaced or added. */
export function mutated(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return junk(chance)
  const fields = Object.assign(Object.create(null) as Record<string, unknown>, value) // so that __proto__ is a key
  const key = pick(chance, Object.keys(value))
  switch (below(chance, 5)) {
    case 0:
      delete fields[key]
      break
    case 1:
      fields[key] = junk(chance)
      break
    case 2:
      fields[pick(chance, [...KEYS, ...PROTOTYPES])] = junk(chance)
      break
    default:
      fields[key] = mutated(chance, fields[key])
  }
  return fields
}

const act = (chance: Chance, seat: number, ask: string, action: unknown): string =>
  JSON.stringify({ type: 'command', id: newId(chance), wish: { do: 'act', seat, ask, action } })

type Make = (chance: Chance, to: Target) => string | Buffer

/** From anybody. */
const KINDS: Readonly<Record<string, Make>> = {
  'no JSON': (chance) =>
    pick(chance, ['', '{', '[1,', '"', 'undefined', '{"type":}', `{'type':'ping'}`, word(chance), '\0\0']),
  'cut off': (chance, to) => JSON.stringify(almost(chance, to)).slice(0, -1 - below(chance, 20)),
  binary: (chance) => Buffer.from(Array.from({ length: below(chance, 200) }, () => below(chance, 256))),
  junk: (chance) => JSON.stringify(junk(chance)),
  nested: (chance) => {
    const [open, close] = pick(chance, [
      ['[', ']'],
      ['{"a":', '}'],
      ['{"type":"command","wish":', '}'],
      ['{"has":[', ']}'],
    ] as const)
    const depth = 1 + below(chance, Math.floor(15_000 / (open.length + close.length)))
    return open.repeat(depth) + (below(chance, 2) === 0 ? '1' + close.repeat(depth) : '')
  },
  'nested in a command': (chance, to) => {
    const depth = 1 + below(chance, 6000)
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
    return `{"type":"command","id":"deep","wish":{"do":"act","seat":${to.asked},"ask":"${to.ask}","action":{"do":"roll","x":${deep}}}}`
  },
  'unknown type': (chance, to) => JSON.stringify({ ...almost(chance, to), type: word(chance) }),
  mutated: (chance, to) => JSON.stringify(mutated(chance, almost(chance, to))),
  'mutated twice': (chance, to) => JSON.stringify(mutated(chance, mutated(chance, almost(chance, to)))),
  prototype: (chance, to) => {
    const poison = pick(chance, [
      '"__proto__":{"isAdmin":true}',
      '"__proto__":null',
      '"__pro\\u0074o__":{"isAdmin":true}',
      '"constructor":{"prototype":{"x":1}}',
    ])
    const text = JSON.stringify(almost(chance, to))
    return below(chance, 2) === 0 ? `{${poison},${text.slice(1)}` : text.replace('"wish":{', `"wish":{${poison},`)
  },
  'key twice': (chance, to) =>
    JSON.stringify(almost(chance, to)).replace('{', `{"type":"ping","type":${JSON.stringify(word(chance))},`),
  'wrong table': (chance) =>
    JSON.stringify({ type: 'join', table: word(chance), has: { game: below(chance, 9), seq: 0 } }),
  'wrong token': (chance) => JSON.stringify({ type: 'hello', protocol: 1, token: `1.0001.${word(chance)}` }),
  'wrong protocol': (chance) =>
    JSON.stringify({ type: 'hello', protocol: pick<unknown>(chance, [0, 1000, '1', 1.5, null]) }),
  'out of order': (chance, to) => act(chance, to.asked, pick(chance, to.stale), to.legal),
  'of the future': (chance, to) => act(chance, to.asked, `0.${900 + below(chance, 99)}.${to.asked}.7`, to.legal),
  'minus zero': (chance, to) => act(chance, 0, to.ask, to.legal).replace('"seat":0', '"seat":-0'),
  'seat that isn’t there': (chance, to) => act(chance, to.seats + below(chance, 32 - to.seats), to.ask, to.legal),
  'stamped by the client': (chance, to) =>
    act(chance, pick(chance, [to.asked, to.seats + 1, 31]), to.ask, {
      ...to.legal,
      arrived: -1,
      claimed: junk(chance),
    }),
  'against the rules': (chance, to) =>
    act(chance, to.asked, to.ask, { do: pick(chance, PROTOTYPES), ...(junk(chance) as object) }),
  'in the waiting room': (chance, to) =>
    JSON.stringify({ type: 'command', id: newId(chance), wish: roomWish(chance, to) }),
  'too far back': (chance, to) =>
    JSON.stringify({
      type: 'command',
      id: newId(chance),
      wish: { do: 'undo', seat: to.asked, to: 1000 + below(chance, 1e9) },
    }),
}

const roomWish = (chance: Chance, { seats }: Target): object => {
  const seat = below(chance, seats)
  return pick<object>(chance, [
    ROOM,
    { do: 'sit', seat, name: 'Eve' },
    { do: 'sit-too', seat, name: 'Eve' },
    { do: 'stand', seat },
    { do: 'seat-bot', seat, bot: 'random', name: 'Eve' },
    { do: 'clear-seat', seat },
    { do: 'make-host', seat: seats },
    { do: 'move-seat', from: seat, to: 0 },
    { do: 'add-seat' },
    { do: 'drop-seat' },
    { do: 'leave' },
    { do: 'start' },
    { do: 'set-options', options: { constructor: 1 } },
  ])
}

/** From somebody who sits elsewhere, or not at all, what would be right from the one who is asked. */
export const notTheirs: Make = (chance, to) => act(chance, to.asked, to.ask, to.legal)

export const MAKERS: readonly Make[] = Object.values(KINDS)

/** A message that has to be refused; what happens to be a proper greeting is thrown away. */
export function hostile(chance: Chance, to: Target, makers: readonly Make[]): string | Buffer {
  for (;;) {
    const text = pick(chance, makers)(chance, to)
    if (typeof text !== 'string') return text
    const read = decode(text)
    if (isRefusal(read) || read.type === 'command') return text
    if (read.type === 'join' && read.table !== to.table) return text
    if (read.type === 'hello' && read.token !== undefined) return text // never anybody's
  }
}
