// A world for one flick: everything on the table as rigid bodies, in a fixed order, come to rest and asleep.

import type { Collider, ColliderDesc, EventQueue, RigidBody, World } from '@dimforge/rapier3d-deterministic-compat'
import { type Engine, engine } from './engine.ts'
import { type Flick, STEPS_A_SECOND } from '../flick.ts'
import type { Glide } from '../glide.ts'
import { KINDS, type Layout, type Piece } from '../layout.ts'
import { type Box, FLICKED_WOOD, type Prism, TABLE_BOUNCE, TABLE_FRICTION, WOOD } from '../pieces.ts'
import { rotationOf } from '../maths/rotation.ts'
import { cosine, FULL_TURN, sine } from '../maths/trigonometry.ts'

const GRAVITY = 981
const TABLE_THICKNESS = 4
/** How far a planar disc reaches below the table top, so that no lying piece slips under it. */
const REACH_BELOW = 2

/** Who meets whom: planar discs don't touch the table, and the flicked piece passes what it starts on. */
const GROUP = { table: 1, piece: 2, passed: 4, planar: 8, flicked: 16 }
const groups = (member: number, meets: number): number => (member << 16) | meets
const PIECES = GROUP.piece | GROUP.planar
const MEETS = {
  table: groups(GROUP.table, GROUP.piece | GROUP.passed | GROUP.flicked),
  piece: groups(GROUP.piece, GROUP.table | PIECES | GROUP.passed | GROUP.flicked),
  passed: groups(GROUP.passed, GROUP.table | PIECES | GROUP.passed),
  planar: groups(GROUP.planar, PIECES | GROUP.passed | GROUP.flicked),
  flickedPlanar: groups(GROUP.flicked, PIECES),
  flickedFree: groups(GROUP.flicked, PIECES | GROUP.table),
}

export interface Standing {
  readonly piece: Piece
  readonly body: RigidBody
}
export interface WoodenWorld {
  readonly world: World
  readonly events: EventQueue
  readonly pieces: readonly Standing[]
  readonly byBody: ReadonlyMap<number, Standing>
  readonly byCollider: ReadonlyMap<number, { readonly standing: Standing; readonly part: number }>
}

const rank = (piece: Piece): number => KINDS.indexOf(piece.kind)

/** By kind, then by id. */
export const inOrder = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

export function buildWorld(layout: Layout, passed: ReadonlySet<string>): WoodenWorld {
  const rapier = engine()
  const world = new rapier.World({ x: 0, y: -GRAVITY, z: 0 })
  world.timestep = 1 / STEPS_A_SECOND
  world.maxCcdSubsteps = 4
  const events = new rapier.EventQueue(true)
  const { halfX, halfZ } = layout.surface
  world.createCollider(
    rapier.ColliderDesc.cuboid(halfX / 1000, TABLE_THICKNESS / 2, halfZ / 1000)
      .setTranslation(0, -TABLE_THICKNESS / 2, 0)
      .setFriction(TABLE_FRICTION)
      .setRestitution(TABLE_BOUNCE)
      .setCollisionGroups(MEETS.table),
  )
  const pieces: Standing[] = []
  const byBody = new Map<number, Standing>()
  const byCollider = new Map<number, { standing: Standing; part: number }>()
  for (const piece of inOrder(layout.pieces)) {
    const standing: Standing = { piece, body: putDown(rapier, world, piece, passed.has(piece.id)) }
    pieces.push(standing)
    byBody.set(standing.body.handle, standing)
    for (let part = 0; part < WOOD[piece.kind].parts.length; part++)
      byCollider.set(standing.body.collider(part).handle, { standing, part })
  }
  settle(world, pieces)
  return { world, events, pieces, byBody, byCollider }
}

export function discard({ world, events }: WoodenWorld): void {
  events.free()
  world.free()
}

/** New bodies are all awake, whatever their description says, and a first contact wakes them again: one step, then sleep. */
function settle(world: World, pieces: readonly Standing[]): void {
  world.step()
  const still = { x: 0, y: 0, z: 0 }
  for (const { body } of pieces) {
    body.setLinvel(still, false)
    body.setAngvel(still, false)
    body.sleep()
  }
}

function putDown(rapier: Engine, world: World, piece: Piece, isPassed: boolean): RigidBody {
  const wood = WOOD[piece.kind]
  const { x, y, z } = piece.pose
  const description = rapier.RigidBodyDesc.dynamic()
    .setTranslation(x / 1000, y / 1000, z / 1000)
    .setRotation(rotationOf(piece.pose))
    .setAngularDamping(wood.planar ? 0 : 0.3)
  if (wood.planar)
    description.enabledTranslations(true, false, true).enabledRotations(false, true, false).setGravityScale(0)
  const body = world.createRigidBody(description)
  let volume = 0
  for (const part of wood.parts) volume += volumeOf(part)
  for (const part of wood.parts)
    world.createCollider(
      colliderOf(rapier, part)
        .setMass((wood.mass * volumeOf(part)) / volume)
        .setFriction(wood.friction)
        .setRestitution(wood.bounce)
        .setCollisionGroups(isPassed ? MEETS.passed : wood.planar ? MEETS.planar : MEETS.piece),
      body,
    )
  return body
}

/** An area of a regular polygon needs its sine only. */
const areaOf = (part: Box | Prism): number =>
  part.shape === 'box'
    ? 4 * part.halfU * part.halfW
    : (part.sides / 2) * part.radius * part.radius * sine(FULL_TURN / part.sides)
const volumeOf = (part: Box | Prism): number =>
  areaOf(part) * (part.to - part.from) * (part.shape === 'prism' ? part.wooden : 1)

function colliderOf(rapier: Engine, part: Box | Prism): ColliderDesc {
  const middle = (part.from + part.to) / 2
  const half = (part.to - part.from) / 2
  return part.shape === 'box'
    ? rapier.ColliderDesc.cuboid(part.halfW, half, part.halfU).setTranslation(part.w, middle, part.u)
    : prism(rapier, part.sides, part.radius, half).setTranslation(0, middle, 0)
}

const PRISMS = new Map<string, { readonly corners: Float32Array; readonly triangles: Uint32Array }>()

/** With its axis upright and a flat side ahead. Its mesh is known: to have a hull reckoned for every piece took a third of the building. */
function prism(rapier: Engine, sides: number, radius: number, half: number): ColliderDesc {
  const name = `${sides} ${radius} ${half}`
  let mesh = PRISMS.get(name)
  if (!mesh) {
    mesh = { corners: corners(sides, radius, half, FULL_TURN / sides / 2), triangles: trianglesOf(sides) }
    PRISMS.set(name, mesh)
  }
  return rapier.ColliderDesc.convexMesh(mesh.corners, mesh.triangles)!
}

/** Of a prism whose axis is vertical and whose first corner lies at this angle. */
function corners(sides: number, radius: number, half: number, first: number): Float32Array {
  const points = new Float32Array(sides * 6)
  for (let corner = 0; corner < sides; corner++) {
    const angle = first + (FULL_TURN / sides) * corner
    points.set([radius * cosine(angle), -half, radius * sine(angle)], corner * 6)
    points.set([radius * cosine(angle), half, radius * sine(angle)], corner * 6 + 3)
  }
  return points
}

export interface FlickedBody {
  readonly body: RigidBody
  readonly collider: Collider
}

/** Both ends as fans, each side as two triangles; seen from outside their corners go counter-clockwise. */
function trianglesOf(sides: number): Uint32Array {
  const triangles: number[] = []
  for (let n = 0; n < sides; n++) {
    const low = n * 2
    const next = ((n + 1) % sides) * 2
    triangles.push(low, low + 1, next, next, low + 1, next + 1)
    if (n > 0 && n < sides - 1) triangles.push(0, low, next, 1, next + 1, low + 1)
  }
  return new Uint32Array(triangles)
}

/** The flicked piece, where it has got to on its own, going on. */
export function addFlicked({ world }: WoodenWorld, { what }: Flick, glide: Glide): FlickedBody {
  const rapier = engine()
  const wood = FLICKED_WOOD[what]
  const isPlanar = wood.slows > 0
  const { at, rotation } = glide.spot
  const description = rapier.RigidBodyDesc.dynamic()
    .setTranslation(at.x, at.y, at.z)
    .setRotation(rotation)
    .setCcdEnabled(true)
    .setCanSleep(false)
  let shape: ColliderDesc
  if (isPlanar) {
    description.enabledTranslations(true, false, true).enabledRotations(false, true, false).setGravityScale(0)
    shape = rapier.ColliderDesc.cylinder((wood.thick + REACH_BELOW) / 2, wood.radius).setTranslation(
      0,
      (wood.thick - REACH_BELOW) / 2,
      0,
    )
  } else {
    description.setAngularDamping(0.3)
    shape = prism(rapier, 8, wood.radius, wood.thick / 2).setRotation(ON_EDGE)
  }
  const body = world.createRigidBody(description)
  const collider = world.createCollider(
    shape
      .setMass(wood.mass)
      .setFriction(wood.friction)
      .setRestitution(wood.bounce)
      .setCollisionGroups(isPlanar ? MEETS.flickedPlanar : MEETS.flickedFree)
      .setActiveEvents(rapier.ActiveEvents.COLLISION_EVENTS),
    body,
  )
  const { speed, eastward, southward } = glide
  body.setLinvel({ x: speed * eastward, y: 0, z: speed * southward }, true)
  // Dynamite leaves the hand rolling, not quite as fast as it goes.
  const roll = isPlanar ? 0 : (ROLLING * speed) / wood.radius
  body.setAngvel({ x: roll * southward, y: glide.spin, z: -roll * eastward }, true)
  return { body, collider }
}

const ROLLING = 0.65

/** A quarter turn about the way it goes: the axis of the octagon comes to lie across. */
const QUARTER = Math.sqrt(0.5)
const ON_EDGE = { x: QUARTER, y: 0, z: 0, w: QUARTER }
