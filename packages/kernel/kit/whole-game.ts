// A whole game at random, looked at after every decision.

import { expect } from 'vitest'
import { type Action, type Base, type GameEvent, type Game, canonical } from '../src/index.ts'
import { type Variant, randomGame } from './random-play.ts'

interface Looked<S> {
  readonly most: number // decisions
  readonly conserved: (state: S) => unknown // stays the same all the time
  readonly invariants: (state: S) => void
}

/** Whatever must hold does, nothing is lost, and it ends. */
export function playsToTheEnd<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  variant: Variant<O>,
  { most, conserved, invariants }: Looked<S>,
): void {
  const play = randomGame(game, variant, 1)
  const all = canonical(conserved(play.state))
  for (let decisions = 0; play.step(); decisions++) {
    expect(decisions).toBeLessThan(most)
    invariants(play.state)
    expect(canonical(conserved(play.state))).toBe(all)
  }
  expect(game.rules.outcome(play.state)).toBeDefined()
}

/** What doesn't hold is named. */
export function mustHold(look: (must: (holds: boolean, what: string) => void) => void): void {
  const wrong: string[] = []
  look((holds, what) => void (holds || wrong.push(what)))
  expect(wrong).toEqual([])
}
