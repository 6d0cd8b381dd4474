// A flick as it was committed: with the wobble of the hand, carried out in wood.

import type { Point } from './feet.ts'
import type { Flick, Result } from './flick.ts'
import type { Layout } from './layout.ts'
import { resolve } from './resolve.ts'
import { aim, type Aimed, DRAWN_BELOW, DRAWS, type Grip, type Hand, THROWN } from './speeds.ts'

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

/** `draw` gives a number below another from the game's own chance: only now, so that nobody could aim with it in mind. */
export function carryOut(
  layout: Layout,
  { grip, from, dir, power }: Committed,
  hand: Hand,
  draw: (below: number) => number,
  { spin = 0, doors = [], mayTouch = [], out = null }: Extras = {},
): CarriedOut {
  const draws: number[] = []
  if (hand !== 'off') for (let i = 0; i < DRAWS; i++) draws.push(draw(DRAWN_BELOW))
  const { direction, speed } = aim(grip, hand, dir, power, draws)
  const { x, z } = from
  const result = resolve(layout, { what: THROWN[grip], x, z, direction, speed, spin, doors, mayTouch, out })
  return { ...result, direction, speed }
}
