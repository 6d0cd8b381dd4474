import { beforeEach, expect, test } from 'vitest'
import { PATIENCE, type Purpose, newChallenge, spend, whyNotChallenge } from '../../src/identity/challenges.ts'
import { type Key, addKey, loadKeys } from '../../src/identity/keys.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'

const NOW = 1_700_000_000_000
const purpose: Purpose = { what: 'register', player: 'ana', origin: 'https://saloon.example' }
let store: Store
let keys: readonly Key[]
const make = (now = NOW) => newChallenge(keys, purpose, now).toString('base64url')

beforeEach(async () => {
  store = memoryStore()
  keys = await loadKeys(store)
})

test('a challenge is good for its purpose until its time is up, and no two are alike', () => {
  const challenge = make()
  expect(make()).not.toBe(challenge)
  expect(whyNotChallenge(keys, challenge, purpose, NOW)).toBeUndefined()
  expect(whyNotChallenge(keys, challenge, purpose, NOW + PATIENCE)).toBeUndefined()
  expect(whyNotChallenge(keys, challenge, purpose, NOW + PATIENCE + 1)).toEqual({ code: 'challenge-expired' })
})

test.each([
  ['purpose', { ...purpose, what: 'sign-in' }],
  ['player', { ...purpose, player: 'bo' }],
  ['address', { ...purpose, origin: 'https://saloon.example:8443' }],
] as const)('it is good for no other %s', (_what, other) => {
  expect(whyNotChallenge(keys, make(), other, NOW)).toEqual({ code: 'challenge-not-ours' })
})

test('one that was changed, or made elsewhere, or spelled otherwise is not ours', async () => {
  const challenge = make()
  const later = Buffer.from(challenge, 'base64url')
  later.writeUIntBE(NOW + 10 * PATIENCE, 0, 6)
  const foreign = newChallenge(await loadKeys(memoryStore()), purpose, NOW).toString('base64url')
  for (const wrong of [later.toString('base64url'), foreign, `${challenge}=`, challenge.slice(1), '', 'AAAA', 'é'])
    expect(whyNotChallenge(keys, wrong, purpose, NOW)).toEqual({ code: 'challenge-not-ours' })
})

test('it stays good while keys are exchanged', async () => {
  const challenge = make()
  const more = await addKey(store, NOW - 2 * 24 * 60 * 60 * 1000)
  expect(whyNotChallenge(more, challenge, purpose, NOW)).toBeUndefined()
  expect(whyNotChallenge(more, newChallenge(more, purpose, NOW).toString('base64url'), purpose, NOW)).toBeUndefined()
})

test('it can be spent once, also by two at the same time', async () => {
  const challenge = make()
  const tries = await Promise.all([1, 2, 3].map(() => spend(store, challenge, NOW)))
  expect(tries.filter((isFirst) => isFirst)).toHaveLength(1)
  expect(await spend(store, challenge, NOW)).toBe(false)
  expect(await spend(store, make(), NOW)).toBe(true)
})

test('what was spent is forgotten when it is of no use any more, and not before', async () => {
  for (let n = 0; n < 25; n++) await spend(store, make(NOW + n), NOW)
  const young = make(NOW + 2 * PATIENCE)
  expect(await store.list('challenge-spent')).toHaveLength(25)
  const late = NOW + 3 * PATIENCE
  await spend(store, young, late)
  for (let n = 0; n < 3; n++) await spend(store, make(late), late)
  expect(await store.list('challenge-spent')).toHaveLength(4)
  expect(await spend(store, young, late)).toBe(false)
})
