// The messages this game must have in every language: a missing line is a type error.

import type { FieldKey, GameKey } from '@saloon/kernel'
import type {
  Base,
  BuildingId,
  Clan,
  Colour,
  CowboyId,
  Item,
  Marker,
  NeutralId,
  ObjectKind,
  Power,
  Side,
  Weapon,
} from '../components.ts'
import type { Question } from '../present.ts'
import type { ProblemCode } from '../scenario/check.ts'
import type { TenId } from '../scenario/ten/index.ts'
import type { Action, Event, Options, Pitch, Reason } from '../state.ts'
import type { Code } from '../why.ts'

type Secret = Extract<Event, { readonly only?: unknown }>['type']

/** Names of what lies in the box, and help. */
export type BoxKey =
  | `clan.${Clan | 'nobody'}`
  | `colour.${Colour}`
  | `cowboy.${CowboyId}`
  | `neutral.${NeutralId}`
  | `target.${CowboyId | NeutralId}`
  | `building.${BuildingId}`
  | `base.${Base}`
  | `side.${Side}`
  | `weapon.${Weapon}`
  | `weapon.${Weapon}.help`
  | `marker.${Marker | Item}`
  | `marker.${Marker | Item}.help`
  | `markers.${Exclude<Marker, 'hostage'>}-${number}`
  | `give.${Item | 'nothing'}`
  | `take.${Marker}`
  | `clear.${BuildingId | 'none'}`
  | `object.${ObjectKind}-${number}`
  | 'object.gallows'
  | `barrel.barrel-${number}`
  | `power.${Power}`
  | `power.${Power}.help`
  | `pitch.${Pitch}`
  | `field-name.${'dir' | 'facing' | 'power' | 'spin' | 'offset' | 'slot'}`

export type Key =
  | GameKey<Event['type'] | `${Secret}.seen`, Question, Action['do'], Code, keyof Options>
  | BoxKey
  | FieldKey<Action>
  | `setting.wobble.${Options['wobble']}`
  | `setting.tiles.${Options['tiles']}`
  | `setting.law.${Options['law']}`
  | `safe.${Question}`
  | `then.${'play' | 'pass' | 'rise' | 'move' | 'leave' | 'take-hidden' | 'put-back' | 'keep-bullet' | 'accept'}`
  | `then.${'hang' | 'throw' | 'replay'}`
  | 'thing.shoot'
  | `because.${Exclude<Question, 'base'> | 'initiative' | 'entered'}`
  | `result.${Reason}`
  | `scenario.${TenId | 'own'}`
  | `scenario.${TenId}.${Clan}`
  | `problem.${ProblemCode}`
  | `table.${'hour' | 'phase' | 'object' | 'clean' | 'poisoned' | 'gallows' | 'pool' | 'own' | 'own-law' | 'own-outlaw'}`
  | `table.${'dead' | 'inside' | 'lying' | 'standing' | 'items' | 'power' | 'not-found' | 'hanging' | 'escorted'}`
  | `table.${'neutral' | 'holds' | 'closed' | 'building' | 'markers' | 'known' | 'hidden' | 'lane'}`
  | 'seat.next'
