// The state of a game of Flick 'em Up!, as plain data: what stands where, who has what, and what can be in the middle of happening.
// Lengths are thousandths of a centimetre, angles hundredths of a degree. The wooden world is built from it for a flick and thrown away.

import type { Base as KernelBase, Eyes, Hidden, Playing as At, Seen } from '@saloon/kernel'
import type { Aimed, Hand, Pose } from '@saloon/physics'
import type {
  Base,
  BuildingId,
  Clan,
  Colour,
  CowboyId,
  Item,
  Marker,
  NeutralId,
  NeutralKind,
  ObjectId,
  ObjectKind,
  Power,
  Role,
  Side,
  Water,
  Weapon,
} from './components.ts'
import type { Event } from './events.ts'
import type { Scenario } from './scenario/format.ts'
import type { TenId } from './scenario/ten/index.ts'

export const TILES = ['own', 'swapped', 'mixed'] as const
export type Tiles = (typeof TILES)[number]
export interface Options {
  readonly scenario: TenId | 'own'
  readonly town: string // the document of one's own scenario; empty otherwise
  readonly wobble: Hand
  readonly lawPowers: number // so many cowboys, from hat 1 up, may use the power of their tile
  readonly outlawPowers: number
  readonly tiles: Tiles // the law's say Replay and the outlaws' Ricochet; or the other way round; or odd hats one, even hats the other
  readonly law: 'first' | 'second' // which team of seats begins as the law: 1, 3, 5 … or 2, 4, 6 …
}

/** Teams of seats: 0 has seats 0, 2, 4 …, 1 has 1, 3, 5 … */
export type Team = 0 | 1

export interface Cowboy {
  readonly id: CowboyId
  readonly role: Role | null
  readonly power: Power | null
  hat: Colour // the side that is up; stays in play when its cowboy is dead
  life: number // 0: dead
  items: readonly Item[]
  pose: Pose | null // null: inside a building, or dead
  lying: boolean
  inside: BuildingId | null
  base: Base // where it stands inside
  entered: number // counts entrances: who came first
  moved: boolean // has pitched a move: nobody arms it any more
}
export interface Neutral {
  readonly id: NeutralId
  readonly kind: NeutralKind
  pose: Pose | null // null: not found yet, or inside a building
  inside: BuildingId | null
  escort: CowboyId | null
  hanging: boolean // the patriarch on his barrel under the gallows
  found: boolean // on the table, in whichever way
  readonly holds: Item[] // for good, under its feet
}
/** A marker that lies face down, and who knows what it is. */
export interface FaceDown {
  readonly marker: Marker | Hidden
  readonly known: Eyes
}
export interface Building {
  readonly id: BuildingId
  readonly closed: boolean
  pose: Pose
  readonly left: Marker[] // face up
  readonly right: Marker[]
  hidden: readonly FaceDown[]
}
export interface Thing {
  readonly id: ObjectId
  readonly kind: ObjectKind
  pose: Pose
  water: Water | null
}
/** A face-down marker that somebody has drawn and not yet decided about. It still lies in its building. */
export interface Drawn {
  readonly building: BuildingId
  readonly place: number // among the face-down ones; HIDDEN like the marker
  readonly marker: Marker | Hidden
  readonly known: Eyes
}
/** What a team reached while it was the law (twoPhases). */
export interface Score {
  readonly survivors: number
  readonly kills: number
}
export const REASONS = [
  'enemyDead',
  'enemyDeadOrDown',
  'roleDead',
  'allLawDead',
  'stored',
  'heldByNeutrals',
  'poisonedBarrels',
  'cleanBarrels',
  'witnessDeadBeforeBothFound',
  'hostageEscortedInto',
  'hostageHitByShot',
  'mostLivingCowboys',
  'mostLifePoints',
  'mostStored',
  'mostCarried',
  'win',
  'finalDuel',
  'hostageHolderClan',
  'patriarch',
  'afterBothPhases',
  'draw',
] as const
export type Reason = (typeof REASONS)[number]
export interface Result {
  readonly winner: Team | null // null: a draw
  readonly clan: Clan | null // as which it won
  readonly reason: Reason
}

export interface FlickEmUp extends KernelBase {
  readonly options: Omit<Options, 'town'>
  readonly own: Scenario | null // a scenario that isn't one of the ten
  readonly seats: number
  lawTeam: Team
  phase: 1 | 2
  scores: readonly (Score | null)[] // by team
  hour: number
  initiative: CowboyId
  pointers: readonly number[] // by team: whose turn it is among its players
  onTurn: Clan | null
  mayShoot: boolean // an outlaw has shot (law-may-not-shoot-before-outlaws-shot)
  entrances: number
  cowboys: Cowboy[]
  neutrals: Neutral[]
  buildings: Building[]
  gallows: Pose | null
  objects: Thing[]
  faceDown: readonly Marker[] // all that lie face down anywhere, sorted: everybody can count
  pool: readonly Marker[] // still to be handed out
  box: Readonly<Record<Marker, number>> // out of the game
  drawn: Drawn | null
  kills: number // of outlaws, in this phase
  found: number // documents the witness has taken for the first time
  girlHitBy: Clan | null
  result: Result | null
}
export type Table = Seen<FlickEmUp>
export type Playing = At<FlickEmUp, Event>

/** Where no door is cleared. */
export const NO_DOOR = 'none'
export type ClearDoor = BuildingId | typeof NO_DOOR
/** Where nothing is given. */
export const NOTHING = 'nothing'

interface FromBehind extends Aimed {
  readonly offset: number // -1000 … 1000 across the door
}
export type Action =
  | { readonly do: 'hide'; readonly markers: readonly string[] }
  | { readonly do: 'play'; readonly cowboy: CowboyId }
  | { readonly do: 'rise'; readonly cowboy: CowboyId; readonly facing: number }
  | { readonly do: 'arm'; readonly cowboy: CowboyId; readonly marker: Item }
  | { readonly do: 'pass' }
  | ({ readonly do: 'move'; readonly spin: number; readonly clear: ClearDoor } & Aimed)
  | ({ readonly do: 'leave'; readonly clear: ClearDoor } & FromBehind)
  | ({ readonly do: 'shoot'; readonly weapon: Weapon; readonly side: Side } & Aimed)
  | ({ readonly do: 'shoot-out'; readonly weapon: Weapon; readonly clear: ClearDoor } & FromBehind)
  | ({ readonly do: 'throw'; readonly side: Side } & Aimed)
  | ({ readonly do: 'throw-out'; readonly clear: ClearDoor } & FromBehind)
  | ({ readonly do: 'second'; readonly side: Side } & Aimed)
  | ({ readonly do: 'second-out'; readonly clear: ClearDoor } & FromBehind)
  | { readonly do: 'keep-bullet' }
  | { readonly do: 'take'; readonly marker: Marker }
  | { readonly do: 'take-hidden' }
  | { readonly do: 'keep'; readonly give: Item | typeof NOTHING }
  | { readonly do: 'put-back' }
  | { readonly do: 'drop'; readonly marker: Item | 'life' }
  | { readonly do: 'swap'; readonly take: Marker; readonly give: Item }
  | { readonly do: 'give'; readonly neutral: NeutralId; readonly marker: Item }
  | { readonly do: 'poison'; readonly barrel: ObjectId }
  | { readonly do: 'purify'; readonly barrel: ObjectId }
  | { readonly do: 'hang' }
  | { readonly do: 'face'; readonly facing: number }
  | { readonly do: 'base'; readonly base: Base }
  | { readonly do: 'escort'; readonly slot: number }
  | { readonly do: 'replay' }
  | { readonly do: 'accept' }
  | ({ readonly do: 'duel-shot'; readonly side: Side } & Aimed)
  | ({ readonly do: 'eject' } & FromBehind)
  | { readonly do: 'champion'; readonly cowboy: CowboyId }

export { PITCHES, type Event, type Pitch } from './events.ts'
export type {
  Setup,
  Round,
  Choose,
  Turn,
  Moved,
  Before,
  Asked,
  Second,
  Duellist,
  Duel,
  Eject,
  Champion,
} from './in-progress.ts'
