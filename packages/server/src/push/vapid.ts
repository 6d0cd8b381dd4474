// Who we are to a push service (RFC 8292). The key is made by the first node that starts and kept in the store: browsers
// subscribe to it, and a new one would lose them all.

import { type JsonWebKey, createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { Damaged } from '../store/legible.ts'
import type { Store } from '../store/store.ts'

export interface Vapid {
  readonly subject: string // where who runs a push service finds who runs the house
  readonly publicKey: string // as browsers want it: 65 bytes, base64url
  readonly privateKey: string
}

const KIND = 'vapid'
const ID = '1'
const CURVE = 'P-256'

/** `contact`: an address of the server, if it has a public one. */
export async function loadVapid(store: Store, contact: string | undefined): Promise<Vapid> {
  const kept = (await store.get(KIND, ID)) ?? (await makeKey(store))
  const { x, y, d } = readKey(kept.text)
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  const subject = contact ?? 'mailto:nobody@saloon.invalid' // the library wants one
  return { subject, publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

function readKey(text: string): { readonly x: string; readonly y: string; readonly d: string } {
  try {
    const key = createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
    const { crv, x, y, d } = key.export({ format: 'jwk' })
    if (crv !== CURVE) throw new Damaged(KIND, ID)
    return { x: x!, y: y!, d: d! }
  } catch {
    throw new Damaged(KIND, ID)
  }
}

async function makeKey(store: Store): Promise<{ readonly text: string }> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE })
  await store.put(KIND, ID, 0, JSON.stringify(privateKey.export({ format: 'jwk' }))) // false: another node was faster
  return (await store.get(KIND, ID))!
}
