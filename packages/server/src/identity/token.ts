// A guest's token: proof, without a password, of being the player they were the last time.
//   1.<key>.<player>.<epoch>.<signature>
// It never expires. A player's epoch goes up when they sign out everywhere, and tokens of an earlier epoch are worth nothing.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Refusal } from '@saloon/kernel'
import { refuse } from '../words/why.ts'
import type { Key } from './keys.ts'

const VERSION = '1'
/** Read strictly, so that each token has one spelling. */
const TOKEN = /^(?<signed>1\.(?<key>\d{4})\.(?<player>[\w-]{22})\.(?<epoch>\d{1,9}))\.(?<signature>[\w-]{43})$/

/** Who the token says its holder is; whether the epoch still counts is for the player's document to say. */
export interface Claim {
  readonly player: string
  readonly epoch: number
}

export function signToken(key: Key, player: string, epoch: number): string {
  const signed = `${VERSION}.${key.id}.${player}.${epoch}`
  return `${signed}.${signatureOf(key, signed)}`
}

export function readToken(keys: readonly Key[], token: string): Claim | Refusal {
  const parts = TOKEN.exec(token)?.groups
  if (parts === undefined) return refuse('token-malformed')
  const key = keys.find(({ id }) => id === parts.key)
  // The spelling of the signature is compared, not its bytes: the last letter of base64 has bits to spare.
  if (key === undefined || !isSame(parts.signature!, signatureOf(key, parts.signed!))) return refuse('token-not-ours')
  return { player: parts.player!, epoch: Number(parts.epoch) }
}

const signatureOf = (key: Key, signed: string): string =>
  createHmac('sha256', Buffer.from(key.secret, 'base64url')).update(signed).digest('base64url')

/** In the same time whatever the difference, so that a signature can't be guessed letter by letter. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))
