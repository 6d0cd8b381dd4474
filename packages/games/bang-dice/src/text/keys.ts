// The messages this game must have in every language: a missing line is a type error.

import type { FieldKey, GameKey } from '@saloon/kernel'
import type { Character, Face, Role } from '../components.ts'
import type { frames } from '../frames/index.ts'
import type { Action, Cause, Event, Reason } from '../state.ts'
import type { Code } from '../why.ts'

type Question = Exclude<keyof typeof frames, 'turn' | 'arrows' | 'batch'>

export type Key =
  | GameKey<Event['type'] | 'dealt.seen', Question, Action['do'], Code, never>
  | `face.${Face}`
  | `face.${Face}.help`
  | `role.${Role | 'hidden'}`
  | `role.${Role}.help`
  | `character.${Character}`
  | `character.${Character}.help`
  | `die.${0 | 1 | 2 | 3 | 4}`
  | `safe.${Question}`
  | FieldKey<Action>
  | `then.${Action['do']}`
  | `then.stop.${'shots' | 'beers' | 'gatling' | 'removes' | 'gains'}`
  | 'warning.gatling'
  | 'warning.last-arrow'
  | 'thing.die'
  | 'thing.target'
  | `because.${Cause | 'turn' | 'sid' | 'roll' | 'shots' | 'beers' | 'gatlings'}`
  | `result.${Reason}`
  | 'table.supply'
  | 'table.dice'
  | 'seat.life'
  | 'seat.out'
