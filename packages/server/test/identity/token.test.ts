import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '@saloon/kernel'
import type { Key } from '../../src/identity/keys.ts'
import { readToken, signToken } from '../../src/identity/token.ts'

const key = (id: string, byte: number): Key => ({ id, secret: Buffer.alloc(32, byte).toString('base64url'), since: 0 })
const first = key('0001', 1)
const second = key('0002', 2)
const PLAYER = 'AAECAwQFBgcICQoLDA0ODw'
const token = signToken(first, PLAYER, 3)

test('a token says whose it is', () => {
  expect(readToken([first], token)).toEqual({ player: PLAYER, epoch: 3 })
})

test('its form stays as it is: guests have it in their browsers', () => {
  expect(token).toBe('1.0001.AAECAwQFBgcICQoLDA0ODw.3.TudCuqREVmNzGLy9xfq9rVy09mXcuBtVvNQwlSGjZHc')
})

test('tokens of an older key count until that key is removed', () => {
  const newer = signToken(second, PLAYER, 3)
  expect(readToken([first, second], token)).toEqual({ player: PLAYER, epoch: 3 })
  expect(readToken([first, second], newer)).toEqual({ player: PLAYER, epoch: 3 })
  expect(readToken([second], token)).toEqual({ code: 'token-not-ours' })
})

test('a key of the same number with another secret does not do', () => {
  expect(readToken([key('0001', 9)], token)).toEqual({ code: 'token-not-ours' })
})

describe('a token that was changed is never accepted', () => {
  test('whichever bit it is', () => {
    for (let bit = 0; bit < token.length * 8; bit++) {
      const bytes = Buffer.from(token)
      bytes[bit >> 3]! ^= 1 << (bit & 7)
      expect(isRefusal(readToken([first, second], bytes.toString('utf8')))).toBe(true)
      expect(isRefusal(readToken([first, second], bytes.toString('latin1')))).toBe(true)
    }
  })

  test('whatever is cut off, added or put in', () => {
    fc.assert(
      fc.property(fc.nat(token.length), fc.nat(3), fc.string({ maxLength: 3 }), (at, gone, put) => {
        const changed = token.slice(0, at) + put + token.slice(at + gone)
        fc.pre(changed !== token)
        expect(isRefusal(readToken([first, second], changed))).toBe(true)
      }),
    )
  })

  test('a sign outside of ASCII does not pass for its lower byte', () => {
    const wide = token.replace(/.$/, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x100))
    expect(isRefusal(readToken([first], wide))).toBe(true)
  })
})

test.each(['', '.', '1....', '2' + token.slice(1), `${token}\n`, ` ${token}`, 'x'.repeat(100)])(
  'what is no token is refused: %j',
  (text) => expect(readToken([first], text)).toEqual({ code: 'token-malformed' }),
)

test('nothing is accepted without keys', () => {
  expect(readToken([], token)).toEqual({ code: 'token-not-ours' })
})
