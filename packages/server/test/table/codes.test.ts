// Codes for tables: four letters while there is room, and there is always room.

import { expect, test } from 'vitest'
import { codeIn, freeCode, newCode, tableWithCode } from '../../src/table/codes.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { Room, USUALLY, sure } from '../support/room.ts'

/** In which every code is taken that isn't longer than this. */
function crowded(length: number): Store & { readonly tried: string[] } {
  const store = memoryStore()
  const tried: string[] = []
  return {
    ...store,
    tried,
    put(kind, id, expected, text) {
      if (kind === 'code') tried.push(id)
      return kind === 'code' && id.length <= length ? Promise.resolve(false) : store.put(kind, id, expected, text)
    },
  }
}

test('has four letters, none of them an L', async () => {
  const store = memoryStore()
  for (let n = 0; n < 200; n++) expect(await newCode(store, `table ${n}`)).toMatch(/^[A-KM-Z]{4}$/)
})

test('has more when the short ones are taken, and people find the table by them', async () => {
  const room = new Room()
  room.store = crowded(5)
  room.restart()
  const { table } = sure(await room.tables.create('ana', USUALLY))
  expect(table.invite).toMatch(/^[A-KM-Z]{6}$/)
  expect(sure(await room.tables.find(table.invite.toLowerCase())).table.id).toBe(table.id)
})

test('is not looked for for ever', async () => {
  const store = crowded(Infinity)
  expect(await newCode(store, 'table')).toEqual({ code: 'no-code-free' })
  expect(store.tried.length).toBeLessThan(50)
  const room = new Room()
  room.store = store
  room.restart()
  expect(await room.tables.create('ana', USUALLY)).toEqual({ code: 'no-code-free' })
  expect(await store.list('table')).toEqual([])
  expect(await store.list('shelf')).toEqual([])
})

test('is free again when its table goes', async () => {
  const room = new Room()
  const { table } = sure(await room.tables.create('ana', USUALLY))
  expect(await tableWithCode(room.store, table.invite)).toBe(table.id)
  expect(await room.tables.throwAway(table.id)).toBe(true)
  expect(await room.store.put('code', table.invite, 0, 'another')).toBe(true)
  await freeCode(room.store, table.invite, table.id) // not theirs any more
  expect(await tableWithCode(room.store, table.invite)).toBe('another')
})

test.each([
  ['qosi', 'QOSI'],
  ['q0s1', 'QOSI'],
  ['https://saloon.example/t/QXSKBTE', 'QXSKBTE'],
])('typed as %s it is %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code)
})
