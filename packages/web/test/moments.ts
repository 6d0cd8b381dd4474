// Games played at random, as a screen gets to know them: row by row, through somebody's eyes.

import { type Base, type Eyes, type Game, type Told, type View, chanceFrom, pick, seatsOf } from '@saloon/kernel'
import { type Variant, setupOf } from '@saloon/kernel/kit'
import type { Moment } from '../src/link/link.ts'

export interface Met {
  readonly view: View<Base>
  readonly moments: readonly Moment[]
}

/** Every position of one game, with all that had been told until then. */
export function* positions(game: Game, variant: Variant<unknown>, seed: number, eyes: Eyes): Generator<Met> {
  let told: Told[] = []
  const listen = (event: Told) => told.push(game.redact(event, eyes))
  const state = game.start(setupOf(game, variant), chanceFrom(seed, 1), listen)
  const table = game.at(state, listen)
  const picks = chanceFrom(seed, 2)
  const moments: Moment[] = [{ seq: 0, happened: { type: 'deal' }, told }]
  for (;;) {
    yield { view: game.view(state, eyes), moments }
    if (game.asked(state) === 0) return
    told = []
    const seat = pick(picks, seatsOf(game.asked(state)))
    game.play(table, seat, game.sample(state, seat, picks))
    moments.push({ seq: moments.length, happened: { type: 'act', seat, by: 'bot' }, told })
  }
}

export function last<T>(all: Iterable<T>): T {
  let found: T | undefined
  for (const one of all) found = one
  if (found === undefined) throw new Error('there is none')
  return found
}
