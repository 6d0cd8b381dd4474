// The messages this game must have in every language: a missing line is a type error.

import type { FieldKey, GameKey } from '@saloon/kernel'
import type { Character, Kind, Role } from '../components.ts'
import type { frames } from '../frames/index.ts'
import type { Action, Draw, Event, Options, Reason } from '../state.ts'
import type { Code } from '../why.ts'

type Question = Exclude<keyof typeof frames, 'turn' | 'volley'>
/** What the eyes they are for are told more of. */
type Secret = Extract<Event, { readonly only?: unknown }>['type']
type Equipment = 'mustang' | 'scope' | 'dynamite'

/** Names of what lies in the box, and help. */
export type BoxKey =
  | `card.${number}`
  | `kind.${Kind}`
  | `kind.${Kind}.help`
  | `role.${Role | 'hidden'}`
  | `role.${Role}.help`
  | `character.${Character}`
  | `character.${Character}.help`

export type Key =
  | GameKey<Event['type'] | `${Secret}.seen`, Question | 'sid', Action['do'], Code, keyof Options>
  | BoxKey
  | `of.${Draw}`
  | `safe.${Question | 'play.discard' | 'deaths-door.sid' | 'deaths-door.out'}`
  | FieldKey<Action>
  | `then.${'keep' | 'change' | 'draws' | 'weapon' | 'nothing' | 'heals' | 'saloon' | 'general-store'}`
  | `then.${'gatling' | 'indians' | Equipment | 'equip-barrel' | 'shot' | 'duel' | 'jail'}`
  | `then.${'takes' | 'takes.hand' | 'removes' | 'removes.hand' | 'end' | 'end.discard' | 'discard' | 'sid'}`
  | `then.${'barrel' | 'barrel.lucky' | 'dodged' | 'dodged.not-yet' | 'duel.on' | 'indians.off' | 'pass'}`
  | `then.${'saved' | 'saved.not-yet' | 'out' | 'pick' | 'good' | 'bad' | 'put-back' | 'draw-from' | 'draw-discard'}`
  | `warning.${'unused' | 'last-life' | 'two-left' | 'unhurt' | 'nobody-hurt' | 'replaces' | 'deputy' | 'deputies'}`
  | `thing.${'card' | 'card-at'}`
  | `because.${'shot' | 'gatling' | 'indians' | 'challenged' | 'duel' | 'dying' | 'dying.alone' | 'limit' | 'store' | 'lucky'}`
  | `because.${'series' | 'draws' | 'turn' | 'turn.free'}`
  | `result.${Reason}`
  | `table.${'turn' | 'series' | 'deck' | 'known' | 'discard' | 'resolving' | 'store' | 'flipped'}`
  | `seat.${'undealt' | 'life' | 'out' | 'hand' | 'in-play' | 'cards' | 'range' | 'distance'}`
