// Western Legends, as it is delivered.

import type { GameModule } from '@saloon/kernel'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { westernLegends } from './game.ts'
import type { Legends, Options } from './state.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { rulesEn } from './text/rules-en.ts'
import { rulesFr } from './text/rules-fr.ts'

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
