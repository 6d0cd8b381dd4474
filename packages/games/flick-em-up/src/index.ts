// Flick 'em Up!, assembled.

import { type GameModule, makeGame } from '@saloon/kernel'
import { AIM, ENGINE, ready } from '@saloon/physics'
import { describe } from './describe.ts'
import { frames } from './frames/index.ts'
import { outcome } from './outcome.ts'
import { plan } from './wood/plan.ts'
import { present } from './present.ts'
import { sample } from './sample.ts'
import { check, deal, settings } from './setup.ts'
import type { Action, Event, FlickEmUp, Options } from './state.ts'
import { clanOfTeam, scenarioOf, teamOfSeat } from './table.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { rulesEn } from './text/en/rules.ts'
import { rulesFr } from './text/fr/rules.ts'
import { clone, imagine, view } from './view.ts'
import { why } from './why.ts'

export const flickEmUp = makeGame<FlickEmUp, Action, Event, Options>({
  id: 'flick-em-up',
  version: 2,
  engine: ENGINE,
  seats: { min: 2, max: 10 },
  settings,
  actions: {
    hide: { markers: ['word'] },
    play: { cowboy: 'word' },
    rise: { cowboy: 'word', facing: 'angle' },
    arm: { cowboy: 'word', marker: 'word' },
    pass: {},
    move: { ...AIM, spin: 'number', clear: 'word' },
    leave: { offset: 'number', ...AIM, clear: 'word' },
    shoot: { weapon: 'word', side: 'word', ...AIM },
    'shoot-out': { weapon: 'word', offset: 'number', ...AIM, clear: 'word' },
    throw: { side: 'word', ...AIM },
    'throw-out': { offset: 'number', ...AIM, clear: 'word' },
    second: { side: 'word', ...AIM },
    'second-out': { offset: 'number', ...AIM, clear: 'word' },
    'keep-bullet': {},
    take: { marker: 'word' },
    'take-hidden': {},
    keep: { give: 'word' },
    'put-back': {},
    drop: { marker: 'word' },
    swap: { take: 'word', give: 'word' },
    give: { neutral: 'word', marker: 'word' },
    poison: { barrel: 'word' },
    purify: { barrel: 'word' },
    hang: {},
    face: { facing: 'angle' },
    base: { base: 'word' },
    escort: { slot: 'number' },
    replay: {},
    accept: {},
    'duel-shot': { side: 'word', ...AIM },
    eject: { offset: 'number', ...AIM },
    champion: { cowboy: 'word' },
  },
  check,
  ready,
  deal,
  frames,
  clone,
  view,
  imagine,
  outcome,
  sample,
  why,
  present,
  describe,
})

export const flickEmUpModule: GameModule<FlickEmUp, Action, Event, Options> = {
  game: flickEmUp,
  messages: { en, fr },
  rulesText: { en: rulesEn, fr: rulesFr },
  plan,
  /** Of two phases the clan of the last one. */
  counts: (end) =>
    end.given.map((_, seat) => ({
      clan: clanOfTeam(end, teamOfSeat(seat)),
      scenario: end.own ? 'own' : scenarioOf(end).id,
    })),
}

export * from './components.ts'
export { PROBLEM_CODES, checkScenario, readScenario, type Found, type ProblemCode } from './scenario/check.ts'
export { progress, type Progress } from './rules/progress.ts'
export { FORMAT, type Scenario } from './scenario/format.ts'
export { TEN, TEN_IDS, type TenId } from './scenario/ten/index.ts'
export { clanOfTeam, isAlive, isAvailable, nextPlayer, scenarioOf, teamOfSeat } from './table.ts'
export type { Action, Building, Choose, Cowboy, Duel, Event, FlickEmUp, Options, Turn } from './state.ts'
