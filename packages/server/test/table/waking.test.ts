// Tables whose alarms rang are read at a rate that nobody notices.

import { expect, test } from 'vitest'
import { leaseName, leasedGame } from '../../src/cluster/lease-name.ts'
import { Waker } from '../../src/cluster/waking.ts'
import type { Timer } from '../../src/store/store.ts'

const timerOf = (n: number): Timer => ({ id: leaseName(`t${n}`, 1), due: 0, text: '' })

/** A house with so many alarms that rang; its tables stay in memory until they are told that they may leave. */
function houseWith(alarms: number, staysInMemory: boolean) {
  const house = {
    inMemory: new Set<string>(),
    reading: 0,
    mostReading: 0,
    claiming: 0,
    mostClaiming: 0,
    begun: [] as string[],
  }
  const mayLeave = new Set<string>()
  const left = Array.from({ length: alarms }, (_, n) => timerOf(n))
  const problems: string[] = []
  const around = {
    async claim() {
      house.mostClaiming = Math.max(house.mostClaiming, ++house.claiming)
      await new Promise((resolve) => setImmediate(resolve))
      house.claiming--
      const care = left.splice(0, 100)
      return { care, isAll: care.length < 100 }
    },
    async begin({ id }: Timer) {
      house.mostReading = Math.max(house.mostReading, ++house.reading)
      await new Promise((resolve) => setImmediate(resolve))
      house.reading--
      const { table } = leasedGame(id)
      house.begun.push(table)
      if (staysInMemory) house.inMemory.add(table)
    },
    tables: {
      letRest: (id: string) => void (mayLeave.has(id) && house.inMemory.delete(id)),
      isInMemory: (id: string) => house.inMemory.has(id),
    },
    after(_milliseconds: number, task: () => void) {
      setImmediate(task)
      return () => undefined
    },
    report: (problem: string) => void problems.push(problem),
  }
  const waker = new Waker(around)
  async function round(): Promise<void> {
    waker.round()
    for (let before = -1; before !== house.begun.length || house.claiming > 0;) {
      before = house.begun.length
      for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { house, around, waker, round, mayLeave, problems }
}

test('all are read once, some at the same time, and batch after batch without waiting for a round', async () => {
  const { house, waker, round } = houseWith(730, false)
  expect(waker.state).toEqual({ awake: false, woken: 0, waiting: 0 })
  await round()
  expect(new Set(house.begun).size).toBe(730)
  expect(house.begun).toHaveLength(730)
  expect(house.mostReading).toBe(8)
  expect(house.mostClaiming).toBe(1)
  expect(waker.state).toEqual({ awake: true, woken: 730, waiting: 0 })
})

test('where bots play on, the next wait until some have come to rest', async () => {
  const { house, waker, round, mayLeave } = houseWith(1_000, true)
  await round()
  const first = house.inMemory.size
  expect(first).toBeGreaterThanOrEqual(200)
  expect(first).toBeLessThan(200 + 8)
  expect(waker.state.awake).toBe(false)
  await round()
  expect(house.inMemory.size).toBe(first)
  for (const id of [...house.inMemory].slice(0, 50)) mayLeave.add(id)
  await round()
  expect(house.begun.length).toBeGreaterThanOrEqual(first + 42)
  expect(house.inMemory.size).toBeLessThan(200 + 8)
})

test('those that never come to rest hold the others up for half a minute, and no longer', async () => {
  const { house, waker, round } = houseWith(500, true)
  for (let rounds = 0; rounds < 31; rounds++) await round()
  expect(house.begun.length).toBeLessThan(200 + 8)
  for (let rounds = 0; rounds < 64; rounds++) await round()
  expect(house.begun).toHaveLength(500)
  expect(waker.state.awake).toBe(true)
})

test('when the store is away the next round goes on', async () => {
  const { house, around, waker, round, problems } = houseWith(150, false)
  const { claim } = around
  let isAway = true
  around.claim = () => (isAway ? Promise.reject(new Error('away')) : claim())
  const asked = new Waker({ ...around, claim: () => around.claim() })
  asked.round()
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve))
  expect(problems).toContain('tables could not be looked after')
  expect([house.begun.length, asked.state.awake]).toEqual([0, false])
  isAway = false
  await round()
  expect(house.begun).toHaveLength(150)
  expect(waker.state.awake).toBe(true)
})
