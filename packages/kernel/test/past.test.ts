// An earlier moment of a table is what a replay up to there leads to, however it is found.

import { expect, test } from 'vitest'
import {
  type Game,
  type Recording,
  act,
  canonical,
  chanceFrom,
  everyone,
  firstOf,
  isRefusal,
  newHeader,
  note,
  record,
  makeGame,
  positionAfter,
  replay,
  snapshot,
  stateAfter,
  take,
  undo,
} from '@saloon/kernel'
import { type MadeUp, madeUp, setupOf } from '@saloon/kernel/kit'
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
        : seq === 4 || seq === 9
          ? snapshot(table)
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

/** The made-up game, which counts how often it is played. */
function counting(): { readonly game: Game<MadeUp, Action, Event, Options>; played: number } {
  const counted = { played: 0 }
  const frames = Object.fromEntries(
    Object.entries(madeUp.rules.frames).map(([kind, rule]) => [
      kind,
      {
        ...rule,
        answer(...given: Parameters<NonNullable<typeof rule.answer>>) {
          counted.played++
          rule.answer?.(...given)
        },
      },
    ]),
  )
  return Object.assign(counted, { game: makeGame({ ...madeUp.rules, frames }) })
}

/** So many moves; from then on each that is made is taken back again, ever further. */
function wavering(game: Game<MadeUp, Action, Event, Options>, moves: number): Table {
  const header = newHeader(game, setupOf(game, { seats: 2, options: { rounds: 3 } }), { secret: 's' })
  const table = record(game, header, 's')
  if (isRefusal(table)) throw new Error(table.code)
  const picks = chanceFrom(5)
  const move = () => {
    const seat = firstOf(game.asked(table.state))
    const { id } = game.asks(table.state).find((ask) => ask.seat === seat)!
    return act(table, seat, { ask: id, action: game.sample(table.state, seat, picks) })
  }
  for (let n = 0; n < moves; n++) take(table, sure(move()))
  for (let to = moves - 1; to > 0; to--) take(table, sure(undo(table, 0, to, everyone(2))))
  take(table, sure(undo(table, 0, 0, everyone(2))))
  for (let n = 0; n < moves; n++) {
    take(table, sure(move()))
    take(table, sure(undo(table, 0, 0, everyone(2))))
  }
  return table
}

function sure<T extends object>(step: T): Exclude<T, { code: string }> {
  if (isRefusal(step)) throw new Error(step.code)
  return step as Exclude<T, { code: string }>
}

test('a log that goes back with every other row costs its rows when it is played again, not their square', () => {
  const counted = counting()
  const table = wavering(counted.game, 20)
  counted.played = 0
  const again = sure(replay(counted.game, table))
  expect(again.hash).toBe(table.hash)
  expect(counted.played).toBeLessThan(table.rows.length)
  expect(again.met.size).toBe(1) // only the deal stays
})

test('an earlier moment is reached from the snapshot before it, also from one that was taken after going back', () => {
  const counted = counting()
  const table = wavering(counted.game, 10)
  const picks = chanceFrom(8)
  const more = (moves: number) => {
    for (let n = 0; n < moves; n++) {
      const seat = firstOf(counted.game.asked(table.state))
      const { id } = counted.game.asks(table.state).find((ask) => ask.seat === seat)!
      take(table, sure(act(table, seat, { ask: id, action: counted.game.sample(table.state, seat, picks) })))
    }
  }
  more(6)
  const back = table.rows.length
  more(2)
  take(table, sure(undo(table, 0, back, everyone(2))))
  take(table, snapshot(table)) // of row `back`
  more(3)
  const state = canonical({ ...positionAfter(table, back), epoch: 0 })
  counted.played = 0
  positionAfter(table, back)
  expect(counted.played).toBe(0)
  positionAfter(table, table.rows.length - 1)
  expect(counted.played).toBeLessThanOrEqual(2)
  const then = sure(replay(counted.game, table, back))
  expect(canonical({ ...then.state, epoch: 0 })).toBe(state)
})
