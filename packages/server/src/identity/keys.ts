// The secret keys that sign guest tokens. Made by the first node that starts, kept in the store, the same for all nodes.

import { randomBytes } from 'node:crypto'
import { Damaged, parsed } from '../store/legible.ts'
import type { Store, Stored } from '../store/store.ts'

export interface Key {
  readonly id: string // '0001', '0002', …: in the order they were made
  readonly secret: string // 32 random bytes, base64url
  readonly since: number // signs from then on; from the start it can be checked against
}

const KIND = 'key'
const SECRET_BYTES = 32
/** A new key waits until every node has had time to read it: nobody may be handed a token that another node refuses. */
const NOTICE = 24 * 60 * 60 * 1000

/** All keys, the oldest first; the very first is made here. Two nodes that start together end up with the same. */
export async function loadKeys(store: Store): Promise<readonly Key[]> {
  const keys = await readKeys(store)
  return keys.length > 0 ? keys : makeKey(store, 1, 0)
}

/** Rotation: a further key, which signs when every node knows it. Nodes read the keys when they start, and once in a while. */
export async function addKey(store: Store, now: number): Promise<readonly Key[]> {
  const keys = await loadKeys(store)
  return makeKey(store, Number(keys.at(-1)!.id) + 1, now + NOTICE)
}

/** The end of a rotation, or of a key that got out: whoever holds a token signed with it must come in anew. */
export async function removeKey(store: Store, id: string): Promise<void> {
  await store.remove(KIND, id)
}

/** The newest that signs by now. */
export const signingKey = (keys: readonly Key[], now: number): Key =>
  keys.findLast(({ since }) => since <= now) ?? keys[0]!

async function makeKey(store: Store, number: number, since: number): Promise<readonly Key[]> {
  const key: Key = {
    id: String(number).padStart(4, '0'),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
    since,
  }
  await store.put(KIND, key.id, 0, JSON.stringify(key)) // false: another node was faster, and its key counts
  return readKeys(store)
}

const readKeys = async (store: Store): Promise<Key[]> => (await store.list(KIND)).map(readKey)

function readKey({ id, text }: Stored): Key {
  const { secret, since } = parsed<Key>(text) ?? {}
  const isWhole = typeof secret === 'string' && Buffer.from(secret, 'base64url').length === SECRET_BYTES
  if (!isWhole || typeof since !== 'number') throw new Damaged(KIND, id)
  return { id, secret, since }
}
