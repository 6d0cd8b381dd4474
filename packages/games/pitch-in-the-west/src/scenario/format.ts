// What a scenario says (16). The six of the house and a player's own are written in the same words.

import type { PlacedAt } from '@saloon/physics'
import type { BaseId, BuildingId, ItemKind, NpcId, ObjectId, ObjectKind, Team, VehicleId } from '../components.ts'
import type { TownId } from './towns.ts'

export const FORMAT = 1

/** Centimetres and degrees, as people write them. */
export const VEHICLE_TYPES = ['stagecoach', 'locomotive', 'wagon'] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]
export interface Camp {
  readonly x: number
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
}
export interface Town {
  readonly id: string
  readonly name: string
  readonly box: 1 | 2
  readonly buildings: readonly (PlacedAt & { readonly id: BuildingId; readonly type: BuildingId })[]
  readonly vehicles: readonly (PlacedAt & { readonly id: VehicleId; readonly type: VehicleType })[]
  readonly objects: readonly (PlacedAt & { readonly id: ObjectId; readonly kind: ObjectKind })[]
  readonly camp: Camp
  readonly npcSpots: readonly (PlacedAt & { readonly id: NpcId })[]
  readonly starts: Readonly<Record<Team, readonly PlacedAt[]>>
}

export const WHICH = ['lowestNumber', 'secondNumber'] as const
export type Which = (typeof WHICH)[number]
export interface Prisoner {
  readonly team: Team
  readonly which: Which
  readonly building: BuildingId
  readonly items: readonly ItemKind[]
}
/** It goes from stop to stop, or leaves with every vehicle of the town at the end of the last round. */
export interface Journey {
  readonly id: VehicleId
  readonly path?: readonly number[]
  readonly axis?: 'x' | 'z'
  readonly departs?: string
}
export const SPECIALS = [
  'prison-opens-only-to-dynamite',
  'one-outlaw-starts-with-dynamite',
  'coach-stops-for-a-round-when-dynamited',
  'wagon-locked-until-dynamite-or-round-3',
  'noon-duel',
  'escort-npc',
  'law-bullet-killing-npc-costs-2-life',
] as const
export type SpecialId = (typeof SPECIALS)[number]
/** Ids that only name general rules. */
export const NAMING = ['gold-left-by-the-dead-can-be-taken', 'coach-pushes-aside', 'coach-open-from-round-1'] as const
export interface Special {
  readonly id: SpecialId | (typeof NAMING)[number]
  readonly which?: Which
  readonly round?: number
}

export const TIMINGS = ['immediate', 'endOfAction'] as const
export type Timing = (typeof TIMINGS)[number]
export type Condition =
  | { readonly when: 'goldInCamp'; readonly n: number }
  | { readonly when: 'allDead'; readonly of: Team }
  | { readonly when: 'figureInCamp' | 'figureDead'; readonly who: 'prisoner' }
  | { readonly when: 'npcDead' | 'npcSaved'; readonly n: number }
export type Victory = Condition & { readonly team: Team; readonly timing: Timing }
export type EndTest =
  | { readonly test: 'win'; readonly team: Team }
  | { readonly test: 'vehicleGold'; readonly vehicle: VehicleId; readonly n: number; readonly then: Team }
  | { readonly test: 'captured' | 'mostLifePoints' | 'mostLiving' | 'draw' }
  | { readonly test: 'mostGold'; readonly camp: Team; readonly aboard: Team }
  | {
      readonly test: 'compare'
      readonly a: 'npcSaved' | 'npcDead'
      readonly b: 'npcSaved' | 'npcDead'
      readonly winnerA: Team
      readonly winnerB: Team
    }

export const DUELS = ['easy', 'hard'] as const
export type Duels = (typeof DUELS)[number]
export interface Scenario {
  readonly format: typeof FORMAT
  readonly id: string
  readonly name: string
  readonly town: TownId | Town
  readonly rounds: number
  readonly players: { readonly min: number; readonly max: number }
  readonly duel: Duels
  readonly stockBases: string // `buildings`, with any number of `-except-<id>` and `-and-<id>` added
  readonly gold: readonly { readonly at: BaseId; readonly n: number }[]
  readonly npc: readonly NpcId[]
  readonly starts: { readonly [T in Team]?: readonly PlacedAt[] }
  readonly prisoner?: Prisoner
  readonly vehicle?: Journey
  readonly special: readonly Special[]
  readonly victory: readonly Victory[]
  readonly atEnd: readonly EndTest[]
  readonly text?: { readonly [T in Team]: string } // a player's own words, shown as they are
}
