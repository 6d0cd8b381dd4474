// The six scenarios, in the words any scenario is written in (13, 16).

import { FORMAT, type Scenario } from './format.ts'

const BANK_ROBBERY: Scenario = {
  format: FORMAT,
  id: 'bank-robbery',
  name: 'Bank Robbery',
  town: 'dusty-fork',
  rounds: 10,
  stockBases: 'buildings',
  gold: [{ at: 'bank', n: 10 }],
  npc: ['n1', 'n2'],
  victory: [
    { team: 'outlaw', when: 'goldInCamp', n: 6, timing: 'immediate' },
    { team: 'law', when: 'allDead', of: 'outlaw', timing: 'immediate' },
    { team: 'outlaw', when: 'allDead', of: 'law', timing: 'immediate' },
  ],
  atEnd: [{ test: 'win', team: 'law' }],
  special: [{ id: 'gold-left-by-the-dead-can-be-taken' }],
  starts: {},
  players: { min: 2, max: 10 },
  duel: 'easy',
}

const FREE_THE_PRISONER: Scenario = {
  format: FORMAT,
  id: 'free-the-prisoner',
  name: 'Free the Prisoner',
  town: 'iron-gulch',
  rounds: 10,
  stockBases: 'buildings-except-prison',
  gold: [],
  npc: [],
  prisoner: { team: 'outlaw', which: 'lowestNumber', building: 'prison', items: [] },
  victory: [
    { team: 'outlaw', when: 'figureInCamp', who: 'prisoner', timing: 'endOfAction' },
    { team: 'law', when: 'figureDead', who: 'prisoner', timing: 'immediate' },
    { team: 'law', when: 'allDead', of: 'outlaw', timing: 'immediate' },
    { team: 'outlaw', when: 'allDead', of: 'law', timing: 'immediate' },
  ],
  atEnd: [{ test: 'win', team: 'law' }],
  special: [{ id: 'prison-opens-only-to-dynamite' }, { id: 'one-outlaw-starts-with-dynamite', which: 'secondNumber' }],
  starts: {},
  players: { min: 2, max: 10 },
  duel: 'easy',
}

const STAGECOACH_ATTACK: Scenario = {
  format: FORMAT,
  id: 'stagecoach-attack',
  name: 'Attack on the Stagecoach',
  town: 'stage-stop',
  rounds: 9,
  stockBases: 'buildings',
  gold: [{ at: 'coach', n: 8 }],
  npc: [],
  vehicle: { id: 'coach', path: [-46, -34, -22, -10, 2, 14, 26, 38, 50], axis: 'x' },
  victory: [
    { team: 'outlaw', when: 'goldInCamp', n: 5, timing: 'immediate' },
    { team: 'law', when: 'allDead', of: 'outlaw', timing: 'immediate' },
    { team: 'outlaw', when: 'allDead', of: 'law', timing: 'immediate' },
  ],
  atEnd: [
    { test: 'vehicleGold', vehicle: 'coach', n: 4, then: 'law' },
    { test: 'mostGold', camp: 'outlaw', aboard: 'law' },
    { test: 'draw' },
  ],
  special: [
    { id: 'coach-pushes-aside' },
    { id: 'coach-stops-for-a-round-when-dynamited' },
    { id: 'coach-open-from-round-1' },
  ],
  starts: {},
  players: { min: 2, max: 10 },
  duel: 'easy',
}

const TRAIN_HOLD_UP: Scenario = {
  format: FORMAT,
  id: 'train-hold-up',
  name: 'Train Hold-up',
  town: 'railhead',
  rounds: 8,
  stockBases: 'buildings-and-loco',
  gold: [{ at: 'wagon', n: 8 }],
  npc: ['n1', 'n2'],
  vehicle: { id: 'loco', departs: 'end of round 8' },
  victory: [
    { team: 'outlaw', when: 'goldInCamp', n: 5, timing: 'immediate' },
    { team: 'law', when: 'allDead', of: 'outlaw', timing: 'immediate' },
    { team: 'outlaw', when: 'allDead', of: 'law', timing: 'immediate' },
  ],
  atEnd: [{ test: 'captured' }, { test: 'mostGold', camp: 'outlaw', aboard: 'law' }, { test: 'draw' }],
  special: [{ id: 'wagon-locked-until-dynamite-or-round-3' }],
  starts: {},
  players: { min: 2, max: 10 },
  duel: 'easy',
}

const MAIN_STREET_SHOWDOWN: Scenario = {
  format: FORMAT,
  id: 'main-street-showdown',
  name: 'Showdown in the Main Street',
  town: 'dusty-fork',
  rounds: 8,
  stockBases: 'buildings',
  gold: [],
  npc: [],
  victory: [
    { team: 'law', when: 'allDead', of: 'outlaw', timing: 'immediate' },
    { team: 'outlaw', when: 'allDead', of: 'law', timing: 'immediate' },
  ],
  atEnd: [{ test: 'mostLifePoints' }, { test: 'mostLiving' }, { test: 'draw' }],
  special: [{ id: 'noon-duel', round: 4 }],
  starts: {},
  players: { min: 2, max: 10 },
  duel: 'easy',
}

const PROTECT_THE_TOWNSFOLK: Scenario = {
  format: FORMAT,
  id: 'protect-the-townsfolk',
  name: 'Protect the Townsfolk',
  town: 'iron-gulch',
  rounds: 8,
  stockBases: 'buildings',
  gold: [],
  npc: ['n1', 'n2', 'n3', 'n4', 'n5'],
  victory: [
    { team: 'outlaw', when: 'npcDead', n: 3, timing: 'immediate' },
    { team: 'law', when: 'npcSaved', n: 3, timing: 'immediate' },
    { team: 'law', when: 'allDead', of: 'outlaw', timing: 'immediate' },
    { team: 'outlaw', when: 'allDead', of: 'law', timing: 'immediate' },
  ],
  atEnd: [{ test: 'compare', a: 'npcSaved', b: 'npcDead', winnerA: 'law', winnerB: 'outlaw' }, { test: 'draw' }],
  special: [{ id: 'escort-npc' }, { id: 'law-bullet-killing-npc-costs-2-life' }],
  starts: {},
  players: { min: 2, max: 10 },
  duel: 'easy',
}

export const SIX = {
  'bank-robbery': BANK_ROBBERY,
  'free-the-prisoner': FREE_THE_PRISONER,
  'stagecoach-attack': STAGECOACH_ATTACK,
  'train-hold-up': TRAIN_HOLD_UP,
  'main-street-showdown': MAIN_STREET_SHOWDOWN,
  'protect-the-townsfolk': PROTECT_THE_TOWNSFOLK,
} as const
export type SixId = keyof typeof SIX
export const SIX_IDS = Object.keys(SIX) as readonly SixId[]
