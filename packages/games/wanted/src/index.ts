// WANTED!, assembled.

import { type GameModule, makeGame } from '@saloon/kernel'
import { describe } from './describe.ts'
import { frames } from './frames/index.ts'
import { out, outcome } from './outcome.ts'
import { present } from './present.ts'
import { sample } from './sample.ts'
import { carry, check, deal, settings } from './setup.ts'
import { sid } from './rules/sid.ts'
import type { Action, Event, Options, Wanted } from './state.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { rulesEn } from './text/en/rules.ts'
import { rulesFr } from './text/fr/rules.ts'
import { clone, imagine, view } from './view.ts'
import { why } from './why.ts'

export const wanted = makeGame<Wanted, Action, Event, Options>({
  id: 'wanted',
  version: 1,
  seats: { min: 4, max: 7 },
  settings,
  actions: {
    keep: {},
    change: {},
    play: { card: 'card' },
    aim: { card: 'card', at: 'seat' },
    grab: { card: 'card', at: 'seat', pick: 'card' },
    end: {},
    discard: { cards: ['card'] },
    sid: { cards: ['card'] },
    barrel: {},
    jourdonnais: {},
    missed: { card: 'card' },
    bang: { card: 'card' },
    pass: {},
    beer: { card: 'card' },
    'give-up': {},
    pick: { card: 'card' },
    choose: { card: 'card' },
    'put-back': { card: 'card' },
    draw: {},
    'draw-from': { seat: 'seat' },
    'draw-discard': {},
  },
  check,
  deal,
  frames,
  interrupts: { sid },
  clone,
  view,
  imagine,
  outcome,
  out,
  carry,
  sample,
  why,
  present,
  describe,
})

export const wantedModule: GameModule<Wanted, Action, Event, Options> = {
  game: wanted,
  messages: { en, fr },
  rulesText: { en: rulesEn, fr: rulesFr },
  counts: ({ players }) => players.map(({ role, character }) => ({ role: String(role), character: String(character) })),
}

export * from './components.ts'
export {
  anyCards,
  countsAsMissed,
  firesAsBang,
  inRange,
  jailable,
  mayEquip,
  mayShoot,
  nearCards,
} from './rules/play-options.ts'
export { isGood } from './frames/lucky.ts'
export { distance, hasInPlay, inFrontOf, isAlive, rangeOf, within } from './rules/reach.ts'
export { FROM_HAND, NOBODY_TO_BLAME } from './state.ts'
export { unseenCards } from './view.ts'
export type {
  Action,
  Before,
  DeathsDoor,
  Draw,
  Duel,
  Event,
  Indians,
  KeepCharacter,
  Lucky,
  Options,
  Player,
  Reason,
  Shot,
  Store,
  Volley,
  Wanted,
} from './state.ts'
