// Killed at any moment, the embedded store has every row that it has acknowledged. SALOON_KILLS=20 for more of it.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { below, chanceFrom } from '@saloon/kernel'
import { expect, test } from 'vitest'
import { SEED } from '../../../../scripts/testing/seed.ts'
import { openDatabase } from '../../src/store/sqlite/database.ts'
import type { Store } from '../../src/store/store.ts'
import { BUILT, newFolder, openStore } from './built.ts'
import { LOGS, rowsBehind } from './kill-rows.mjs'

const KILLS = Number(process.env['SALOON_KILLS'] ?? 5)
const moments = chanceFrom(SEED)
const WRITER = fileURLToPath(new URL('kill-writer.mjs', import.meta.url))

test(`loses nothing acknowledged in ${KILLS} kills`, { timeout: 300_000 + KILLS * 60_000 }, async () => {
  const directory = newFolder()
  for (let kill = 1; kill <= KILLS; kill++) {
    const acknowledged = await writeAndKill(directory)
    expect(acknowledged.size).toBe(LOGS.length)
    await expectWhole(directory)
    const store = await openStore({ kind: 'sqlite', directory })
    for (const log of LOGS) expectRows(log, await store.read(log), acknowledged.get(log)!)
    await expectWritable(store)
    await store.close()
  }
})

/** Lets the writer write, kills it within the second, and gives how long each log is at least. */
async function writeAndKill(directory: string): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [WRITER, BUILT, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)))
  const acknowledged = new Map<string, number>()
  let cutOff = ''
  const everyLog = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (cutOff + chunk).split('\n')
      cutOff = lines.pop()!
      for (const [log = '', length] of lines.map((line) => line.split(' '))) acknowledged.set(log, Number(length))
      if (acknowledged.size === LOGS.length) resolve()
    })
  })
  await Promise.race([everyLog, ended])
  await new Promise((resolve) => setTimeout(resolve, below(moments, 700)))
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  return acknowledged
}

function expectRows(log: string, rows: readonly string[], atLeast: number): void {
  expect(rows.length).toBeGreaterThanOrEqual(atLeast)
  const expected: string[] = []
  while (expected.length < rows.length) expected.push(...rowsBehind(log, expected.length))
  expect(rows).toEqual(expected) // each at its number, and no append in part
}

async function expectWhole(directory: string): Promise<void> {
  const database = await openDatabase(join(directory, 'saloon.sqlite'))
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  database.close()
}

async function expectWritable(store: Store): Promise<void> {
  const { length } = await store.read('afterwards')
  expect(await store.append('afterwards', length, ['row'])).toBe(true)
}
