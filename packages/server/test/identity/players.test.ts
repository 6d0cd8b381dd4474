import { beforeEach, describe, expect, test } from 'vitest'
import { isRefusal } from '@saloon/kernel'
import { loadKeys } from '../../src/identity/keys.ts'
import { type Player, changeProfile } from '../../src/identity/player.ts'
import { Players } from '../../src/identity/players.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { offends } from '../../src/words/filter.ts'

const words = { offends }
let store: Store
let here: Players // two nodes over the same store
let there: Players
let now = 0
let ana: Player

beforeEach(async () => {
  now = 1_700_000_000_000
  store = memoryStore()
  const keys = await loadKeys(store)
  here = new Players(store, keys, words, () => now)
  there = new Players(store, keys, words, () => now)
  ana = (await here.create({ name: 'Ana' })) as Player
})

test('a guest is known on every node', async () => {
  expect(await here.get(ana.id)).toEqual(ana)
  expect(await there.get(ana.id)).toEqual(ana)
  expect(await there.get('nobody')).toBeUndefined()
})

test('a guest who is refused is not kept', async () => {
  expect(await here.create({ name: '' })).toMatchObject({ code: 'name-length' })
  expect(await store.list('player')).toHaveLength(1)
})

describe('changes', () => {
  test('are seen at once here, and soon on other nodes', async () => {
    await there.get(ana.id)
    await here.update(ana.id, (player) => changeProfile(player, { name: 'Anna' }, words))
    expect((await here.get(ana.id))!.name).toBe('Anna')
    now += 31_000
    expect((await there.get(ana.id))!.name).toBe('Anna')
  })

  test('from two nodes at once are both kept', async () => {
    await Promise.all([
      here.update(ana.id, (player) => changeProfile(player, { name: 'Anna' }, words)),
      there.update(ana.id, (player) => changeProfile(player, { colour: 'navy' }, words)),
      there.update(ana.id, (player) => changeProfile(player, { mark: 'spur' }, words)),
    ])
    expect(JSON.parse((await store.get('player', ana.id))!.text)).toMatchObject({
      name: 'Anna',
      colour: 'navy',
      mark: 'spur',
    })
  })

  test('that are refused or change nothing are not written', async () => {
    expect(await here.update(ana.id, () => ({ code: 'no' }))).toEqual({ code: 'no' })
    expect(await here.update(ana.id, (player) => player)).toEqual(ana)
    expect((await store.get('player', ana.id))!.version).toBe(1)
  })

  test('of somebody who isn’t there are refused', async () => {
    expect(await here.update('nobody', (player) => player)).toEqual({ code: 'no-such-player' })
  })

  test('give up when others are always faster', async () => {
    const busy = new Players({ ...store, put: async () => false }, await loadKeys(store), words, () => now)
    expect(await busy.update(ana.id, (player) => ({ ...player, epoch: 1 }))).toEqual({ code: 'try-again' })
  })
})

test('when somebody was last seen is written once an hour', async () => {
  now += 1000
  await here.seen(ana.id)
  expect((await store.get('player', ana.id))!.version).toBe(1)
  now += 60 * 60 * 1000
  await here.seen(ana.id)
  await here.seen(ana.id)
  await here.seen('nobody')
  expect((await store.get('player', ana.id))!.version).toBe(2)
  expect((await there.get(ana.id))!.lastSeen).toBe(now)
})

describe('tokens', () => {
  test('bring the guest back, on every node', async () => {
    const token = here.tokenFor(ana)
    expect(await here.holderOf(token)).toEqual(ana)
    expect(await there.holderOf(token)).toEqual(ana)
    expect(await there.holderOf('what?')).toEqual({ code: 'token-malformed' })
  })

  test('are void after signing out everywhere, here at once and elsewhere soon; a new one is good', async () => {
    const token = here.tokenFor(ana)
    await there.holderOf(token)
    const after = await here.signOutEverywhere(ana.id)
    if (isRefusal(after)) throw new Error(after.code)
    expect(await here.holderOf(token)).toEqual({ code: 'signed-out' })
    now += 1001
    expect(await there.holderOf(token)).toEqual({ code: 'signed-out' })
    expect(await there.holderOf(here.tokenFor(after))).toEqual(after)
  })

  test('are void with the player', async () => {
    const token = here.tokenFor(ana)
    await there.holderOf(token)
    await here.remove(ana.id)
    expect(await here.get(ana.id)).toBeUndefined()
    expect(await here.holderOf(token)).toEqual({ code: 'signed-out' })
    now += 1001
    expect(await there.holderOf(token)).toEqual({ code: 'signed-out' })
    expect(await there.get(ana.id)).toBeUndefined()
  })
})

let reads = 0
const counting = async (): Promise<Players> => {
  reads = 0
  const counted: Store = {
    ...store,
    get: (kind, id) => {
      reads++
      return store.get(kind, id)
    },
  }
  return new Players(counted, await loadKeys(store), words, () => now)
}

test('who shows a token again and again is looked up once a second', async () => {
  const players = await counting()
  const token = players.tokenFor(ana)
  for (let n = 0; n < 50; n++) {
    expect(await players.holderOf(token)).toEqual(ana)
    now += 100
  }
  expect(reads).toBe(5)
})

test('only so many are remembered, and those used last', async () => {
  const players = await counting()
  await players.get(ana.id)
  const others: string[] = []
  for (let n = 0; n < 1000; n++) {
    others.push(((await players.create({})) as Player).id)
    await players.get(ana.id)
  }
  expect(reads).toBe(1)
  await players.get(others[0]!)
  expect(reads).toBe(2)
})
