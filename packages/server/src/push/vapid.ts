// Who we are to a push service (RFC 8292). The key is made by the first node that starts and kept in the store: browsers
// subscribe to it, and a new one would lose them all.

import { type JsonWebKey, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Store } from '../store/store.ts'

export interface Vapid {
  readonly publicKey: string // as browsers want it: 65 bytes, base64url
  /** What an HTTP request to this address says of us. */
  authorize(endpoint: string, now: number): string
}

const KIND = 'vapid'
const ID = '1'
/** A service refuses more than 24 hours. */
const GOOD_FOR = 12 * 60 * 60

/** `contact`: where who runs a push service finds who runs the house. */
export async function loadVapid(store: Store, contact: string | undefined): Promise<Vapid> {
  const kept = (await store.get(KIND, ID)) ?? (await makeKey(store))
  const jwk = JSON.parse(kept.text) as JsonWebKey
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(jwk.x!, 'base64url'), Buffer.from(jwk.y!, 'base64url')]
  const publicKey = Buffer.concat(point).toString('base64url')
  return {
    publicKey,
    authorize(endpoint, now) {
      const exp = Math.floor(now / 1000) + GOOD_FOR
      const claims = { aud: new URL(endpoint).origin, exp, ...(contact !== undefined && { sub: contact }) }
      const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

async function makeKey(store: Store): Promise<{ readonly text: string }> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await store.put(KIND, ID, 0, JSON.stringify(privateKey.export({ format: 'jwk' }))) // false: another node was faster
  return (await store.get(KIND, ID))!
}
