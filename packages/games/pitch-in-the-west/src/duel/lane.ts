// The lane: two figures 40 cm apart, six cylinders each (9).

import {
  type Aimed,
  LANE,
  type Layout,
  placeAt,
  type Point,
  type Pose,
  STEPS_A_SECOND,
  stoodUp,
  upright,
} from '@saloon/physics'
import type { FigureId } from '../components.ts'
import { pitch } from '../wood/pitch.ts'
import type { Bells, OnLane, Playing, Steady, Table } from '../state.ts'
import { figure } from '../table.ts'

const POSTS: readonly [Pose, Pose] = [upright(-20_000, 0, 0), upright(20_000, 0, 18_000)]
/** Three on each side, a cylinder apart: slots 0 to 2 on the left, 3 to 5 on the right, the nearest first. */
const FIRST = 4700
const NEXT = 4800
export const SIX_SLOTS = [0, 1, 2, 3, 4, 5] as const
export const NEAREST = { left: 0, right: 3 } as const

export type Side = 0 | 1
export const other = (side: Side): Side => (1 - side) as Side
export const duellist = ({ attacker, defender }: Bells | Steady, side: Side): FigureId =>
  side === 0 ? attacker : defender
export const seatOf = (table: Table, frame: Bells | Steady, side: Side): number =>
  figure(table, duellist(frame, side)).seat
export const sideOf = (table: Table, frame: Bells | Steady, seat: number): Side =>
  seatOf(table, frame, 0) === seat ? 0 : 1

const fresh = (side: Side, early: boolean): OnLane => ({
  pose: POSTS[side],
  left: SIX_SLOTS,
  down: -1,
  early,
  last: -1,
  held: false,
})
/** Both at their posts with six cylinders; being early once marks a player for the whole duel. */
export const freshLane = (early: readonly [boolean, boolean] = [false, false]): readonly [OnLane, OnLane] => [
  fresh(0, early[0]),
  fresh(1, early[1]),
]
export const standing = (lane: readonly [OnLane, OnLane]): readonly [OnLane, OnLane] => [
  { ...lane[0], pose: POSTS[0] },
  { ...lane[1], pose: POSTS[1] },
]
export const changed = (
  lane: readonly [OnLane, OnLane],
  side: Side,
  change: Partial<OnLane>,
): readonly [OnLane, OnLane] =>
  side === 0 ? [{ ...lane[0], ...change }, lane[1]] : [lane[0], { ...lane[1], ...change }]

export const laneOf = (frame: Bells | Steady): Layout => ({
  surface: LANE,
  pieces: [0, 1].map((side) => ({
    id: duellist(frame, side as Side),
    kind: 'figure',
    pose: frame.lane[side as Side].pose,
  })),
})

/** Beside the post: a figure that was pushed doesn't take its cylinders along. */
export function slotOnLane(side: Side, slot: number): Point {
  const away = FIRST + NEXT * (slot % 3)
  return placeAt(POSTS[side], slot < 3 ? -away : away, 0)
}

/** One pitch on the lane as it stands: how long after its release the other figure has fallen, or that it hasn't. */
export function shootOnLane(
  game: Playing,
  frame: Bells | Steady,
  side: Side,
  slot: number,
  aimed: Aimed,
): number | undefined {
  const me = duellist(frame, side)
  const foe = duellist(frame, other(side))
  const { seat } = figure(game.state, me)
  const result = pitch(game, { seat, figure: me }, 'duel', slotOnLane(side, slot), aimed, laneOf(frame))
  const touched = result.touches.some(({ id }) => id === foe)
  const hit = result.moved.find(({ id, down }) => id === foe && down)
  for (const { id, pose, down } of result.moved)
    if (!down) frame.lane = changed(frame.lane, id === frame.attacker ? 0 : 1, { pose: stoodUp(pose) })
  if (!touched || hit === undefined) {
    game.tell?.({ type: 'missed', figure: me })
    return undefined
  }
  const step = result.falls.find(({ id }) => id === foe)?.step ?? result.steps
  return Math.round((step * 1000) / STEPS_A_SECOND)
}
