// Jobs take turns fairly, and one that takes too much harms nobody but whoever asked for it.

import { afterEach, describe, expect, test } from 'vitest'
import { JobPool, type JobSettings } from '../../src/jobs/job-pool.ts'
import type { Jobs } from '../../src/jobs/jobs.ts'

const FILE = new URL('slow-thread.mjs', import.meta.url)
const problems: string[] = []
let pool: JobPool

function open(settings: Partial<JobSettings> = {}): Jobs {
  problems.length = 0
  pool = new JobPool(
    FILE,
    { threads: 1, seconds: 20, megabytes: 64, secondsPerMinute: 1000, ...settings },
    (problem, facts) => problems.push(`${problem} ${JSON.stringify(facts)}`),
  )
  return pool
}
afterEach(() => pool.close())

const ask = (visitor: string | undefined, what: string) => pool.run(visitor, { kind: 'bring', log: what, now: 0 })

describe('fair turns', () => {
  test('each visitor in turn, however many things one of them has asked for', async () => {
    open()
    const done: string[] = []
    const asked = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(async (visitor, n) => {
      await ask(visitor, `take 1 ${n}`)
      done.push(visitor)
    })
    await Promise.all(asked)
    expect(done.join('')).toBe('abcabaa')
  })

  test('one at a time for each, also where there are threads enough', async () => {
    open({ threads: 4 })
    const began = performance.now()
    await Promise.all(Array.from({ length: 4 }, () => pool.run('a', { kind: 'past', log: 'take 100' } as never)))
    expect(performance.now() - began).toBeGreaterThanOrEqual(390)
  })

  test('logs from elsewhere leave a thread for what tables wait for', async () => {
    open({ threads: 2 })
    const long = ['a', 'b', 'c'].map((visitor) => ask(visitor, 'take 60000'))
    expect(await pool.run('d', { kind: 'past', log: 'take 1' } as never)).toEqual({ log: 'take 1' })
    await pool.close()
    expect(await Promise.all(long)).toEqual([1, 2, 3].map(() => ({ code: 'overloaded' })))
  })

  test('who has ten waiting is refused, and nobody else; the house never is', async () => {
    open()
    const first = Array.from({ length: 11 }, () => ask('a', 'take 1'))
    expect(await ask('a', 'take 1')).toEqual({ code: 'too-much', facts: { most: 10 } })
    expect(await ask('b', 'take 1')).toEqual({ log: 'take 1' })
    const ofHouse = Array.from({ length: 250 }, () => ask(undefined, 'take 0'))
    expect(await ask('c', 'take 1')).toEqual({ code: 'overloaded' })
    expect(await Promise.all([...first, ...ofHouse])).not.toContainEqual({ code: 'overloaded' })
  })
})

describe('a job that takes too much', () => {
  test('of the time it has: it ends with its thread, and the next one goes on in another', async () => {
    open({ seconds: 0.3 })
    const asked = [ask('a', 'spin'), ask('b', 'take 1')]
    expect(await Promise.all(asked)).toEqual([{ code: 'too-costly', facts: { seconds: 0.3 } }, { log: 'take 1' }])
  })

  test('of the memory', async () => {
    open()
    const asked = [ask('a', 'grow'), ask('b', 'take 1')]
    expect(await Promise.all(asked)).toEqual([{ code: 'too-costly', facts: { megabytes: 64 } }, { log: 'take 1' }])
    expect(problems).toEqual([])
  })

  test.each(['throw', 'exit'])(
    'or fails (%s): that is our fault, is reported, and the next one goes on',
    async (how) => {
      open()
      const asked = [ask('a', how), ask('b', 'take 1')]
      expect(await Promise.all(asked)).toEqual([{ code: 'our-fault' }, { log: 'take 1' }])
      expect(problems).toHaveLength(1)
    },
  )

  test('of what its visitor gets in a minute: then they wait, and nobody else', async () => {
    open({ secondsPerMinute: 0.2 })
    expect(await ask('a', 'take 300')).toEqual({ log: 'take 300' })
    const refused = await ask('a', 'take 1')
    expect(refused).toMatchObject({ code: 'too-much' })
    expect((refused as unknown as { facts: { seconds: number } }).facts.seconds).toBeGreaterThanOrEqual(30)
    expect(await ask('b', 'take 1')).toEqual({ log: 'take 1' })
  })
})
