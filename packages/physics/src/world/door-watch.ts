// A door line, watched while a disc goes by: is it crossed, and from which side?

import type { Door } from '../flick.ts'
import { cosine, sine } from '../maths/trigonometry.ts'

/** A door in the frame of its posts. */
export class DoorWatch {
  private readonly sine: number
  private readonly cosine: number
  private wasFront: boolean
  private last: number

  private readonly door: Door
  private readonly radius: number

  constructor(door: Door, radius: number, x: number, z: number) {
    this.door = door
    this.radius = radius
    this.sine = sine(door.facing)
    this.cosine = cosine(door.facing)
    this.last = this.ahead(x, z)
    this.wasFront = this.last > 0
  }
  private ahead(x: number, z: number): number {
    return (x - this.door.x) * this.cosine - (z - this.door.z) * this.sine
  }
  private isBetweenPosts(x: number, z: number): boolean {
    return Math.abs((x - this.door.x) * this.sine + (z - this.door.z) * this.cosine) < this.door.half
  }
  /** Some part of the disc has just got past the line, between the posts, from the front. */
  isCrossed(x: number, z: number): boolean {
    const ahead = this.ahead(x, z)
    const goesIn = ahead < this.last
    this.last = ahead
    if (ahead > this.radius) this.wasFront = true
    else if (ahead < 0 && !this.isBetweenPosts(x, z)) this.wasFront = false
    return this.wasFront && goesIn && ahead <= this.radius && this.isBetweenPosts(x, z)
  }
  /** The disc isn't wholly through yet. */
  isWithin(x: number, z: number): boolean {
    return this.ahead(x, z) < this.radius && this.isBetweenPosts(x, z)
  }
}
