// A roll in two dimensions: five frames of turning and swapping faces, then one bounce. Data only: the board moves the
// die with `transform`, which is all that may animate.

import { seeded } from '../seeded.ts'
import { FACE_NAMES, type FaceName } from './Faces.tsx'

export interface TumbleFrame {
  readonly face: FaceName
  /** Milliseconds after the throw. */
  readonly at: number
  /** Degrees; the last frame lies straight. */
  readonly turn: number
  /** Part of the die's width it is off its place and above the table. */
  readonly across: number
  readonly lift: number
  /** Height as a part of the width: a die seen on its edge is flatter. */
  readonly squash: number
}

export const TUMBLE_MS = 700
const FRAMES = 5

/** How a die tumbles to its face: the same for the same seed, never the same face twice running. */
export function tumble(final: FaceName, seed: number): readonly TumbleFrame[] {
  const next = seeded(seed)
  const spin = next() < 0.5 ? -1 : 1
  const faces: FaceName[] = [final]
  while (faces.length < FRAMES) {
    const face = FACE_NAMES[Math.floor(next() * FACE_NAMES.length)]!
    if (face !== faces.at(-1)) faces.push(face)
  }
  faces.reverse()
  const rolling = faces.map((face, frame): TumbleFrame => {
    const left = 1 - frame / (FRAMES - 1)
    return {
      face,
      at: Math.round(TUMBLE_MS * 0.78 * (1 - left * left)),
      turn: Math.round(spin * left * (300 + next() * 90)),
      across: -spin * left * (0.9 + next() * 0.5),
      lift: left * (0.35 + next() * 0.25),
      squash: frame === FRAMES - 1 ? 1 : 0.82 + next() * 0.18,
    }
  })
  return [
    ...rolling,
    { face: final, at: Math.round(TUMBLE_MS * 0.88), turn: spin * 3, across: 0, lift: 0.08, squash: 1 },
    { face: final, at: TUMBLE_MS, turn: 0, across: 0, lift: 0, squash: 1 },
  ]
}
