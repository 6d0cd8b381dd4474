// A disc on the bare table goes straight and slows down evenly: as long as nothing is near, no world is needed to know where it is.
// Most moves touch nothing at all, and those cost next to nothing.

import { discFoot, gap } from './feet.ts'
import { type Flick, STEPS_A_SECOND } from './flick.ts'
import { FLICKED_WOOD, radiusOf } from './pieces.ts'
import type { Spot } from './world/reading.ts'
import { facingTurn } from './maths/rotation.ts'
import { type Obstacle, sweep } from './sweep.ts'
import { cosine, FULL_TURN, sine } from './maths/trigonometry.ts'

/** Nearer than this the engine takes over: ten times the touch that counts. */
const NEAR = 200
const FARTHER_THAN_ANY = 1_000_000

/** At rest is what has been slower than this for a while. The engine's own sleep timer would add seconds. */
const STILL = 0.6 // cm/s
const UNTURNING = 0.15 // rad/s
export const isStirring = (speedSquared: number, spinSquared: number): boolean =>
  speedSquared > STILL * STILL || spinSquared > UNTURNING * UNTURNING

/** Friction takes so much of its speed in a step. */
export const slowed = (speed: number, slows: number): number => Math.max(0, speed - slows / STEPS_A_SECOND)

/** Its spin is rubbed away by a ring of the same friction. */
export function unspun(spin: number, slows: number, radius: number): number {
  const less = (slows * 4) / 3 / radius / STEPS_A_SECOND
  return spin > 0 ? Math.max(0, spin - less) : Math.min(0, spin + less)
}

/** Centimetres, seconds, radians: the numbers of the engine, which may take over at any step. */
export class Glide {
  readonly eastward: number
  readonly southward: number
  speed: number
  spin: number
  private readonly slows: number
  private readonly radius: number
  private readonly clear: number
  private way = 0
  private readonly start: { readonly x: number; readonly z: number }
  private turned = 0
  private readonly height: number
  private readonly ahead: number

  /** `obstacles`: all that isn't under its start. */
  constructor(flick: Flick, obstacles: readonly Obstacle[]) {
    const { radius, slows } = FLICKED_WOOD[flick.what]
    this.eastward = cosine(flick.direction)
    this.southward = -sine(flick.direction)
    this.speed = flick.speed / 1000
    this.spin = flick.spin / 1000
    this.slows = slows
    this.radius = radius
    this.start = { x: flick.x / 1000, z: flick.z / 1000 }
    this.clear = clearWay(flick, obstacles) / 1000
    // A free piece stands on one of its eight sides and looks where it goes, ready to roll away; a disc lies flat.
    const isFree = slows === 0
    this.height = isFree ? radius * cosine(FULL_TURN / 16) : 0
    this.ahead = isFree ? flick.direction : 0
  }
  /** It stays clear of everything in the next step too. */
  get isClear(): boolean {
    return this.way + this.speed / STEPS_A_SECOND <= this.clear
  }
  get isMoving(): boolean {
    return isStirring(this.speed * this.speed, this.spin * this.spin)
  }
  advance(): void {
    this.speed = slowed(this.speed, this.slows)
    this.spin = unspun(this.spin, this.slows, this.radius)
    this.way += this.speed / STEPS_A_SECOND
    this.turned += this.spin / STEPS_A_SECOND
  }
  get spot(): Spot {
    return {
      at: { x: this.start.x + this.way * this.eastward, y: this.height, z: this.start.z + this.way * this.southward },
      rotation: facingTurn(this.ahead + (this.turned * FULL_TURN) / (2 * Math.PI)),
    }
  }
}

/** How far it goes before something is near. Dynamite tumbles from the start, and a thrown figure is as tall as a cactus' arms are high. */
function clearWay({ what, x, z, direction }: Flick, obstacles: readonly Obstacle[]): number {
  if (what !== 'disc' && what !== 'bullet') return -1
  const start = discFoot(x, z, radiusOf(what) + NEAR)
  for (const { foot } of obstacles) if (gap(start, foot) === 0) return -1
  return sweep(obstacles, radiusOf(what) + NEAR, x, z, direction, FARTHER_THAN_ANY)?.way ?? FARTHER_THAN_ANY
}
