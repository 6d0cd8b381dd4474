// The stores, each against every promise.

import { expect, test } from 'vitest'
import { newFolder, openStore } from './built.ts'
import { describeStore } from './conformance.ts'

describeStore('in memory', async () => ({ store: await openStore({ kind: 'memory' }) }))

describeStore('SQLite', async () => {
  const open = (directory = newFolder()) => openStore({ kind: 'sqlite', directory })
  const directory = newFolder()
  return { store: await open(directory), reopen: () => open(directory), beside: () => open(directory) }
})

test('a store in memory says that it can’t be backed up', async () => {
  const store = await openStore({ kind: 'memory' })
  await expect(store.backup('somewhere')).rejects.toThrow('the in-memory store has nothing to back up')
})
