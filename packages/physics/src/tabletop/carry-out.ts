// A flick as it was committed: with the wobble of the hand, carried out in wood, filmed and told.

import { below, type Chance } from '@saloon/kernel'
import type { Point } from '../feet.ts'
import type { Flick, Result } from '../flick.ts'
import type { Layout } from '../layout.ts'
import { resolve } from '../world/resolve.ts'
import { aim, type Aimed, DRAWN_BELOW, DRAWS, type Grip, type Hand, THROWN } from '../speeds.ts'

export interface Committed extends Aimed {
  readonly grip: Grip
  readonly from: Point
}
/** What came of it, and where and how fast it really went. */
export interface CarriedOut extends Result {
  readonly direction: number
  readonly speed: number
}
export type Extras = Partial<Pick<Flick, 'spin' | 'doors' | 'mayTouch' | 'out'>>

/** A game in which somebody flicks. */
interface Flicking {
  readonly state: { readonly chance: Chance; readonly options: { readonly wobble: Hand } }
  readonly film?: ((track: unknown) => void) | undefined
}

/** The hand is drawn from the game's own chance: only now, so that nobody could aim with it in mind. */
export function carryOut(
  game: Flicking,
  layout: Layout,
  { grip, from, dir, power }: Committed,
  { spin = 0, doors = [], mayTouch = [], out = null }: Extras = {},
): CarriedOut {
  const { chance, options } = game.state
  const draws: number[] = []
  if (options.wobble !== 'off') for (let i = 0; i < DRAWS; i++) draws.push(below(chance, DRAWN_BELOW))
  const { direction, speed } = aim(grip, options.wobble, dir, power, draws)
  const { x, z } = from
  const result = resolve(layout, { what: THROWN[grip], x, z, direction, speed, spin, doors, mayTouch, out })
  game.film?.(result.track)
  return { ...result, direction, speed }
}

/** What everybody is told of it, wobble included: what became of it is in the state. Nobody takes a flick back. */
export interface Pitched<Pitch extends string> {
  readonly pitch: Pitch
  readonly direction: number
  readonly speed: number
  readonly rest: string // fingerprint of what came of it
  readonly shows: true
}
export const asPitched = <Pitch extends string>(
  pitch: Pitch,
  { direction, speed, hash }: CarriedOut,
): Pitched<Pitch> => ({ pitch, direction, speed, rest: hash, shows: true })
