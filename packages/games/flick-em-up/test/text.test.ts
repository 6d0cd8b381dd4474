// Everything the game can say, said in every language.

import { LANGUAGES, type Seat } from '@saloon/kernel'
import { speaksEveryLanguage } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import {
  BUILDINGS,
  COWBOYS,
  type FlickEmUp,
  MARKERS,
  PROBLEM_CODES,
  TEN_IDS,
  flickEmUp,
  flickEmUpModule,
} from '../src/index.ts'
import { PITCHES, REASONS } from '../src/state.ts'
import { CODES } from '../src/why.ts'
import { LAW, OUTLAW, inRound, inTurn, move, pass } from './lay-out.ts'
import { VARIANTS, document, gold } from './towns.ts'

speaksEveryLanguage(flickEmUpModule, {
  variants: VARIANTS,
  games: 2,
  codes: CODES,
  wrongActions,
  also(voice) {
    const { say, look, tell, explain } = voice
    for (const id of TEN_IDS)
      look(flickEmUp.start({ seats: 10, options: { ...usual(), scenario: id } }, [1, 2, 3, 4], tell))
    for (const clan of ['law', 'outlaw', 'nobody']) {
      for (const reason of REASONS) say({ key: `result.${reason}`, facts: { clan } })
      tell({ type: 'game-over', clan: clan as 'law', reason: 'draw', move: 1, cause: 1 })
    }
    for (const problem of PROBLEM_CODES)
      explain({ code: 'town-refused', facts: { path: 'objects[1]', problem, detail: 'barrel-1' } })
    for (const options of [{ scenario: 'own' }, { scenario: 's01', town: '{}' }, { scenario: 'own', town: '{' }])
      explain(flickEmUp.prepare({ seats: 2, options }) as never)
    const about = { by: 0, move: 1, cause: 1 } as const
    for (const cowboy of COWBOYS) {
      tell({ type: 'played', cowboy, ...about })
      say({ key: `target.${cowboy}` })
    }
    for (const building of BUILDINGS) {
      tell({ type: 'entered', cowboy: 'L1', building, move: 1, cause: 1 })
      say({ key: `clear.${building}` })
    }
    for (const pitch of PITCHES)
      tell({ type: 'pitched', cowboy: 'L1', pitch, direction: 0, speed: 1, rest: '', shows: true, ...about })
    for (const marker of MARKERS) {
      say({ key: `marker.${marker}` })
      say({ key: `take.${marker}` })
    }
    say({ key: 'scenario.own' }) // in statistics
    // Names of things, whichever of them a random game comes by.
    const things = /^(weapon|markers|clear|object|barrel|field-name)\.[^.]+$/
    for (const key of Object.keys(flickEmUpModule.messages.en)) if (things.test(key)) say({ key })
    rarities(voice)
  },
  alike: [
    'name',
    'building.*',
    'weapon.*',
    'marker.colt',
    'marker.winchester',
    'marker.dynamite',
    'marker.document',
    'markers.*',
    'take.colt',
    'take.winchester',
    'take.dynamite',
    'take.document',
    'object.*',
    'power.ricochet',
    'field-name.dir',
    'field-name.slot',
  ],
  marks: ['Flick ’em Up!'],
})

const usual = () => {
  const setup = flickEmUp.prepare({ seats: 2 })
  if ('code' in setup) throw new Error(setup.code)
  return setup.options
}

type Voice = Parameters<
  NonNullable<Parameters<typeof speaksEveryLanguage<FlickEmUp, never, never, never>>[1]['also']>
>[0]

/** What random games of small towns rarely come to. */
function rarities(voice: unknown): void {
  const { look, tell, say } = voice as Pick<Voice, 'look' | 'tell' | 'say'> & { tell(event: unknown): void }
  const about = { by: 0, move: 1, cause: 1 }
  for (const event of [
    { type: 'cleared', building: 'bank', objects: ['hay-1', 'barrel-1', 'cactus-1', 'fence-1'] },
    { type: 'exploded', cowboy: 'L1', objects: [] },
    { type: 'lost-object', object: 'barrel-2' },
    { type: 'grazed', cowboy: 'L1', target: 'N1' },
    { type: 'grazed', cowboy: 'L1', target: 'N2' },
    { type: 'poisoned', cowboy: 'O1', barrel: 'barrel-1' },
    { type: 'purified', cowboy: 'L1', barrel: 'barrel-1' },
    { type: 'gave', cowboy: 'O1', neutral: 'N2', marker: 'gold' },
    { type: 'evidence-passed', from: 'L5', cowboy: 'L1' },
    { type: 'evidence-buried', from: 'L5' },
    { type: 'freed', cowboy: 'O1' },
    { type: 'hung-again', neutral: 'N2' },
    { type: 'left-alone', neutral: 'N1' },
    { type: 'duel-undecided', cowboy: 'L1' },
    { type: 'seized', cowboy: 'L5', life: 2 },
    { type: 'chose-champion', cowboy: 'O2' },
    { type: 'swapped', cowboy: 'L1', take: 'gold', give: 'colt' },
    { type: 'dropped', cowboy: 'L1', marker: 'sealed' },
    { type: 'fizzled', cowboy: 'L1' },
    { type: 'respawned', cowboy: 'O1' },
    { type: 'hit-neutral', cowboy: 'L1', neutral: 'N1' },
    { type: 'dead-hat', cowboy: 'L1' },
    { type: 'left', cowboy: 'L1' },
    { type: 'blown', cowboy: 'L1', life: 1 },
    { type: 'initiative', cowboy: 'L1' },
    { type: 'took', cowboy: 'L1', marker: 'gold' },
    { type: 'kept', cowboy: 'L1', marker: 'gold', shows: true },
    { type: 'joined', neutral: 'N1', cowboy: 'L1' },
    { type: 'duel', cowboy: 'L1', building: 'bank' },
    { type: 'duel-ended', building: 'bank', clan: 'law' },
    { type: 'ejected', cowboy: 'L1', building: 'bank' },
    { type: 'girl-found', cowboy: 'L1', building: 'bank', shows: true },
  ])
    tell({ ...event, ...about })
  const rope = { N2: { kind: 'patriarch', at: [-3, 0], escort: 'L1' } } as const
  inTurn(
    'L1',
    {
      scenario: 's09',
      hour: 11,
      cowboys: { L1: { at: [0, 0], hat: 'blue' }, O1: { at: [40, 0] } },
      gallows: [0, 9],
      neutrals: rope,
      more: { mayShoot: true },
    },
    (table) => {
      look(table.state)
      table.act(LAW, pass)
      look(table.state)
      table.act(OUTLAW, { do: 'champion', cowboy: 'O1' })
      look(table.state)
      table.goesOn()
    },
  )
  inTurn(
    'L1',
    {
      scenario: 's05',
      hour: 10,
      cowboys: { L1: { at: [0, 3], items: ['sealed', 'document'] }, O1: { at: [40, 0], lying: true }, O2: { life: 0 } },
      objects: { 'barrel-1': [0, 0], 'barrel-2': [5, 3] },
      waters: { 'barrel-1': 'clean', 'barrel-2': 'poisoned' },
    },
    (table) => {
      look(table.state)
      table.act(LAW, pass)
      look(table.state)
      table.goesOn()
    },
  )
  const house = { at: [0, 0, 0], left: ['gold', 'document'], hidden: ['colt'], known: 1 } as const
  for (const items of [
    ['gold', 'colt'],
    ['winchester', 'dynamite'],
    ['document', 'sealed'],
  ] as const) {
    inTurn(
      'L1',
      {
        scenario: 's03',
        cowboys: { L1: { in: 'bank', items }, O1: { at: [40, 0] } },
        buildings: { bank: house },
        objects: { 'hay-1': [4, 0] },
      },
      (table) => {
        look(table.state)
        table.act(LAW, { do: 'take-hidden' })
        look(table.state)
        table.goesOn()
      },
    )
  }
  inTurn(
    'O1',
    {
      scenario: 's07',
      cowboys: { O1: { at: [20, 0] }, L1: { in: 'bank' }, L5: { in: 'bank', role: 'witness' } },
      buildings: { bank: { at: [0, 0, 0] } },
    },
    (table) => {
      table.act(OUTLAW, move(18_000, 230))
      look(table.state)
      table.act(OUTLAW, { do: 'duel-shot', side: 'left', dir: 35_463, power: 1000 })
      look(table.state)
      table.goesOn()
    },
  )
  inTurn(
    'L5',
    {
      scenario: 's07',
      cowboys: { L5: { in: 'bank', role: 'witness' }, O1: { at: [20, 0] } },
      buildings: { bank: { at: [0, 0, 0], left: ['gold'], hidden: ['colt'] } },
    },
    (table) => {
      look(table.state)
      table.act(LAW, { do: 'take-hidden' })
      look(table.state)
      table.goesOn()
    },
  )
  inTurn(
    'L1',
    {
      scenario: 's04',
      hour: 6,
      cowboys: { L1: { at: [0, 3], items: ['gold'], power: 'replay' }, O1: { at: [40, 0], power: 'ricochet' } },
      neutrals: { N1: { at: [0, 0], holds: ['gold'] }, N2: { kind: 'hostage', at: [3, 3], escort: 'L1' } },
    },
    (table) => {
      look(table.state)
      table.act(LAW, move(9000, 1))
      look(table.state)
      table.act(LAW, { do: 'accept' })
      look(table.state)
      table.goesOn()
    },
  )
  inRound(
    {
      scenario: 's10',
      cowboys: { L1: { at: [0, 3] }, O1: { at: [40, 0] } },
      more: { pool: ['winchester', 'dynamite'] },
    },
    (table) => {
      look(table.state)
      table.goesOn()
    },
  )
  for (const mayShoot of [false, true])
    inTurn(
      'L1',
      {
        scenario: 's09',
        cowboys: { L1: { at: [0, 3], items: ['dynamite'] }, O1: { at: [40, 0] } },
        gallows: [0, 0],
        neutrals: { N2: { kind: 'patriarch', at: [3, 3], escort: 'L1' } },
        more: { mayShoot },
      },
      (table) => {
        look(table.state)
        table.act(LAW, move(27_000, 30))
        table.act(LAW, { do: 'face', facing: 0 })
        look(table.state)
        table.goesOn()
      },
    )
  const poor = { in: 'bank', life: 1, items: ['colt'] } as const
  const bank = { at: [0, 0, 0], left: ['gold'] } as const
  inTurn('L1', { scenario: 's03', cowboys: { L1: poor, O1: { at: [40, 0] } }, buildings: { bank } }, (table) => {
    look(table.state)
    table.act(LAW, { do: 'shoot-out', weapon: 'colt', offset: 0, dir: 9000, power: 1, clear: 'none' })
    look(table.state)
    table.goesOn()
  })
  const evidence = { bank: { at: [0, 0, 0], hidden: ['document'] } } as const
  inTurn(
    'L1',
    { scenario: 's07', cowboys: { L1: { in: 'bank' }, O1: { at: [40, 0] } }, buildings: evidence },
    (table) => {
      table.act(LAW, { do: 'take-hidden' })
      look(table.state)
      table.goesOn()
    },
  )
  inTurn('L1', { cowboys: { L1: { at: [0, 0], power: 'replay' }, O1: { at: [40, 0] } } }, (table) => {
    table.act(LAW, move(9000, 1))
    table.act(LAW, { do: 'replay' })
    look(table.state)
    table.goesOn()
  })
  const told = { ...gold, text: { pitch: 'Gold.', law: 'Keep it.', outlaw: 'Take it.', end: 'At midnight.' } }
  look(flickEmUp.start({ seats: 2, options: { ...usual(), scenario: 'own', town: document(told) } }, [1, 2, 3, 4]))
  for (const item of ['gold', 'colt', 'winchester', 'dynamite', 'document', 'sealed', 'nothing'])
    say({ key: `give.${item}` })
}

const PLACES = { dir: 0, power: 500, clear: 'none' }

function* wrongActions({ cowboys }: FlickEmUp, _seat: Seat): Generator {
  for (const name of ['pass', 'keep-bullet', 'take-hidden', 'put-back', 'hang', 'replay', 'accept']) yield { do: name }
  for (const cowboy of ['L1', 'L5', 'O1', cowboys[0]!.id]) {
    yield { do: 'play', cowboy }
    yield { do: 'rise', cowboy, facing: 0 }
    yield { do: 'arm', cowboy, marker: 'gold' }
    yield { do: 'champion', cowboy }
  }
  for (const clear of ['none', 'bank']) {
    yield { do: 'move', ...PLACES, spin: 0, clear }
    yield { do: 'leave', ...PLACES, offset: 0, clear }
    yield { do: 'shoot-out', ...PLACES, weapon: 'colt', offset: 0, clear }
    yield { do: 'throw-out', ...PLACES, offset: 0, clear }
    yield { do: 'second-out', ...PLACES, offset: 0, clear }
  }
  yield { do: 'move', dir: 36_000, power: 1, spin: 0, clear: 'none' }
  yield { do: 'face', facing: -1 }
  for (const side of ['left', 'right', 'top']) {
    for (const weapon of ['colt', 'winchester']) yield { do: 'shoot', weapon, side, dir: 0, power: 1 }
    for (const name of ['throw', 'second', 'duel-shot']) yield { do: name, side, dir: 0, power: 1 }
  }
  for (const marker of ['life', 'gold', 'colt', 'document']) {
    yield { do: 'take', marker }
    yield { do: 'drop', marker }
    yield { do: 'give', neutral: 'N1', marker }
    yield { do: 'keep', give: marker }
    for (const give of ['gold', 'colt']) yield { do: 'swap', take: marker, give }
  }
  yield { do: 'keep', give: 'nothing' }
  for (const barrel of ['barrel-1', 'barrel-2', 'barrel-9']) {
    yield { do: 'poison', barrel }
    yield { do: 'purify', barrel }
  }
  yield { do: 'hide', markers: [] }
}

test.each(LANGUAGES)('every building, marker and cowboy has a name in %s, and every scenario', (language) => {
  const lines = flickEmUpModule.messages[language]
  for (const id of TEN_IDS)
    for (const part of ['', '.law', '.outlaw']) expect(lines).toHaveProperty([`scenario.${id}${part}`])
  for (const marker of MARKERS) expect(lines).toHaveProperty([`marker.${marker}.help`])
  expect(document(gold)).toContain('flick-em-up')
})
