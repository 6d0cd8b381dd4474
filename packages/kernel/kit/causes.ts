// One call a game: every question names what asks, and that is what really asked; and says what happens otherwise, and that happens.

import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Action,
  type Base,
  type Fact,
  type GameEvent,
  type GameModule,
  type Seat,
  type Text,
  type Told,
  only,
} from '../src/index.ts'
import { type Variant, randomGame } from './random-play.ts'

/** What somebody did, as it stands among what was told. */
interface Deed {
  readonly type: `do.${string}`
  readonly by: Seat
  readonly move: number
  readonly cause: number
}
export interface CauseNamed {
  /** The events, and answers (`do.end`), that put the question; none: nothing has happened yet. The latest of them is meant. */
  readonly of: readonly string[]
  /** Whatever fact the text and the event both have must be the same; `{ seat: 'from' }`: the text's `seat` is the event's `from` (else `by`). */
  readonly names?: Readonly<Record<string, string>>
  /** It began long ago and still lasts: a turn. Else it has brought about something that is in the middle of happening. */
  readonly lasts?: true
}
export interface CausesCase<S extends Base, E extends GameEvent, O> {
  readonly variants: readonly Variant<O>[]
  readonly games?: number // of each variant
  readonly most?: number // decisions of each game that are looked at
  readonly causes: Readonly<Record<string, CauseNamed>> // by the text of the cause
  /** Questions that random games hardly ever come to: laid out elsewhere. */
  readonly seldom?: readonly string[]
  /** What `ifNot` says in numbers, read from the table after the safe answer and from what was told of it: `after` is the life left. */
  readonly otherwise?: Readonly<
    Record<string, (after: S, seat: Seat, told: readonly Told<E>[]) => Readonly<Record<string, Fact>>>
  >
}

export function namesItsCauses<S extends Base, A extends Action, E extends GameEvent, O>(
  module: GameModule<S, A, E, O>,
  it: CausesCase<S, E, O>,
): void {
  const { game, messages } = module
  const questions = Object.keys(messages.en).flatMap((key) => {
    const kind = /^ask\.([a-z-]+)$/.exec(key)?.[1]
    return kind !== undefined && game.rules.frames[kind] !== undefined ? [kind] : []
  })

  function lookAt(told: readonly (Told<E> | Deed)[], state: S, met: Set<string>): void {
    for (const { seat, kind, must, locked } of game.asks(state)) {
      if (!must || locked) continue
      met.add(kind)
      const { because, ifNot } = game.rules.present(game.view(state, only(seat)), seat)
      expect(because, `${kind} says why`).toBeDefined()
      expect(ifNot, `${kind} says what happens otherwise`).toBeDefined()
      asked(told, state, seat, because!)
      costs(state, seat, ifNot!)
    }
  }

  /** The cause that is named lies among what brought about something that is in the middle of happening. */
  function asked(told: readonly (Told<E> | Deed)[], { stack }: S, seat: Seat, because: Text): void {
    expect(Object.keys(it.causes), 'every cause is declared').toContain(because.key)
    const { of, names = {}, lasts } = it.causes[because.key]!
    if (of.length === 0) return
    const moves = new Set(stack.map(({ cause }) => cause))
    const event = told.findLast(
      ({ type, move, cause }) => of.includes(type) && (lasts || moves.has(move) || moves.has(cause)),
    ) as Readonly<Record<string, Fact>> | undefined
    expect(event, `${because.key} is what asked seat ${seat}, at ${JSON.stringify(stack.at(-1))}`).toBeDefined()
    for (const [fact, value] of Object.entries(because.facts ?? {})) {
      const name = names[fact] ?? (fact === 'seat' ? 'by' : fact)
      if (name in event!)
        expect({ [fact]: value }, `${because.key} of ${JSON.stringify(event)}`).toEqual({ [fact]: event![name] })
    }
  }

  function costs(state: S, seat: Seat, ifNot: Text): void {
    const read = it.otherwise?.[ifNot.key]
    if (read === undefined) return
    const after = game.rules.clone(state)
    const answer = game.safe(after, seat)
    const told: Told<E>[] = []
    game.play(
      game.at(after, (event) => told.push(event)),
      seat,
      answer,
    )
    expect(ifNot.facts, `${ifNot.key} after ${JSON.stringify(answer)}`).toMatchObject(read(after, seat, told))
  }

  beforeAll(() => game.rules.ready?.())
  describe(`${game.rules.id} names its causes`, () => {
    const met = new Set<string>()
    test.each(it.variants.map((variant, i) => [i, variant] as const))(
      'T1 every question says why it is put, by what really asked, and what happens otherwise (variant %i)',
      (_, variant) => {
        for (let seed = 1; seed <= (it.games ?? 3); seed++) play(variant, seed, met)
      },
      120_000,
    )
    test('every question was looked at', () => {
      expect(questions.filter((kind) => !met.has(kind) && !it.seldom?.includes(kind))).toEqual([])
    })
  })

  function play(variant: Variant<O>, seed: number, met: Set<string>): void {
    const told: (Told<E> | Deed)[] = []
    const { state, step } = randomGame(game, variant, seed, (event) => told.push(event))
    for (let left = it.most ?? Infinity; left > 0; left--) {
      lookAt(told, state, met)
      const done = step()
      if (!done) return
      const move = state.moves
      // Before what it led to.
      const at = told.findIndex((event) => event.move === move)
      const deed: Deed = { type: `do.${done.action.do}`, by: done.seat, move, cause: move }
      told.splice(at === -1 ? told.length : at, 0, deed)
    }
  }
}
