// The wooden table at work: what it shows, who looks from where, what is played on it. It draws a picture when something has changed, and
// none when nothing has.

import type { Plan, Point, Pose } from '@saloon/physics'
import { flushSync } from 'react-dom'
import { movesFully, useSettings } from '../../app/settings.ts'
import { contactsOf, type Film } from '../../plain/plan/film.ts'
import { Rig } from '../camera/rig.ts'
import { CAMERAS, type CameraName, SLOWLY, shotOf } from '../playback/cameras.ts'
import { wayOf } from '../playback/reel.ts'
import { Judge } from '../scene/quality.ts'
import { makeTable, type Beginning, type SceneTable } from '../scene/table.ts'
import type {
  About,
  AimMarks,
  Contact,
  FigureLook,
  Looks,
  Preset,
  Quality,
  RingMark,
  TablePress,
  WoodenView,
} from '../scene/wooden-table.ts'
import { aboutNow, thrownOut } from './about.ts'
import { type Hands, handsOf } from './hands.ts'
import { Player } from './player.ts'

export interface Laid {
  readonly plan: Plan
  readonly looks: Looks
}
export interface Replaying {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly camera: CameraName
  readonly isPaused: boolean
}
export interface StageOptions extends Omit<Beginning, 'surface'> {
  readonly element: HTMLElement
  readonly canvas: HTMLCanvasElement
  /** Whenever something that is read from it has changed. */
  readonly changed: (stage: Stage) => void
  /** A replay has begun, goes on, or is over. */
  readonly replayed: (replaying: Replaying | undefined) => void
  /** It can't keep up. */
  readonly slow: (verdict: Quality | 'plan') => void
}

/** A phone in one hand: by the screen, so that the table doesn't turn when its place on it changes. */
const isUpright = (): boolean => matchMedia('(max-width: 599px) and (orientation: portrait)').matches
const TRAIL_STAYS = 4000
const NO_CONTACTS: readonly Contact[] = []
export type Take = (press: TablePress) => boolean

export async function openStage(options: StageOptions): Promise<Stage> {
  const table = await makeTable(options.canvas, { ...options, surface: options.plan.surface })
  return new Stage(table, options)
}

export class Stage {
  readonly table: SceneTable
  readonly rig: Rig
  private replaying: Replaying | undefined
  readonly options: StageOptions
  private readonly judge = new Judge()
  readonly calls = new Set<() => void>()
  readonly presses = new Set<Take>()
  readonly taps = new Set<Take>()
  private readonly hands: Hands
  private frame: number | undefined
  private drewAt: number | undefined
  private laid: Laid
  private player: Player | undefined
  private after: Laid | undefined
  private last: { readonly film: Film; readonly looks: Looks; readonly flicked: FigureLook | undefined } | undefined
  private contacts = NO_CONTACTS
  private trail: ReturnType<typeof setTimeout> | undefined
  private aim: AimMarks | undefined
  private rings: readonly RingMark[] = []
  private hasGhosts = false
  private backTo: Rig['now'] | undefined
  private width = 0
  private height = 0
  private isOver = false
  private wasFree = false

  constructor(table: SceneTable, options: StageOptions) {
    this.table = table
    this.options = options
    this.laid = { plan: options.plan, looks: options.looks }
    const { width, height } = options.element.getBoundingClientRect()
    this.rig = new Rig(options.plan.surface, width / height || 1.6, isUpright())
    this.hands = handsOf(this)
    this.resize()
  }

  // ---- what lies there -----------------------------------------------------------------------------------------------------

  layOut(laid: Laid): void {
    if (this.player && !this.replaying) this.after = laid
    else {
      this.endReplay()
      this.put(laid)
    }
  }
  private put(laid: Laid): void {
    this.laid = laid
    this.rig.stand(laid.plan.surface)
    this.table.layOut(laid.plan, laid.looks)
    this.ask()
  }
  /** The motion of what has just happened, and then how it lies. */
  play(film: Film, after: Laid): void {
    this.endReplay()
    this.finish()
    const { looks } = this.laid
    const flicked = thrownOut(this.laid.plan, after.plan, after.looks)
    this.last = { film, looks, flicked }
    this.after = after
    this.clearTrail()
    this.hasGhosts = false
    this.table.ghosts(undefined)
    if (!movesFully() || document.hidden) {
      this.put(after)
      this.after = undefined
      this.showTrail(film)
    } else {
      const speed = useSettings.getState().speed
      this.player = new Player(this.table, { film, looks, flicked, speed, from: 0, to: film.pictures })
    }
    this.changed()
    this.ask()
  }
  /** To its end at once: everything lies exactly where the rules have put it. */
  private finish(): void {
    if (!this.player || this.replaying) return
    const { film } = this.player.playing
    this.player.end()
    this.player = undefined
    this.rig.follow(undefined, movesFully())
    if (this.after) this.put(this.after)
    this.after = undefined
    this.showTrail(film)
  }
  private showTrail(film: Film): void {
    this.contacts = contactsOf(film)
    this.drawMarks(wayOf(film, film.pictures))
    this.trail = setTimeout(() => this.clearTrail(), TRAIL_STAYS)
    this.changed()
  }
  private clearTrail(): void {
    clearTimeout(this.trail)
    if (this.contacts.length === 0 && this.trail === undefined) return
    this.trail = undefined
    this.contacts = NO_CONTACTS
    this.drawMarks()
    this.changed()
  }
  setMarks(marks: AimMarks | undefined): void {
    this.aim = marks
    this.drawMarks()
  }
  setRings(rings: readonly RingMark[]): void {
    this.rings = rings
    this.drawMarks()
  }
  private drawMarks(way: readonly Point[] = []): void {
    const isQuiet = this.player !== undefined
    this.table.mark({
      aim: isQuiet ? undefined : this.aim,
      rings: isQuiet ? [] : this.rings,
      way,
      contacts: this.contacts,
    })
    this.ask()
  }

  // ---- replay ----------------------------------------------------------------------------------------------------------------

  /** Slowly, from three cameras one after the other. */
  replay(): void {
    const { last } = this
    const shot = last && shotOf(last.film)
    if (!last || !shot) return
    this.finish()
    this.backTo ??= this.rig.now
    this.startPass('behind')
  }
  readonly startPass = (camera: CameraName): void => {
    const { last } = this
    const shot = last && shotOf(last.film)
    if (!last || !shot) return
    this.player?.end()
    this.table.mark({ rings: [], way: [], contacts: [] })
    const { from, to, about } = shot
    this.player = new Player(this.table, { ...last, speed: SLOWLY, from, to })
    this.rig.lookFrom(camera, about, false)
    this.setReplaying({ at: from, from, to, camera, isPaused: false })
    this.changed()
    this.ask()
  }
  readonly seek = (at: number): void => {
    if (!this.player || !this.replaying) return
    this.player.isPaused = true
    this.player.seek(at)
    this.setReplaying({ ...this.replaying, at, isPaused: true })
    this.ask()
  }
  readonly pause = (isPaused: boolean): void => {
    if (!this.player || !this.replaying) return
    if (!isPaused && this.player.at >= this.replaying.to) return this.startPass(this.replaying.camera)
    this.player.isPaused = isPaused
    this.player.seek(this.player.at)
    this.setReplaying({ ...this.replaying, isPaused })
    this.ask()
  }
  readonly endReplay = (): void => {
    if (!this.replaying) return
    this.player?.end()
    this.player = undefined
    this.setReplaying(undefined)
    if (this.backTo) this.rig.goTo(this.backTo, false)
    this.backTo = undefined
    this.put(this.laid)
    this.drawMarks()
    this.changed()
  }
  private nextPass(): void {
    const next = CAMERAS[CAMERAS.indexOf(this.replaying!.camera) + 1]
    if (next) this.startPass(next)
    else this.endReplay()
  }

  // ---- pictures --------------------------------------------------------------------------------------------------------------

  readonly ask = (): void => {
    if (this.frame === undefined && !this.isOver) this.frame = requestAnimationFrame(this.draw)
  }
  private readonly draw = (now: number): void => {
    this.frame = undefined
    let goesOn = false
    if (this.player) {
      const isPlaying = this.player.tick(now)
      goesOn = isPlaying && !this.player.isPaused
      if (this.replaying) this.afterReplayed(isPlaying)
      else {
        this.rig.follow(this.player.spot, movesFully())
        if (!isPlaying) this.finish()
      }
    }
    if (this.rig.tick(now)) goesOn = true
    this.table.look(this.rig.now)
    this.table.render()
    // What lies over the table is put there with the picture, not after it.
    flushSync(() => {
      for (const call of this.calls) call()
    })
    if (goesOn && this.drewAt !== undefined) this.judgeBy(now - this.drewAt)
    this.drewAt = goesOn ? now : undefined
    if (goesOn) this.ask()
  }
  private afterReplayed(isPlaying: boolean): void {
    const replaying = this.replaying!
    if (!isPlaying && !replaying.isPaused) return this.nextPass()
    this.setReplaying({ ...replaying, at: this.player!.at })
  }
  private setReplaying(replaying: Replaying | undefined): void {
    this.replaying = replaying
    if (!this.isOver) this.options.replayed(replaying)
  }
  /** At once, and not once more for who has asked before. */
  drawNow(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.draw(performance.now())
  }
  private judgeBy(milliseconds: number): void {
    const verdict = this.judge.drew(milliseconds, this.options.quality)
    if (verdict) this.options.slow(verdict)
  }

  /** What varnish mirrors comes when there is time. */
  furnish(): void {
    if (this.isOver) return
    this.table.addRoom()
    this.ask()
  }

  readonly poseOf = (id: string): Pose | undefined => this.table.poseOf(id)
  /** By hand: the camera is the player's now. */
  touched(): void {
    if (this.wasFree && this.rig.preset === 'free') return
    this.changed()
  }
  /** So many pixels, as far as that is on the table. */
  pan(right: number, down: number): void {
    const { width, height } = this.options.element.getBoundingClientRect()
    const [a, b] = [this.table.unproject(width / 2, height / 2), this.table.unproject(width / 2 + 1, height / 2)]
    const wide = a && b ? Math.hypot(b.x - a.x, b.z - a.z) / 1000 : 0.1
    this.rig.pan(-right * wide, -down * wide)
  }

  // ---- the screen ------------------------------------------------------------------------------------------------------------

  /** Whether its place has another size than before. */
  resize(): boolean {
    const { width, height } = this.options.element.getBoundingClientRect()
    if (width < 2 || height < 2 || (width === this.width && height === this.height)) return false
    this.width = width
    this.height = height
    this.table.resize(width, height, devicePixelRatio)
    this.rig.resize(width / height, isUpright())
    return true
  }
  pressed(event: PointerEvent): boolean {
    if (this.replaying) return false
    const press = this.pressOf(event)
    return [...this.presses].some((take) => take(press))
  }
  /** Undefined: somebody has taken it, or there is nothing. */
  tapped(event: PointerEvent): string | undefined {
    const press = this.pressOf(event)
    if (this.player || [...this.taps].some((take) => take(press))) return undefined
    return press.piece
  }
  private pressOf(event: PointerEvent): TablePress {
    const { clientX, clientY } = event
    return { event, piece: this.pick(clientX, clientY), point: this.unproject(clientX, clientY) }
  }
  private within(clientX: number, clientY: number): readonly [number, number] {
    const { left, top } = this.options.element.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }
  readonly pick = (clientX: number, clientY: number): string | undefined =>
    this.table.pick(...this.within(clientX, clientY)) || undefined
  readonly unproject = (clientX: number, clientY: number): Point | undefined =>
    this.table.unproject(...this.within(clientX, clientY))

  readonly lookFrom = (preset: Preset, about?: About): void => {
    this.rig.lookFrom(preset, about ?? aboutNow(this.laid.plan, this.aim), movesFully())
    this.changed()
    this.ask()
  }
  /** As it is now: another object after every change, with the same hands. */
  get shown(): WoodenView {
    return {
      ...this.hands,
      preset: this.rig.preset,
      isPlaying: this.player !== undefined,
      contacts: this.contacts,
      canReplay: this.last !== undefined,
    }
  }
  private changed(): void {
    this.wasFree = this.rig.preset === 'free'
    if (!this.isOver) this.options.changed(this)
  }
  showGhosts(areShown: boolean): void {
    if (areShown === this.hasGhosts || !this.last || this.player) return
    this.hasGhosts = areShown
    this.table.ghosts(areShown ? this.stoodBefore(this.last.film) : undefined)
    this.ask()
  }
  private stoodBefore({ before }: Film): ReadonlyMap<string, Pose> {
    const now = new Map(this.laid.plan.pieces.map(({ id, pose }) => [id, JSON.stringify(pose)]))
    const moved = before.pieces.filter(({ id, pose }) => now.get(id) !== JSON.stringify(pose))
    return new Map(moved.map(({ id, pose }) => [id, pose]))
  }

  dispose(): void {
    this.isOver = true
    clearTimeout(this.trail)
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.table.dispose()
  }
}
