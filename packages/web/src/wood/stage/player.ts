// Plays a film on the table, forwards at any speed, or stands still at any moment of it.

import type { FigureLook, Looks } from '../scene/wooden-table.ts'
import type { Film } from '../../plain/plan/film.ts'
import { PICTURES_A_SECOND, type Point } from '@saloon/physics'
import { liftedOff, momentAt } from '../playback/reel.ts'
import type { SceneTable } from '../scene/table.ts'

export interface Playing {
  readonly film: Film
  readonly looks: Looks // of the table before the flick
  readonly speed: number
  readonly from: number // pictures
  readonly to: number
  readonly flicked?: FigureLook | undefined // whoever is flicked himself
}

export class Player {
  at: number
  isPaused = false
  readonly playing: Playing
  private readonly table: SceneTable
  private last: number | undefined
  private reel = -1
  private lifted: string | undefined

  constructor(table: SceneTable, playing: Playing) {
    this.table = table
    this.playing = playing
    this.at = playing.from
    table.layOut(playing.film.before, playing.looks)
    this.show()
  }

  /** To the moment of this picture of the screen; false: it has come to its end. */
  tick(now: number): boolean {
    const passed = this.last === undefined ? 0 : now - this.last
    this.last = now
    const { speed, to } = this.playing
    if (!this.isPaused) this.at = Math.min(to, this.at + (passed / 1000) * PICTURES_A_SECOND * speed)
    this.show()
    return this.at < to
  }
  seek(at: number): void {
    this.at = at
    this.last = undefined
    this.show()
  }
  /** Where what is flicked is now. */
  get spot(): Point | undefined {
    return momentAt(this.playing.film, this.at).flicked?.pose
  }

  private show(): void {
    const { film, flicked: look } = this.playing
    const { poses, flicked } = momentAt(film, this.at)
    if ((flicked?.reel ?? -1) !== this.reel) {
      this.reel = flicked?.reel ?? -1
      this.table.flick(flicked?.what, look)
      if (this.lifted !== undefined) this.table.show(this.lifted, true)
      this.lifted = this.reel < 0 ? undefined : liftedOff(film, this.reel)
      if (this.lifted !== undefined) this.table.show(this.lifted, false)
    }
    for (const { id, pose } of film.before.pieces) {
      const now = poses.get(id)
      this.table.place(id, now ?? pose)
    }
    if (flicked) this.table.place('', flicked.pose)
  }
  /** Nothing of it is left: whoever was lifted off stands there again. */
  end(): void {
    this.table.flick(undefined)
    if (this.lifted !== undefined) this.table.show(this.lifted, true)
  }
}
