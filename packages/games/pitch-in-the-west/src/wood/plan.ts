// The table from above, for whoever draws it, and where a pitch in mind would start.

import type { Seat, View } from '@saloon/kernel'
import {
  type Aimed,
  type Plan,
  type PlanAim,
  planAim,
  type PlanArea,
  type PlanDisc,
  type PlanPiece,
  planTurn,
  type Point,
  TABLE,
  LANE,
} from '@saloon/physics'
import { type FigureId, numberOf, SLOT_STEP, teamOf } from '../components.ts'
import { laneOf, sideOf, slotOnLane } from '../duel/lane.ts'
import { GRIP_OF } from './pitch.ts'
import {
  type Action,
  ANYWHERE,
  type Asked,
  type Bells,
  type Item,
  type Pitch,
  type PitchInTheWest,
  type Put,
  type Steady,
} from '../state.ts'
import { base, figure, heldBy, item, scenarioOf, townOf } from '../table.ts'
import { CYLINDER, inZone, piecesOf, PUCK, radiusOfItem, slotPlace } from './town.ts'

const isFigure = (view: View<PitchInTheWest>, id: string): id is FigureId => view.figures.some((one) => one.id === id)

function planPiece(view: View<PitchInTheWest>, piece: ReturnType<typeof piecesOf>[number], active: string): PlanPiece {
  const { id, kind } = piece
  if (isFigure(view, id))
    return {
      ...piece,
      side: teamOf(id) === 'law' ? 0 : 1,
      mark: String(numberOf(id)),
      name: { key: `figure.${id}` },
      isActive: id === active,
    }
  const [family] = id.split('-') as [string]
  const key =
    kind === 'figure'
      ? `npc.${id}`
      : kind === 'cylinder' || kind === 'sack'
        ? `item.${id}`
        : kind === 'fence' || kind === 'crate'
          ? `object.${id}`
          : `base.${id}`
  return {
    ...piece,
    side: null,
    mark: kind === 'cylinder' ? family.slice(0, 1).toUpperCase() : insiders(view, id),
    name: { key },
    isActive: false,
  }
}

/** Who is in there: nobody sees them from above. */
const insiders = ({ figures }: View<PitchInTheWest>, base: string): string =>
  figures
    .filter(({ inside }) => inside === base)
    .map(({ id }) => numberOf(id))
    .join(' ')

function campOf(view: View<PitchInTheWest>): PlanArea {
  const { x, z, halfX, halfZ } = townOf(scenarioOf(view)).camp
  return { id: 'camp', x: x * CM, z: z * CM, halfX: halfX * CM, halfZ: halfZ * CM, name: { key: 'base.camp' } }
}
const CM = 1000

type Open = Asked | Put | Bells | Steady

export const plan = {
  /** In a duel the lane, else the town. */
  table(view: View<PitchInTheWest>): Plan {
    const frame = view.stack.at(-1) as Open | undefined
    if (frame !== undefined && onLane(frame)) {
      const active = frame.kind === 'steady' ? (frame.next === 0 ? frame.attacker : frame.defender) : ''
      return {
        surface: LANE,
        pieces: laneOf(frame).pieces.map((piece) => planPiece(view, piece, active)),
        loose: cylindersOf(frame),
      }
    }
    const active = frame && 'figure' in frame ? frame.figure : ''
    return {
      surface: TABLE,
      areas: [campOf(view)],
      pieces: piecesOf(view).map((piece) => planPiece(view, piece, active)),
    }
  },

  aim(view: View<PitchInTheWest>, seat: Seat, action: Action): PlanAim | undefined {
    const frame = view.stack.at(-1) as Open | undefined
    if (frame === undefined) return undefined
    if (onLane(frame)) {
      if (action.do !== 'fire' && action.do !== 'duel-shot') return undefined
      return aimed(view, 'duel', slotOnLane(sideOf(view, frame, seat), action.slot), action)
    }
    switch (action.do) {
      case 'move':
        return aimed(view, 'move', figure(view, frame.figure).pose, action)
      case 'move-out':
        return aimed(view, 'move', fromInside(view, frame.figure, action.zone, action.offset, PUCK), action)
      case 'hands':
        return aimed(view, item(view, action.item).kind as Pitch, item(view, action.item).pose, action)
      case 'hands-out':
        return aimed(
          view,
          item(view, action.item).kind as Pitch,
          fromInside(view, frame.figure, action.zone, action.offset, CYLINDER),
          action,
        )
      case 'place':
        return laid(view, frame.figure, 'slots', heldBy(view, frame.figure), action.slots)
      case 'put':
        return frame.kind === 'put'
          ? laid(view, frame.figure, 'slot', [item(view, frame.item)], [action.slot])
          : undefined
      default:
        return undefined
    }
  },
}

/** Those that lie ready: in a hard duel only what was set down. */
function cylindersOf(frame: Bells | Steady): PlanDisc[] {
  return ([0, 1] as const).flatMap((side) => {
    const { left, down } = frame.lane[side]
    const ready = frame.kind === 'bells' && frame.hard ? (down === -1 ? [] : [down]) : left
    return ready.map((slot) => ({ ...slotOnLane(side, slot), radius: CYLINDER }))
  })
}
const onLane = (frame: Open): frame is Bells | Steady => frame.kind === 'bells' || frame.kind === 'steady'

const aimed = (
  { options }: View<PitchInTheWest>,
  kind: Pitch,
  from: Point | null | undefined,
  { power }: Pick<Aimed, 'power'>,
): PlanAim | undefined => planAim(GRIP_OF[kind], options.wobble, from, power)
/** Where the objects would lie; one that lies anywhere isn't shown. */
function laid(
  view: View<PitchInTheWest>,
  id: FigureId,
  field: string,
  items: readonly Item[],
  slots: readonly number[],
): PlanAim | undefined {
  const { pose } = figure(view, id)
  if (pose === null) return undefined
  const discs = items.flatMap(({ kind }, i) => {
    const slot = slots[i] ?? ANYWHERE
    return slot === ANYWHERE ? [] : [{ ...slotPlace(pose, slot), radius: radiusOfItem(kind) }]
  })
  return planTurn(pose, { discs, field, step: SLOT_STEP })
}
const fromInside = (view: View<PitchInTheWest>, id: FigureId, zone: number, offset: number, radius: number) => {
  const { inside } = figure(view, id)
  return inside === null ? undefined : inZone(base(view, inside), zone, offset, radius)
}
