// A flick that runs until everything is at rest, and what happens meanwhile: touches, doors, edges, pictures. The world of wood is
// built only when the disc comes near something.

import type { RigidBody } from '@dimforge/rapier3d-deterministic-compat'
import { DoorWatch } from './door-watch.ts'
import { discFoot, overlaps } from '../feet.ts'
import { fingerprintOf } from '../maths/fingerprint.ts'
import { type Flick, type Moved, type Result, STEPS_A_SECOND, type Touch } from '../flick.ts'
import { Glide, isStirring, slowed, unspun } from '../glide.ts'
import type { Layout, Piece, Pose } from '../layout.ts'
import { FLICKED_WOOD, LOOSE_SLOWS, radiusOf, WOOD } from '../pieces.ts'
import { clampedTo, FALLEN, isOff, isSame, poseOf, type Spot, spotOf } from './reading.ts'
import { tiltOf, whole } from '../maths/rotation.ts'
import { obstacle } from '../sweep.ts'
import { PICTURES_A_SECOND, Recorder } from '../track.ts'
import { addFlicked, buildWorld, discard, type FlickedBody, type Standing, type WoodenWorld } from './world.ts'

/** No flick lasts longer, whatever happens: six seconds, and one more for what leaned on the disc. */
export const MOST_STEPS = 6 * STEPS_A_SECOND
export const MOST_STEPS_AFTERWARDS = STEPS_A_SECOND

const STEPS_A_PICTURE = STEPS_A_SECOND / PICTURES_A_SECOND
const STEPS_AT_REST = 24
/** What fell off the table is forgotten from here on down. */
const GONE = -8

export class Run {
  private readonly touches: Touch[] = []
  private readonly recorder = new Recorder()
  private readonly before = new Map<Piece, Spot>()
  private readonly woken = new Set<Standing>()
  private readonly off = new Map<Standing, Pose>()
  private readonly gone = new Set<Standing>()
  private readonly falls = new Map<string, number>()
  private readonly doors: readonly DoorWatch[]
  private readonly wayOut: DoorWatch | undefined
  private readonly glide: Glide
  private readonly passed = new Set<string>()
  private readonly slows: number
  private wooden: (WoodenWorld & FlickedBody) | undefined
  private speed = 0
  private step = 0
  private stillFor = 0
  private crossed = -1
  private isThere = true
  private flickedOff = false
  private flicked: Spot

  private readonly layout: Layout
  private readonly flick: Flick

  constructor(layout: Layout, flick: Flick) {
    this.layout = layout
    this.flick = flick
    const radius = radiusOf(flick.what)
    const start = discFoot(flick.x, flick.z, radius)
    const obstacles = layout.pieces.map(obstacle)
    for (const { id, foot } of obstacles) if (overlaps(start, foot)) this.passed.add(id)
    this.doors = flick.doors.map((door) => new DoorWatch(door, radius, flick.x, flick.z))
    this.wayOut = flick.out ? new DoorWatch(flick.out.door, radius, flick.x, flick.z) : undefined
    this.slows = FLICKED_WOOD[flick.what].slows
    this.glide = new Glide(
      flick,
      obstacles.filter(({ id }) => !this.passed.has(id)),
    )
    this.flicked = this.glide.spot
    this.recorder.see('', this.flicked)
  }

  /** So many steps of it, for whoever has others waiting. False: it has come to its end. */
  goOn(steps: number): boolean {
    const until = Math.min(MOST_STEPS, this.step + steps)
    while (this.step < until && this.crossed === -1 && this.stillFor < STEPS_AT_REST) this.advance()
    return this.step === until && until < MOST_STEPS
  }

  result(): Result {
    while (this.step < MOST_STEPS && this.crossed === -1 && this.stillFor < STEPS_AT_REST) this.advance()
    this.afterwards()
    const moved = this.moved()
    const { x, z } = this.flicked.at
    const flicked = { x: whole(x * 1000), z: whole(z * 1000), off: this.flickedOff, pose: poseOf(this.flicked) }
    const track = this.recorder.track(this.flick.what)
    const rest = { touches: this.touches, crossed: this.crossed, flicked, moved, steps: this.step }
    const falls = [...this.falls].map(([id, step]) => ({ id, step }))
    return { ...rest, falls, track, hash: fingerprintOf(rest) }
  }

  /** The disc is taken off the table; what leaned on it comes to rest. */
  private afterwards(): void {
    const isQuiet = this.crossed === -1 && !(this.isThere && this.isLeanedOn())
    if (this.isThere) this.takeAway()
    if (isQuiet || this.woken.size === 0) return
    this.stillFor = 0
    const last = this.step + MOST_STEPS_AFTERWARDS
    while (this.step < last && this.stillFor < STEPS_AT_REST) this.advance()
  }

  private advance(): void {
    if (!this.wooden && this.isThere && !this.glide.isClear) this.comeNear()
    this.step++
    if (this.wooden) this.stepIn(this.wooden)
    else if (this.isThere) this.slide()
    if (this.isThere) this.watchDoorsAndEdges()
    const isPicture = this.step % STEPS_A_PICTURE === 0
    if (isPicture) this.recorder.frames++
    if (isPicture && this.isThere) this.recorder.see('', this.flicked)
    const isStill = this.wooden ? this.look(this.wooden, isPicture) : !(this.isThere && this.glide.isMoving)
    this.stillFor = isStill ? this.stillFor + 1 : 0
  }

  private slide(): void {
    this.glide.advance()
    this.flicked = this.glide.spot
  }

  /** From here on the engine decides. */
  private comeNear(): void {
    const wooden = buildWorld(this.layout, this.passed)
    for (const { piece, body } of wooden.pieces) this.before.set(piece, spotOf(body))
    const { body, collider } = addFlicked(wooden, this.flick, this.glide)
    this.wooden = { ...wooden, body, collider }
  }

  private stepIn(wooden: WoodenWorld & FlickedBody): void {
    if (this.isThere) this.slowDown(wooden.body)
    wooden.world.step(wooden.events)
    if (this.isThere) this.flicked = spotOf(wooden.body)
    this.listen(wooden)
  }

  private slowDown(body: RigidBody): void {
    const { x, y, z } = body.linvel()
    this.speed = Math.sqrt(x * x + y * y + z * z)
    if (this.slows > 0) rub(body, this.slows, FLICKED_WOOD[this.flick.what].radius)
  }

  /** Touches that begin in one step are ordered by the pieces, not by the engine. */
  private listen({ events, byCollider, pieces, collider }: WoodenWorld & FlickedBody): void {
    const begun: { readonly standing: Standing; readonly part: number }[] = []
    events.drainCollisionEvents((one, other, isStart) => {
      if (!isStart || !this.isThere) return
      const touched = byCollider.get(one === collider.handle ? other : one)
      if (touched) begun.push(touched)
    })
    if (begun.length === 0) return
    begun.sort((a, b) => pieces.indexOf(a.standing) - pieces.indexOf(b.standing) || a.part - b.part)
    const x = whole(this.flicked.at.x * 1000)
    const z = whole(this.flicked.at.z * 1000)
    for (const { standing, part } of begun) {
      const { id } = standing.piece
      const isFree = this.flick.mayTouch.includes(id) || (this.flick.out?.piece === id && this.wayOut!.isWithin(x, z))
      this.touches.push({ step: this.step, id, part, free: isFree, x, z, speed: whole(this.speed * 1000) })
      this.recorder.hear(id, this.speed)
    }
  }

  private watchDoorsAndEdges(): void {
    const x = this.flicked.at.x * 1000
    const z = this.flicked.at.z * 1000
    const { halfX, halfZ } = this.layout.surface
    if (Math.abs(x) > halfX || Math.abs(z) > halfZ) {
      this.flickedOff = true
      if (this.slows > 0 || this.flicked.at.y < GONE) this.takeAway()
    } else {
      const crossed = this.doors.findIndex((door) => door.isCrossed(x, z))
      if (crossed !== -1 && this.touches.every(({ free }) => free)) this.crossed = crossed
    }
  }

  private isLeanedOn(): boolean {
    let isLeanedOn = false
    this.wooden?.world.contactPairsWith(this.wooden.collider, () => {
      isLeanedOn = true
    })
    return isLeanedOn
  }

  private takeAway(): void {
    this.recorder.see('', this.flicked)
    this.wooden?.world.removeRigidBody(this.wooden.body)
    this.isThere = false
  }

  /** Every body that is awake: where is it, has it left the table? Tells whether all are still. */
  private look({ world, byBody }: WoodenWorld, isPicture: boolean): boolean {
    let isStill = true
    const fallen: Standing[] = []
    world.forEachActiveRigidBody((body) => {
      if (isMoving(body)) isStill = false
      const standing = byBody.get(body.handle)
      if (!standing) return
      this.woken.add(standing)
      if (WOOD[standing.piece.kind].planar) rub(body, LOOSE_SLOWS, 1)
      if (standing.piece.kind === 'figure' && isDown(body)) this.noteFall(standing.piece.id)
      if (!isPicture) return
      const spot = spotOf(body)
      this.recorder.see(standing.piece.id, spot)
      if (!this.off.has(standing) && isOff(standing.piece.kind, spot, this.layout.surface))
        this.off.set(standing, clampedTo(this.layout.surface, poseOf(spot)))
      if (spot.at.y < GONE || (WOOD[standing.piece.kind].planar && this.off.has(standing))) fallen.push(standing)
    })
    for (const standing of fallen) {
      this.gone.add(standing)
      world.removeRigidBody(standing.body)
    }
    return isStill
  }

  private noteFall(id: string): void {
    if (!this.falls.has(id)) this.falls.set(id, this.step)
  }

  /** The world is thrown away, whatever came of it. */
  close(): void {
    if (this.wooden) discard(this.wooden)
  }

  private moved(): readonly Moved[] {
    const found = new Map<string, Moved>()
    for (const standing of this.woken) {
      const { id, kind } = standing.piece
      const offAt = this.off.get(standing)
      const spot = this.gone.has(standing) ? undefined : spotOf(standing.body)
      const isOffNow = offAt !== undefined || (spot !== undefined && isOff(kind, spot, this.layout.surface))
      if (!isOffNow && isSame(spot!, this.before.get(standing.piece)!)) continue
      const pose = offAt ?? (isOffNow ? clampedTo(this.layout.surface, poseOf(spot!)) : poseOf(spot!))
      const tilt = tiltOf(pose)
      found.set(id, { id, kind, pose, tilt, down: isOffNow || tilt > FALLEN, off: isOffNow })
    }
    return this.layout.pieces.flatMap(({ id }) => found.get(id) ?? [])
  }
}

/** Its up axis has passed 60° from the vertical, whose cosine is a half. */
function isDown(body: RigidBody): boolean {
  const { x, z } = body.rotation()
  return 1 - 2 * (x * x + z * z) < 0.5
}

function isMoving(body: RigidBody): boolean {
  const v = body.linvel()
  const w = body.angvel()
  return isStirring(v.x * v.x + v.y * v.y + v.z * v.z, w.x * w.x + w.y * w.y + w.z * w.z)
}

/** Friction of a planar disc: sums, products and a root, the same everywhere. */
function rub(body: RigidBody, slows: number, radius: number): void {
  const v = body.linvel()
  const speed = Math.sqrt(v.x * v.x + v.z * v.z)
  if (speed > 0) {
    const left = slowed(speed, slows) / speed
    body.setLinvel({ x: v.x * left, y: 0, z: v.z * left }, false)
  }
  const spin = body.angvel().y
  if (spin !== 0) body.setAngvel({ x: 0, y: unspun(spin, slows, radius), z: 0 }, false)
}
