// BANG! The Dice Game, assembled.

import { type GameModule, makeGame } from '@saloon/kernel'
import { frames } from './frames/index.ts'
import { out, outcome } from './outcome.ts'
import { describe, present } from './present.ts'
import { deal } from './setup.ts'
import type { Action, BangDice, Event, Options } from './state.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { rulesEn } from './text/en/rules.ts'
import { rulesFr } from './text/fr/rules.ts'
import { clone, imagine, view } from './view.ts'
import { why } from './why.ts'

export const bangDice = makeGame<BangDice, Action, Event, Options>({
  id: 'bang-dice',
  version: 1,
  seats: { min: 3, max: 8 },
  settings: [],
  actions: {
    heal: { seat: 'seat' },
    roll: {},
    reroll: { dice: ['die'] },
    stop: {},
    shoot: { at: ['seat'] },
    double: { at: ['seat'], die: 'die', beer: 'die' },
    pour: { to: ['seat'] },
    swap: { count: 'number' },
    return: { count: 'number' },
    remove: { arrows: ['number'] },
  },
  deal,
  frames,
  clone,
  view,
  imagine,
  outcome,
  out,
  why,
  present,
  describe,
})

export const bangDiceModule: GameModule<BangDice, Action, Event, Options> = {
  game: bangDice,
  messages: { en, fr },
  rulesText: { en: rulesEn, fr: rulesFr },
  counts: ({ players }) => players.map(({ role, character }) => ({ role: String(role), character })),
}

export * from './components.ts'
export { ifStopped, type IfStopped } from './if-stopped.ts'
export { beerDice, shotDice, targetsOf, targetsOfShots } from './rules/shots.ts'
export type { Action, BangDice, Batch, Event, Question, Turn } from './state.ts'
