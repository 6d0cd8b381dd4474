// The messages this game must have in every language: a missing line is a type error.

import type { FieldKey, GameKey } from '@saloon/kernel'
import type { BaseId, Cube, FigureId, ItemId, NpcId, ObjectId, Team } from '../components.ts'
import type { Question } from '../present.ts'
import type { ProblemCode } from '../scenario/check.ts'
import type { SixId } from '../scenario/six.ts'
import type { Action, Event, Options, Pitch, Reason } from '../state.ts'
import type { Code } from '../why.ts'

/** Names of what lies in the box. Objects that can be carried, and what stands about, are named by kind and number. */
export type BoxKey =
  | `team.${Team | 'nobody'}`
  | `base.${BaseId | 'camp'}`
  | `cube.${Cube}`
  | `side.${'left' | 'right'}`
  | `pitch.${Pitch}`
  | `closed.${'first-round' | 'locked' | 'full' | 'enemy'}`
  | `field-name.${'dir' | 'facing' | 'power' | 'offset' | 'zone' | 'strokes' | 'lat' | 'varies' | 'claimed' | 'arrived'}`
export type NumberedKey =
  | `${'figure' | 'target' | 'mate' | 'against'}.${FigureId}`
  | `npc.${NpcId}`
  | `${'item' | 'thing' | 'give' | 'get'}.${ItemId}`
  | `thing.${Cube}`
  | `${'give' | 'get'}.nothing`
  | `object.${ObjectId}`

export type Key =
  | GameKey<Event['type'], Question, Action['do'], Code, keyof Options>
  | BoxKey
  | FieldKey<Action>
  | `setting.wobble.${Options['wobble']}`
  | `setting.duels.${Options['duels']}`
  | `setting.clock.${Options['clock']}`
  | `safe.${Question}`
  | `then.${'end-turn' | 'move' | 'move-out' | 'enough' | 'accept' | 'refuse' | 'ask-steady' | 'hold' | 'colt' | 'dynamite'}`
  | `then.${'take-full' | 'escort' | 'challenge'}`
  | `because.${'turn' | 'second' | 'place' | 'place.empty' | 'put' | 'leave' | 'trade' | 'challenge' | 'noon' | 'ready' | 'duel'}`
  | `result.${Reason}`
  | `scenario.${SixId | 'own'}`
  | `scenario.${SixId}.${Team}`
  | `problem.${ProblemCode}`
  | `table.${'round' | 'camp' | 'aboard' | 'loose' | 'object' | 'own' | 'own-law' | 'own-outlaw' | 'dead' | 'captured'}`
  | `table.${'jailed' | 'inside' | 'standing' | 'sits-out' | 'items' | 'saved' | 'npc' | 'npc-dead' | 'escorted'}`
  | `table.${'base' | 'locked' | 'lies' | 'cubes' | 'lane'}`
  | 'seat.figure'
