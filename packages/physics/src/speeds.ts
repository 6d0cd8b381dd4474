// How fast a flick starts, how far it runs, and how the hand shakes.

import { type Flicked, STEPS_A_SECOND } from './flick.ts'
import { FLICKED_WOOD } from './pieces.ts'
import { whole } from './rotation.ts'
import { wrapped } from './trigonometry.ts'

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
/** What the hand holds: it isn't equally steady with everything. */
export const GRIPS = ['disc', 'colt', 'winchester', 'dynamite', 'ejection'] as const
export type Grip = (typeof GRIPS)[number]

export const THROWN: Readonly<Record<Grip, Flicked>> = {
  disc: 'disc',
  colt: 'bullet',
  winchester: 'bullet',
  dynamite: 'dynamite',
  ejection: 'figure',
}
/** Standard deviations of a normal hand: hundredths of a degree, and a share of the speed. */
export const WOBBLE: Readonly<Record<Grip, { readonly angle: number; readonly speed: number }>> = {
  disc: { angle: 120, speed: 0.04 },
  colt: { angle: 160, speed: 0.04 },
  winchester: { angle: 30, speed: 0.02 },
  dynamite: { angle: 300, speed: 0.06 },
  ejection: { angle: 300, speed: 0.05 },
}
/** How much of that is left. */
export const STEADINESS: Readonly<Record<Hand, number>> = { off: 0, light: 0.5, normal: 1 }

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
  const { angle, speed: spread } = WOBBLE[grip]
  return {
    direction: wrapped(whole(direction + bell(draws, 0) * angle * share)),
    speed: whole(speed * (1 + bell(draws, 4) * spread * share)),
  }
}
