// The camera: where it is, where it goes, and whether it may move by itself.

import type { Point, Surface } from '@saloon/physics'
import type { Eye } from '../scene/table.ts'
import type { About, Preset } from '../scene/wooden-table.ts'
import { orbited, panned, zoomed } from './orbit.ts'
import { eyeOf } from './presets.ts'
import { between } from './travel.ts'

const TRAVEL = 500
/** How quickly it follows what is flicked: a share of the way that is left, each picture of a sixtieth. */
const FOLLOW = 0.05
const SIXTIETH = 1000 / 60

interface Travel {
  readonly from: Eye
  readonly to: Eye
  since: number | undefined // the first picture after it was wished for begins it
}

export class Rig {
  preset: Preset = 'table'
  now: Eye
  isHeld = false
  private surface: Surface
  private aspect: number
  private isUpright: boolean
  private about: About | undefined
  private travel: Travel | undefined
  private following: Point | undefined
  private returnsTo: Eye | undefined
  private last: number | undefined

  constructor(surface: Surface, aspect: number, isUpright: boolean) {
    this.surface = surface
    this.aspect = aspect
    this.isUpright = isUpright
    this.now = eyeOf('table', this.room, undefined)!
  }

  /** `moves`: travels there, else it is there at once. */
  lookFrom(preset: Preset, about: About | undefined, moves: boolean): void {
    this.about = about ?? this.about
    const to = eyeOf(preset, this.room, this.about)
    this.preset = preset
    if (to) this.goTo(to, moves)
  }
  goTo(to: Eye, moves: boolean): void {
    this.returnsTo = undefined
    if (moves) this.travel = { from: this.now, to, since: undefined }
    else {
      this.travel = undefined
      this.now = to
    }
  }
  /** By the player's own hand: from here on it is free. */
  orbit(yaw: number, pitch: number): void {
    this.take(orbited(this.now, yaw, pitch))
  }
  zoom(factor: number): void {
    this.take(zoomed(this.now, factor))
  }
  pan(right: number, near: number): void {
    this.take(panned(this.now, right, near, this.surface))
  }
  private take(eye: Eye): void {
    this.now = eye
    this.travel = undefined
    this.returnsTo = undefined
    this.preset = 'free'
  }

  /** Leans after what moves, as long as it does; then back to where it was. */
  follow(spot: Point | undefined, moves: boolean): void {
    if (!moves) return
    // Another flick while it still comes back from the last: it returns to where that one began.
    if (spot && !this.following) this.returnsTo ??= this.travel?.to ?? this.now
    this.following = this.isHeld ? undefined : spot
    if (!spot && this.returnsTo && !this.isHeld) {
      const to = this.returnsTo
      this.goTo(to, moves)
    }
  }

  resize(aspect: number, isUpright: boolean): void {
    this.aspect = aspect
    this.isUpright = isUpright
    this.again()
  }
  /** A table of another size is looked at as a whole. */
  stand(surface: Surface): void {
    if (surface.halfX === this.surface.halfX && surface.halfZ === this.surface.halfZ) return
    this.surface = surface
    this.preset = 'table'
    this.again()
  }
  private again(): void {
    const to = eyeOf(this.preset, this.room, this.about)
    if (!to) return
    if (this.travel) this.travel = { ...this.travel, to }
    else if (this.following) this.returnsTo = to
    else this.now = to
  }

  /** To the moment of this picture; whether it goes on. */
  tick(now: number): boolean {
    const passed = this.last === undefined ? SIXTIETH : Math.min(100, now - this.last)
    this.last = now
    if (this.travel) {
      this.travel.since ??= now
      const t = (now - this.travel.since) / TRAVEL
      this.now = between(this.travel.from, this.travel.to, t)
      if (t >= 1) this.travel = undefined
    } else if (this.following) this.lean(this.following, passed)
    const goesOn = this.travel !== undefined || this.following !== undefined
    if (!goesOn) this.last = undefined
    return goesOn
  }
  private lean({ x, z }: Point, passed: number): void {
    const share = 1 - (1 - FOLLOW) ** (passed / SIXTIETH)
    const { eye, target, fov } = this.now
    const [dx, dz] = [(x / 1000 - target[0]) * share * LEANS, (z / 1000 - target[2]) * share * LEANS]
    this.now = {
      eye: [eye[0] + dx * STEPS, eye[1], eye[2] + dz * STEPS],
      target: [target[0] + dx, target[1], target[2] + dz],
      fov,
    }
  }

  private get room() {
    return { surface: this.surface, aspect: this.aspect, isUpright: this.isUpright }
  }
}
/** Gently: the eye turns more than it walks. */
const LEANS = 0.35
const STEPS = 0.5
