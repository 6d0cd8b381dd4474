// A table is its log: what is written is believed by nobody.

import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Header,
  type Log,
  type Recording,
  type Refusal,
  type Row,
  act,
  actsThatCount,
  canonical,
  chanceFrom,
  chanceAt,
  firstOf,
  formatLog,
  hashOf,
  isRefusal,
  linkOf,
  newHeader,
  note,
  parseLog,
  record,
  reopen,
  replay,
  seedOf,
  snapshot,
  take,
  undo,
  undoBoundary,
} from '@saloon/kernel'
import { type MadeUp, madeUp, setupOf } from '@saloon/kernel/kit'
import type { Action, Event, Options } from '../kit/made-up.ts'

type Table = Recording<MadeUp, Action, Event, Options>
const SECRET = 'the table’s secret'

function open(numbers = ['ours', null]): Table {
  const header = newHeader(madeUp, setupOf(madeUp, { seats: 2, options: { rounds: 1 } }), { secret: SECRET, numbers })
  return sure(record(madeUp, header, SECRET))
}
function sure<T extends object>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value
}
function answer(table: Table, seat: number, action: Action) {
  return act(table, seat, { ask: madeUp.asks(table.state).find((ask) => ask.seat === seat)!.id, action })
}
function playOut(table: Table, seed = 1): Table {
  const picks = chanceFrom(seed)
  while (madeUp.asked(table.state) !== 0) {
    const seat = firstOf(madeUp.asked(table.state))
    take(table, sure(answer(table, seat, madeUp.sample(table.state, seat, picks))))
  }
  return table
}
const again = (log: { header: object; rows: Iterable<object>; secret?: string | undefined }) =>
  replay(madeUp, {
    header: log.header as Header<MadeUp, Options>,
    rows: log.rows as Row<MadeUp, Action, Event>[],
    secret: log.secret,
  })

describe('a finished table', () => {
  let table: Table
  let log: Log
  beforeAll(() => {
    table = playOut(open())
    log = sure(parseLog(formatLog(table)))
  })

  test('replays to the same state and the same chain', () => {
    const replayed = sure(again(log))
    expect(replayed.hash).toBe(table.hash)
    expect(canonical(replayed.state)).toBe(canonical(table.state))
    expect(replayed.opening).toEqual(table.opening)
  })

  test('can be looked at after any row', () => {
    const part = sure(replay(madeUp, log as never, 3))
    expect(part.rows).toHaveLength(3)
    expect(hashOf(part.state)).toBe(table.rows.at(2)!.state)
  })

  test('draws each row’s chance from the seed and its number', () => {
    const seed = seedOf(SECRET, ['ours', null])
    const [row] = table.rows
    const { chance } = sure(replay(madeUp, log as never, 1)).state
    expect(chance[3]).toBe((chanceAt(seed, 1)[3] + (row as { drew: number }).drew) | 0)
  })

  test('a changed row, order, event, seat or header is found out', () => {
    const rows = log.rows as Row[]
    const changed = (i: number, change: object) =>
      again({ ...log, rows: rows.map((row, j) => (i === j ? { ...row, ...change } : row)) })
    expect(changed(1, { by: 'clock' })).toEqual({ code: 'log-tampered', facts: { seq: 2 } })
    expect(changed(0, { told: [] })).toEqual({ code: 'log-tampered', facts: { seq: 1 } })
    expect(changed(0, { state: '00' })).toEqual({ code: 'log-tampered', facts: { seq: 1 } })
    expect(again({ ...log, rows: rows.toSpliced(1, 1) })).toEqual({ code: 'row-missing', facts: { seq: 2 } })
    expect(again({ ...log, header: { ...log.header, extra: 1 } })).toEqual({ code: 'log-tampered', facts: { seq: 1 } })
  })

  test('a forged chain is found out by playing it again', () => {
    const forge = (change: object) => {
      const row = { ...table.rows.at(0)!, ...change }
      return again({ ...log, rows: [{ ...row, hash: linkOf(hashOf(log.header), row) }] })
    }
    expect(forge({ told: [] })).toEqual({ code: 'row-differs', facts: { seq: 1 } })
    expect(forge({ drew: 3 })).toEqual({ code: 'row-differs', facts: { seq: 1 } })
    expect(forge({ seat: 1 })).toEqual({ code: 'row-refused', facts: { seq: 1, reason: 'not-asked' } })
  })

  test('a log that says the same with its fields in another order still holds', () => {
    const { type, ...rest } = table.rows.at(0)!
    const row = { ...rest, type }
    const reordered = { ...row, hash: linkOf(hashOf(log.header), row) }
    expect(isRefusal(again({ ...log, rows: [reordered] }))).toBe(false)
  })

  test('another game, rules version or secret is said so', () => {
    expect(again({ ...log, header: { ...log.header, game: 'chess' } })).toEqual({
      code: 'another-game',
      facts: { game: 'chess', expected: 'made-up' },
    })
    expect(again({ ...log, header: { ...log.header, version: 7 } })).toEqual({
      code: 'another-rules-version',
      facts: { version: 7, ours: 1 },
    })
    expect(again({ ...log, header: { ...log.header, engine: 'x' } })).toEqual({
      code: 'another-engine',
      facts: { engine: 'x', ours: '' },
    })
    expect(again({ ...log, header: { ...log.header, setup: { seats: 9, options: {} } } })).toMatchObject({
      code: 'seats-out-of-range',
    })
    expect(again({ ...log, secret: 'guess' })).toEqual({ code: 'commitment-differs' })
    expect(again({ header: log.header, rows: log.rows })).toEqual({ code: 'secret-missing' })
  })

  test('takes no more answers', () => {
    expect(act(table, 0, { ask: '0.1.0.0', action: { do: 'stand' } })).toEqual({ code: 'game-over' })
  })
})

describe('a log with a snapshot', () => {
  const halfway = () => {
    const table = open()
    const picks = chanceFrom(4)
    for (let moves = 0; moves < 4; moves++) {
      const seat = firstOf(madeUp.asked(table.state))
      take(table, sure(answer(table, seat, madeUp.sample(table.state, seat, picks))))
    }
    take(table, snapshot(table))
    return table
  }
  const reopened = (rows: Iterable<object>, header: object = open().header) =>
    reopen(madeUp, {
      header: header as Header<MadeUp, Options>,
      rows: JSON.parse(JSON.stringify([...rows])) as Row<MadeUp, Action, Event>[],
      secret: SECRET,
    })

  test('is opened from there to the same table, goes on and goes back as if it had been played', () => {
    const played = halfway()
    const opened = sure(reopened(played.rows))
    expect(hashOf(opened.state)).toBe(hashOf(played.state))
    for (const table of [played, opened]) {
      take(table, sure(undo(table, 0, 2, 0b11)))
      playOut(table, 6)
    }
    expect(opened.hash).toBe(played.hash)
    expect(isRefusal(again({ header: opened.header, rows: opened.rows, secret: SECRET }))).toBe(false)
    expect(sure(reopened(opened.rows)).hash).toBe(opened.hash)
  })

  test('is refused if a row before it was changed or is missing', () => {
    const rows = halfway().rows.slice()
    const changed = rows.map((row, i) => (i === 1 ? { ...row, by: 'clock' } : row))
    expect(reopened(changed)).toEqual({ code: 'log-tampered', facts: { seq: 2 } })
    expect(reopened(rows.toSpliced(1, 1))).toEqual({ code: 'row-missing', facts: { seq: 2 } })
  })
})

describe('going back', () => {
  const betting = () => {
    const table = open()
    for (const seat of [0, 1]) take(table, sure(answer(table, seat, { do: 'bet', card: table.state.hands[seat]![0]! })))
    return table
  }

  test('one’s own move that used no chance and showed nothing can be taken back, with a new epoch and new questions', () => {
    const table = betting()
    const before = canonical({ ...table.state, epoch: 0, chance: 0 })
    const ids = madeUp.asks(table.state).map((ask) => ask.id)
    take(table, sure(answer(table, 0, { do: 'stand' })))
    expect(undoBoundary(table.rows as unknown as Row[], 0)).toEqual({ last: 2, earliest: 2 })
    take(table, sure(undo(table, 0, 2)))
    expect(canonical({ ...table.state, epoch: 0, chance: 0 })).toBe(before)
    expect(table.state.epoch).toBe(1)
    expect(act(table, 0, { ask: ids[0]!, action: { do: 'stand' } })).toEqual({ code: 'question-closed' })
    expect(actsThatCount(table.rows as unknown as Row[])).toHaveLength(2)
  })

  test('not across another’s move, a reveal, or further than allowed, but with everybody’s consent', () => {
    const table = betting()
    expect(undoBoundary(table.rows as unknown as Row[], 0)).toEqual({ code: 'undo-other-seat', facts: { seat: 1 } })
    expect(undoBoundary(table.rows as unknown as Row[], 1)).toEqual({ code: 'undo-revealed' })
    expect(undo(table, 1, 1)).toEqual({ code: 'undo-revealed' })
    take(table, sure(answer(table, 0, { do: 'stand' })))
    expect(undo(table, 0, 0)).toEqual({ code: 'undo-too-far', facts: { to: 0, earliest: 2 } })
    expect(undo(table, 0, 17)).toEqual({ code: 'undo-unknown', facts: { to: 17 } })
    expect(undo(table, 0, 3)).toEqual({ code: 'undo-nothing' })
    expect(undoBoundary([], 0)).toEqual({ code: 'undo-nothing' })
    take(table, sure(undo(table, 0, 0, 0b11)))
    expect(table.state.moves).toBe(0)
    expect(table.met.size).toBe(1)
  })

  test('to any row that counts, however far back, whether its state is still at hand or not', () => {
    const header = newHeader(madeUp, setupOf(madeUp, { seats: 2, options: { rounds: 3 } }), { secret: SECRET })
    const table = sure(record(madeUp, header, SECRET))
    const states = [canonical({ ...table.state, epoch: 0 })]
    const picks = chanceFrom(3)
    while (madeUp.asked(table.state) !== 0) {
      const seat = firstOf(madeUp.asked(table.state))
      take(table, sure(answer(table, seat, madeUp.sample(table.state, seat, picks))))
      states.push(canonical({ ...table.state, epoch: 0 }))
    }
    expect(table.met.has(5)).toBe(false)
    expect(states.length).toBeGreaterThan(22)
    for (const to of [states.length - 2, 20, 5, 0])
      expect(canonical({ ...sure(undo(table, 0, to, 0b11)).state, epoch: 0 })).toBe(states[to])
    take(table, sure(undo(table, 0, 5, 0b11)))
    expect(undo(table, 0, 20, 0b11)).toEqual({ code: 'undo-unknown', facts: { to: 20 } })
    playOut(table, 8)
    expect(isRefusal(again({ header, rows: table.rows, secret: SECRET }))).toBe(false)
  })

  test('several of one’s own moves can be taken back one by one or at once', () => {
    const row = (seq: number, over: object = {}) =>
      ({ type: 'act', seq, seat: 0, drew: 0, told: [], ...over }) as unknown as Row
    expect(undoBoundary([row(1, { drew: 2 }), row(2), row(3)], 0)).toEqual({ last: 2, earliest: 1 })
    expect(undoBoundary([row(1, { drew: 2 })], 0)).toEqual({ code: 'undo-chance' })
    expect(undoBoundary([row(1), row(2)], 0)).toEqual({ last: 1, earliest: 0 })
  })

  test('a game gone back goes on with another chance and still replays', () => {
    const table = playOut(open(), 5)
    const goBackTo = 4
    const first = table.rows.slice(goBackTo).map((row) => canonical((row as { told: unknown }).told))
    take(table, sure(undo(table, 0, goBackTo, 0b11)))
    playOut(table, 6)
    expect(sure(again(table)).hash).toBe(table.hash)
    expect(first.length).toBeGreaterThan(0)
  })
})

describe('rows that are kept as text', () => {
  test('are read as they were written, and the game goes on and goes back as with the others', () => {
    const [plain, textual] = [open(), open()]
    for (const [table, isText] of [
      [plain, false],
      [textual, true],
    ] as const) {
      const picks = chanceFrom(7)
      for (let n = 0; n < 6; n++) {
        const seat = firstOf(madeUp.asked(table.state))
        const step = sure(answer(table, seat, madeUp.sample(table.state, seat, picks)))
        take(table, step, isText ? step.text : undefined)
      }
      take(table, sure(undo(table, 0, 2, 0b11)))
    }
    expect([...textual.rows]).toEqual([...plain.rows])
    expect(textual.rows.at(1)).toEqual(plain.rows.at(1))
    expect(textual.rows.at(-1)).toMatchObject({ type: 'undo', to: 2 })
    expect(textual.rows.at(7)).toBeUndefined()
    expect(textual.rows.slice(3)).toEqual(plain.rows.slice(3))
    expect(canonical(textual.state)).toBe(canonical(plain.state))
    expect(sure(again(textual)).hash).toBe(plain.hash)
  })
})

describe('other rows', () => {
  test('seats change hands, snapshots are checked, a stop is final; all of it replays', () => {
    const table = open()
    take(table, sure(note(table, { type: 'seat', seat: 1, held: 'bot', because: 'away' })))
    take(table, sure(answer(table, 0, { do: 'bet', card: table.state.hands[0]![0]! })))
    take(table, snapshot(table))
    take(table, sure(note(table, { type: 'stop', because: 'abandoned' })))
    expect(answer(table, 1, { do: 'bet', card: table.state.hands[1]![0]! })).toEqual({ code: 'game-over' })
    expect(note(table, { type: 'stop', because: 'void' })).toEqual({ code: 'game-over' })
    expect(undo(table, 0, 0, 0b11)).toEqual({ code: 'game-over' })
    expect(sure(again(table)).hash).toBe(table.hash)
    const rows = table.rows
      .slice()
      .map((row) => (row.type === 'snapshot' ? { ...row, full: { ...row.full, rounds: 3 } } : row))
    expect(again({ ...table, rows })).toEqual({ code: 'log-tampered', facts: { seq: 3 } })
  })

  test('a game can begin in a laid-out position, which needs no secret', () => {
    const state = open().state
    const table = sure(record(madeUp, newHeader(madeUp, setupOf(madeUp, { seats: 2 }), { state })))
    playOut(table)
    const log = sure(parseLog(formatLog(table)))
    expect(sure(again(log)).hash).toBe(table.hash)
  })

  test('a rule that throws leaves the table as it was', () => {
    const table = open()
    const broken = {
      ...table,
      game: {
        ...madeUp,
        apply: () => {
          throw new Error('a bug in a rule')
        },
      },
    } as unknown as Table
    const before = canonical(broken.state)
    expect(() => answer(broken, 0, { do: 'bet', card: 1 })).toThrow('a bug')
    expect(canonical(broken.state)).toBe(before)
    expect(broken.rows.slice()).toEqual([])
  })
})

describe('a log file', () => {
  const text = formatLog(playOut(open()))
  const lines = text.split('\n')
  test.each([
    ['empty', '', { code: 'log-empty' }],
    ['blank', ' \n', { code: 'log-empty' }],
    ['cut off in the middle of a row', text.slice(0, text.length - 100), { code: 'log-truncated' }],
    ['not JSON', `${lines[0]}\n{oops\n`, { code: 'log-malformed', facts: { line: 2 } }],
    ['not an object', `${lines[0]}\n[]\n`, { code: 'log-malformed', facts: { line: 2 } }],
    ['without a header', `${lines[1]}\n`, { code: 'log-no-header', facts: { line: 1 } }],
    [
      'with an unknown row',
      `${lines[0]}\n{"type":"dance"}\n`,
      { code: 'log-unknown-row', facts: { line: 2, row: '"dance"' } },
    ],
    [
      'with a prototype for a row',
      `${lines[0]}\n{"type":"__proto__"}\n`,
      { code: 'log-unknown-row', facts: { line: 2 } },
    ],
    [
      'with a row that lacks a field',
      `${lines[0]}\n{"type":"stop","seq":1,"state":"","hash":""}\n`,
      { code: 'log-field', facts: { line: 2, field: 'because' } },
    ],
    [
      'with a header that lacks its origin',
      '{"type":"header","game":"x","version":1,"setup":{},"from":{}}\n',
      { code: 'log-field', facts: { line: 1, field: 'commitment' } },
    ],
    [
      'with a laid-out state that lacks a field',
      '{"type":"header","game":"x","version":1,"setup":{},"from":{"state":{}}}\n',
      { code: 'log-field', facts: { line: 1, field: 'chance' } },
    ],
    [
      'with a secret that is none',
      `${lines[0]}\n{"type":"reveal","secret":5}\n`,
      { code: 'log-field', facts: { line: 2 } },
    ],
  ])('%s is refused', (_name, content, refusal) => {
    const result = parseLog(content)
    expect(result).toMatchObject(refusal)
  })

  test('is read back as it was written', () => {
    const log = sure(parseLog(text))
    expect(log.secret).toBe(SECRET)
    expect(formatLog(log)).toBe(text)
  })

  test('of a table that keeps its secret can be read, not replayed', () => {
    const log = sure(parseLog(lines.filter((line) => !line.includes('"reveal"')).join('\n')))
    expect(log.secret).toBeUndefined()
    expect(again(log)).toEqual({ code: 'secret-missing' })
  })
})

describe('one spelling for each value', () => {
  test('keys are sorted, so the same value has the same hash', () => {
    expect(canonical({ b: [1, 'x', null, true], a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":[1,"x",null,true]}')
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }))
    expect(hashOf('')).toBe('12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126')
  })
  test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, () => 1, 1n, new Date(0), new Map(), Symbol('x')])(
    '%s is not plain data',
    (value) => expect(() => canonical({ value })).toThrow('not plain data'),
  )
})
