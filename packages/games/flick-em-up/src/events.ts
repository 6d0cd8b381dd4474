// What is told of a game: small and typed, ids and numbers only.

import type { Eyes, Seat } from '@saloon/kernel'
import type { Pitched } from '@saloon/physics'
import type { BuildingId, Clan, Colour, CowboyId, Item, Marker, NeutralId, ObjectId } from './components.ts'
import type { Reason } from './state.ts'

type ForEyes = { readonly eyes: Eyes }
export const PITCHES = ['move', 'leave', 'colt', 'winchester', 'dynamite', 'duel', 'eject'] as const
export type Pitch = (typeof PITCHES)[number]
export type Event =
  | { readonly type: 'hid'; readonly by: Seat; readonly building: BuildingId; readonly count: number }
  | { readonly type: 'hour'; readonly hour: number; readonly colour: Colour }
  | { readonly type: 'phase'; readonly phase: number }
  | { readonly type: 'played'; readonly by: Seat; readonly cowboy: CowboyId }
  | { readonly type: 'rose'; readonly by: Seat; readonly cowboy: CowboyId }
  | { readonly type: 'dead-hat'; readonly by: Seat; readonly cowboy: CowboyId }
  | { readonly type: 'passed'; readonly by: Seat; readonly cowboy: CowboyId }
  | { readonly type: 'armed'; readonly by: Seat; readonly cowboy: CowboyId; readonly marker: Item }
  | {
      readonly type: 'cleared'
      readonly by: Seat
      readonly building: BuildingId
      readonly objects: readonly ObjectId[]
    }
  | (Pitched<Pitch> & { readonly type: 'pitched'; readonly by: Seat; readonly cowboy: CowboyId })
  | { readonly type: 'moved' | 'left' | 'move-failed' | 'stayed-inside'; readonly cowboy: CowboyId }
  | { readonly type: 'entered'; readonly cowboy: CowboyId; readonly building: BuildingId }
  | { readonly type: 'replayed'; readonly by: Seat; readonly cowboy: CowboyId }
  | { readonly type: 'missed'; readonly cowboy: CowboyId }
  | { readonly type: 'grazed'; readonly cowboy: CowboyId; readonly target: CowboyId | NeutralId }
  | { readonly type: 'hit'; readonly cowboy: CowboyId; readonly target: CowboyId; readonly life: number }
  | { readonly type: 'hit-neutral'; readonly cowboy: CowboyId; readonly neutral: NeutralId }
  | { readonly type: 'exploded'; readonly cowboy: CowboyId; readonly objects: readonly ObjectId[] }
  | { readonly type: 'fizzled'; readonly cowboy: CowboyId }
  | { readonly type: 'blown'; readonly cowboy: CowboyId; readonly life: number }
  | { readonly type: 'died'; readonly cowboy: CowboyId }
  | { readonly type: 'respawned'; readonly cowboy: CowboyId }
  | { readonly type: 'lost-object'; readonly object: ObjectId }
  | { readonly type: 'initiative'; readonly cowboy: CowboyId }
  | { readonly type: 'took'; readonly by: Seat; readonly cowboy: CowboyId; readonly marker: Marker }
  | { readonly type: 'dropped'; readonly by: Seat; readonly cowboy: CowboyId; readonly marker: Item | 'life' }
  | {
      readonly type: 'swapped'
      readonly by: Seat
      readonly cowboy: CowboyId
      readonly take: Marker
      readonly give: Item
    }
  | {
      readonly type: 'drew'
      readonly by: Seat
      readonly cowboy: CowboyId
      readonly building: BuildingId
      readonly shows: true // whatever it was: whether the girl comes out is no secret any more
      readonly only: ForEyes & { readonly marker: Marker }
    }
  | {
      readonly type: 'kept'
      readonly by: Seat
      readonly cowboy: CowboyId
      readonly marker: Marker
      readonly shows: true
    }
  | { readonly type: 'put-back'; readonly by: Seat; readonly cowboy: CowboyId; readonly building: BuildingId }
  | {
      readonly type: 'gave'
      readonly by: Seat
      readonly cowboy: CowboyId
      readonly neutral: NeutralId
      readonly marker: Item
    }
  | { readonly type: 'poisoned' | 'purified'; readonly by: Seat; readonly cowboy: CowboyId; readonly barrel: ObjectId }
  | { readonly type: 'evidence-passed'; readonly from: CowboyId; readonly cowboy: CowboyId }
  | { readonly type: 'evidence-buried'; readonly from: CowboyId }
  | { readonly type: 'girl-found'; readonly cowboy: CowboyId; readonly building: BuildingId; readonly shows: true }
  | { readonly type: 'joined'; readonly neutral: NeutralId; readonly cowboy: CowboyId }
  | { readonly type: 'left-alone'; readonly neutral: NeutralId }
  | { readonly type: 'freed'; readonly cowboy: CowboyId }
  | { readonly type: 'hung-again'; readonly neutral: NeutralId }
  | { readonly type: 'duel'; readonly cowboy: CowboyId; readonly building: BuildingId }
  | { readonly type: 'final-duel'; readonly cowboy: CowboyId; readonly against: CowboyId }
  | { readonly type: 'duel-ended'; readonly building: BuildingId; readonly clan: Clan }
  | { readonly type: 'duel-undecided'; readonly cowboy: CowboyId }
  | { readonly type: 'seized'; readonly cowboy: CowboyId; readonly life: number } // the witness, who doesn't duel
  | { readonly type: 'ejected'; readonly by: Seat; readonly cowboy: CowboyId; readonly building: BuildingId }
  | { readonly type: 'chose-champion'; readonly by: Seat; readonly cowboy: CowboyId }
  | { readonly type: 'game-over'; readonly clan: Clan | 'nobody'; readonly reason: Reason }
