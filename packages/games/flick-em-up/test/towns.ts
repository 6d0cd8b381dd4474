// Small towns for the kit: few pieces and one or two hours, so that hundreds of whole games take seconds. Between them they use every
// module and every objective.

import type { Scenario } from '../src/index.ts'

const bare: Scenario = {
  format: 1,
  game: 'flick-em-up',
  id: 'bare',
  name: 'Bare street',
  clock: { start: 11, end: 12 },
  hats: { law: 'blue', outlaw: 'blue' },
  initiative: { cowboy: 'L1' },
  rules: [],
  buildings: [],
  objects: [{ id: 'barrel-1', kind: 'barrel', x: 0, z: 4, facing: 0 }],
  gallows: null,
  figures: [
    { id: 'L1', clan: 'law', hat: 1, x: -8, z: 0, facing: 0, life: 1, items: ['colt'], role: 'sheriff' },
    { id: 'O1', clan: 'outlaw', hat: 1, x: 8, z: 0, facing: 180, life: 1, items: [], role: 'big-daddy' },
  ],
  neutrals: [],
  markers: [],
  setupChoices: [],
  victory: [{ clan: 'both', when: 'enemyDead', n: 1, timing: 'immediate' }],
  atClockEnd: [{ test: 'finalDuel', a: 'sheriff', b: 'big-daddy', firstShot: 'initiativeClan' }],
  special: [],
}
const house = { id: 'bank', x: 0, z: -8, facing: 270, closed: false } as const
const two = [
  { id: 'L1', clan: 'law', hat: 1, x: -4, z: 2, facing: 90, life: 2, items: [], role: 'sheriff' },
  { id: 'L2', clan: 'law', hat: 2, x: null, z: null, facing: 0, life: 2, items: [], in: 'bank' },
  { id: 'O1', clan: 'outlaw', hat: 1, x: 0, z: 2, facing: 90, life: 2, items: [], role: 'big-daddy' },
  { id: 'O2', clan: 'outlaw', hat: 2, x: 4, z: 2, facing: 90, life: 2, items: ['dynamite'] },
] as const satisfies Scenario['figures']

/** A pile that one clan hid, dynamite, duels, gold to be handed over. */
export const gold: Scenario = {
  ...bare,
  id: 'gold',
  name: 'Gold in the bank',
  clock: { start: 10, end: 12 },
  hats: { law: 'blue', outlaw: 'red' },
  initiative: { cowboy: 'O1' },
  rules: ['duel', 'dynamite', 'giveToAccomplice'],
  buildings: [house, { id: 'undertaker', x: 20, z: -8, facing: 270, closed: false }],
  objects: [{ id: 'hay-1', kind: 'hay', x: 0, z: -3, facing: 0 }],
  figures: two,
  neutrals: [{ id: 'N1', kind: 'accomplice', colour: 'pink', x: 8, z: 2, facing: 0 }],
  setupChoices: [
    {
      id: 'hide',
      by: 'law',
      player: 'first',
      pool: { gold: 2, colt: 1, life: 1 },
      piles: [
        { building: 'bank', size: 2 },
        { building: 'undertaker', size: 2 },
      ],
      faceUp: false,
    },
  ],
  victory: [{ clan: 'outlaw', when: 'heldByNeutrals', type: 'gold', n: 1, timing: 'immediate' }],
  atClockEnd: [
    { test: 'mostStored', type: 'gold', law: 'bank', outlaw: 'undertaker' },
    { test: 'mostCarried', type: 'gold' },
    { test: 'mostLivingCowboys' },
    { test: 'mostLifePoints' },
    { test: 'draw' },
  ],
  special: [{ id: 'no-shooting-first-hour', clan: 'outlaw' }, { id: 'move-may-bump-neutrals' }],
}

/** Evidence and a witness, hidden markers that nobody knows, a girl. */
export const secrets: Scenario = {
  ...bare,
  id: 'secrets',
  name: 'What nobody knows',
  clock: { start: 10, end: 12 },
  hats: { law: 'red', outlaw: 'red' },
  rules: ['duel', 'witness', 'evidence', 'hostage'],
  buildings: [house, { id: 'sheriff', x: -14, z: -8, facing: 270, closed: false }],
  objects: [],
  figures: [
    { ...two[0] },
    { id: 'L2', clan: 'law', hat: 2, x: null, z: null, facing: 0, life: 2, items: [], in: 'bank', role: 'witness' },
    { ...two[2] },
    { ...two[3], items: ['colt', 'colt'] },
  ],
  neutrals: [{ id: 'N1', kind: 'hostage', colour: 'pink', x: null, z: null, facing: 0, offTable: true }],
  setupChoices: [
    {
      id: 'deal',
      by: 'random',
      pool: { document: 2, hostage: 1, gold: 1, life: 1 },
      piles: [{ building: 'bank', size: 5 }],
      faceUp: false,
    },
  ],
  victory: [
    { clan: 'law', when: 'stored', type: 'document', building: 'sheriff', n: 2, timing: 'immediate' },
    { clan: 'outlaw', when: 'witnessDeadBeforeBothFound', timing: 'immediate' },
    { clan: 'law', when: 'hostageEscortedInto', building: 'sheriff', timing: 'immediate' },
    { clan: 'other', when: 'hostageHitByShot', timing: 'immediate' },
  ],
  atClockEnd: [{ test: 'hostageHolderClan', law: 'law', outlaw: 'outlaw', nobody: 'outlaw' }],
  special: [{ id: 'finder-gets-one-extra-action' }],
}

/** Two short phases of an endless wave. */
export const wave: Scenario = {
  ...bare,
  id: 'wave',
  name: 'A wave',
  rules: ['dynamite', 'winchester', 'endlessWave', 'twoPhases'],
  figures: [bare.figures[0]!, { ...bare.figures[1]!, life: 1 }],
  setupChoices: [{ id: 'arm', by: 'outlaw', player: 'current', pool: { dynamite: 1, winchester: 1 } }],
  victory: [{ clan: 'phase', when: 'allLawDead', timing: 'immediate', endsPhase: true }],
  atClockEnd: [
    { test: 'endPhase' },
    { test: 'afterBothPhases', score: 'survivingLaw', tie: 'outlawsKilled', then: 'draw' },
  ],
}

/** The gallows, water, and a clan that has to wait. */
export const rope: Scenario = {
  ...bare,
  id: 'rope',
  name: 'A rope',
  rules: ['winchester', 'gallows', 'hostage', 'poison'],
  gallows: { id: 'gallows', x: 0, z: -3.8, facing: 270 },
  objects: [
    { id: 'barrel-1', kind: 'barrel', x: 0, z: 0, facing: 0, under: 'gallows' },
    { id: 'barrel-2', kind: 'barrel', x: -6, z: 6, facing: 0, water: 'clean' },
  ],
  figures: [
    { ...bare.figures[0]!, x: -10, life: 2 },
    { ...bare.figures[1]!, x: 0, z: 10, facing: 90, life: 2, items: ['winchester'] },
  ],
  neutrals: [{ id: 'N2', kind: 'patriarch', colour: 'blue', x: 0, z: 0, facing: 270, onTopOf: 'barrel-1' }],
  victory: [{ clan: 'outlaw', when: 'poisonedBarrels', n: 1, timing: 'endOfRound' }],
  atClockEnd: [
    {
      test: 'patriarch',
      onGallows: 'finalDuel',
      withOutlaw: 'outlaw',
      withLaw: 'finalDuel',
      withNobody: 'draw',
      firstShot: 'initiativeClan',
    },
  ],
  special: [{ id: 'law-may-not-shoot-before-outlaws-shot' }, { id: 'move-may-bump-barrels' }],
}

export const bareStreet = bare
export const document = (scenario: Scenario): string => JSON.stringify(scenario)
const own = (scenario: Scenario, more: object = {}) => ({
  scenario: 'own' as const,
  town: document(scenario),
  wobble: 'light' as const,
  ...more,
})

export const VARIANTS = [
  { seats: 2, options: own(bare, { wobble: 'off', lawPowers: 5, outlawPowers: 5 }) },
  { seats: 3, options: own(gold) },
  { seats: 4, options: own(secrets, { law: 'second' }) },
  { seats: 2, options: own(wave, { tiles: 'swapped', lawPowers: 1, outlawPowers: 1 }) },
  { seats: 5, options: own(rope, { tiles: 'mixed', lawPowers: 1 }) },
]
