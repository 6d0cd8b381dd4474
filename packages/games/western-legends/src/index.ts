// Western Legends, as it is delivered.

import type { GameModule } from '@saloon/kernel'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { westernLegends } from './game.ts'
import type { Legends, Options } from './state.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { rulesEn } from './text/en/rules.ts'
import { rulesFr } from './text/fr/rules.ts'

export const westernLegendsModule: GameModule<Legends, Action, Event, Options> = {
  game: westernLegends,
  messages: { en, fr },
  rulesText: { en: rulesEn, fr: rulesFr },
  counts: ({ players }) => players.map(({ character }) => ({ character: String(character) })),
}

export { westernLegends }
export * from './components/index.ts'
export * from './map/index.ts'
export type { Action } from './actions.ts'
export type { Event } from './events.ts'
export type { Legends, Options, Player } from './state.ts'
// What bots ask the rules.
export { mayBuy, mayUpgrade, uses } from './frames/shopping.ts'
export { lootsOf, reactionsOf } from './frames/fight-questions.ts'
export { drives, mustDemand, stepsFrom, victims } from './frames/movement.ts'
export { sheriffWays } from './frames/sheriff.ts'
export { surplus } from './frames/turn.ts'
export { valuesOf } from './frames/fight.ts'
export { actionOptions, fightable, mayArrest, mayPlay } from './rules/action-options.ts'
export { type Reach, reachNowOf, reachWith, ridesTo } from './reach.ts'
export { claimPlaces } from './rules/claim.ts'
export { discsOn, movesDisc, openSlots, undoesStory } from './rules/feats.ts'
export { MORE_STEPS, MOVEMENT, isUpgraded, owns, sideOf } from './effects/abilities.ts'
export { OPTIONS } from './effects/lists.ts'
export { fightOf } from './rules/fights.ts'
export { bestPicks } from './poker/picks.ts'
export { CATEGORIES, type Category, categoryOf, isCheat, rate } from './poker/hands.ts'
export { priceOf, saleOf } from './frames/shopping.ts'
export { type Cut, type Sum, sumsOf } from './rules/cuts.ts'
export { isBetweenPlayers, isMibFight, isNpcFight } from './rules/fights.ts'
export { FIGHT_STEPS } from './in-progress.ts'
export { halfOfMoney, halfOfNuggets, handLimit, movementOf, nuggetLimit } from './rules/resources.ts'
export { MAN_IN_BLACK, NONE } from './state.ts'
export type {
  Choice as ChoiceFrame,
  Fight,
  FightKind,
  FightStep,
  KeepTokens,
  ManInBlack,
  Movement,
  Poker,
  Prospect,
  SheriffPath,
  Shopping,
  StoryDisc,
} from './in-progress.ts'
