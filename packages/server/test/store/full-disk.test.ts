// No room on the disk: visitors are sent elsewhere and told to come back, and everything goes on when there is room again.

import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readinessOf } from '../../src/ops/readiness.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { StoreError, TROUBLES, isPassing } from '../../src/store/trouble.ts'
import { call, newFolder, newGuest, startServer } from '../support/running.ts'

test('not ready from the first row that finds no room until one does', async () => {
  const store = memoryStore()
  let isFull = false
  const put: typeof store.put = (...args) =>
    isFull ? Promise.reject(new StoreError('full', 'no room')) : store.put(...args)
  const readiness = readinessOf({ ...store, put })
  expect(await readiness.isReady()).toBe(true)
  readiness.noticed(new StoreError('busy', 'somebody else writes'))
  expect(await readiness.isReady()).toBe(true)
  isFull = true
  readiness.noticed(new StoreError('full', 'no room'))
  expect([await readiness.isReady(), await readiness.isReady()]).toEqual([false, false])
  isFull = false
  expect([await readiness.isReady(), await readiness.isReady()]).toEqual([true, true])
})

test('what passes by itself is no mistake of ours', () => {
  expect(TROUBLES.filter((code) => isPassing(new StoreError(code, '')))).toEqual(['closed', 'busy', 'full', 'lost'])
  expect(isPassing(new Error('full'))).toBe(false)
})

/** A disk of its own, where one may be made. */
const small = newFolder()
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', [small])
})

test.skipIf(!isMounted)('503 while it lasts, for people and for who watches', { timeout: 120_000 }, async () => {
  const server = await startServer({ SALOON_DATA: join(small, 'data'), SALOON_LOG: 'silent' })
  const filler = join(small, 'filler')
  try {
    const comeIn = () => fetch(`${server.url}/api/guests`, { method: 'POST', headers: JSON_BODY, body: '{}' })
    const ready = async (): Promise<number> => (await call(server.url, '/readyz')).status
    await newGuest(server.url)
    expect(await ready()).toBe(200)
    expect(() => writeFileSync(filler, Buffer.alloc(8_000_000))).toThrow('ENOSPC')
    let refused: Response
    do refused = await comeIn()
    while (refused.status === 201) // what was made for the last rows has room for some
    expect([refused.status, await refused.json()]).toEqual([503, { code: 'come-back-later' }])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await ready()).toBe(503)
    rmSync(filler)
    await vi.waitUntil(async () => (await ready()) === 200, { timeout: 10_000 })
    expect((await comeIn()).status).toBe(201)
  } finally {
    await server.kill('SIGTERM')
  }
})

const JSON_BODY = { 'Content-Type': 'application/json' }
