// The wooden table in three dimensions, as others see it: what is drawn, where it is on the screen, what lies on it besides the pieces.
// Types only: whoever imports this loads nothing. Lengths are thousandths of a centimetre and angles hundredths of a degree, as in a plan.

import type { Flicked, Plan, PlanDisc, PlanPiece, Point, Pose, Surface, Track } from '@saloon/physics'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../games/board.ts'
import type { Ref } from '../../table/choice/ref.ts'

export const THEMES = ['noon', 'lamp'] as const
export type Theme = (typeof THEMES)[number]
export const QUALITIES = ['high', 'medium', 'low'] as const
export type Quality = (typeof QUALITIES)[number]

// ---- how pieces look: what the plan doesn't say ------------------------------------------------------------------------

/** A figure is carved and painted by whose it is. */
export type Carving = 'law' | 'outlaw' | 'woman' | 'man'
export type HatColour = 'red' | 'blue' | 'straw'
export const TOKENS = [
  'life',
  'gold',
  'colt',
  'winchester',
  'dynamite',
  'document',
  'hostage',
  'duel',
  'hidden', // face down
] as const
export type Token = (typeof TOKENS)[number]
/** Where on a building: its two blocks, as seen by who looks out of the door. */
export type Block = 'left' | 'right'

export interface FigureLook {
  readonly carving: Carving
  readonly hat: HatColour | 'off' // off: it lies beside its figure
  readonly number: number // on the hat; 0: none
  readonly badge?: 'sheriff' | 'chief' | 'witness'
}
/** Somebody who is inside: stands on a block of the building. */
export interface Insider extends FigureLook {
  readonly id: string
  readonly block: Block
}
export interface LyingToken {
  readonly token: Token
  readonly block: Block
  readonly count: number
}
export interface PieceLook {
  /** What picking it picks; without it `word:` and the piece's id. */
  readonly ref?: Ref
  readonly figure?: FigureLook
  readonly isClosed?: boolean // a building nobody enters
  readonly hour?: number // 0 … 12, of the clock on it
  readonly inside?: readonly Insider[]
  readonly tokens?: readonly LyingToken[]
  readonly water?: 'clean' | 'poisoned' // of a barrel
  readonly vehicle?: 'loco' | 'wagon' | 'coach' // both parts of a train are wagons to the plan
}
export type Looks = (piece: PlanPiece) => PieceLook

// ---- what lies on the table besides the pieces -------------------------------------------------------------------------

/** What is aimed: drawn flat on the table. Nothing of it says what the flick will do. */
export interface AimMarks {
  readonly what: Flicked
  readonly x: number
  readonly z: number
  readonly direction?: number // none: it only says where something starts or is laid
  readonly power?: number // 0 … 1: how long and how hot the arrow is
  readonly spread: number // one standard deviation of the direction: how wide the wedge is
  readonly length: number // of the preview; 0: none
  readonly isWarning?: boolean // somebody stands in the line who mustn't be hit
  readonly guide?: boolean // the winchester's guide lies round it
  readonly others?: readonly PlanDisc[] // other places it could start from
  readonly lays?: readonly PlanDisc[] // what would be laid round a figure
}
/** A circle on the table: how far one reaches, what a blast takes in. */
export interface RingMark {
  readonly x: number
  readonly z: number
  readonly radius: number
  readonly tone: 'active' | 'reach' | 'blast'
}

// ---- where one looks from ----------------------------------------------------------------------------------------------

/** `table` is where one begins and what key 0 goes back to; 1 to 4 are the others, in this order. */
export const PRESETS = ['table', 'top', 'behind', 'target', 'free'] as const
export type Preset = (typeof PRESETS)[number]
/** For `behind` and `target`: what is looked at, and which way. */
export interface About extends Point {
  readonly direction: number
  readonly target?: Point
  readonly wall?: number // how far behind a front stands that one has to look over
}
export interface ScreenPoint {
  readonly x: number // in CSS pixels, from the upper left corner of the playfield
  readonly y: number
}
export interface SpacePoint extends Point {
  readonly y?: number // above the table
}
/** Something was pressed on the table. */
export interface TablePress {
  readonly event: PointerEvent
  readonly piece: string | undefined // what is seen there
  readonly point: Point | undefined // of the table top; undefined: beside it
}

/** The table that is shown, for whatever lies over it or stands beside it. */
export interface WoodenView {
  readonly element: HTMLElement // the playfield: overlays are placed in it
  readonly canvas: HTMLCanvasElement // can be read (drawImage) inside of `onFrame` only
  project(point: SpacePoint): ScreenPoint
  unproject(clientX: number, clientY: number): Point | undefined
  pick(clientX: number, clientY: number): string | undefined // the id of the piece that is seen there
  /** How many CSS pixels a centimetre takes at this place. */
  scaleAt(point: SpacePoint): number
  poseOf(id: string): Pose | undefined // as it is drawn just now
  setMarks(marks: AimMarks | undefined): void
  setRings(rings: readonly RingMark[]): void
  lookFrom(preset: Preset, about?: About): void
  readonly preset: Preset
  /** While somebody aims: nothing moves the camera but the player's own hand. */
  holdCamera(isHeld: boolean): void
  /** After every picture that was drawn. An idle table draws none: `ask` for one. */
  onFrame(call: () => void): () => void
  ask(): void
  /** Asked before the camera is: true takes the press, and the pointer is the taker's until it goes up. */
  onPress(take: (press: TablePress) => boolean): () => void
  /** A tap that nobody has taken: true takes it, else the piece that was hit is picked. */
  onTap(take: (press: TablePress) => boolean): () => void
  /** A flick is being shown, or a replay. */
  readonly isPlaying: boolean
  readonly contacts: readonly Contact[] // of the last flick, numbered in this order; empty again when the trail fades
  readonly canReplay: boolean
  replay(): void
  showGhosts(areShown: boolean): void // where everything stood before the last flick
}
/** Where the flicked piece touched something, on its way. */
export interface Contact extends Point {
  readonly piece: string
  readonly picture: number
}

// ---- what is shown -----------------------------------------------------------------------------------------------------

/** Why the plan is shown and not the wooden table. */
export type WhyPlan = 'chosen' | 'unsupported' | 'lost' | 'slow'
/**
 * `useShowing()` of wood/showing.ts: 'wood' or 'plan', and `choose`, which is remembered. `useWoodenTable()` of the same file: the
 * view of the table that is on the screen; undefined while the plan is shown or the first picture isn't ready.
 */
export interface Showing {
  readonly shown: 'wood' | 'plan'
  readonly why: WhyPlan | undefined
  readonly choose: (what: 'wood' | 'plan') => void
}

/** `WoodenPlayfield` of wood/WoodenPlayfield.tsx. */
export interface WoodenPlayfieldProps extends BoardProps {
  readonly looks: Looks // the same function as long as nothing has changed
  /** Over the wooden table only: what is placed by `project`. Takes no pointers unless it says so. */
  readonly children?: ReactNode
}
/** `WoodenReplay` of wood/playback/WoodenReplay.tsx: a flick by itself, ×0.25 from three cameras, to scrub. */
export interface WoodenReplayProps {
  readonly before: Plan
  readonly looks: Looks
  readonly tracks: readonly Track[]
  readonly label: string
}

// ---- the table itself, for the room `wood` -----------------------------------------------------------------------------

export interface TableOptions {
  readonly surface: Surface
  readonly theme: Theme
  readonly quality: Quality
}
export interface WoodenTable {
  layOut(plan: Plan, looks: Looks): void
  place(id: string, pose: Pose): void // '' is the flicked piece
  /** What is flicked, while it is on its way; undefined: nothing. */
  flick(what: Flicked | undefined, look?: FigureLook): void
  show(id: string, isVisible: boolean): void
  ghosts(poses: ReadonlyMap<string, Pose> | undefined): void
  marks(marks: AimMarks | undefined, rings: readonly RingMark[]): void
  render(): void
  pick(x: number, y: number): string | undefined // CSS pixels of the canvas
  project(point: SpacePoint): ScreenPoint
  unproject(x: number, y: number): Point | undefined
  resize(width: number, height: number, ratio: number): void
  dispose(): void
}
