// Pitch in the West, assembled.

import { type GameModule, makeGame } from '@saloon/kernel'
import { AIM, ENGINE, ready } from '@saloon/physics'
import { describe } from './describe.ts'
import { frames } from './frames/index.ts'
import { outcome } from './outcome.ts'
import { plan } from './wood/plan.ts'
import { present } from './present.ts'
import { sample } from './sample.ts'
import { check, deal, settings } from './setup.ts'
import type { Action, Event, Options, PitchInTheWest } from './state.ts'
import { scenarioOf } from './table.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { rulesEn } from './text/en/rules.ts'
import { rulesFr } from './text/fr/rules.ts'
import { clone, imagine, view } from './view.ts'
import { why } from './why.ts'

const FROM_INSIDE = { zone: 'number', offset: 'number', ...AIM } as const
const STAMPED = { claimed: 'number', arrived: 'number', lat: 'number' } as const

export const pitchInTheWest = makeGame<PitchInTheWest, Action, Event, Options>({
  id: 'pitch-in-the-west',
  version: 2,
  engine: ENGINE,
  seats: { min: 2, max: 10 },
  settings,
  actions: {
    move: AIM,
    'move-out': FROM_INSIDE,
    hands: { item: 'word', ...AIM },
    'hands-out': { item: 'word', ...FROM_INSIDE },
    enough: {},
    take: { thing: 'word' },
    trade: { figure: 'word', give: 'word', get: 'word' },
    escort: { npc: 'word' },
    'end-turn': {},
    place: { facing: 'angle', slots: ['number'] },
    put: { slot: 'number' },
    leave: { item: 'word' },
    accept: {},
    refuse: {},
    challenge: { against: 'word', strokes: 'number' },
    ready: { lat: 'number', varies: 'number' },
    'ask-steady': {},
    fire: { slot: 'number', ...AIM, ...STAMPED },
    'set-down': { side: 'word', ...STAMPED },
    hold: {},
    'duel-shot': { slot: 'number', ...AIM },
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

export const pitchInTheWestModule: GameModule<PitchInTheWest, Action, Event, Options> = {
  game: pitchInTheWest,
  messages: { en, fr },
  rulesText: { en: rulesEn, fr: rulesFr },
  plan,
  counts: (end) => end.teams.map((team) => ({ team, scenario: end.own ? 'own' : scenarioOf(end).id })),
}

export * from './components.ts'
export { PROBLEM_CODES, checkScenario, readScenario, type Found, type ProblemCode } from './scenario/check.ts'
export { progress, type Progress } from './rules/progress.ts'
export { FORMAT, type Scenario } from './scenario/format.ts'
export { SIX, SIX_IDS, type SixId } from './scenario/six.ts'
export { TOWNS, TOWN_IDS, type TownId } from './scenario/towns.ts'
export { goldInCamp, heldBy, isAlive, scenarioOf } from './table.ts'
export type { Action, Base, Bells, Event, Figure, Item, Options, PitchInTheWest, Round, Steady, Turn } from './state.ts'
