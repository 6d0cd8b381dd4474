// Wanted One, assembled.

import { type GameModule, makeGame } from '@saloon/kernel'
import { describe } from './describe.ts'
import { frames } from './frames/index.ts'
import { outcome } from './outcome.ts'
import { present } from './present.ts'
import { check, deal, settings } from './setup.ts'
import type { Action, Event, Options, WantedOne } from './state.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { rulesEn } from './text/en/rules.ts'
import { rulesFr } from './text/fr/rules.ts'
import { clone, imagine, view } from './view.ts'
import { why } from './why.ts'

export const wantedOne = makeGame<WantedOne, Action, Event, Options>({
  id: 'wanted-one',
  version: 1,
  seats: { min: 2, max: 6 },
  settings,
  // A gang names a stack of cards, which is a place as a deck is.
  actions: {
    draw: { deck: 'place' },
    recycle: { town: 'place' },
    peek: { deck: 'place' },
    'give-up': { gang: 'place' },
    hunt: { seat: 'seat', gang: 'place' },
    swindle: { seat: 'seat', gang: 'place' },
    ride: { town: 'place' },
    stay: {},
  },
  check,
  deal,
  frames,
  clone,
  view,
  imagine,
  outcome,
  why,
  present,
  describe,
})

export const wantedOneModule: GameModule<WantedOne, Action, Event, Options> = {
  game: wantedOne,
  messages: { en, fr },
  rulesText: { en: rulesEn, fr: rulesFr },
}

export * from './components.ts'
export { countsOf, leaderAmong, pointsOf, pointsOfGang, seatsWithMost } from './rules/scoring.ts'
export { ALL_TOKENS, EVERYBODY } from './state.ts'
export type {
  Action,
  Cavalry,
  Draw,
  Event,
  Majorities,
  Options,
  Player,
  Points,
  Round,
  SaloonEffect,
  WantedOne,
} from './state.ts'
export { unseenCards } from './view.ts'
