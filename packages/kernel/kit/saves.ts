// Saving, loading, cloning: in the middle of anything, they change nothing and share nothing.

import { type Action, type Base, type Game, type GameEvent, canonical, chanceFrom, firstOf } from '../src/index.ts'
import { holds } from './same.ts'

export function savesAndForks<S extends Base, A extends Action, E extends GameEvent, O>(game: Game<S, A, E, O>) {
  /** Plays a few random answers, the same for the same number. */
  function playOn(state: S, seed: number): string {
    const picks = chanceFrom(seed)
    const table = game.at(state)
    for (let left = 8; left > 0; left--) {
      const asked = game.asked(state)
      if (asked === 0) break
      const seat = firstOf(asked)
      game.play(table, seat, game.sample(state, seat, picks))
    }
    return canonical(state)
  }

  return (state: S): void => {
    const before = canonical(state)
    const loaded = game.load(JSON.parse(JSON.stringify(state)) as S)
    holds(canonical(loaded) === before, 'loaded from JSON')

    const copy = game.rules.clone(state)
    holds(canonical(copy) === before, 'cloned')
    const future = playOn(copy, state.moves)
    holds(canonical(state) === before, 'after the clone played on')
    holds(playOn(loaded, state.moves) === future, 'the loaded state plays on like the clone')

    const kept = game.rules.clone(state)
    playOn(state, state.moves + 1)
    holds(canonical(kept) === before, 'the clone, after the original played on')
  }
}
