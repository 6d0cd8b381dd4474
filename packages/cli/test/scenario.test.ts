// `saloon scenario check`: what is wrong with a town somebody made, and where; broken, huge and hostile files included.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newHome, saloon } from './saloon.ts'

const home = newHome()
const env = { SALOON_HOME: home }
const write = (name: string, text: string): string => {
  const file = join(home, name)
  writeFileSync(file, text)
  return file
}

const shown = await saloon(['scenario', 'show', 's03'], { env })
const robbery = JSON.parse(shown.stdout) as { objects: object[]; victory: object[] }

test('one of the ten can be shown, checked and played as one’s own', async () => {
  const file = write('robbery.json', shown.stdout)
  const checked = await saloon(['scenario', 'check', file], { env })
  expect(checked).toMatchObject({ code: 0, stderr: '' })
  expect(checked.stdout).toContain('The Robbery: this town can be played')
  const played = await saloon(
    [
      'simulate',
      'flick-em-up',
      '--games',
      '1',
      '--seats',
      '2',
      '--workers',
      '1',
      '--options',
      `scenario=own,town=${file}`,
      '--json',
    ],
    { env },
  )
  expect(played).toMatchObject({ code: 0, stderr: '' })
})

test.each(['free-the-prisoner', 'train-hold-up'])('%s can be shown, and checked as one’s own', async (id) => {
  const { stdout } = await saloon(['scenario', 'show', id], { env })
  const checked = await saloon(['scenario', 'check', write(`${id}.json`, stdout)], { env })
  expect(checked).toMatchObject({ code: 0, stderr: '' })
  expect(checked.stdout).toContain('this town can be played')
})

test('one of the six is played as one’s own, and its problems are told in the words of its game', async () => {
  const { stdout } = await saloon(['scenario', 'show', 'main-street-showdown'], { env })
  const file = write('showdown.json', stdout)
  const flags = ['--games', '1', '--seats', '2', '--workers', '1', '--json']
  const own = ['simulate', 'pitch-in-the-west', ...flags, '--options', `scenario=own,town=${file}`]
  expect(await saloon(own, { env })).toMatchObject({ code: 0, stderr: '' })
  const showdown = JSON.parse(stdout) as { town: { camp: object } }
  const wrong = { ...showdown, rounds: 2, stockBases: 'buildings-except-church' }
  const found = await saloon(['scenario', 'check', write('wrong.json', JSON.stringify(wrong))], { env })
  expect(found.code).toBe(1)
  expect(found.stdout).toContain('stockBases: “buildings”, then “-except-” and “-and-” with names')
  expect(found.stdout).toContain('special[0]: it doesn’t go with the number of rounds')
})

test('a document for a game without towns is told which games have some', async () => {
  const file = write('chess.json', JSON.stringify({ ...robbery, game: 'chess' }))
  const { code, stdout } = await saloon(['scenario', 'check', file], { env })
  expect(code).toBe(1)
  expect(stdout).toContain('game: unknown word: chess (flick-em-up, pitch-in-the-west)')
})

test('every problem is told with its place, in the reader’s language', async () => {
  const wrong = {
    ...robbery,
    objects: [
      ...robbery.objects,
      { id: 'hay-5', kind: 'hay', x: -46, z: 4.75, facing: 0 },
      { id: 'piano-1', kind: 'piano', x: 0, z: 0, facing: 0 },
    ],
  }
  const unknown = await saloon(['scenario', 'check', write('piano.json', JSON.stringify(wrong))], { env })
  expect(unknown.code).toBe(1)
  expect(unknown.stdout).toContain('objects[16].kind: unknown word: piano')
  const overlap = { ...wrong, objects: wrong.objects.slice(0, -1), victory: [{ ...robbery.victory[0], n: 38 }] }
  const found = await saloon(['scenario', 'check', write('overlap.json', JSON.stringify(overlap)), '--lang', 'fr'], {
    env,
  })
  expect(found.code).toBe(1)
  expect(found.stdout).toContain('objects[15]: ces pièces se chevauchent : bank, hay-5')
  expect(found.stdout).toContain('victory[0]: ne peut jamais arriver : stored')
  expect(found.stdout).toContain('2 problèmes')
})

test.each([
  ['broken', '{"format": 1,', 'not-json'],
  ['a list', '[1, 2, 3]', 'not-an-object'],
  ['deep', '['.repeat(9_000) + ']'.repeat(9_000), 'not-an-object'],
  ['huge', `"${'x'.repeat(10_000_000)}"`, 'too-large'],
  ['hostile', '{"__proto__": {"format": 1}, "constructor": 7}', 'unknown-field'],
])('a %s file is refused with a reason', async (name, text, code) => {
  const {
    code: exit,
    stdout,
    stderr,
  } = await saloon(['scenario', 'check', write(`${name}.json`, text), '--json'], { env })
  expect(stderr).toBe('')
  expect(exit).toBe(1)
  const { problems } = JSON.parse(stdout) as { problems: { code: string }[] }
  expect(problems[0]!.code).toBe(code)
})

test('wrong use is one sentence', async () => {
  expect((await saloon(['scenario', 'check', join(home, 'nothing')], { env })).code).toBe(2)
  expect((await saloon(['scenario', 'eat', 'x'], { env })).stderr).toContain(
    'There is no “eat” here. Known: check, show.',
  )
  expect((await saloon(['scenario', 'show', 's11'], { env })).code).toBe(2)
})
