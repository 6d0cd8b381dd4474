// What the pieces are made of: sizes in centimetres, masses in grams. `u` is to the right of a piece, `w` ahead of it.

import type { Flicked } from './flick.ts'
import type { Kind } from './layout.ts'

export interface Box {
  readonly shape: 'box'
  readonly u: number // its middle
  readonly w: number
  readonly halfU: number
  readonly halfW: number
  readonly from: number // heights
  readonly to: number
}
/** Upright, with flat sides: a true cylinder would roll for ever. */
export interface Prism {
  readonly shape: 'prism'
  readonly sides: number
  readonly radius: number
  readonly from: number
  readonly to: number
  readonly wooden: number // how much of it is wood
}
export interface Wood {
  readonly parts: readonly (Box | Prism)[]
  readonly mass: number
  readonly height: number
  readonly friction: number
  readonly bounce: number
  /** A flat disc that neither rises, sinks nor tilts; its friction on the table is reckoned by hand. */
  readonly planar?: true
}

const box = (u: number, w: number, across: number, deep: number, from: number, to: number): Box => ({
  shape: 'box',
  u,
  w,
  halfU: across / 2,
  halfW: deep / 2,
  from,
  to,
})
const prism = (sides: number, diameter: number, from: number, to: number, wooden = 1): Prism => ({
  shape: 'prism',
  sides,
  radius: diameter / 2,
  from,
  to,
  wooden,
})
/** A bar across with four wings: a notch for a door on both long sides. */
const twoNotches = (across: number): readonly Box[] => [
  box(0, 0, across, 3, 0, 1.5),
  ...[-1, 1].flatMap((side) =>
    [-1, 1].map((end) => box(((3 + across / 2) / 2) * side, 3 * end, across / 2 - 3, 3, 0, 1.5)),
  ),
]

export const WOOD: Readonly<Record<Kind, Wood>> = {
  building: {
    parts: [box(-4.75, 0, 2.5, 4, 0, 1.5), box(4.75, 0, 2.5, 4, 0, 1.5), box(0, 0, 12, 0.23, 2.5, 10)],
    mass: 36.7,
    height: 10,
    friction: 0.5,
    bounce: 0.2,
  },
  house: {
    parts: [box(0, -1.5, 12, 5, 0, 1.5), box(-4.5, 2.5, 3, 3, 0, 1.5), box(4.5, 2.5, 3, 3, 0, 1.5)],
    mass: 120,
    height: 1.5,
    friction: 0.5,
    bounce: 0.2,
  },
  coach: { parts: twoNotches(14), mass: 150, height: 1.5, friction: 0.5, bounce: 0.2 },
  wagon: { parts: twoNotches(16), mass: 200, height: 1.5, friction: 0.5, bounce: 0.2 },
  gallows: {
    parts: [box(0, 0, 2.5, 4, 0, 1.5), box(0, 0, 0.43, 0.43, 1.5, 10.5)],
    mass: 12,
    height: 10.5,
    friction: 0.5,
    bounce: 0.2,
  },
  barrel: { parts: [prism(12, 2.2, 0, 2.8)], mass: 7.3, height: 2.8, friction: 0.4, bounce: 0.25 },
  hay: { parts: [box(0, 0, 2.6, 1.8, 0, 1.8)], mass: 6.1, height: 1.8, friction: 0.5, bounce: 0.15 },
  cactus: {
    parts: [box(0, 0, 1.4, 1.2, 0, 5), box(0, 0, 3.2, 1.2, 2.2, 3)],
    mass: 8.3,
    height: 5,
    friction: 0.45,
    bounce: 0.2,
  },
  fence: { parts: [box(0, 0, 7, 0.8, 0, 2)], mass: 8.1, height: 2, friction: 0.45, bounce: 0.2 },
  crate: { parts: [box(0, 0, 2.4, 2.4, 0, 2.4)], mass: 10, height: 2.4, friction: 0.45, bounce: 0.2 },
  cylinder: { parts: [prism(24, 2.4, 0, 0.9)], mass: 2.9, height: 0.9, friction: 0.22, bounce: 0.45, planar: true },
  sack: { parts: [prism(24, 1.8, 0, 0.9)], mass: 1.6, height: 0.9, friction: 0.3, bounce: 0.2, planar: true },
  figure: {
    parts: [box(0, 0, 2.2, 1.2, 0, 3.8), prism(10, 2.5, 3.8, 4.5, 0.5)],
    mass: 7.9,
    height: 4.5,
    friction: 0.45,
    bounce: 0.45,
  },
}

export interface FlickedWood {
  readonly radius: number
  readonly thick: number
  readonly mass: number
  readonly friction: number
  readonly bounce: number
  readonly slows: number // cm/s² on the table; 0: a free body, slowed by the engine
}
export const FLICKED_WOOD: Readonly<Record<Flicked, FlickedWood>> = {
  disc: { radius: 1.75, thick: 0.8, mass: 5.5, friction: 0.22, bounce: 0.45, slows: 230 },
  bullet: { radius: 1.2, thick: 0.9, mass: 2.9, friction: 0.22, bounce: 0.45, slows: 230 },
  dynamite: { radius: 1.1, thick: 0.9, mass: 2.2, friction: 0.35, bounce: 0.3, slows: 0 },
  figure: { radius: 1.3, thick: 2.2, mass: 7.9, friction: 0.45, bounce: 0.45, slows: 300 },
}
/** Radius in thousandths of a centimetre. */
export const radiusOf = (what: Flicked): number => FLICKED_WOOD[what].radius * 1000

/** Loose discs slow down like flicked ones. */
export const LOOSE_SLOWS = 230

export const TABLE_FRICTION = 0.25
export const TABLE_BOUNCE = 0.1
