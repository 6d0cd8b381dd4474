// The messages this game must have in every language: a missing line is a type error.

import type { GameKey } from '@saloon/kernel'
import type { Action, Event, Options } from '../state.ts'

export type Key =
  | GameKey<Event['type'] | 'rolled.seen', 'bid' | 'doubt', Action['do'], 'not-higher', keyof Options>
  | `field.bid.${'count' | 'face'}`
  | `then.${'believe' | 'doubt'}`
  | `safe.${'bid' | 'believe' | 'doubt'}`
  | `${'because' | 'table'}.bid`
  | `seat.${'count' | 'dice' | 'out'}`
  | 'table.dice'
  | 'result.last'
