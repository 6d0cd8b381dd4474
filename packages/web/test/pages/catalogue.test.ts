// What home says of a game without loading it, held against the game itself.

import { PERSONALITIES, botsEn, levelsFor, makeBot, readBot } from '@saloon/bots'
import { GAMES } from '@saloon/games'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { CHARACTERS, botNamed, levelOf } from '../../src/pages/new/solo.ts'
import { isPlayable, loadGame } from '../../src/games/index.ts'
import { en } from '../../src/text/en.ts'
import { fr } from '../../src/text/fr.ts'
import { readCode } from '../../src/pages/home/code.ts'
import { merged } from '../../src/pages/home/open-tables.ts'

test('every game of the house is on the wall and can be loaded', async () => {
  for (const { game } of GAMES) {
    const { id } = game.rules
    expect(CATALOGUE.map((listed) => listed.id)).toContain(id)
    expect(isPlayable(id)).toBe(true)
    expect((await loadGame(id))?.game.rules.id).toBe(id)
  }
  expect(await loadGame('poker')).toBeUndefined()
})

test('seats, bots and names are those of the rules', () => {
  for (const module of GAMES) {
    const { rules } = module.game
    const listed = CATALOGUE.find(({ id }) => id === rules.id)!
    expect(listed.seats).toEqual(rules.seats)
    expect(listed.levels).toEqual(levelsFor(module))
    expect(listed.bots + 1).toBeGreaterThanOrEqual(rules.seats.min)
    expect(en[`game.${listed.id}`]).toBe(module.messages.en['name'])
    expect(fr[`game.${listed.id}`]).toBe(module.messages.fr['name'])
  }
})

test('the characters are those of the bots, at the level that was chosen', () => {
  const manners = CHARACTERS.map((name) => readBot(botNamed('wanted', name)))
  expect(manners).toEqual(PERSONALITIES.map((personality) => ({ bot: 'greedy', personality, level: 'fair' })))
  expect(CHARACTERS).toEqual(PERSONALITIES.map((personality) => botsEn[`personality.${personality}`]))
  expect(levelOf(botNamed('bang-dice', 'Iron Nell', 'easy'))).toBe('easy')
  expect(['random', 'greedy', 'greedy:hard', 'greedy:sly:hard'].map(levelOf)).toEqual(['easy', 'fair', 'hard', 'hard'])
  for (const module of GAMES)
    for (const level of ['easy', 'fair', 'hard'] as const)
      expect(makeBot(botNamed(module.game.rules.id, 'Coyote', level), module)).toHaveProperty('decide')
})

test.each([
  ['qxsk', 'QXSK'],
  [' Q X S K ', 'QXSK'],
  ['q0s1', 'QOSI'],
  ['qlsk', 'QISK'],
  ['https://saloon.example/t/QXSK', 'QXSK'],
  ['https://saloon.example/t/QXSK/watch', 'QXSK'],
  ['https://saloon.example/t/Dymiler2-O0mzLrw', 'Dymiler2-O0mzLrw'],
  ['Dymiler2-O0mzLrw', 'Dymiler2-O0mzLrw'],
  ['qxskb', 'QXSKB'],
  ['https://saloon.example/t/QXSKBTE', 'QXSKBTE'],
  ['qxs', undefined],
  ['', undefined],
  ['q%sk', undefined],
  ['<script>', undefined],
])('what is typed for a table: %j means %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('H5: rows of open tables keep their places while somebody holds the list', () => {
  const table = (id: string) => ({ id }) as never
  const rows = merged([], [table('a'), table('b')], false)
  const held = merged(rows, [table('c'), table('b')], true)
  expect(held.map(({ table: { id }, isGone }) => [id, isGone])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ])
  expect(merged(held, [table('c'), table('b')], false).map(({ table: { id } }) => id)).toEqual(['b', 'c'])
})
