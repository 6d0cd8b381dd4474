// What a browser loads by and by is what a server has from the start.

import { GAMES } from '@saloon/games'
import { isRefusal } from '@saloon/kernel'
import { expect, test } from 'vitest'
import { MINDS } from '../src/minds.ts'
import { botsFor, makeBot } from '../src/index.ts'
import { LAZY_MINDS, loadMaker } from '../src/lazy.ts'

test('the policies that are loaded one by one are those of the server', async () => {
  expect(Object.keys(LAZY_MINDS).toSorted()).toEqual(Object.keys(MINDS).toSorted())
  for (const [game, load] of Object.entries(LAZY_MINDS)) expect(await load()).toBe(MINDS[game])
})

test('bots made of them are those of the house, with the same refusals', async () => {
  for (const module of GAMES) {
    const make = await loadMaker(module)
    for (const name of botsFor(module)) expect(isRefusal(make(name))).toBe(false)
    for (const name of ['nobody', 'random:hard', 'greedy:rude', 'greedy:hard']) {
      const [lazy, eager] = [make(name), makeBot(name, module)]
      if (isRefusal(eager)) expect(lazy).toEqual(eager)
      else expect(isRefusal(lazy)).toBe(false)
    }
  }
})
