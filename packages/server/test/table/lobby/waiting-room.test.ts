// The waiting room: who may do what, and what it does to the others.

import type { Refusal } from '@saloon/kernel'
import { isRefusal } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { renamed } from '../../../src/table/lobby/rename-player.ts'
import { type Table, USUAL } from '../../../src/table/table.ts'
import { type Limits, type LobbyCommand, changeRoom, mayStart } from '../../../src/table/lobby/waiting-room.ts'

const LIMITS: Limits = {
  min: 2,
  max: 4,
  check: (_seats, options) => ('bad' in options ? { code: 'unknown-option', facts: { option: 'bad' } } : undefined),
}
const free = { holder: null, ready: false, number: null }
const EMPTY: Table = {
  id: 't',
  invite: 'ABCD',
  created: 0,
  host: 'ana',
  game: 'x',
  options: {},
  seats: [free, free, free],
  rated: false,
  open: false,
  watchable: true,
  talk: 'phrases',
  clock: 'none',
  pace: 0,
  phase: 'waiting',
  games: 0,
  commitment: 'c',
  frozen: false,
  ...USUAL,
}

function after(table: Table, ...wishes: [by: string, wish: LobbyCommand][]): Table {
  return wishes.reduce((before, [by, wish]) => {
    const changed = changeRoom(before, by, wish, LIMITS)
    if (isRefusal(changed)) throw new Error(`${JSON.stringify(wish)}: ${changed.code}`)
    return changed
  }, table)
}
const refusal = (table: Table, by: string, wish: LobbyCommand): Refusal => {
  const changed = changeRoom(table, by, wish, LIMITS)
  if (!isRefusal(changed)) throw new Error(`${JSON.stringify(wish)} should be refused`)
  return changed
}
const names = ({ seats }: Table) => seats.map((seat) => seat.holder?.name ?? '-').join(' ')

const sit = (seat: number, name: string): LobbyCommand => ({ do: 'sit', seat, name })
const seated = after(EMPTY, ['ana', sit(0, 'Ana')], ['bo', sit(1, 'Bo')])

describe('sitting down', () => {
  test('nobody is called as somebody else at the table is, nor looks like them: people, bots, and who gets another name', () => {
    expect(names(after(seated, ['cy', sit(2, 'Ana')]))).toBe('Ana Bo Ana 2')
    expect(names(after(seated, ['cy', sit(2, 'ANA')]))).toBe('Ana Bo ANA 2')
    expect(names(after(seated, ['cy', sit(2, 'Аnа')]))).toBe('Ana Bo Аnа 2') // two of its letters are Cyrillic
    expect(names(after(seated, ['ana', sit(2, 'Ana')]))).toBe('- Bo Ana') // the same person, elsewhere
    const both = after(seated, ['ana', { do: 'add-seat' }], ['ana', { do: 'sit-too', seat: 2, name: 'Ana' }])
    expect(names(both)).toBe('Ana Bo Ana 2 -')
    expect(names(after(both, ['cy', sit(3, 'Ana')]))).toBe('Ana Bo Ana 2 Ana 3')
    const bot: LobbyCommand = { do: 'seat-bot', seat: 2, bot: 'greedy', personality: null, level: null, name: 'Bo' }
    expect(names(after(seated, ['ana', bot]))).toBe('Ana Bo Bo 2')
    expect(names(renamed(seated, 'bo', 'Ana'))).toBe('Ana Ana 2 -')
    expect(names(renamed(both, 'ana', 'Bo'))).toBe('Bo 2 Bo Bo 3 -')
  })

  test('a name with a number is no longer than a name may be', () => {
    const long = 'Maximiliane von Wald'
    const table = after(EMPTY, ['ana', sit(0, long)], ['bo', sit(1, long)])
    expect(table.seats[1]!.holder!.name).toBe('Maximiliane von Wa 2')
  })

  test('takes a free seat; again elsewhere moves; several sit at one device', () => {
    expect(names(seated)).toBe('Ana Bo -')
    expect(names(after(seated, ['bo', sit(2, 'Bo')]))).toBe('Ana - Bo')
    expect(names(after(seated, ['bo', { do: 'sit-too', seat: 2, name: 'Bea' }]))).toBe('Ana Bo Bea')
    expect(refusal(seated, 'cy', sit(0, 'Cy'))).toEqual({ code: 'seat-taken', facts: { seat: 0 } })
    expect(refusal(seated, 'cy', sit(7, 'Cy'))).toEqual({ code: 'no-such-seat', facts: { seats: 3 } })
  })

  test('one stands up from one’s own seat only', () => {
    expect(names(after(seated, ['bo', { do: 'stand', seat: 1 }]))).toBe('Ana - -')
    expect(refusal(seated, 'bo', { do: 'stand', seat: 0 })).toEqual({ code: 'not-your-seat', facts: { seat: 0 } })
    expect(refusal(seated, 'bo', { do: 'add-number', seat: 0, number: '1' }).code).toBe('not-your-seat')
  })

  test('a host who leaves hands over; with nobody left the table closes', () => {
    const left = after(seated, ['ana', { do: 'leave' }])
    expect(left.host).toBe('bo')
    expect(names(left)).toBe('- Bo -')
    expect(after(left, ['bo', { do: 'leave' }]).phase).toBe('closed')
    expect(refusal(after(left, ['bo', { do: 'leave' }]), 'cy', sit(0, 'Cy'))).toEqual({ code: 'table-closed' })
  })
})

describe('the host', () => {
  test('alone arranges the table, and whoever was ready has to be so again', () => {
    const ready = after(seated, ['bo', { do: 'ready', ready: true }])
    expect(ready.seats[1]!.ready).toBe(true)
    const changes: LobbyCommand[] = [
      { do: 'seat-bot', seat: 2, bot: 'greedy', name: 'Gus' },
      { do: 'set-options', options: { quick: true } },
      { do: 'set-table', open: true, watchable: false, talk: 'none', clock: 'brisk', pace: 5 },
      { do: 'add-seat' },
      { do: 'drop-seat' },
      { do: 'move-seat', from: 0, to: 2 },
      { do: 'clear-seat', seat: 0 },
    ]
    for (const wish of changes) {
      expect(refusal(ready, 'bo', wish), wish.do).toEqual({ code: 'host-only' })
      expect(
        after(ready, ['ana', wish]).seats.some((seat) => seat.ready),
        wish.do,
      ).toBe(false)
    }
  })

  test('keeps to what the game allows', () => {
    const four = after(seated, ['ana', { do: 'add-seat' }])
    expect(refusal(four, 'ana', { do: 'add-seat' })).toMatchObject({ code: 'seats-out-of-range', facts: { seats: 5 } })
    expect(refusal(after(seated, ['ana', { do: 'drop-seat' }]), 'ana', { do: 'drop-seat' }).code).toBe(
      'seats-out-of-range',
    )
    const full = after(seated, ['cy', sit(2, 'Cy')])
    expect(refusal(full, 'ana', { do: 'drop-seat' })).toEqual({ code: 'no-free-seat' })
    expect(refusal(seated, 'ana', { do: 'set-options', options: { bad: 1 } }).code).toBe('unknown-option')
    expect(refusal(seated, 'ana', { do: 'clear-seat', seat: 9 }).code).toBe('no-such-seat')
    expect(refusal(seated, 'ana', { do: 'move-seat', from: 0, to: 9 }).code).toBe('no-such-seat')
  })

  test('moves people round and hands the table over', () => {
    expect(names(after(seated, ['ana', { do: 'move-seat', from: 0, to: 2 }]))).toBe('Bo - Ana')
    expect(after(seated, ['ana', { do: 'make-host', seat: 1 }]).host).toBe('bo')
    expect(refusal(seated, 'ana', { do: 'make-host', seat: 2 })).toEqual({ code: 'not-a-person', facts: { seat: 2 } })
  })

  test('starts when everybody is seated and ready', () => {
    expect(mayStart(seated, 'bo', LIMITS)).toEqual({ code: 'host-only' })
    expect(mayStart(seated, 'ana', LIMITS)).toEqual({ code: 'seat-free', facts: { seat: 2 } })
    const full = after(seated, ['ana', { do: 'seat-bot', seat: 2, bot: 'random', name: 'Gus' }])
    expect(mayStart(full, 'ana', LIMITS)).toEqual({ code: 'not-ready', facts: { seat: 1 } })
    expect(mayStart(after(full, ['bo', { do: 'ready', ready: true }]), 'ana', LIMITS)).toBeUndefined()
    expect(mayStart({ ...full, phase: 'playing' }, 'ana', LIMITS)).toEqual({ code: 'game-running' })
    expect(mayStart({ ...full, phase: 'closed' }, 'ana', LIMITS)).toEqual({ code: 'table-closed' })
  })
})

test('who isn’t seated can’t be ready, and nothing moves while a game runs', () => {
  expect(refusal(seated, 'eve', { do: 'ready', ready: true })).toEqual({ code: 'not-seated' })
  expect(refusal({ ...seated, phase: 'playing' }, 'ana', { do: 'add-seat' })).toEqual({ code: 'game-running' })
})
