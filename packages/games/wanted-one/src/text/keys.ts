// The messages this game must have in every language: a missing line is a type error.

import type { FieldKey, GameKey } from '@saloon/kernel'
import type { SaloonKind, Tile } from '../components.ts'
import type { frames } from '../frames/index.ts'
import type { Action, Event, Options, Won } from '../state.ts'
import type { Code } from '../why.ts'

type Question = Exclude<keyof typeof frames, 'round' | 'majorities' | 'points'>
type TownNumber = 0 | 1 | 2 | 3
type GangNumber = 0 | 1 | 2 | 3

export type Key =
  | GameKey<Event['type'] | 'peeked.seen', Question, Action['do'], Code, keyof Options>
  | `card.${number}`
  | `town.${TownNumber}`
  | `deck.${TownNumber | 4}`
  | `gang.${GangNumber}`
  | `gang.${GangNumber}.help`
  | `prize.${GangNumber | 4}`
  | `saloon.${SaloonKind}`
  | `saloon.${SaloonKind}.help`
  | `tile.${Tile}`
  | `won.${Won}`
  | `safe.${Question}`
  | FieldKey<Action>
  | `then.${'recycle' | 'peek' | 'ride' | 'stay' | 'stay.off' | 'takes' | 'counts' | 'loses' | 'saloon' | 'saloon.known'}`
  | `then.${'leads' | 'ties' | 'ties.leader' | 'ties.without'}`
  | `warning.${'four-gangs' | 'last-card'}`
  | `thing.${'draw' | 'recycle' | 'peek' | 'dollar'}`
  | `because.${'turn' | 'turn.closed' | 'spent' | 'saloon' | 'cavalry' | 'cavalry.off'}`
  | 'safe.cavalry.off'
  | 'result.public-enemy'
  | `table.${'round' | 'town' | 'town.closed' | 'unseen' | 'saloon' | 'known' | 'cavalry' | 'supremacy' | 'one' | 'one.free'}`
  | `table.${'discard' | 'removed'}`
  | `seat.${'stack' | 'points' | 'tokens' | 'no-token' | 'one' | 'dollars'}`
