import { expect, test } from 'vitest'
import { addKey, loadKeys, removeKey, signingKey } from '../../src/identity/keys.ts'
import { memoryStore } from '../../src/store/memory.ts'

const DAY = 24 * 60 * 60 * 1000

test('the first start makes a key, later ones find it', async () => {
  const store = memoryStore()
  const keys = await loadKeys(store)
  expect(keys).toHaveLength(1)
  expect(Buffer.from(keys[0]!.secret, 'base64url')).toHaveLength(32)
  expect(await loadKeys(store)).toEqual(keys)
  expect(await loadKeys(memoryStore())).not.toEqual(keys)
})

test('nodes that start together agree', async () => {
  const store = memoryStore()
  const [one, ...others] = await Promise.all([loadKeys(store), loadKeys(store), loadKeys(store)])
  expect(one).toHaveLength(1)
  for (const other of others) expect(other).toEqual(one)
})

test('a new key signs a day later, the old one is still known', async () => {
  const store = memoryStore()
  const [old] = await loadKeys(store)
  const now = 1_700_000_000_000
  const keys = await addKey(store, now)
  expect(keys).toHaveLength(2)
  expect(signingKey(keys, now)).toEqual(old)
  expect(signingKey(keys, now + DAY)).toEqual(keys[1])
  expect(await loadKeys(store)).toEqual(keys)
})

test('two nodes that add a key at once add one', async () => {
  const store = memoryStore()
  const [one, other] = await Promise.all([addKey(store, 0), addKey(store, 0)])
  expect(one).toEqual(other)
  expect(one).toHaveLength(2)
})

test('a removed key is gone, and its number is not used again while a later one is there', async () => {
  const store = memoryStore()
  await addKey(store, 0)
  await removeKey(store, '0001')
  expect((await addKey(store, 0)).map(({ id }) => id)).toEqual(['0002', '0003'])
})

test.each(['{"torn', '[]', 'null', '{"id":"0001","secret":"short","since":0}', '{"secret":5,"since":0}'])(
  'a key that is damaged is named, and no other takes its place: %s',
  async (text) => {
    const store = memoryStore()
    await loadKeys(store)
    await store.put('key', '0001', 1, text)
    await expect(loadKeys(store)).rejects.toMatchObject({ name: 'Damaged', kind: 'key', id: '0001' })
    expect((await store.list('key')).map((kept) => kept.text)).toEqual([text])
    await store.remove('key', '0001')
    expect(await loadKeys(store)).toHaveLength(1)
  },
)
