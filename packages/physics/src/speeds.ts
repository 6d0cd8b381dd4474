// How fast a flick starts, how far it runs, and how the hand shakes.

import { type Flicked, STEPS_A_SECOND } from './flick.ts'
import { FLICKED_WOOD } from './pieces.ts'
import { whole } from './maths/rotation.ts'
import { wrapped } from './maths/trigonometry.ts'

export const MOST_POWER = 1000

/** What a player commits. */
export interface Aimed {
  readonly dir: number // hundredths of a degree
  readonly power: number // 1 … 1000
}

/** Of a power 1 … 1000, in thousandths of a centimetre a second. The way of a disc is proportional to its power. */
export function speedOf(what: Flicked, power: number): number {
  switch (what) {
    case 'disc':
    case 'figure':
      return whole(185_000 * Math.sqrt(power / MOST_POWER))
    case 'bullet':
      return 60_000 + 260 * power
    case 'dynamite':
      return 50_000 + 110 * power
  }
}
/** No flick is faster, the shakiest hand included. */
export const fastest = (what: Flicked): number => whole(speedOf(what, MOST_POWER) * 1.25)

/** How far a planar piece slides on an empty table, thousandths of a centimetre. */
export function freeRun(what: Flicked, speed: number): number {
  const { slows } = FLICKED_WOOD[what]
  const v = speed / 1000
  const steps = Math.floor((v * STEPS_A_SECOND) / slows)
  return ((steps * v) / STEPS_A_SECOND - (slows * steps * (steps + 1)) / (2 * STEPS_A_SECOND * STEPS_A_SECOND)) * 1000
}

/** What is left of its speed after so long a way; 0: it never gets there. */
export function speedAfter(what: Flicked, speed: number, way: number): number {
  const left = speed * speed - 2000 * FLICKED_WOOD[what].slows * way
  return left > 0 ? Math.sqrt(left) : 0
}

export const HANDS = ['off', 'light', 'normal'] as const
export type Hand = (typeof HANDS)[number]
/** What the hand holds, and in which game: it isn't equally steady with everything. */
export const GRIPS = ['disc', 'colt', 'winchester', 'dynamite', 'ejection', 'puck', 'cylinder'] as const
export type Grip = (typeof GRIPS)[number]

export const THROWN: Readonly<Record<Grip, Flicked>> = {
  disc: 'disc',
  colt: 'bullet',
  winchester: 'bullet',
  dynamite: 'dynamite',
  ejection: 'figure',
  puck: 'disc',
  cylinder: 'bullet',
}
export interface Wobble {
  readonly angle: number // at half force, hundredths of a degree
  readonly force: number // by how much of that it grows with the square of the force
  readonly speed: number // a share of it, whatever the force
}
/** Standard deviations of a normal hand. */
export const WOBBLE: Readonly<Record<Grip, Wobble>> = {
  // Flick 'em Up!: a hard flick is less exact. A move least so: its force is its way, nobody can choose another.
  disc: { angle: 120, force: 0.8, speed: 0.04 },
  colt: { angle: 160, force: 1.5, speed: 0.04 },
  winchester: { angle: 30, force: 1.5, speed: 0.02 },
  dynamite: { angle: 300, force: 1, speed: 0.06 },
  ejection: { angle: 300, force: 1, speed: 0.05 },
  // Pitch in the West: the same at any force.
  puck: { angle: 120, force: 0, speed: 0.04 },
  cylinder: { angle: 160, force: 0, speed: 0.04 },
}
/** How much of that is left. */
export const STEADINESS: Readonly<Record<Hand, number>> = { off: 0, light: 0.5, normal: 1 }

/** One standard deviation of the direction, hundredths of a degree: it grows slowly while a flick is soft, and fast when it is hard. */
export function spreadOf(grip: Grip, hand: Hand, power: number): number {
  const { angle, force } = WOBBLE[grip]
  const share = power / MOST_POWER
  return angle * (1 + force * (share * share - 0.25)) * STEADINESS[hand]
}

/** A hand that shakes draws so many numbers from chance, each below DRAWN_BELOW; a steady one draws none. */
export const DRAWS = 8
export const DRAWN_BELOW = 65_536

/** The sum of four even draws: nearly a bell curve of deviation 1, bounded, without a transcendental function. */
function bell(draws: readonly number[], first: number): number {
  let sum = 0
  for (let at = first; at < first + 4; at++) sum += ((draws[at] ?? DRAWN_BELOW / 2) + 0.5) / DRAWN_BELOW
  return (sum - 2) * Math.sqrt(3)
}

/** Where and how fast it really goes. */
export function aim(
  grip: Grip,
  hand: Hand,
  direction: number,
  power: number,
  draws: readonly number[],
): { readonly direction: number; readonly speed: number } {
  const speed = speedOf(THROWN[grip], power)
  const share = STEADINESS[hand]
  if (share === 0) return { direction, speed }
  if (draws.length !== DRAWS) throw new RangeError(`a shaking hand draws ${DRAWS} numbers`)
  return {
    direction: wrapped(whole(direction + bell(draws, 0) * spreadOf(grip, hand, power))),
    speed: whole(speed * (1 + bell(draws, 4) * WOBBLE[grip].speed * share)),
  }
}
