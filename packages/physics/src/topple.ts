// How likely a bullet is to topple a standing figure: measured once in the wooden world, for bots that can't simulate every
// candidate. Near the threshold the truth is chaotic; a share is all that can be said.

import type { Pose } from './layout.ts'
import { cosine, sine } from './maths/trigonometry.ts'

/** Speeds at impact, cm/s. */
const SPEEDS = [50, 70, 90, 110, 130, 150, 180, 220, 280] as const
/** Between the bullet's path and the figure's broad side: 90° is squarely into chest or back, 0° edge-on. */
const FACES = [0, 30, 60, 90] as const
/** By how much the path misses the figure's middle, centimetres. */
const OFFS = [0, 0.6, 1.2, 1.6, 2] as const

/** Share of hits that leave the figure lying, in hundredths: by face, then by miss distance, then by speed. */
const SHARES: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 0, 0, 0, 100, 100, 100, 100, 100],
    [0, 0, 0, 100, 100, 100, 100, 100, 100],
    [0, 0, 0, 0, 42, 75, 92, 100, 100],
    [0, 0, 0, 0, 17, 50, 50, 75, 75],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  [
    [0, 0, 92, 100, 100, 100, 100, 100, 100],
    [0, 0, 42, 42, 75, 100, 100, 100, 100],
    [0, 0, 0, 0, 58, 75, 100, 100, 100],
    [0, 0, 0, 50, 67, 83, 100, 100, 100],
    [0, 0, 0, 0, 0, 0, 8, 33, 58],
  ],
  [
    [0, 83, 58, 100, 100, 100, 100, 100, 100],
    [0, 58, 100, 75, 100, 100, 100, 100, 100],
    [0, 0, 100, 100, 100, 100, 100, 100, 100],
    [0, 0, 0, 17, 50, 50, 58, 50, 100],
    [0, 0, 0, 0, 0, 42, 75, 83, 100],
  ],
  [
    [0, 100, 100, 100, 100, 100, 100, 100, 100],
    [0, 67, 100, 100, 100, 100, 100, 100, 100],
    [0, 0, 0, 100, 100, 100, 100, 100, 100],
    [0, 0, 100, 83, 100, 100, 100, 100, 100],
    [0, 0, 0, 58, 83, 100, 83, 92, 100],
  ],
]

/** 0 … 1, for a figure hit along a line through (x, z) in this direction, at this speed (thousandths of cm/s). */
export function toppleShare(figure: Pose, x: number, z: number, direction: number, speed: number): number {
  const off = Math.abs((figure.x - x) * sine(direction) + (figure.z - z) * cosine(direction)) / 1000
  const square = Math.abs(cosine(figure.facing - direction))
  return shareAt(degreesOf(square), off, speed / 1000)
}

/** Of a sine, to a degree or so: the table knows no better. */
function degreesOf(square: number): number {
  let face = 0
  let over = 91
  while (over - face > 1) {
    const middle = (face + over) >> 1
    if (sine(middle * 100) <= square) face = middle
    else over = middle
  }
  return face
}

function shareAt(face: number, off: number, speed: number): number {
  const [f, fPart] = between(FACES, face)
  const [o, oPart] = between(OFFS, off)
  const [s, sPart] = between(SPEEDS, speed)
  const atSpeed = (faceAt: number, offAt: number): number => {
    const row = SHARES[faceAt]![offAt]!
    return row[s]! + (row[s + 1]! - row[s]!) * sPart
  }
  const atOff = (faceAt: number): number => atSpeed(faceAt, o) + (atSpeed(faceAt, o + 1) - atSpeed(faceAt, o)) * oPart
  return (atOff(f) + (atOff(f + 1) - atOff(f)) * fPart) / 100
}

/** The step of the scale below a value, and how far it is to the next. */
function between(scale: readonly number[], value: number): readonly [number, number] {
  let at = 0
  while (at < scale.length - 2 && scale[at + 1]! <= value) at++
  const part = (value - scale[at]!) / (scale[at + 1]! - scale[at]!)
  return [at, Math.min(1, Math.max(0, part))]
}
