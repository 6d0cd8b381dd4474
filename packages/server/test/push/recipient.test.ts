import { expect, test } from 'vitest'
import { generateRequestDetails } from 'web-push'
import { isRecipient } from '../../src/push/recipient.ts'
import { Device } from './receiver.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

// RFC 8291, section 5 and appendix A.
const TEXT = 'When I grow up, I want to be a watermelon'
const AUTH = bytes('BTBZMqHH6r4Tts7J_aSIgg')
const RECEIVER = bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')
const MESSAGE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
  'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('the example of RFC 8291 can be read by its receiver, and by nobody else', () => {
  const device = new Device(RECEIVER, AUTH)
  expect(device.read(bytes(MESSAGE))).toBe(TEXT)
  expect(() => new Device(undefined, AUTH).read(bytes(MESSAGE))).toThrow(/authenticate/)
  expect(() => new Device(RECEIVER, bytes('AAAAAAAAAAAAAAAAAAAAAA')).read(bytes(MESSAGE))).toThrow(/authenticate/)
})

const seal = (text: string, { keys }: Device): Buffer =>
  generateRequestDetails({ endpoint: 'https://push.example/1', keys }, text).body

test('no two messages are alike, and each is read as it was written', () => {
  const device = new Device()
  const messages = ['-', 'À vous — 🤠', 'x'.repeat(3000)].flatMap((text) => [text, text])
  const sealed = messages.map((text) => seal(text, device))
  expect(sealed.map((message) => device.read(message))).toEqual(messages)
  expect(new Set(sealed.map((message) => message.toString('hex'))).size).toBe(messages.length)
})

test.each([
  ['too short a point', { p256dh: Buffer.alloc(64, 4).toString('base64url') }],
  [
    'a point beside the curve',
    { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url') },
  ],
  ['a point packed small', { p256dh: new Device().ecdh.getPublicKey('base64url', 'compressed') }],
  ['too short a secret', { auth: 'AAAA' }],
  ['too long a secret', { auth: Buffer.alloc(17).toString('base64url') }],
])('%s is refused', (_what, wrong) => {
  const { keys } = new Device()
  expect(isRecipient(keys)).toBe(true)
  expect(isRecipient({ ...keys, ...wrong })).toBe(false)
})
