// The table as the wooden world sees it: which pieces have a body, where there is room, what is near.

import {
  type Foot,
  type Kind,
  type Layout,
  type Piece,
  type Pose,
  TABLE,
  bodyOfFigure,
  boxFoot,
  discFoot,
  footOf,
  gap,
  leftStanding,
  onSurface,
  onTheTable,
  overlaps,
  placeAt,
  type Point,
  roomFor,
  stoodUp,
  upright,
} from '@saloon/physics'
import type { BuildingId, CowboyId, NeutralId, ObjectId, Side } from '../components.ts'
import type { Building, Cowboy, Table, Thing } from '../state.ts'

export const PUCK = 1750 // radius of the movement disc
export const BULLET = 1200
export const STICK = 1100 // of dynamite
/** Half the width of a door, and how far its line lies before the middle of the building. */
export const DOOR = 3500
export const DOOR_LINE = 2000
const FIGURE_HALF = 1100

export type PieceId = CowboyId | NeutralId | BuildingId | ObjectId | 'gallows'

export const bodyOfBuilding = ({ id, pose }: Building): Piece => ({ id, kind: 'building', pose })
export const bodyOfThing = ({ id, kind, pose }: Thing): Piece => ({ id, kind, pose })

/** Everything with a body, except whoever is replaced by a disc and whoever is lifted off meanwhile. */
export function piecesOf(table: Table, ...without: readonly (string | undefined)[]): Piece[] {
  const pieces: Piece[] = table.buildings.map(bodyOfBuilding)
  if (table.gallows) pieces.push({ id: 'gallows', kind: 'gallows', pose: table.gallows })
  for (const thing of table.objects) pieces.push(bodyOfThing(thing))
  for (const figure of table.cowboys) if (figure.pose !== null) pieces.push(bodyOfFigure(figure))
  for (const figure of table.neutrals) if (figure.pose !== null) pieces.push(bodyOfFigure(figure))
  return leftStanding(pieces, without)
}

export const layoutOf = (table: Table, ...without: readonly (string | undefined)[]): Layout =>
  onTheTable(piecesOf(table, ...without))

export const feetOf = (table: Table, ...without: readonly (string | undefined)[]): Foot[] =>
  piecesOf(table, ...without).map(footOf)

export const gapBetween = (a: Piece, b: Piece): number => gap(footOf(a), footOf(b))

/** The pose itself if there is room for it, else the nearest spot where there is (5.4). */
export const room = (table: Table, id: string, kind: Kind, pose: Pose): Pose =>
  roomFor(kind, pose, feetOf(table, id), TABLE)

/** On its feet where its sole is, or on the nearest spot with room; it looks where it is told to, or where it fell from (5.4). */
export function standUp(table: Table, figure: Cowboy, facing?: number): void {
  const stood = stoodUp(figure.pose!)
  figure.lying = false
  figure.pose = room(table, figure.id, 'figure', upright(stood.x, stood.z, facing ?? stood.facing))
}

// ---- where flicked pieces start -----------------------------------------------------------------------------------

const WIDEST_GAP = 2400 // a bullet apart
const CLOSEST_GAP = 100
const GAP_STEP = 100

/** Beside a cowboy, level with it, a bullet apart or less if there is no room; undefined: this side can't be used (7.1). */
export function beside(
  pose: Pose,
  side: Side,
  radius: number,
  others: readonly Foot[],
  surface = TABLE,
): Point | undefined {
  for (let apart = WIDEST_GAP; apart >= CLOSEST_GAP; apart -= GAP_STEP) {
    const u = FIGURE_HALF + apart + radius
    const place = placeAt(pose, side === 'left' ? -u : u, 0)
    const foot = discFoot(place.x, place.z, radius)
    if (onSurface(foot, surface) && !others.some((other) => overlaps(foot, other))) return place
  }
  return undefined
}

/** How far behind its middle a piece starts that goes out of a building, and how far to either side of the door's. */
const BEHIND_DOOR = {
  leave: { w: -4050, u: 1750 },
  shot: { w: -3500, u: 2300 },
  eject: { w: -3600, u: 2200 },
} as const

/** Behind a building, opposite its door; nearer to it where the table ends. */
export function behind({ pose }: Building, of: keyof typeof BEHIND_DOOR, offset: number): Point {
  const u = Math.round((offset * BEHIND_DOOR[of].u) / 1000)
  let from: number = BEHIND_DOOR[of].w
  let place = placeAt(pose, u, from)
  while (from < 0 && (Math.abs(place.x) >= TABLE.halfX || Math.abs(place.z) >= TABLE.halfZ)) {
    from += GAP_STEP
    place = placeAt(pose, u, from)
  }
  return place
}

// ---- doors --------------------------------------------------------------------------------------------------------

/** What is slid aside when a door is cleared lies in here (6.2). */
export const strip = ({ pose }: Building): Foot => boxFoot(pose, -DOOR, DOOR, -6200, 5500)

export const thingsInDoor = (table: Table, at: Building): Thing[] => {
  const door = strip(at)
  return table.objects.filter((thing) => overlaps(footOf(bodyOfThing(thing)), door))
}
