// What only a database file can suffer: other processes, damage, a full disk, a thread that dies.

import { chmodSync, statSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../src/store/sqlite/connection.ts'
import { type Database, openDatabase } from '../../src/store/sqlite/database.ts'
import { answerTogether } from '../../src/store/sqlite/group-commit.ts'
import type { Request } from '../../src/store/sqlite/protocol.ts'
import type { Store } from '../../src/store/store.ts'
import { tablesOf } from '../../src/store/sqlite/statements.ts'
import { newFolder, openStore } from './built.ts'

async function open(directory: string): Promise<Store> {
  const store = await openStore({ kind: 'sqlite', directory })
  onTestFinished(() => store.close())
  return store
}

async function databaseIn(folder: string): Promise<Database> {
  const database = await openDatabase(join(folder, 'saloon.sqlite'))
  onTestFinished(() => database.close())
  return database
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('opening', () => {
  test('makes the folder, with those it lies in', async () => {
    const folder = join(newFolder(), 'deeper', 'down')
    const store = await open(folder)
    expect(await store.append('log', 0, ['row'])).toBe(true)
    expect(readdirSync(folder)).toContain('saloon.sqlite')
  })

  test('is durable to the last commit, with a log beside the file', async () => {
    const database = await databaseIn(newFolder())
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  })

  test('may be done by several at once, also where nothing is yet', async () => {
    for (let round = 0; round < 8; round++) {
      const folder = newFolder()
      const stores = await Promise.all(Array.from({ length: 4 }, () => open(folder)))
      const won = await Promise.all(stores.map((store, i) => store.append('log', 0, [`row of ${i}`])))
      expect(won.filter((one) => one)).toHaveLength(1)
      await Promise.all(stores.map((store) => store.close()))
    }
  })

  test('refuses a database of a newer version, and leaves it as it is', async () => {
    const folder = newFolder()
    const database = await databaseIn(folder)
    database.exec('PRAGMA user_version = 99')
    await expect(open(folder)).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringMatching(/version 99, of a newer Saloon; this one knows versions up to \d+/),
    })
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 })
  })

  test('is for its owner’s eyes only, also in a folder that others may look into, and where it was readable for all before', async () => {
    const folder = newFolder()
    chmodSync(folder, 0o755)
    const modes = () =>
      readdirSync(folder)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .map((name) => [name, statSync(join(folder, name)).mode & 0o777])
    const store = await open(folder)
    await store.put('kind', 'id', 0, 'text')
    const alike = ['saloon.sqlite', 'saloon.sqlite-shm', 'saloon.sqlite-wal'].map((name) => [name, 0o600])
    expect(modes()).toEqual(alike)
    for (const [name] of alike) chmodSync(join(folder, name as string), 0o644)
    await open(folder) // the first one still has it: the other files stay
    expect(modes()).toEqual(alike)
  })

  test('refuses a file that is no database', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'saloon.sqlite'), 'The quick brown horse. '.repeat(1000))
    await expect(open(folder)).rejects.toMatchObject({ name: 'StoreError', code: 'damaged' })
  })

  test('refuses a folder that is a file', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    await expect(open(file)).rejects.toMatchObject({ name: 'StoreError', code: 'failed' })
  })
})

describe('writing', () => {
  test('waits for another process that is just writing', async () => {
    const folder = newFolder()
    const store = await open(folder)
    const other = await databaseIn(folder)
    other.exec("BEGIN IMMEDIATE; INSERT INTO rows (log, seq, text) VALUES ('log', 1, 'theirs')")
    const appended = store.append('log', 0, ['ours'])
    await pause(100)
    other.exec('COMMIT')
    expect(await appended).toBe(false)
    expect(await store.read('log')).toEqual(['theirs'])
  })

  test('fails only for the one there is no room for', async () => {
    const database = await databaseIn(newFolder())
    const tables = tablesOf(database)
    const requests: Request[] = Array.from({ length: 40 }, (_, i) => ['append', `log ${i}`, 0, ['row 1', 'row 2']])
    const huge = 'x'.repeat(1_000_000)
    requests[11] = ['append', 'log 11', 0, ['fits', huge]]
    requests[30] = ['put', 'kind', 'id', 0, huge]
    requests[31] = ['append', 'log 0', 0, ['stale']]
    requests[39] = ['read', 'log 38', 1, undefined]
    database.exec('PRAGMA max_page_count = 50')
    const { answers, failures } = answerTogether(database, tables, requests)
    expect(failures).toEqual([
      [11, 'full', expect.stringContaining('no room')],
      [30, 'full', expect.stringContaining('no room')],
    ])
    expect(answers[31]).toBe(false)
    expect(answers[39]).toEqual(['row 1', 'row 2'])
    expect(answers.filter((answer) => answer === true)).toHaveLength(36)
    expect(tables.read('log 11', 1, undefined)).toEqual([])
    for (let i = 0; i < 39; i++)
      if (![11, 30, 31].includes(i)) expect(tables.read(`log ${i}`, 1, undefined)).toEqual(['row 1', 'row 2'])
  })

  test('fails for everybody while another process keeps the lock, and reading doesn’t', async () => {
    const folder = newFolder()
    const [database, other] = [await databaseIn(folder), await databaseIn(folder)]
    database.exec('PRAGMA busy_timeout = 1')
    other.exec('BEGIN IMMEDIATE')
    const { answers, failures } = answerTogether(database, tablesOf(database), [
      ['append', 'log', 0, ['row']],
      ['read', 'log', 1, undefined],
      ['clearTimer', 'id'],
    ])
    expect(failures.map(([index, code]) => [index, code])).toEqual([
      [0, 'busy'],
      [2, 'busy'],
    ])
    expect(answers[1]).toEqual([])
  })
})

describe('a thread that dies', () => {
  // Opens, answers one request, and is gone with the next.
  const MORTAL = `
    const { parentPort } = require('node:worker_threads')
    parentPort.postMessage({ answers: [undefined], failures: [] })
    let asked = 0
    parentPort.on('message', () => {
      if (asked++ > 0) DIE
      parentPort.postMessage({ answers: [true], failures: [] })
    })`

  test.each([
    ['by an error', "throw new Error('struck by lightning')", /struck by lightning/],
    ['by leaving', 'process.exit(3)', /ended with code 3/],
  ])('%s fails what it was asked and what it will be asked', async (_, death, why) => {
    const { ask, close } = await connect(new Worker(MORTAL.replace('DIE', death), { eval: true }))
    expect(await ask('append', 'log', 0, ['row'])).toBe(true)
    const asked = [ask('append', 'log', 1, ['row']), ask('read', 'log', 1, undefined), ask('get', 'kind', 'id')]
    for (const call of asked)
      await expect(call).rejects.toMatchObject({ code: 'lost', message: expect.stringMatching(why) })
    await expect(ask('read', 'log', 1, undefined)).rejects.toMatchObject({ code: 'lost' })
    await close()
  })

  test('before it has opened anything doesn’t open', async () => {
    await expect(connect(new Worker('process.exit(0)', { eval: true }))).rejects.toMatchObject({ code: 'lost' })
  })
})

describe('a backup', () => {
  test('is whole and consistent while everything goes on', async () => {
    const folder = newFolder()
    const store = await open(folder)
    const text = 'x'.repeat(500)
    const LOGS = 50
    const written = Array.from({ length: LOGS }, () => 0)
    let over = false
    // Row n of a log comes only after row n of the log before it, so a consistent copy never has more of a later log.
    const writing = (async () => {
      while (!over)
        for (let log = 0; log < LOGS; log++)
          if (await store.append(`log ${log}`, written[log]!, [text])) written[log]!++
    })()
    while (written[LOGS - 1]! < 2) await pause(5)

    const file = join(newFolder(), 'copy', 'saloon.sqlite')
    mkdirSync(join(file, '..'))
    const before = [...written]
    await store.backup(file)
    const after = [...written]
    await pause(20)
    over = true
    await writing
    expect(readdirSync(join(file, '..'))).toEqual(['saloon.sqlite'])

    const copy = await open(join(file, '..'))
    const lengths = await Promise.all(written.map(async (_, log) => (await copy.read(`log ${log}`)).length))
    for (const [log, length] of lengths.entries()) {
      expect(length).toBeGreaterThanOrEqual(before[log]!)
      expect(length).toBeLessThanOrEqual(after[log]! + 1)
      if (log > 0) expect(lengths[log - 1]! - length).toBeOneOf([0, 1])
    }
  })

  test('replaces an older one', async () => {
    const store = await open(newFolder())
    const folder = newFolder()
    const file = join(folder, 'saloon.sqlite')
    await store.append('log', 0, ['one'])
    await store.backup(file)
    await store.append('log', 1, ['two'])
    await store.backup(file)
    expect(await (await open(folder)).read('log')).toEqual(['one', 'two'])
  })

  test('that can’t be made leaves nothing behind', async () => {
    const folder = newFolder()
    const store = await open(folder)
    await store.append('log', 0, ['row'])
    await expect(store.backup(join(folder, 'no such folder', 'copy'))).rejects.toMatchObject({ code: 'failed' })
    expect(existsSync(join(folder, 'no such folder'))).toBe(false)
    mkdirSync(join(folder, 'a folder'))
    await expect(store.backup(join(folder, 'a folder'))).rejects.toMatchObject({ code: 'failed' })
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([])
  })

  test('doesn’t overwrite the database itself', async () => {
    const folder = newFolder()
    const store = await open(folder)
    await store.append('log', 0, ['row'])
    await expect(store.backup(join(folder, 'saloon.sqlite'))).rejects.toMatchObject({ code: 'misused' })
    expect(await store.append('log', 1, ['row'])).toBe(true)
  })

  test('under way is waited for when the store closes', async () => {
    const folder = newFolder()
    const store = await open(newFolder())
    await store.append('log', 0, ['row'])
    const copied = store.backup(join(folder, 'saloon.sqlite'))
    await store.close()
    expect(existsSync(join(folder, 'saloon.sqlite'))).toBe(true)
    await copied
  })
})
