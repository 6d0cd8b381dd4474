// Who looks after a game, and what those who look on at a table are shown when the next one has begun elsewhere.

import { findGame } from '@saloon/games'
import { type Recording, isRefusal, newHeader, record } from '@saloon/kernel'
import { beforeEach, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { Viewers } from '../../src/table/presence/viewers.ts'
import { leaseName, leasedGame } from '../../src/cluster/lease-name.ts'
import { Leases } from '../../src/cluster/leases.ts'

let store: Store
let now: number
beforeEach(() => {
  store = memoryStore()
  now = 1_000
})

const newLeases = (): Leases =>
  new Leases({
    store,
    now: () => now,
    after: () => () => undefined,
    tables: {
      wake: () => Promise.resolve({ code: 'no-such-table' }),
      letRest: () => undefined,
      isInMemory: () => false,
      quiet: () => undefined,
      sayItRests: () => undefined,
    },
    report: (problem) => expect.fail(problem),
  })

test('who ends a game late leaves the alarm of the next one alone', async () => {
  const [here, there] = [newLeases(), newLeases()]
  await here.playing('table', 1, true)
  await there.playing('table', 2, true) // it is over, and another node has begun the next
  await here.playing('table', 1, false)
  expect(there.holdsLease({ id: 'table', games: 2 })).toBe(true)
  expect(here.holdsLease({ id: 'table', games: 2 })).toBe(false)
  now += 60_000
  expect((await store.claimTimers(now, 1_000)).map(({ id }) => id)).toEqual([leaseName('table', 2)])
})

test('whoever begins a game has it at once; given back, others may have it at once', async () => {
  const here = newLeases()
  await here.playing('table', 1, true)
  expect(await store.claimTimers(now, 1_000)).toEqual([])
  await here.close()
  const [taken] = await store.claimTimers(now, 1_000)
  expect(leasedGame(taken!.id)).toEqual({ table: 'table', game: 1 })
})

test('a game at rest is in nobody’s care until something happens there or somebody comes', async () => {
  const [here, there] = [newLeases(), newLeases()]
  const table = { id: 'table', games: 1 }
  await here.playing('table', 1, true)
  expect(await there.take([table])).toEqual(['table']) // it has only just begun, and may be looked after twice
  await there.rest(table, now + 60_000)
  expect([here, there].map((node) => node.holdsLease(table))).toEqual([true, false])
  await here.rest(table, now + 90_000) // which isn't up to it any more
  expect(await store.claimTimers(now + 59_999, 0)).toEqual([])
  expect(await here.take([table, { id: 'another', games: 1 }])).toEqual(['table'])
  expect(here.holdsLease(table)).toBe(true)
  expect(await there.take([table])).toEqual([])
  await here.rest(table, Infinity)
  now += 7 * 24 * 60 * 60_000 // it is looked at all the same
  expect(await store.claimTimers(now, 0)).toHaveLength(1)
})

test('however many games there are, they are claimed, kept and given back a few at a time', async () => {
  const many = 1_050
  const sizes: number[] = []
  const spied: Store = {
    ...store,
    async claimTimers(at, lease, limit) {
      sizes.push(limit!)
      return store.claimTimers(at, lease, limit)
    },
    keepTimers(held, until) {
      sizes.push(held.length)
      return store.keepTimers(held, until)
    },
  }
  for (let n = 0; n < many; n++) await store.setTimer({ id: leaseName(`t${n}`, 1), due: 0, text: '' })
  const woken = new Set<string>()
  const rings = new Set<() => void>()
  const leases = new Leases({
    store: spied,
    isAlone: true,
    now: () => now,
    after(milliseconds, task) {
      if (milliseconds < 1_000) setImmediate(task)
      else rings.add(task)
      return () => undefined
    },
    tables: {
      wake(id) {
        woken.add(id)
        return Promise.resolve({ code: 'table-unreadable' }) // it goes on being looked after
      },
      letRest: () => undefined,
      isInMemory: () => false,
      quiet: () => undefined,
      sayItRests: () => undefined,
    },
    report: (problem) => expect.fail(problem),
  })
  leases.open()
  await expect.poll(() => leases.waking.awake, { timeout: 20_000 }).toBe(true)
  expect([woken.size, leases.size]).toEqual([many, many])
  now += 5_000 // more than half of the time they have them
  for (const ring of rings) ring()
  await expect.poll(() => sizes.length, { timeout: 20_000 }).toBeGreaterThan(12)
  await leases.close()
  expect(Math.max(...sizes)).toBe(200)
  expect(await store.claimTimers(now, 1_000, 10_000)).toHaveLength(many) // others have them at once
}, 60_000)

test('a table that couldn’t be read because the store was away rings again', async () => {
  let isAway = true
  const problems: string[] = []
  const woken: string[] = []
  await store.setTimer({ id: leaseName('table', 1), due: 0, text: '' })
  let ring = (): void => undefined
  const leases = new Leases({
    store,
    isAlone: true,
    now: () => now,
    after(milliseconds, task) {
      if (milliseconds < 1_000) setImmediate(task)
      else ring = task
      return () => undefined
    },
    tables: {
      wake(id) {
        if (isAway) return Promise.reject(new Error('away'))
        woken.push(id)
        return Promise.resolve({ code: 'table-unreadable' })
      },
      letRest: () => undefined,
      isInMemory: () => false,
      quiet: () => undefined,
      sayItRests: () => undefined,
    },
    report: (problem) => problems.push(problem),
  })
  leases.open()
  await expect.poll(() => problems.length).toBe(1)
  isAway = false
  for (let rounds = 0; rounds < 20; rounds++) {
    now += 1_000
    ring()
    for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(woken).toEqual(['table'])
  await leases.close()
})

test('eyes that have seen as many rows of another game have seen nothing of this one', () => {
  const [before, after] = [dealt('a'), dealt('b')]
  const viewers = new Viewers()
  expect(viewers.view(before, 1)).toEqual(before.game.view(before.state, 1))
  expect(viewers.view(after, 1)).toEqual(after.game.view(after.state, 1))
  expect(viewers.view(after, 1)).not.toEqual(before.game.view(before.state, 1))
})

function dealt(letter: string): Recording {
  const module = findGame('wanted')
  if (isRefusal(module)) throw new Error(module.code)
  const { game } = module
  const setup = game.prepare({ seats: 4 })
  if (isRefusal(setup)) throw new Error(setup.code)
  const secret = letter.repeat(32)
  const recording = record(game, newHeader(game, setup, { secret, numbers: [null, null, null, null] }), secret)
  if (isRefusal(recording)) throw new Error(recording.code)
  return recording
}
