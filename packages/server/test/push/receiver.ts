// A push service and the browser behind it, on this machine: takes what is pushed, checks who sent it, and reads it.

import { type ECDH, createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export class Device {
  readonly auth: Buffer = randomBytes(16)
  readonly ecdh: ECDH = createECDH('prime256v1')

  constructor(privateKey?: Buffer, auth?: Buffer) {
    if (privateKey) this.ecdh.setPrivateKey(privateKey)
    else this.ecdh.generateKeys()
    if (auth) this.auth = auth
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') }
  }

  /** By RFC 8291, from the other end. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const theirs = body.subarray(21, 21 + body[20]!)
    const sealed = body.subarray(21 + body[20]!)
    const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), theirs])
    const secret = derive(this.ecdh.computeSecret(theirs), this.auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return open.subarray(0, open.lastIndexOf(2)).toString()
  }
}

/** The claims of who sent it, if the signature is that of this key. */
export function claimsOf({ headers }: Pushed, publicKey: string): Readonly<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('another key')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

export class Receiver {
  readonly pushed: Pushed[] = []
  /** What it says to each message, one after the other; then 201. */
  readonly answers: { readonly status: number; readonly headers?: Record<string, string> }[] = []
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      this.pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      const { status, headers } = this.answers.shift() ?? { status: 201 }
      response.writeHead(status, headers).end('thank you')
    })
  })

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  async until(count: number): Promise<void> {
    while (this.pushed.length < count) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve())
      this.server.closeAllConnections()
    })
  }
}
