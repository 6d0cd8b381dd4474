// Questions and answers: whoever is asked can answer, what is offered applies, and nothing else does.

import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type Action,
  type Base,
  type Game,
  type GameEvent,
  type Seat,
  canonical,
  chanceFrom,
  countActions,
  isOffered,
  listActions,
  pick,
  seatsOf,
} from '../src/index.ts'
import { holds } from './same.ts'

/** Larger families are sampled instead of listed. */
const MOST_LISTED = 64

export function answersAreSound<S extends Base, A extends Action, E extends GameEvent, O>(game: Game<S, A, E, O>) {
  function legalActions(state: S, seat: Seat): A[] {
    const options = game.options(state, seat)
    const picks = chanceFrom(state.moves, seat)
    const some =
      countActions<A>(options) <= MOST_LISTED
        ? listActions<A>(options)
        : Array.from({ length: MOST_LISTED }, () => game.sample(state, seat, picks))
    return some.filter((action) => game.refusal(state, seat, action) === undefined)
  }

  function refusedUnchanged(state: S, seat: Seat, ask: string, action: unknown): void {
    const before = canonical(state)
    const refusal = game.apply(game.at(state), seat, { ask, action: action as A })
    holds(typeof refusal?.code === 'string', `${JSON.stringify(action)} of seat ${seat} should be refused`)
    holds(canonical(state) === before, `${JSON.stringify(action)} was refused and changed something`)
  }

  return (state: S): void => {
    const asks = game.asks(state)
    expect(
      asks.some((ask) => ask.must),
      'somebody is asked',
    ).toBe(true)
    expect(new Set(asks.map((ask) => ask.id)).size, 'each question has its own id').toBe(asks.length)
    expect(asks.filter((ask) => ask.must && !ask.locked).map((ask) => ask.seat)).toEqual(seatsOf(game.asked(state)))

    for (const ask of asks.filter((open) => open.must)) {
      const legal = legalActions(state, ask.seat)
      const options = game.options(state, ask.seat)
      expect(legal.length, `seat ${ask.seat} can answer ${ask.kind}`).toBeGreaterThan(0)
      expect(
        game.refusal(state, ask.seat, game.safe(state, ask.seat)),
        `the safe answer to ${ask.kind}`,
      ).toBeUndefined()
      for (const action of legal) {
        const copy = game.rules.clone(state)
        const refusal = game.apply(game.at(copy), ask.seat, { ask: ask.id, action })
        holds(refusal === undefined, `${JSON.stringify(action)} is offered and refused: ${JSON.stringify(refusal)}`)
        holds(copy.moves === state.moves + 1, 'an answer is a move')
        if (copy.used[ask.seat] !== state.used[ask.seat]) continue // a permission was used: the question stays
        holds(!game.asks(copy).some((open) => open.id === ask.id), 'an answered question is closed')
        refusedUnchanged(copy, ask.seat, ask.id, action)
      }
      const [action] = legal as [A]
      const others = state.given.map((_, seat) => seat).filter((seat) => seat !== ask.seat)
      for (const seat of others) refusedUnchanged(state, seat, ask.id, action)
      for (const seat of [-1, 0.5, state.given.length, Number.NaN]) refusedUnchanged(state, seat, ask.id, action)
      for (const id of ['', 'nonsense', `${ask.id}0`, '0.0.0.0']) refusedUnchanged(state, ask.seat, id, action)
      for (const wrong of spoilt(action, state.moves)) {
        if (!isAction(wrong) || !isOffered(options, wrong as A)) refusedUnchanged(state, ask.seat, ask.id, wrong)
      }
    }
  }
}

/** By luck a spoilt answer may be a good one; what isn't even an object never is. */
const isAction = (value: unknown): value is Action => typeof value === 'object' && value !== null

const JUNK = [undefined, null, -1, 999, 0.5, Number.NaN, '', 'x', [], [[]], {}, true, '__proto__'] as const

/** Answers that look like this one and aren't: each field replaced, dropped, doubled; fields added; and plain junk. */
function* spoilt(action: Action, seed: number): Generator {
  const picks = chanceFrom(seed)
  const { do: _do, ...fields } = action as unknown as Record<string, unknown>
  for (const junk of JUNK) yield junk
  yield { ...action, do: 'no-such-thing' }
  yield { ...action, extra: 1 }
  yield { ...action, ['__proto__']: {}, toString: 1 }
  for (const key of Object.keys(fields)) {
    const { [key]: value, ...rest } = action as unknown as Record<string, unknown>
    yield rest
    for (let tries = 0; tries < 3; tries++) yield { ...action, [key]: pick<unknown>(picks, JUNK) }
    if (!Array.isArray(value)) continue
    yield { ...action, [key]: [...(value as unknown[]), ...(value as unknown[])] }
    yield { ...action, [key]: [...(value as unknown[]), 99] }
    yield { ...action, [key]: (value as unknown[]).map(() => pick<unknown>(picks, JUNK)) }
  }
  for (const junk of fc.sample(fc.object({ maxDepth: 2 }), { seed, numRuns: 3 })) yield { ...junk, do: action.do }
}
