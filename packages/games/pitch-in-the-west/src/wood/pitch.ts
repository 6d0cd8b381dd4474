// A pitch: aimed as it was committed, with the wobble of the hand, carried out in wood (7).

import {
  type Aimed,
  type CarriedOut,
  type Door,
  type Grip,
  type Layout,
  type Point,
  asPitched,
  carryOut,
} from '@saloon/physics'
import type { FigureId } from '../components.ts'
import type { Pitch, Playing } from '../state.ts'

/** Dynamite is a cylinder like any other here: it slides like a bullet. */
export const GRIP_OF: Readonly<Record<Pitch, Grip>> = {
  move: 'puck',
  colt: 'cylinder',
  dynamite: 'cylinder',
  duel: 'cylinder',
}

export interface Who {
  readonly seat: number
  readonly figure: FigureId
}

/** Touching is never a fault (PW-R35). */
export function pitch(
  game: Playing,
  who: Who,
  kind: Pitch,
  from: Point,
  { dir, power }: Aimed,
  layout: Layout,
  doors: readonly Door[] = [],
): CarriedOut {
  const mayTouch = layout.pieces.map(({ id }) => id)
  const result = carryOut(game, layout, { grip: GRIP_OF[kind], from, dir, power }, { doors, mayTouch })
  game.tell?.({ type: 'pitched', by: who.seat, figure: who.figure, ...asPitched(kind, result) })
  return result
}
