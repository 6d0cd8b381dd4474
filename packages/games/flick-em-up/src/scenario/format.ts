// The words a scenario is made of, version 1: docs/scenarios.md says what each means. The ten of the booklet use these and no others.

import type { PlacedAt } from '@saloon/physics'
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
  Role,
  Water,
} from '../components.ts'

export const FORMAT = 1

/** Rules that are switched on (20.1). */
export const MODULES = [
  'duel',
  'dynamite',
  'winchester',
  'giveToAccomplice',
  'poison',
  'witness',
  'evidence',
  'hostage',
  'gallows',
  'endlessWave',
  'twoPhases',
] as const
export type Module = (typeof MODULES)[number]

/** With an effect of their own (20.2). */
export const SPECIALS = [
  'no-shooting-first-hour',
  'move-may-bump-neutrals',
  'move-may-bump-barrels',
  'finder-gets-one-extra-action',
  'law-may-not-shoot-before-outlaws-shot',
] as const
export type SpecialId = (typeof SPECIALS)[number]

export const TIMINGS = ['immediate', 'endOfRound', 'afterOwnLastCowboyOfRound'] as const
export type Timing = (typeof TIMINGS)[number]

/** What can be true of a table (20.3). */
export type Condition =
  | { readonly when: 'enemyDead' | 'enemyDeadOrDown' | 'poisonedBarrels' | 'cleanBarrels'; readonly n: number }
  | { readonly when: 'roleDead'; readonly role: Role }
  | { readonly when: 'allLawDead' | 'witnessDeadBeforeBothFound' | 'hostageHitByShot' }
  | { readonly when: 'stored'; readonly type: Marker; readonly building: BuildingId; readonly n: number }
  | { readonly when: 'heldByNeutrals'; readonly type: Marker; readonly n: number }
  | { readonly when: 'hostageEscortedInto'; readonly building: BuildingId }
/** Who wins: a clan; each clan for itself; the clan that didn't do it; nobody, it only ends the phase. */
export type Winner = Clan | 'both' | 'other' | 'phase'
export type Victory = Condition & { readonly clan: Winner; readonly timing: Timing; readonly endsPhase?: boolean }

/** Tests at midnight, taken in order until one decides (20.4). */
export type ClockTest =
  | { readonly test: 'mostLivingCowboys' | 'mostLifePoints' | 'endPhase' | 'draw' }
  | { readonly test: 'mostStored'; readonly type: Marker; readonly law: BuildingId; readonly outlaw: BuildingId }
  | { readonly test: 'mostCarried'; readonly type: Marker }
  | { readonly test: 'win'; readonly clan: Clan; readonly condition?: Condition }
  | { readonly test: 'finalDuel'; readonly a: Role; readonly b: Role; readonly firstShot: 'initiativeClan' }
  | { readonly test: 'hostageHolderClan'; readonly law: Clan; readonly outlaw: Clan; readonly nobody: Clan }
  | {
      readonly test: 'patriarch'
      readonly onGallows: Fate
      readonly withOutlaw: Fate
      readonly withLaw: Fate
      readonly withNobody: Fate
      readonly firstShot: 'initiativeClan'
    }
  | {
      readonly test: 'afterBothPhases'
      readonly score: 'survivingLaw'
      readonly tie: 'outlawsKilled'
      readonly then: 'draw'
    }
export type Fate = Clan | 'finalDuel' | 'draw'

export interface BuildingPlan extends PlacedAt {
  readonly id: BuildingId
  readonly closed: boolean
}
export interface ObjectPlan extends PlacedAt {
  readonly id: ObjectId
  readonly kind: ObjectKind
  readonly water?: Water
  readonly under?: 'gallows'
}
export interface FigurePlan {
  readonly id: CowboyId
  readonly clan: Clan
  readonly hat: number
  readonly x: number | null // null: it starts inside
  readonly z: number | null
  readonly facing: number
  readonly life: number
  readonly items: readonly Exclude<Item, 'sealed'>[]
  readonly role?: Role
  readonly in?: BuildingId
}
export interface NeutralPlan {
  readonly id: NeutralId
  readonly kind: NeutralKind
  readonly colour: 'pink' | 'blue'
  readonly x: number | null
  readonly z: number | null
  readonly facing: number
  readonly offTable?: boolean
  readonly onTopOf?: ObjectId
}
export interface MarkerPlan {
  readonly id: string
  readonly type: Marker
  readonly at: { readonly building: BuildingId; readonly base: Base }
  readonly faceUp: boolean
}
export type Pool = Readonly<Partial<Record<Marker, number>>>
export interface PilePlan {
  readonly building: BuildingId
  readonly size: number
}
/** With piles: who divides the pool among them, or chance. Without: handed out with `arm` in the course of the game. */
export interface SetupChoice {
  readonly id: string
  readonly by: Clan | 'random'
  readonly player?: 'first' | 'current'
  readonly pool: Pool
  readonly piles?: readonly PilePlan[]
  readonly faceUp?: boolean
  readonly timing?: string
}

export interface Scenario {
  readonly format: typeof FORMAT
  readonly game: 'flick-em-up'
  readonly id: string
  readonly name: string
  readonly clock: { readonly start: number; readonly end: number }
  readonly hats: Readonly<Record<Clan, Colour>>
  readonly initiative: { readonly cowboy: CowboyId }
  readonly rules: readonly Module[]
  readonly buildings: readonly BuildingPlan[]
  readonly objects: readonly ObjectPlan[]
  readonly gallows: (PlacedAt & { readonly id: 'gallows' }) | null
  readonly figures: readonly FigurePlan[]
  readonly neutrals: readonly NeutralPlan[]
  readonly markers: readonly MarkerPlan[]
  readonly setupChoices: readonly SetupChoice[]
  readonly victory: readonly Victory[]
  readonly atClockEnd: readonly ClockTest[]
  readonly special: readonly { readonly id: string; readonly clan?: Clan }[]
  readonly town?: string
  readonly number?: number
  readonly plan?: string
  readonly provenance?: string
  readonly text?: { readonly pitch: string; readonly law: string; readonly outlaw: string; readonly end: string }
}
