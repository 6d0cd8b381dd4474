// The loop, tried on the made-up game: questions and their ids, permissions, secret choices, refusals.

import { describe, expect, test } from 'vitest'
import { type Answer, type Told, chanceFrom, hashOf, isRefusal, premoveFor } from '@saloon/kernel'
import { madeUp, scenario } from '@saloon/kernel/kit'
import type { Action, Event } from '../kit/made-up.ts'

function start(seats = 3, options: object = {}) {
  const setup = madeUp.prepare({ seats, options })
  if (isRefusal(setup)) throw new Error(setup.code)
  return madeUp.start(setup, chanceFrom(1))
}
const bet = (seat: number, state = start()): Action => ({ do: 'bet', card: state.hands[seat]![0]! })

describe('secret choices together', () => {
  test('are locked, can be changed until all have, and are carried out in the order of the seats', () => {
    const state = start()
    const told: Told<Event>[] = []
    const table = madeUp.at(state, (event) => told.push(event))
    const ask = (seat: number) => madeUp.asks(state).find((open) => open.seat === seat && open.must)!
    const [first, other] = state.hands[2] as [number, number]
    expect(madeUp.apply(table, 2, { ask: ask(2).id, action: { do: 'bet', card: first } })).toBeUndefined()
    expect(ask(2).locked).toBe(true)
    expect(madeUp.asked(state)).toBe(0b011)
    expect(told).toEqual([{ type: 'locked', by: 2, move: 1, cause: 1 }])
    expect(madeUp.view(state, 0b100).locked).toEqual([null, null, { do: 'bet', card: first }])
    expect(madeUp.view(state, 0b011).locked).toEqual([null, null, -1])
    expect(madeUp.apply(table, 2, { ask: ask(2).id, action: { do: 'bet', card: other } })).toBeUndefined()
    expect(madeUp.apply(table, 0, { ask: ask(0).id, action: bet(0, state) })).toBeUndefined()
    const [mine] = state.hands[1] as [number]
    expect(madeUp.apply(table, 1, { ask: ask(1).id, action: { do: 'bet', card: mine } })).toBeUndefined()
    expect(told.filter((event) => event.type === 'bet').map((event) => event.by)).toEqual([0, 1, 2])
    expect(state.pile).toContain(other)
    expect(state.pile).not.toContain(first)
    expect(state.locked).toEqual([])
  })

  test('what others have locked is imagined as one of their answers', () => {
    const state = start()
    madeUp.play(madeUp.at(state), 2, bet(2, state))
    const imagined = madeUp.imagine(madeUp.view(state, 0b001), chanceFrom(4))
    const locked = imagined.locked[2] as Extract<Action, { do: 'bet' }>
    expect(imagined.hands[2]).toContain(locked.card)
  })
})

describe('questions', () => {
  test('keep their id while others answer or use a permission, and lose it when answered', () => {
    const state = start()
    const table = madeUp.at(state)
    const id = (seat: number) => madeUp.asks(state).find((open) => open.seat === seat && open.must)!.id
    const [zero, one] = [id(0), id(1)]
    madeUp.play(table, 2, bet(2, state))
    madeUp.play(table, 1, { do: 'swig', card: state.hands[1]![0]! })
    madeUp.play(table, 0, { do: 'swig', card: state.hands[0]![0]! })
    expect([id(0), id(1)]).toEqual([zero, one])
    madeUp.play(table, 0, bet(0, state))
    expect(id(0)).not.toBe(zero)
  })

  test('a permission is told to its seat only, holds nobody up, and has an id that is used once', () => {
    const state = start()
    const table = madeUp.at(state)
    const mine = madeUp.asks(madeUp.view(state, 0b010)).filter((ask) => !ask.must)
    expect(mine.map((ask) => [ask.seat, ask.kind])).toEqual([[1, 'swig']])
    expect(madeUp.asks(madeUp.view(state, 0)).filter((ask) => !ask.must)).toEqual([])
    expect(madeUp.asked(state)).toBe(0b111)
    const answer = (card: number): Answer<Action> => ({ ask: mine[0]!.id, action: { do: 'swig', card } })
    expect(madeUp.apply(table, 1, answer(state.hands[1]![0]!))).toBeUndefined()
    expect(madeUp.apply(table, 1, answer(state.hands[1]![0]!))).toEqual({ code: 'question-closed' })
    expect(
      madeUp.apply(table, 1, {
        ask: madeUp.asks(state).find((ask) => ask.kind === 'swig' && ask.seat === 1)!.id,
        action: bet(1, state),
      }),
    ).toMatchObject({ code: 'not-offered' })
  })

  test('refusals are codes with facts and change nothing', () => {
    const state = start()
    const table = madeUp.at(state)
    const before = hashOf(state)
    const id = madeUp.asks(state)[0]!.id
    const refuse = (seat: number, answer: unknown) => madeUp.apply(table, seat, answer as Answer<Action>)
    expect(refuse(0, null)).toEqual({ code: 'malformed', facts: { field: 'ask' } })
    expect(refuse(0, { ask: 7, action: {} })).toEqual({ code: 'malformed', facts: { field: 'ask' } })
    expect(refuse(0, { ask: id, action: 'bet' })).toEqual({ code: 'malformed', facts: { field: 'action' } })
    expect(refuse(0, { ask: id, action: { do: 'dance' } })).toMatchObject({
      code: 'unknown-action',
      facts: { action: 'dance' },
    })
    expect(refuse(0, { ask: id, action: { do: 'bet' } })).toEqual({
      code: 'malformed',
      facts: { action: 'bet', field: 'card' },
    })
    expect(refuse(0, { ask: id, action: { do: 'bet', card: '3' } })).toEqual({
      code: 'malformed',
      facts: { action: 'bet', field: 'card' },
    })
    expect(refuse(0, { ask: id, action: { do: 'bet', card: -0 } })).toEqual({
      code: 'malformed',
      facts: { action: 'bet', field: 'card' },
    })
    expect(refuse(0, { ask: id, action: { do: 'bet', card: 3, more: 1 } })).toEqual({
      code: 'malformed',
      facts: { action: 'bet', field: 'more' },
    })
    expect(refuse(0, { ask: id, action: { do: 'stand' } })).toEqual({ code: 'not-offered', facts: { action: 'stand' } })
    expect(refuse(-0, { ask: id, action: { do: 'stand' } })).toEqual({ code: 'no-such-seat', facts: { seats: 3 } })
    expect(refuse(7, { ask: id, action: { do: 'stand' } })).toEqual({ code: 'no-such-seat', facts: { seats: 3 } })
    expect(refuse(1, { ask: id, action: { do: 'stand' } })).toEqual({ code: 'not-asked' })
    expect(refuse(0, { ask: '9.9.0.9', action: { do: 'stand' } })).toEqual({ code: 'not-asked' })
    expect(hashOf(state)).toBe(before)
  })

  test('also() refuses what no product of domains can say, and is never sampled', () => {
    const state = start(2)
    const table = madeUp.at(state)
    const picks = chanceFrom(3)
    while (state.stack.at(-1)!.kind !== 'aim') {
      const seat = madeUp.asks(state).find((ask) => ask.must && !ask.locked)!.seat
      madeUp.play(table, seat, madeUp.safe(state, seat))
    }
    expect(madeUp.refusal(state, 0, { do: 'aim', angle: 1, style: 'low', spread: [3, 4] })).toEqual({
      code: 'too-wide',
    })
    for (let i = 0; i < 200; i++) {
      const action = madeUp.sample(state, 0, picks)
      expect(madeUp.refusal(state, 0, action)).toBeUndefined()
    }
  })

  test('answers can be prepared for what is coming, and are judged when it comes', () => {
    const state = start(3)
    const table = madeUp.at(state)
    for (const seat of [0, 1, 2]) madeUp.play(table, seat, bet(seat, state))
    const cause = madeUp.asks(state)[0]!.cause
    expect(madeUp.ahead(state)).toEqual([
      { seat: 1, kind: 'gust', cause },
      { seat: 2, kind: 'gust', cause },
    ])
    const even = state.hands[1]!.filter((card) => card % 2 === 0)
    expect(madeUp.early(madeUp.view(state, 0b010), 1)).toEqual([
      { kind: 'gust', cause, options: [{ do: 'duck', card: { one: even } }, { do: 'stand' }] },
    ])
    expect(madeUp.early(state, 0)).toEqual([]) // asked already
    const odd = state.hands[1]!.find((card) => card % 2 === 1) ?? 99
    const prepared = [
      { seat: 1, cause, kind: 'gust', actions: [{ do: 'duck', card: odd }, { do: 'stand' }] as Action[] },
    ]
    madeUp.play(table, 0, { do: 'stand' })
    const ask = madeUp.asks(state).find((open) => open.must)!
    expect(ask).toMatchObject({ seat: 1, kind: 'gust', cause })
    const answer = premoveFor(madeUp, state, ask, prepared)
    expect(answer).toEqual({ ask: ask.id, action: { do: 'stand' } })
    expect(premoveFor(madeUp, state, ask, [])).toBeUndefined()
  })

  test('a race gives its strokes to the table alone', () => {
    const state = start(2)
    expect(madeUp.race(state)).toBeUndefined()
    state.stack = [{ kind: 'race', n: 1, cause: 0 }]
    expect(madeUp.race(state)!.strokes).toHaveLength(2)
    expect(JSON.stringify(madeUp.view(state, 0b11))).not.toContain('strokes')
  })
})

describe('set-ups from outside', () => {
  const prepare = (seats: unknown, options?: unknown) => madeUp.prepare({ seats, options })
  test('are filled in', () =>
    expect(prepare(3, { rounds: 1 })).toEqual({ seats: 3, options: { rounds: 1, style: 'calm' } }))
  test('keep what a series carries over', () => {
    expect(madeUp.prepare({ seats: 2, before: { leader: 1 } })).toMatchObject({ before: { leader: 1 } })
    expect(madeUp.rules.carry?.(start())).toEqual({ leader: 0 })
  })
  test.each([
    [1, {}, { code: 'seats-out-of-range', facts: { seats: '1', min: 2, max: 4 } }],
    ['3', {}, { code: 'seats-out-of-range', facts: { seats: '"3"', min: 2, max: 4 } }],
    [2.5, {}, { code: 'seats-out-of-range', facts: { seats: '2.5', min: 2, max: 4 } }],
    [3, [], { code: 'options-malformed', facts: { value: '[]' } }],
    [3, { wind: 1 }, { code: 'unknown-option', facts: { option: 'wind', known: ['rounds', 'style'] } }],
    [3, { rounds: 9 }, { code: 'option-out-of-range', facts: { option: 'rounds', value: '9', allowed: ['1 … 3'] } }],
    [
      3,
      { style: 'odd' },
      { code: 'option-out-of-range', facts: { option: 'style', value: '"odd"', allowed: ['calm', 'wild'] } },
    ],
    [4, { style: 'wild' }, { code: 'wild-seats', facts: { seats: 4 } }],
  ])('%j with %j is refused', (seats, options, refusal) => expect(prepare(seats, options)).toEqual(refusal))
})

describe('a scenario is strict', () => {
  const run = (script: Parameters<typeof scenario<ReturnType<typeof start>, Action, Event, unknown>>[2]) => () =>
    scenario(madeUp as never, start(2), script)
  test('a question left open fails it', () =>
    expect(run((table) => table.act(0, bet(0, table.state)))).toThrow(/leaves open/))
  test('an answer nobody asked for fails it', () =>
    expect(
      run((table) => {
        for (const seat of [0, 1]) table.act(seat, bet(seat, table.state))
        table.act(1, { do: 'stand' })
      }),
    ).toThrow(/nobody asks seat 1/))
  test('an illegal answer fails it', () => expect(run((table) => table.act(0, { do: 'stand' }))).toThrow(/is refused/))
  test('a legal answer that should be refused fails it', () =>
    expect(run((table) => void table.refused(0, bet(0, table.state)))).toThrow(/should be refused/))
  test('a loaded number nobody drew fails it', () =>
    expect(
      run((table) => {
        table.load(1)
        table.goesOn()
      }),
    ).toThrow(/nobody drew/))
  test('a game that goes on is not over', () => expect(run((table) => void table.over())).toThrow(/should be over/))
})
