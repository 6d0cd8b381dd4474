// An authenticator and the browser in front of it, in software: makes passkeys and signs with them as WebAuthn says, and
// lies where a test tells it to.

import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (data: Buffer): string => data.toString('base64url')

/** As much CBOR as it takes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Buffer)])
  return Buffer.concat([head(5, value.size), ...entries])
}

interface Credential {
  readonly id: Buffer
  readonly user: string
  readonly key: KeyObject
  counter: number
}
/** What can be done wrong. */
export interface Lies {
  readonly origin?: string
  readonly challenge?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly rp?: string
  readonly unverified?: boolean
  readonly absent?: boolean
  readonly id?: Buffer
  readonly counter?: number
  readonly userHandle?: string | null
  readonly format?: string
  readonly wrongKey?: boolean
}
interface Creation {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}
interface Request {
  readonly challenge: string
  readonly rpId: string
}

export class Authenticator {
  readonly credentials: Credential[] = []
  private readonly origin: string
  private readonly counts: boolean

  /** `counts`: as security keys do; passkeys that are synced always say 0. */
  constructor(origin: string, counts = true) {
    this.origin = origin
    this.counts = counts
  }

  create({ challenge, rp, user }: Creation, lies: Lies = {}): object {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    const id = lies.id ?? randomBytes(32)
    const credential: Credential = { id, user: user.id, key: privateKey, counter: 0 }
    this.credentials.push(credential)
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(cose)])
    const authData = Buffer.concat([this.data(credential, rp.id, 0x40, lies), attested])
    const clientData = this.clientData('webauthn.create', challenge, lies)
    const attStmt =
      lies.format === 'packed'
        ? new Map<string, unknown>([
            ['alg', -7],
            ['sig', sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)],
          ])
        : new Map()
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', lies.format ?? 'none'],
        ['attStmt', attStmt],
        ['authData', authData],
      ]),
    )
    return {
      ...this.named(id),
      response: { clientDataJSON: text(clientData), attestationObject: text(attestation), transports: ['internal'] },
    }
  }

  get({ challenge, rpId }: Request, lies: Lies = {}, which = 0): object {
    const credential = this.credentials[which]!
    if (this.counts) credential.counter++
    const authData = this.data(credential, rpId, 0, lies)
    const clientData = this.clientData('webauthn.get', challenge, lies)
    const key = lies.wrongKey ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : credential.key
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key)
    return {
      ...this.named(lies.id ?? credential.id),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: lies.userHandle === undefined ? credential.user : lies.userHandle,
      },
    }
  }

  private named(id: Buffer): object {
    const rawId = text(id)
    return { id: rawId, rawId, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' }
  }

  private data(credential: Credential, rp: string, flags: number, lies: Lies): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? credential.counter)
    const seen = (lies.absent ? 0 : 0x01) | (lies.unverified ? 0 : 0x04)
    return Buffer.concat([sha256(lies.rp ?? rp), Buffer.from([flags | seen]), counter])
  }

  private clientData(type: string, challenge: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? this.origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    )
  }
}
