// What a passkey is asked to sign. A challenge is signed by us instead of being kept: strangers may ask for as many as they
// like and nothing is written for them. Each is for one purpose, one person, one address, a few minutes and one use.
//   expiry (6 bytes), random (16), signature (32)

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Refusal } from '@saloon/kernel'
import type { Store } from '../store/store.ts'
import { refuse } from '../words/why.ts'
import { type Key, signingKey } from './keys.ts'

/** How long somebody may look for their phone, in milliseconds. */
export const PATIENCE = 5 * 60 * 1000
const EXPIRY = 6
const OWN = EXPIRY + 16
const WHOLE = OWN + 32

export interface Purpose {
  readonly what: 'register' | 'sign-in'
  readonly player: string // '': whoever it turns out to be
  readonly origin: string
}

export function newChallenge(keys: readonly Key[], purpose: Purpose, now: number): Buffer {
  const own = randomBytes(OWN)
  own.writeUIntBE(now + PATIENCE, 0, EXPIRY)
  return Buffer.concat([own, signatureOf(signingKey(keys, now), own, purpose)])
}

/** Whether it was given out here for this very purpose, and not too long ago. */
export function whyNotChallenge(
  keys: readonly Key[],
  challenge: string,
  purpose: Purpose,
  now: number,
): Refusal | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  const isWhole = bytes.length === WHOLE && bytes.toString('base64url') === challenge
  const own = bytes.subarray(0, OWN)
  const isOurs = (key: Key): boolean => timingSafeEqual(bytes.subarray(OWN), signatureOf(key, own, purpose))
  if (!isWhole || !keys.some(isOurs)) return refuse('challenge-not-ours')
  return own.readUIntBE(0, EXPIRY) < now ? refuse('challenge-expired') : undefined
}

function signatureOf(key: Key, own: Buffer, { what, player, origin }: Purpose): Buffer {
  return createHmac('sha256', Buffer.from(key.secret, 'base64url'))
    .update(`passkey ${what} ${player} ${origin} `)
    .update(own)
    .digest()
}

// ---- one use ----------------------------------------------------------------------------------------------------

const SPENT = 'challenge-spent'
const SWEPT = 10 // at once: more than are added, so that they never heap up

/** False: it was spent before. Of two who try exactly one gets true, on whichever node. */
export async function spend(store: Store, challenge: string, now: number): Promise<boolean> {
  // In hexadecimal, the expiry first: the store lists them in the order in which they may be forgotten.
  const id = Buffer.from(challenge, 'base64url').subarray(0, OWN).toString('hex')
  const isFirst = await store.put(SPENT, id, 0, '')
  for (const old of await store.list(SPENT, undefined, SWEPT)) {
    const expiry = Number.parseInt(old.id.slice(0, EXPIRY * 2), 16)
    if (expiry + PATIENCE < now) await store.remove(SPENT, old.id) // clocks of nodes differ a little
  }
  return isFirst
}
