import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Patch, difference, patched } from '@saloon/kernel'
import { madeUp, randomGame } from '@saloon/kernel/kit'

const key = fc.oneof(
  fc.string({ maxLength: 4 }).filter((word) => word !== '#'),
  fc.constantFrom('constructor', 'toString', 'valueOf'), // every object answers to these, whether it has them or not
)
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string({ maxLength: 5 }),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
})).value

const read = (text: string): Patch | undefined => (text === '' ? undefined : (JSON.parse(text) as Patch))

describe('a difference', () => {
  test('makes the second value of the first, and leaves the first alone', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const kept = JSON.stringify(before)
        expect(patched(before, read(difference(before, after)))).toEqual(after)
        expect(JSON.stringify(before)).toBe(kept)
      }),
      { numRuns: 2000 },
    )
  })

  test('tells what an object has from what every object answers to', () => {
    expect(difference({ gone: 1 }, { constructor: 2 })).toBe('{"constructor":[2],"gone":[]}')
    expect(difference({ toString: 1 }, {})).toBe('{"toString":[]}')
  })

  test('of equal values is none', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(difference(value, JSON.parse(JSON.stringify(value)))).toBe('')
      }),
    )
  })

  test('between two views of a game is much smaller than a view', () => {
    const play = randomGame(madeUp, { seats: 4, options: { rounds: 3 } }, 1)
    let before = madeUp.view(play.state, 1)
    let sent = 0
    let whole = 0
    while (play.step()) {
      const after = madeUp.view(play.state, 1)
      const patch = difference(before, after)
      expect(patched(before, read(patch))).toEqual(after)
      sent += patch.length
      whole += JSON.stringify(after).length
      before = after
    }
    expect(sent).toBeLessThan(whole / 2)
  })
})
