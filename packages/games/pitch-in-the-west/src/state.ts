// The state of a game of Pitch in the West, as plain data: what stands where, who carries what, what can be in the middle of happening.
// Lengths are thousandths of a centimetre, angles hundredths of a degree, times milliseconds from the beginning of a series of a duel.

import type { Base as KernelBase, Frame, Playing as At, Seat, Seen, Stamped } from '@saloon/kernel'
import type { Aimed, Hand, Pitched, Pose } from '@saloon/physics'
import type { BaseId, Cube, FigureId, ItemId, ItemKind, NpcId, ObjectId, ObjectKind, Team } from './components.ts'
import type { Scenario } from './scenario/format.ts'
import type { SixId } from './scenario/six.ts'

export const DUEL_SETTINGS = ['scenario', 'easy', 'hard'] as const
export const BELLS = ['bells', 'steady'] as const
export interface Options {
  readonly scenario: SixId | 'own'
  readonly town: string // the document of one's own scenario; empty otherwise
  readonly outlaws: number // 0: as usual for so many players
  readonly law: number
  readonly wobble: Hand
  readonly duels: (typeof DUEL_SETTINGS)[number]
  readonly clock: (typeof BELLS)[number] // the town clock and reflexes, or one pitch after the other
}

export interface Figure {
  readonly id: FigureId
  readonly team: Team
  readonly seat: Seat
  life: number // 0: dead, lying where it died
  pose: Pose | null // null: inside
  inside: BaseId | null
  jailed: boolean
  sitsOut: boolean // its next turn is skipped
}
export interface Townsperson {
  readonly id: NpcId
  pose: Pose | null // null: saved
  alive: boolean
  escort: FigureId | null
}
export interface Base {
  readonly id: BaseId
  readonly kind: 'house' | 'coach' | 'wagon'
  pose: Pose
  duel: number // cubes lying on it
  life: number
  locked: boolean // nobody can enter
  stop: number // of a vehicle on its way: how many stops it has made
  halted: boolean // dynamite has touched it in this round
}
export interface Thing {
  readonly id: ObjectId
  readonly kind: ObjectKind
  pose: Pose
}
/** A figure, a base, or: `loose` on the table, `camp` won, `box` out of the game. */
export type Holder = FigureId | BaseId | 'loose' | 'camp' | 'box'
export interface Item {
  readonly id: ItemId
  readonly kind: ItemKind
  holder: Holder
  pose: Pose | null // on the table; null: indoors, won, or out of the game
}

export const REASONS = [
  'goldInCamp',
  'allDead',
  'figureInCamp',
  'figureDead',
  'npcDead',
  'npcSaved',
  'win',
  'vehicleGold',
  'captured',
  'mostGold',
  'mostLifePoints',
  'mostLiving',
  'compare',
  'draw',
] as const
export type Reason = (typeof REASONS)[number]
export interface Result {
  readonly winner: Team | null // null: a draw
  readonly reason: Reason
}

export interface PitchInTheWest extends KernelBase {
  readonly options: Omit<Options, 'town'>
  readonly own: Scenario | null // a scenario that isn't one of the six
  readonly teams: readonly Team[] // by seat
  readonly prisoner: FigureId | null
  round: number
  onTurn: Team | null
  figures: Figure[]
  townsfolk: Townsperson[]
  bases: Base[]
  things: Thing[]
  items: Item[]
  bells: readonly number[] | null // when the clock strikes; in a view HIDDEN until it has struck
  result: Result | null
}
export type Table = Seen<PitchInTheWest>
export type Playing = At<PitchInTheWest, Event>

/** Where nothing is given or taken. */
export const NOTHING = 'nothing'
/** Where no slot of the ring is free: the nearest spot that is. */
export const ANYWHERE = -1
/** No clock that anybody vouches for: the steady duel. */
export const NO_CLOCK = -1

interface FromInside extends Aimed {
  readonly zone: number // which door zone: vehicles have two
  readonly offset: number // -1000 … 1000 across it
}
export type Action =
  | ({ readonly do: 'move' } & Aimed)
  | ({ readonly do: 'move-out' } & FromInside)
  | ({ readonly do: 'hands'; readonly item: ItemId } & Aimed)
  | ({ readonly do: 'hands-out'; readonly item: ItemId } & FromInside)
  | { readonly do: 'enough' }
  | { readonly do: 'take'; readonly thing: ItemId | Cube }
  | {
      readonly do: 'trade'
      readonly figure: FigureId
      readonly give: ItemId | typeof NOTHING
      readonly get: ItemId | typeof NOTHING
    }
  | { readonly do: 'escort'; readonly npc: NpcId }
  | { readonly do: 'end-turn' }
  | { readonly do: 'place'; readonly facing: number; readonly slots: readonly number[] }
  | { readonly do: 'put'; readonly slot: number }
  | { readonly do: 'leave'; readonly item: ItemId }
  | { readonly do: 'accept' }
  | { readonly do: 'refuse' }
  | { readonly do: 'challenge'; readonly against: FigureId; readonly strokes: number }
  | { readonly do: 'ready'; readonly lat: number; readonly varies: number }
  | { readonly do: 'ask-steady' }
  | ({ readonly do: 'fire'; readonly slot: number } & Aimed & Stamped)
  | ({ readonly do: 'set-down'; readonly side: 'left' | 'right' } & Stamped)
  | { readonly do: 'hold' }
  | ({ readonly do: 'duel-shot'; readonly slot: number } & Aimed)

// ---- frames -----------------------------------------------------------------------------------------------------

export interface Round extends Frame {
  readonly kind: 'round'
  played: number // the number of the last figure that had its place in the order; 0: the round begins
  opened: boolean // what happens at the start of the round has happened
}
export interface Turn extends Frame {
  readonly kind: 'turn'
  readonly seat: Seat
  readonly figure: FigureId
  left: number // actions
  touched: readonly string[] // by the puck, in this turn
  over: boolean
}
/** Of the player on turn, about one figure. */
export interface Asked extends Frame {
  readonly kind: 'place'
  readonly seat: Seat
  readonly figure: FigureId
}
export interface Put extends Frame {
  readonly kind: 'put'
  readonly seat: Seat
  readonly figure: FigureId
  readonly item: ItemId
}
export interface Second extends Frame {
  readonly kind: 'second'
  readonly seat: Seat
  readonly figure: FigureId
  readonly item: ItemId
}
export interface LeaveOne extends Frame {
  readonly kind: 'leave'
  readonly seat: Seat
  readonly figure: FigureId
  readonly thing: ItemId
}
export interface Trade extends Frame {
  readonly kind: 'trade'
  readonly seat: Seat // who must agree
  readonly figure: FigureId
  readonly mate: FigureId
  readonly give: ItemId | typeof NOTHING
  readonly get: ItemId | typeof NOTHING
}
export interface Challenge extends Frame {
  readonly kind: 'challenge'
  readonly seat: Seat
  readonly figure: FigureId
  readonly fixed: FigureId | null // a scenario names the opponent
}
export interface Duellists extends Frame {
  readonly attacker: FigureId
  readonly defender: FigureId
}
export interface Ready extends Duellists {
  readonly kind: 'ready'
  readonly strokes: number
  answered: readonly Seat[]
  steady: boolean
}
export interface OnLane {
  readonly pose: Pose
  readonly left: readonly number[] // cylinders not pitched in this series, by slot
  readonly down: number // the slot of one that was set down; -1: none
  readonly early: boolean
  readonly last: number // when it pitched last; -1: not yet
  readonly held: boolean // pitches no more in this series
}
export interface Fall {
  readonly of: 0 | 1
  readonly at: number
}
export interface Bells extends Duellists {
  readonly kind: 'bells'
  readonly series: number
  readonly hard: boolean
  readonly strokes: number
  now: number // no pitch is earlier than the last one that was carried out
  lane: readonly [OnLane, OnLane]
  fall: Fall | null // the first one, as far as is known
}
export interface Steady extends Duellists {
  readonly kind: 'steady'
  series: number
  next: 0 | 1
  lane: readonly [OnLane, OnLane]
}

// ---- events -----------------------------------------------------------------------------------------------------

export const PITCHES = ['move', 'colt', 'dynamite', 'duel'] as const
export type Pitch = (typeof PITCHES)[number]
export type Event =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly by: Seat; readonly figure: FigureId }
  | { readonly type: 'sat-out' | 'in-prison'; readonly figure: FigureId }
  | { readonly type: 'ended-turn'; readonly by: Seat; readonly figure: FigureId }
  | (Pitched<Pitch> & { readonly type: 'pitched'; readonly by: Seat; readonly figure: FigureId })
  | { readonly type: 'moved' | 'move-failed' | 'stayed-inside' | 'missed' | 'died'; readonly figure: FigureId }
  | { readonly type: 'entered' | 'no-room'; readonly figure: FigureId; readonly base: BaseId }
  | { readonly type: 'hit'; readonly figure: FigureId; readonly target: FigureId; readonly life: number }
  | { readonly type: 'npc-killed'; readonly figure: FigureId; readonly npc: NpcId }
  | { readonly type: 'blast'; readonly figure: FigureId; readonly base: BaseId }
  | { readonly type: 'hurt'; readonly figure: FigureId; readonly life: number }
  | { readonly type: 'freed'; readonly figure: FigureId; readonly life: number }
  | { readonly type: 'opened'; readonly base: BaseId }
  | { readonly type: 'fizzled'; readonly figure: FigureId }
  | { readonly type: 'took'; readonly by: Seat; readonly figure: FigureId; readonly item: ItemId }
  | { readonly type: 'left'; readonly by: Seat; readonly figure: FigureId; readonly item: ItemId }
  | { readonly type: 'healed'; readonly by: Seat; readonly figure: FigureId; readonly life: number }
  | { readonly type: 'took-duel'; readonly by: Seat; readonly figure: FigureId }
  | {
      readonly type: 'offered' | 'traded' | 'trade-refused'
      readonly by: Seat
      readonly figure: FigureId
      readonly mate: FigureId
      readonly give: ItemId | typeof NOTHING
      readonly get: ItemId | typeof NOTHING
    }
  | { readonly type: 'gold-won'; readonly figure: FigureId; readonly count: number; readonly total: number }
  | { readonly type: 'lost-object'; readonly object: ObjectId }
  | { readonly type: 'escorted'; readonly by: Seat; readonly npc: NpcId; readonly figure: FigureId }
  | { readonly type: 'left-alone' | 'saved'; readonly npc: NpcId }
  | { readonly type: 'coach-moved' | 'coach-waits' | 'vehicle-left'; readonly base: BaseId }
  | { readonly type: 'captured'; readonly figure: FigureId }
  | {
      readonly type: 'challenged'
      readonly by: Seat
      readonly figure: FigureId
      readonly target: FigureId
      readonly strokes: number
    }
  | { readonly type: 'noon'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly type: 'ready'; readonly by: Seat }
  | { readonly type: 'steady-duel'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly type: 'bells'; readonly strokes: number }
  | (Stamped & {
      readonly type: 'released'
      readonly by: Seat
      readonly figure: FigureId
      readonly reaction: number // after the last stroke, as reckoned
      readonly shows: true // by then the clock has struck so often (PW-R56)
    })
  | (Stamped & {
      readonly type: 'released-early'
      readonly by: Seat
      readonly figure: FigureId
      readonly shows: true
    })
  | { readonly type: 'set-down'; readonly figure: FigureId; readonly shows: true }
  | { readonly type: 'early' | 'void-pitch' | 'fell'; readonly figure: FigureId }
  | { readonly type: 'both-stand' | 'new-series' }
  | { readonly type: 'duel-won'; readonly figure: FigureId; readonly target: FigureId; readonly lost: number }
  | { readonly type: 'duel-undecided'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly type: 'game-over'; readonly team: Team | 'nobody'; readonly reason: Reason }
