// A message that only the browser can read for which it is meant (RFC 8291, in one record of RFC 8188). Whoever carries it
// sees how long it is, and no more.

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser tells of itself when it subscribes. */
export interface Recipient {
  readonly p256dh: string // its public key: 65 bytes, base64url
  readonly auth: string // 16 bytes, base64url
}
/** New for each message; given by tests alone. */
export interface Chances {
  readonly privateKey: Buffer
  readonly salt: Buffer
}

const CURVE = 'prime256v1'
const RECORD = 4096
/** Behind the text of the last record, and there is only one. */
const END = Buffer.from([2])

export function encrypt(text: Buffer, to: Recipient, chances?: Chances): Buffer {
  const sender = createECDH(CURVE)
  if (chances) sender.setPrivateKey(chances.privateKey)
  else sender.generateKeys()
  const salt = chances?.salt ?? randomBytes(16)
  const theirs = Buffer.from(to.p256dh, 'base64url')
  const ours = sender.getPublicKey()

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(sender.computeSecret(theirs), Buffer.from(to.auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    cipher.update(Buffer.concat([text, END])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Whether a message can be made for them: a point of the curve, and 16 bytes. */
export function isRecipient({ p256dh, auth }: Recipient): boolean {
  const [point, secret] = [p256dh, auth].map((text) => Buffer.from(text, 'base64url')) as [Buffer, Buffer]
  if (point.length !== 65 || secret.length !== 16) return false
  const sender = createECDH(CURVE)
  sender.generateKeys()
  try {
    sender.computeSecret(point)
    return true
  } catch {
    return false
  }
}
