// The messages this game must have in every language: a missing line is a type error.

import type { FieldKey, GameKey } from '@saloon/kernel'
import type { Action, Colour, Income, Loot } from '../actions.ts'
import type { Event } from '../events.ts'
import type {
  BonusChoice,
  ChoiceKind,
  ChooseCharacter,
  DemandAnswer,
  FightKind,
  KeepTokens,
  Movement,
  Poker,
  Prospect,
  Question as Plain,
  SheriffPath,
  SheriffTarget,
  Shopping,
  StoryDisc,
} from '../in-progress.ts'
import type { LENGTHS, Options } from '../state.ts'
import type { PlaceKind } from '../components/index.ts'
import type { Code } from '../why/codes.ts'
import type { BoxKey } from './box.ts'

/** Every frame that asks. */
export type Question =
  | Plain['kind']
  | ChooseCharacter['kind']
  | Movement['kind']
  | DemandAnswer['kind']
  | StoryDisc['kind']
  | Prospect['kind']
  | BonusChoice['kind']
  | ChoiceKind
  | SheriffTarget['kind']
  | SheriffPath['kind']
  | Shopping['kind']
  | KeepTokens['kind']
  | Exclude<Poker['kind'], 'poker-end'>

/** What the eyes they are for are told more of. */
type Secret = Extract<Event, { readonly only?: unknown }>['type']

export type EventKey = `event.${Event['type'] | `${Secret}.seen`}`

/** What is asked, answered and set up; the names of what is neither in the box nor at the table. */
export type DeedKey =
  | Exclude<GameKey<never, Question | 'claim', Action['do'], never, keyof Options>, `event.${string}` | `why.${string}`>
  | `setting.length.${(typeof LENGTHS)[number]}`
  | `safe.${Exclude<Question, 'demand' | 'demand-answer' | 'fight-answer'> | 'hand-limit.none'}`
  | `safe.${'demand.name' | 'demand.name-mib' | 'demand-answer.give-money' | 'demand-answer.give-card'}`
  | `safe.fight-answer.${'accept' | 'decline'}`
  | FieldKey<Action>
  | `seat.${'man-in-black' | 'sheriff' | 'guard' | 'bandit'}`
  | `fight.${FightKind}`
  | `income.${Income}`
  | `take.${Loot}`
  | `colour.${Colour}`
  | `slot.${0 | 1}`
  | `die.${0 | 1}`
  | `active.${0 | 1}`
  | `cattle-too.${0 | 1}`

/** The table in words. */
export type TableKey =
  | `table.${'setup' | 'round' | 'ending' | 'last-round' | 'deck' | 'sheriff' | 'bandits' | 'mib' | 'slot' | 'slot.discs'}`
  | `table.${'story' | 'store' | 'ranches' | 'attack' | 'defence' | 'fight-cards' | 'flop'}`
  | `seat.${'undecided' | 'at' | 'lp' | 'money' | 'nuggets' | 'marshal' | 'wanted' | 'wounds' | 'hand' | 'gear'}`
  | `seat.${'upgraded' | 'using' | 'cattle' | 'herd' | 'objectives' | 'objectives.hidden' | 'completed'}`
  | `seat.${'tokens' | 'tokens.hidden' | 'cards' | 'legend'}`

/** Why not; and where it would be. */
export type WhyKey = `why.${Code}`
export type KindKey = `kind.${PlaceKind}`

/** What options would do, why one is asked, how it ended. */
export type HintKey =
  | `then.${'move' | 'steps' | 'left' | 'bandit' | 'earn' | 'poker' | 'heal' | 'lp' | 'pass' | 'pay' | 'bargain' | 'count'}`
  | `then.${'discs' | 'disc-from' | 'no-free-disc'}`
  | `then.${'value' | 'accept' | 'decline' | 'duel' | 'rob' | 'arrest' | 'rob-bank' | 'sell' | 'sell.wanted' | 'deliver'}`
  | `warning.${'marshal' | 'bandit' | 'undoes' | 'only-undoes'}`
  | `thing.${'card' | 'item' | 'upgrade' | 'place' | 'fight'}`
  | `because.${'dealt' | 'first-game' | 'start' | 'ability' | 'turn' | 'gear' | 'no-actions' | 'actions' | 'steps' | 'extend' | 'cattle' | 'company' | 'stories'}`
  | `because.${'claim' | 'prospect' | 'bank' | 'cabaret' | 'store' | 'bargain' | 'ride' | 'tokens' | 'disc' | 'several-wanted' | 'won' | 'no-card' | 'effect'}`
  | `because.${'demand' | 'limit' | 'no-free-disc' | 'condition' | 'poker' | 'flop' | 'sheriff' | 'story' | 'mib' | 'fight' | 'values'}`
  | `result.${'legend' | 'shared' | 'man-in-black'}`

export type WordKey = TableKey | EventKey | DeedKey | BoxKey | WhyKey | KindKey | HintKey | `option.${number}`
