// One call a game: what must hold for every game, tried on thousands of random positions.
// fast-check prints the seed of a failure and shrinks it to the earliest position of the simplest variant that fails.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Action, type Base, type Eyes, type GameEvent, type GameModule, canonical } from '../src/index.ts'
import { answersAreSound } from './answers.ts'
import { keepsItsLog } from './keeps-log.ts'
import { type Spot, type Variant, positionAt, randomGame } from './random-play.ts'
import { savesAndForks } from './saves.ts'
import { keepsSecrets } from './secrets.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many times as many random positions as usual. */
    thoroughness: number
  }
}

export interface KitCase<S extends Base, O> {
  readonly variants: readonly Variant<O>[]
  readonly states?: number // random positions for each property
  readonly found?: readonly Spot[] // where a property failed once: tried every time
  readonly longest: number // every game ends within so many decisions
  /** The same value all game long: every card, token and arrow in exactly one place. */
  conserved(state: S): unknown
  /** Throws if the position is impossible. */
  invariants(state: S): void
  /** Strings that appear nowhere in what these eyes get. */
  secrets?(state: S, eyes: Eyes): readonly string[]
}

const USUAL_STATES = 1000

export function passesTheKit<S extends Base, A extends Action, E extends GameEvent, O>(
  { game }: GameModule<S, A, E, O>,
  it: KitCase<S, O>,
): void {
  beforeAll(() => game.rules.ready?.())
  const states = (it.states ?? USUAL_STATES) * inject('thoroughness')
  const limit = 300_000 * inject('thoroughness') // only what hangs meets it
  const spots = fc.record({ variant: fc.nat(it.variants.length - 1), seed: fc.nat(0x7fff_ffff), at: fc.nat(999) })
  const found = it.found ?? []
  // From the same seed every property is tried on the same positions; to play up to them takes longest.
  const kept = new Map<string, S>()
  const reached = (spot: Spot): S => {
    const name = [spot.variant, spot.seed, spot.at].join()
    if (!kept.has(name)) kept.set(name, positionAt(game, it.variants, spot))
    return game.rules.clone(kept.get(name)!)
  }
  afterAll(() => kept.clear())
  const onRandomPositions = (title: string, property: (state: S, spot: Spot) => void, runs = states) =>
    test(
      title,
      () => {
        fc.assert(
          fc.property(spots, (spot) => property(reached(spot), spot)),
          { numRuns: found.length + runs, examples: found.map((spot) => [spot]) },
        )
      },
      limit,
    )

  describe(`${game.rules.id} passes the kit`, () => {
    onRandomPositions(
      'the same seed and answers give the same state',
      (state, spot) => {
        expect(canonical(positionAt(game, it.variants, spot))).toBe(canonical(state))
      },
      Math.ceil(states / 4),
    )
    onRandomPositions('saving, loading and cloning change nothing and share nothing', savesAndForks(game))
    onRandomPositions(
      'every asked seat can answer; what is offered applies, the rest is refused and changes nothing',
      answersAreSound(game),
    )
    onRandomPositions('no view, question or event depends on what its eyes cannot see', keepsSecrets(game, it))
    onRandomPositions(
      'a log, with moves taken back, replays to the same state',
      keepsItsLog(game, it.variants),
      Math.min(60, Math.ceil(states / 20)), // a fraction would never be reached
    )

    test(
      'every game ends, with nothing lost or made on the way',
      () => {
        fc.assert(
          fc.property(spots, ({ variant, seed }) => {
            const play = randomGame(game, it.variants[variant]!, seed)
            const all = canonical(it.conserved(play.state))
            let decisions = 0
            do {
              if (canonical(it.conserved(play.state)) !== all)
                expect(it.conserved(play.state), `after ${decisions} decisions`).toEqual(JSON.parse(all))
              it.invariants(play.state)
              if (++decisions > it.longest) throw new Error(`not over after ${it.longest} decisions`)
            } while (play.step())
            it.invariants(play.state)
            expect(canonical(it.conserved(play.state))).toBe(all)
            expect(game.rules.outcome(play.state)).toBeDefined()
          }),
          { numRuns: Math.max(50, states / 20) },
        )
      },
      limit,
    )
  })
}
