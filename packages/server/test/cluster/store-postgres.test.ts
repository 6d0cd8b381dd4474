// The shared store against every promise, and what only it has to keep.

import { describe, expect, inject, test } from 'vitest'
import { APPEND } from '../../src/store/postgres/statements.ts'
import { openStore } from '../store/built.ts'
import { describeStore } from '../store/conformance.ts'
import { newDatabase, newSchema } from './database.ts'
import { startPostgres, withClient } from './postgres.ts'

const shared = newDatabase()
describeStore('PostgreSQL', async () => {
  const url = await newSchema(await shared)
  const open = () => openStore({ kind: 'postgres', url, lines: 4 })
  return { store: await open(), reopen: open, beside: open }
})

describe('migrations', () => {
  test('run once, however many nodes start at the same moment', async () => {
    const url = await newDatabase()
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore({ kind: 'postgres', url, lines: 4 })))
    expect(await stores[0]!.append('log', 0, ['row'])).toBe(true)
    for (const store of stores) expect(await store.length('log')).toBe(1)
    const { rows } = await withClient(url, (client) => client.query('SELECT version FROM saloon_versions'))
    expect(rows).toEqual([{ version: 1 }])
    await Promise.all(stores.map((store) => store.close()))
  })

  test('of a newer Saloon are respected: unless they say that older ones may go on', async () => {
    const url = await newDatabase()
    await (await openStore({ kind: 'postgres', url, lines: 4 })).close()
    const insert = (oldest: number) =>
      withClient(url, (client) => client.query('INSERT INTO saloon_versions VALUES ($1 + 100, $1)', [oldest]))
    await insert(1)
    await (await openStore({ kind: 'postgres', url, lines: 4 })).close()
    await insert(99)
    await expect(openStore({ kind: 'postgres', url, lines: 4 })).rejects.toMatchObject({
      name: 'StoreError',
      code: 'newer',
    })
  })

  test('want a database that keeps every character', async () => {
    const url = await newDatabase(`ENCODING 'LATIN1'`)
    await expect(openStore({ kind: 'postgres', url, lines: 4 })).rejects.toMatchObject({ code: 'misused' })
  })
})

describe('what goes wrong', () => {
  test('nobody there is said within patience, as a StoreError without the password', async () => {
    const failed = openStore({ kind: 'postgres', url: 'postgres://me:s3cret@127.0.0.1:1/none', lines: 4 })
    await expect(failed).rejects.toMatchObject({ name: 'StoreError', code: 'lost' })
    await expect(failed).rejects.not.toThrow('s3cret')
  })

  test('no such database', async () => {
    const url = inject('postgres').replace(/[^/]*$/, 'no_such_database')
    await expect(openStore({ kind: 'postgres', url, lines: 4 })).rejects.toMatchObject({
      name: 'StoreError',
      code: 'failed',
    })
  })
})

test('a move costs the same however much is stored: no append looks at other rows than its own', async () => {
  const url = await newDatabase()
  const store = await openStore({ kind: 'postgres', url, lines: 4 })
  await Promise.all(
    Array.from({ length: 30 }, (_, log) =>
      store.append(
        `log ${log}`,
        0,
        Array.from({ length: 1000 }, () => 'row'),
      ),
    ),
  )
  const plan = await withClient(url, async (client) => {
    await client.query('ANALYZE')
    await client.query(`PREPARE append (text[], bigint[], text[]) AS ${APPEND.text}`)
    await client.query('SET plan_cache_mode = force_generic_plan')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN EXECUTE append ('{log 1,log 2}', '{1000,1000}', '{a,b}')`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('rows_pkey')
  expect(plan).not.toMatch(/hashed|Seq Scan on rows/)
  await store.close()
})

test('a log that was put away lies compressed in the table of its month', async () => {
  const url = await newDatabase()
  const store = await openStore({ kind: 'postgres', url, lines: 4 })
  const rows = Array.from({ length: 100 }, (_, i) => `{"row":{"seq":${i},"type":"act","seat":1,"told":[]}}`)
  await store.append('log', 0, rows)
  await store.shelve('log')
  expect(await store.read('log')).toEqual(rows)
  const month = new Date().toISOString().slice(0, 7).replace('-', '_')
  const { rows: found } = await withClient(url, (client) =>
    client.query(`SELECT log, length, pg_column_size(texts) AS bytes FROM shelved_${month}`),
  )
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ log: 'log', length: 100 })
  expect(found[0].bytes).toBeLessThan(rows.join('').length / 2)
  const { rows: left } = await withClient(url, (client) => client.query('SELECT count(*)::int AS many FROM rows'))
  expect(left).toEqual([{ many: 0 }])
  await store.close()
})

test('a restart and a crash of PostgreSQL lose nothing acknowledged; who waits gets an answer afterwards', async () => {
  const postgres = await startPostgres({ isCareless: true })
  try {
    const store = await openStore({ kind: 'postgres', url: await postgres.newDatabase(), lines: 4 })
    const logs = Array.from({ length: 20 }, (_, i) => `log ${i}`)
    let isOver = false
    const writing = logs.map(async (log) => {
      let acknowledged = 0
      let isUnknown = false
      while (!isOver) {
        try {
          if (await store.append(log, acknowledged, [`row ${acknowledged + 1}`])) acknowledged++
          else {
            expect(isUnknown).toBe(true) // nobody else writes: only what we weren't told of can be there
            acknowledged = await store.length(log)
          }
          isUnknown = false
        } catch (error) {
          expect(error).toMatchObject({ name: 'StoreError', code: 'lost' })
          isUnknown = true
        }
      }
      return acknowledged
    })
    for (const blow of ['restart', 'crash'] as const) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      const blown = postgres[blow]()
      const reading = store.length(logs[0]!) // waits until the database is back
      await blown
      expect(await reading).toBeGreaterThan(0)
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    isOver = true
    const acknowledged = await Promise.all(writing)
    for (const [i, log] of logs.entries()) {
      const rows = await store.read(log)
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged[i]!)
      expect(rows.length).toBeLessThanOrEqual(acknowledged[i]! + 1)
      expect(rows).toEqual(rows.map((_, n) => `row ${n + 1}`))
    }
    await store.close()
  } finally {
    await postgres.stop()
  }
})
