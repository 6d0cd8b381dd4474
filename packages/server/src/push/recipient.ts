// For whom a message is sealed (RFC 8291): checked when a browser subscribes, since later nobody is there to be told.

import { createECDH } from 'node:crypto'

/** What a browser tells of itself when it subscribes. */
export interface Recipient {
  readonly p256dh: string // its public key: 65 bytes, base64url
  readonly auth: string // 16 bytes, base64url
}

/** Whether a message can be made for them: a point of the curve, and 16 bytes. */
export function isRecipient({ p256dh, auth }: Recipient): boolean {
  const [point, secret] = [p256dh, auth].map((text) => Buffer.from(text, 'base64url')) as [Buffer, Buffer]
  if (point.length !== 65 || secret.length !== 16) return false
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  try {
    sender.computeSecret(point)
    return true
  } catch {
    return false
  }
}
