// An earlier moment of a table is what a replay up to there leads to, however it is found.

import { expect, test } from 'vitest'
import {
  type Recording,
  act,
  everyone,
  firstOf,
  isRefusal,
  newHeader,
  note,
  record,
  replay,
  stateAfter,
  take,
  undo,
} from '@saloon/kernel'
import { type MadeUp, madeUp, setupOf } from '@saloon/kernel/kit'
import { chanceFrom } from '@saloon/kernel'
import type { Action, Event, Options } from '../kit/made-up.ts'

type Table = Recording<MadeUp, Action, Event, Options>

/** A game with somebody leaving, and twice a return to an earlier row. */
function played(): Table {
  const header = newHeader(madeUp, setupOf(madeUp, { seats: 2, options: { rounds: 2 } }), { secret: 's' })
  const table = record(madeUp, header, 's')
  if (isRefusal(table)) throw new Error(table.code)
  const picks = chanceFrom(5)
  while (madeUp.asked(table.state) !== 0) {
    const seq = table.rows.length
    const seat = firstOf(madeUp.asked(table.state))
    const step =
      seq === 3
        ? note(table, { type: 'seat', seat: 1, held: 'bot', because: 'away' })
        : seq === 5 || seq === 8
          ? undo(table, 0, 2, everyone(2))
          : act(table, seat, {
              ask: madeUp.asks(table.state).find((ask) => ask.seat === seat)!.id,
              action: madeUp.sample(table.state, seat, picks),
            })
    if (isRefusal(step)) throw new Error(step.code)
    take(table, step)
  }
  return table
}

test('the state after every row, remembered or played again', () => {
  const table = played()
  expect(table.rows.length).toBeGreaterThan(9)
  const remembering: Table = { ...table, met: new Map() }
  for (let seq = 0; seq <= table.rows.length; seq++) {
    const then = replay(madeUp, table, seq)
    if (isRefusal(then)) throw new Error(then.code)
    remembering.met.set(seq, then.state)
    expect(stateAfter(table, seq)).toEqual(then.state)
    expect(stateAfter(remembering, seq)).toEqual(then.state)
  }
})

test('there is nothing before the deal, after the last row, or between two', () => {
  const table = played()
  for (const seq of [-1, table.rows.length + 1, 0.5, Number.NaN]) expect(stateAfter(table, seq)).toBeUndefined()
})
