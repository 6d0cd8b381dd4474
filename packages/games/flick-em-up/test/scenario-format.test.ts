// The validator: every kind of mistake is found, at its place; the ten of the booklet have none.

import { expect, test } from 'vitest'
import { PROBLEM_CODES, TEN, TEN_IDS, type Scenario, checkScenario, flickEmUp, readScenario } from '../src/index.ts'
import { VARIANTS, bareStreet, document, gold, rope, secrets, wave } from './towns.ts'

test.each(TEN_IDS)('%s is a scenario like any other', (id) => {
  expect(checkScenario(TEN[id]).problems).toEqual([])
  expect(readScenario(JSON.stringify(TEN[id])).scenario).toEqual(TEN[id])
})

test('so are the towns of the kit', () => {
  for (const town of [bareStreet, gold, secrets, wave, rope]) expect(checkScenario(town).problems).toEqual([])
  for (const { seats, options } of VARIANTS) expect(flickEmUp.prepare({ seats, options })).not.toHaveProperty('code')
})

type Broken = Record<string, unknown>
const spoilt = (change: (town: Broken) => void, from: Scenario = gold): unknown => {
  const town = structuredClone(from) as unknown as Broken
  change(town)
  return town
}
const at = (list: unknown, i: number): Broken => (list as Broken[])[i]!

const MISTAKES: readonly (readonly [code: (typeof PROBLEM_CODES)[number], path: string, town: unknown])[] = [
  ['not-an-object', '', 7],
  ['not-an-object', 'objects[0]', spoilt((town) => void (town['objects'] = [3]))],
  ['not-a-list', 'objects', spoilt((town) => void (town['objects'] = {}))],
  ['not-text', 'name', spoilt((town) => void (town['name'] = 3))],
  ['not-a-number', 'objects[0].x', spoilt((town) => void (at(town['objects'], 0)['x'] = 'east'))],
  ['not-yes-or-no', 'buildings[0].closed', spoilt((town) => void (at(town['buildings'], 0)['closed'] = 'no'))],
  ['unknown-field', '', spoilt((town) => void (town['weather'] = 'fine'))],
  ['missing-field', '', spoilt((town) => void delete town['clock'])],
  ['missing-field', 'special[0]', spoilt((town) => void delete at(town['special'], 0)['clan'])],
  ['missing-field', 'atClockEnd', spoilt((town) => void (town['atClockEnd'] = []))],
  ['unknown-word', 'victory[0].when', spoilt((town) => void (at(town['victory'], 0)['when'] = 'happy'))],
  [
    'unknown-word',
    'markers[0].type',
    spoilt(
      (town) =>
        void (town['markers'] = [{ id: 'm', type: 'piano', at: { building: 'bank', base: 'left' }, faceUp: true }]),
    ),
  ],
  ['unknown-word', 'neutrals[0].colour', spoilt((town) => void (at(town['neutrals'], 0)['colour'] = 'blue'))],
  ['out-of-range', 'objects[0].x', spoilt((town) => void (at(town['objects'], 0)['x'] = 61))],
  ['out-of-range', 'format', spoilt((town) => void (town['format'] = 2))],
  ['out-of-range', 'clock.start', spoilt((town) => void (town['clock'] = { start: 12, end: 12 }))],
  ['too-many', 'rules', spoilt((town) => void (town['rules'] = Array.from({ length: 99 }, () => 'duel')))],
  ['too-long', 'name', spoilt((town) => void (town['name'] = 'x'.repeat(999)))],
  ['off-the-table', 'objects[0]', spoilt((town) => void (at(town['objects'], 0)['z'] = 39.5))],
  ['overlap', 'figures[2]', spoilt((town) => void (at(town['figures'], 2)['x'] = -4))],
  ['twice', 'buildings[1].id', spoilt((town) => void (at(town['buildings'], 1)['id'] = 'bank'))],
  ['twice', 'rules[3]', spoilt((town) => void (town['rules'] as string[]).push('duel'))],
  ['object-id', 'objects[0].id', spoilt((town) => void (at(town['objects'], 0)['id'] = 'hay-9'))],
  ['object-id', 'objects[0].id', spoilt((town) => void (at(town['objects'], 0)['id'] = '__proto__'))],
  ['wrong-clan', 'figures[0].clan', spoilt((town) => void (at(town['figures'], 0)['clan'] = 'outlaw'))],
  ['wrong-clan', 'figures[0].role', spoilt((town) => void (at(town['figures'], 0)['role'] = 'big-daddy'))],
  ['clans-differ', 'figures', spoilt((town) => void (town['figures'] as unknown[]).pop())],
  ['no-such-building', 'figures[1].in', spoilt((town) => void (at(town['figures'], 1)['in'] = 'saloon'))],
  ['building-closed', 'figures[1].in', spoilt((town) => void (at(town['buildings'], 0)['closed'] = true))],
  ['place-missing', 'figures[0]', spoilt((town) => void (at(town['figures'], 0)['x'] = null))],
  ['place-not-needed', 'figures[1]', spoilt((town) => void (at(town['figures'], 1)['x'] = 4))],
  ['not-in-first-hour', 'initiative.cowboy', spoilt((town) => void (town['initiative'] = { cowboy: 'L1' }))],
  ['no-such-cowboy', 'initiative.cowboy', spoilt((town) => void (town['initiative'] = { cowboy: 'O5' }))],
  ['no-such-cowboy', 'figures', spoilt((town) => void Object.assign(at(town['figures'], 1), { id: 'L3', hat: 3 }))],
  [
    'no-such-object',
    'neutrals[0].onTopOf',
    spoilt((town) => void (at(town['neutrals'], 0)['onTopOf'] = 'hay-2'), rope),
  ],
  ['module-missing', 'rules', spoilt((town) => void (town['rules'] = ['dynamite', 'giveToAccomplice']))],
  ['module-needs', 'rules[3]', spoilt((town) => void (town['rules'] as string[]).push('poison'))],
  ['module-needs', 'victory[0].clan', spoilt((town) => void delete at(town['victory'], 0)['endsPhase'], wave)],
  ['beyond-the-box', 'markers', spoilt((town) => void (at(town['figures'], 0)['life'] = 38))],
  [
    'piles-differ',
    'setupChoices[0].piles',
    spoilt((town) => void ((at(town['setupChoices'], 0)['pool'] as Broken)['gold'] = 1)),
  ],
  [
    'not-carried',
    'setupChoices[0].pool.life',
    spoilt((town) => void ((at(town['setupChoices'], 0)['pool'] as Broken)['life'] = 1), wave),
  ],
  ['unreachable', 'victory[0]', spoilt((town) => void (at(town['victory'], 0)['n'] = 3))],
  ['unreachable', 'atClockEnd[0]', spoilt((town) => void (at(town['atClockEnd'], 0)['a'] = 'witness'), bareStreet)],
  [
    'never-read',
    'atClockEnd[1]',
    spoilt((town) => void (town['atClockEnd'] = [{ test: 'draw' }, { test: 'mostLifePoints' }])),
  ],
  ['never-read', 'setupChoices[0].faceUp', spoilt((town) => void (at(town['setupChoices'], 0)['faceUp'] = true))],
]

test.each(MISTAKES)('%s is told at "%s"', (code, path, town) => {
  const { problems, scenario } = checkScenario(town)
  expect(problems).toContainEqual(expect.objectContaining({ path, code }))
  expect(scenario).toBeUndefined()
  if (typeof town === 'object')
    expect(flickEmUp.prepare({ seats: 2, options: { scenario: 'own', town: JSON.stringify(town) } })).toMatchObject({
      code: 'town-refused',
    })
})

test('every code is met, and text that is none is refused before anything is taken apart', () => {
  const read = [readScenario('{'), readScenario('x'.repeat(10_000_000))].map(({ problems }) => problems[0]!.code)
  expect(read).toEqual(['not-json', 'too-large'])
  expect(new Set([...read, ...MISTAKES.map(([code]) => code)])).toEqual(new Set(PROBLEM_CODES))
})

test('numbers that are none never get in', () => {
  for (const x of ['1e999', 'NaN', '-Infinity', 'null']) {
    const text = document(gold).replace('"x":0,"z":-3', `"x":${x},"z":-3`)
    expect(readScenario(text).scenario).toBeUndefined()
  }
})
