// The table as the wooden world sees it: which pieces have a body, where door zones are, where there is room.

import {
  type Door,
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
  FULL_TURN,
  bearing,
  cosine,
  leftStanding,
  nearestFree,
  onSurface,
  onTheTable,
  overlaps,
  placeAt,
  type Point,
  roomFor,
  sine,
  toLocal,
  upright,
  whole,
} from '@saloon/physics'
import { APART, type ItemKind, RING, SLOTS, SLOT_STEP } from '../components.ts'
import type { Base, Figure, Item, Table, Thing } from '../state.ts'
import { ANYWHERE } from '../state.ts'
import { heldBy, scenarioOf, townOf } from '../table.ts'

export const PUCK = 1750
export const CYLINDER = 1200
const SACK = 900
export const radiusOfItem = (kind: ItemKind): number => (kind === 'gold' ? SACK : CYLINDER)
export const bodyKind = (kind: ItemKind): Kind => (kind === 'gold' ? 'sack' : 'cylinder')

export const bodyOfBase = ({ id, kind, pose }: Base): Piece => ({ id, kind, pose })
export const bodyOfThing = ({ id, kind, pose }: Thing): Piece => ({
  id,
  kind: kind === 'barrier' ? 'fence' : 'crate',
  pose,
})
export const bodyOfItem = ({ id, kind, pose }: Item): Piece => ({ id, kind: bodyKind(kind), pose: pose! })

/** Everything with a body, except what is lifted off the table meanwhile. */
export function piecesOf(table: Table, without: readonly string[] = []): Piece[] {
  const pieces: Piece[] = table.bases.map(bodyOfBase)
  for (const thing of table.things) pieces.push(bodyOfThing(thing))
  for (const item of table.items) if (item.pose !== null) pieces.push(bodyOfItem(item))
  for (const figure of table.figures) if (figure.pose !== null) pieces.push(bodyOfFigure(figure))
  for (const person of table.townsfolk) if (person.pose !== null) pieces.push(bodyOfFigure(person))
  return leftStanding(pieces, without)
}
export const layoutOf = (table: Table, without: readonly string[] = []): Layout => onTheTable(piecesOf(table, without))
export const feetOf = (table: Table, without: readonly string[] = []): Foot[] => piecesOf(table, without).map(footOf)

/** The pose itself if there is room for it, else the nearest spot where there is. */
export const room = (table: Table, kind: Kind, pose: Pose, without: readonly string[]): Pose =>
  roomFor(kind, pose, feetOf(table, without), TABLE)

/** The centre of a figure is in the camp. */
export function isInCamp(table: Table, { pose }: Figure): boolean {
  if (pose === null) return false
  const { x, z, halfX, halfZ } = townOf(scenarioOf(table)).camp
  return Math.abs(pose.x - x * 1000) <= halfX * 1000 && Math.abs(pose.z - z * 1000) <= halfZ * 1000
}

// ---- door zones ---------------------------------------------------------------------------------------------------

/** Half as wide as a zone, where it begins and where it ends before the middle of the base. */
export const ZONE_HALF = 3000
const ZONE_FROM = { house: 1000, coach: 1500, wagon: 1500 } as const
const ZONE_TO = { house: 4000, coach: 4500, wagon: 4500 } as const
export const zonesOf = ({ kind }: Base): number => (kind === 'house' ? 1 : 2)

/** The frame of a zone: of the second one of a vehicle its back is the front. */
const turnedTo = ({ pose }: Base, zone: number): Pose =>
  zone === 0 ? pose : { ...pose, facing: (pose.facing + FULL_TURN / 2) % FULL_TURN }

/** The outer edge of a zone: a puck that gets some part past it is in. */
export function doorOf(at: Base, zone: number): Door {
  const frame = turnedTo(at, zone)
  const { x, z } = placeAt(frame, 0, ZONE_TO[at.kind])
  return { x, z, facing: frame.facing, half: ZONE_HALF }
}
export interface Entrance {
  readonly base: Base
  readonly zone: number
}
export const entrancesOf = ({ bases }: Table): Entrance[] =>
  bases.flatMap((base) => Array.from({ length: zonesOf(base) }, (_, zone) => ({ base, zone })))

/** Within a zone, so far across; a piece of this radius doesn't touch its back wall. */
export function inZone(at: Base, zone: number, offset: number, radius: number): Point {
  const across = whole((offset * (ZONE_HALF - radius)) / 1000)
  const frame = turnedTo(at, zone)
  const middle = (ZONE_FROM[at.kind] + ZONE_TO[at.kind]) / 2
  return placeAt(frame, across, Math.max(middle, ZONE_FROM[at.kind] + radius + MARGIN))
}
const MARGIN = 50

/** Some part of a puck at this place is still in a zone of the base. */
export function isInAZone(at: Base, { x, z }: Point): boolean {
  for (let zone = 0; zone < zonesOf(at); zone++) {
    const { u, w } = toLocal(turnedTo(at, zone), x, z)
    if (Math.abs(u) < ZONE_HALF && w > 0 && w < ZONE_TO[at.kind] + PUCK) return true
  }
  return false
}

const IN_FRONT = 1500
/** The nearest free spot in front of a zone, outside it (PW-R04, PW-R34). */
export function beforeZone(table: Table, at: Base, zone: number, kind: Kind, without: readonly string[]): Pose {
  const frame = turnedTo(at, zone)
  const { x, z } = placeAt(frame, 0, ZONE_TO[at.kind] + IN_FRONT)
  const others = [...feetOf(table, without), zoneFoot(at, zone)]
  return nearestFree(kind, upright(x, z, frame.facing), others, TABLE) ?? upright(x, z, frame.facing)
}
export const zoneFoot = (at: Base, zone: number): Foot =>
  boxFoot(turnedTo(at, zone), -ZONE_HALF, ZONE_HALF, ZONE_FROM[at.kind], ZONE_TO[at.kind])

// ---- the ring -----------------------------------------------------------------------------------------------------

export function slotPlace({ x, z }: Point, slot: number): Point {
  const angle = slot * SLOT_STEP
  return { x: whole(x + RING * cosine(angle)), z: whole(z - RING * sine(angle)) }
}
export const slotPose = (of: Point, slot: number): Pose => {
  const { x, z } = slotPlace(of, slot)
  return upright(x, z, 0)
}

/** Slots where an object of this kind has room, nothing of this list being there. */
export function freeSlots(table: Table, of: Pose, kind: ItemKind, without: readonly string[]): number[] {
  const radius = radiusOfItem(kind)
  const reach = discFoot(of.x, of.z, RING + radius + 1) // no slot is farther out, be its place rounded up
  const near = piecesOf(table, without)
    .filter(({ pose }) => Math.abs(pose.x - of.x) < NEAR && Math.abs(pose.z - of.z) < NEAR)
    .map(footOf)
    .filter((foot) => overlaps(reach, foot))
  const free: number[] = []
  for (let slot = 0; slot < SLOTS; slot++) {
    const { x, z } = slotPlace(of, slot)
    const foot = discFoot(x, z, radius)
    if (onSurface(foot, TABLE) && !near.some((other) => overlaps(foot, other))) free.push(slot)
  }
  return free
}
/** A wagon is the longest piece. */
const NEAR = 16_000

/** Two slots far enough from each other for what lies on them: 40°, and discs that don't overlap (PW-R08). */
export function areApart(a: number, kindA: ItemKind, b: number, kindB: ItemKind): boolean {
  const steps = Math.abs(a - b)
  const angle = Math.min(steps, SLOTS - steps) * SLOT_STEP
  return angle >= APART && 2 * RING * sine(angle / 2) >= radiusOfItem(kindA) + radiusOfItem(kindB)
}

/** Slots for one object while the others that its owner carries stay where they are. */
export function slotsFor(table: Table, owner: Figure, kind: ItemKind, itself: string): number[] {
  const others = heldBy(table, owner.id).filter(({ id, pose }) => id !== itself && pose !== null)
  return freeSlots(table, owner.pose!, kind, [itself, owner.id]).filter((slot) =>
    others.every(({ pose }) => {
      const away = Math.abs(bearing(owner.pose!.x, owner.pose!.z, pose!.x, pose!.z) - slot * SLOT_STEP)
      return Math.min(away, FULL_TURN - away) >= APART
    }),
  )
}

/** On the free slot nearest to where it is, or wherever there is room. */
export function backToRing(table: Table, owner: Figure, it: Item, near: Point): Pose {
  const slots = slotsFor(table, owner, it.kind, it.id)
  let best: Pose | undefined
  let least = Infinity
  for (const slot of slots) {
    const pose = slotPose(owner.pose!, slot)
    const away = (pose.x - near.x) ** 2 + (pose.z - near.z) ** 2
    if (away < least) {
      least = away
      best = pose
    }
  }
  return best ?? elsewhere(table, owner, it)
}

/** No slot is free: the nearest spot that is. */
export const elsewhere = (table: Table, owner: Figure, it: Item): Pose => {
  const { x, z } = slotPlace(owner.pose!, 0)
  return room(table, bodyKind(it.kind), upright(x, z, 0), [it.id])
}
export const poseAtSlot = (table: Table, owner: Figure, it: Item, slot: number): Pose =>
  slot === ANYWHERE ? elsewhere(table, owner, it) : slotPose(owner.pose!, slot)
