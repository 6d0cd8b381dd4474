// Moves at wooden tables: worked out elsewhere, to the last bit as they would be here; addresses take turns, each within its allowance.

import { findGame } from '@saloon/games'
import { type Recording, act, chanceFrom, firstOf, isRefusal } from '@saloon/kernel'
import { expect, test } from 'vitest'
import { waveringGame } from '../../bench/attacks/long-logs.ts'
import { AdmissionControl } from '../../src/jobs/admission-control.ts'
import { FlickLine } from '../../src/jobs/flick-line.ts'
import type { Job } from '../../src/jobs/jobs.ts'
import { work } from '../../src/jobs/work.ts'

const here = { run: (job: Job) => work(job, findGame), close: async () => undefined }
const costing = (milliseconds: number) => ({
  ...here,
  run: async (job: Job) => ({ ...(await work(job, findGame)), milliseconds }),
})

/** A game in which somebody is about to flick, and what they answer. */
async function aboutToFlick(rows = 4) {
  for (let at = rows; ; at++) {
    const table = await waveringGame({ game: 'flick-em-up', seats: 2, rows: at })
    const seat = firstOf(table.game.asked(table.state))
    const ask = table.game.asks(table.state).find((one) => one.must && one.seat === seat)!.id
    const action = table.game.sample(table.state, seat, chanceFrom(at))
    if (action.do === 'shoot') return { table, seat, answer: { ask, action } }
  }
}

test('a flick that was worked out elsewhere is the same to the last bit: its row, its text, its film and the state after it', async () => {
  const { table, seat, answer } = await aboutToFlick()
  const line = new FlickLine([here], new AdmissionControl())
  const expected = act(table, seat, answer, 'bot')
  if (isRefusal(expected)) throw new Error(expected.code)
  const step = await line.act('a', table, seat, answer, 'bot')
  expect(JSON.parse(JSON.stringify(step))).toEqual(JSON.parse(JSON.stringify(expected)))
  expect(expected.row).toHaveProperty('film')
})

test('what the rules refuse is refused with their reason; a mistake in the rules is thrown', async () => {
  const { table, seat, answer } = await aboutToFlick()
  const line = new FlickLine([here], new AdmissionControl())
  const stale = { ...answer, ask: '0.0.0.0' }
  expect(await line.act('a', table, seat, stale, 'person')).toEqual(act(table, seat, stale))
  const broken = { ...table, seed: 'no seed at all', state: { ...table.state, stack: [{ kind: 'unheard-of' }] } }
  await expect(line.act('a', broken as unknown as Recording, seat, answer, 'person')).rejects.toThrow()
})

test('each address in turn, however much one of them asks for', async () => {
  const { table, seat, answer } = await aboutToFlick()
  const line = new FlickLine([here], new AdmissionControl())
  const done: string[] = []
  const flick = (visitor: string) => line.act(visitor, table, seat, answer, 'person').then(() => done.push(visitor))
  await Promise.all(['a', 'a', 'a', 'b'].map(flick))
  expect(done.join('')).toBe('abaa')
})

test('an address that has used up its allowance waits until there is something left; others go on', async () => {
  const { table, seat, answer } = await aboutToFlick()
  const line = new FlickLine([costing(30)], new AdmissionControl({ burst: 20, perSecond: 100 }))
  const done: string[] = []
  const flick = (visitor: string) => line.act(visitor, table, seat, answer, 'person').then(() => done.push(visitor))
  const all = Promise.all([flick('a'), flick('a'), flick('b')])
  await expect.poll(() => done.join('')).toBe('ab')
  await all
  expect(done.join('')).toBe('aba')
})

test('a line that closes leaves nobody waiting', async () => {
  const { table, seat, answer } = await aboutToFlick()
  const line = new FlickLine([costing(1000)], new AdmissionControl({ burst: 1, perSecond: 0.001 }))
  await line.act('a', table, seat, answer, 'person')
  const waiting = line.act('a', table, seat, answer, 'person')
  await line.close()
  expect(await waiting).toEqual({ code: 'overloaded' })
})
