import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Message, asShown, channelOf, hearers, mayPost, readMessage } from '../../src/words/chat.ts'

const NOW = 1_000_000
const phrase: Message = { kind: 'phrase', phrase: 'nice-shot' }
const sticker: Message = { kind: 'sticker', sticker: 'howl' }
const text = (text: string): Message => ({ kind: 'text', text })

describe('what arrives', () => {
  test.each([
    [{ kind: 'phrase', phrase: 'nice-shot' }, phrase],
    [{ kind: 'phrase', phrase: 'nice-shot', seat: 3, more: 1 }, phrase],
    [
      { kind: 'phrase', phrase: 'shoot-them', seat: 2 },
      { kind: 'phrase', phrase: 'shoot-them', seat: 2 },
    ],
    [{ kind: 'sticker', sticker: 'howl' }, sticker],
    [
      { kind: 'haunt', haunt: 'vulture' },
      { kind: 'haunt', haunt: 'vulture' },
    ],
    [{ kind: 'text', text: '  hello there ' }, text('hello there')],
  ])('%j is a message', (raw, message) => expect(readMessage(raw)).toEqual(message))

  test.each([
    null,
    undefined,
    'hello',
    7,
    [],
    {},
    { kind: 'text' },
    { kind: 'text', text: 5 },
    { kind: 'phrase', phrase: 'toString' },
    { kind: 'phrase', phrase: 'shoot-them' },
    { kind: 'phrase', phrase: 'shoot-them', seat: -1 },
    { kind: 'phrase', phrase: 'shoot-them', seat: 1.5 },
    { kind: 'sticker', sticker: 'nice-shot' },
    { kind: 'haunt', haunt: 'tip-hat' },
    { kind: 'image', text: 'x' },
  ])('%j is none', (raw) => expect(readMessage(raw)).toEqual({ code: 'message-malformed' }))
})

describe('what a table lets through', () => {
  test.each([
    ['none', phrase, 'talk-off'],
    ['none', text('hi'), 'talk-off'],
    ['phrases', phrase, undefined],
    ['phrases', sticker, undefined],
    ['phrases', text('hi'), 'phrases-only'],
    ['free', phrase, undefined],
    ['free', text('hi'), undefined],
  ] as const)('talk %s: %j → %s', (talk, message, code) => {
    expect(mayPost(talk, message, [], NOW)?.code).toBe(code)
  })

  test.each([
    ['', 'message-empty'],
    ['\u200b\u2060 \u2800', 'message-empty'],
    ['x'.repeat(300), undefined],
    ['🤠'.repeat(300), undefined],
    ['x'.repeat(301), 'message-length'],
    ['one\ntwo', 'message-characters'],
    ['bell\u0007', 'message-characters'],
    ['turned \u202e around', 'message-characters'],
    ['half a \ud83e sign', 'message-characters'],
    ['👩\u200d🌾 and ❤️ are fine', undefined],
    ['http://example.test', 'no-links'],
    ['steam://run', 'no-links'],
    ['see www.example', 'no-links'],
    ['come to example.com', 'no-links'],
    ['EXAMPLE．COM', 'no-links'],
    ['exam\u200bple.c\u200dom', 'no-links'],
    ['me@example.org', 'no-links'],
    ['discord.gg/abc', 'no-links'],
    ['well played.gg', undefined],
    ['Bien joué.Encore une ?', undefined],
    ['3.5 or 1/2, and/or none...', undefined],
    ['wait.what? ok: yes', undefined],
  ])('the text %j → %s', (said, code) => expect(mayPost('free', text(said), [], NOW)?.code).toBe(code))

  test('one phrase or sticker in three seconds', () => {
    expect(mayPost('phrases', phrase, [NOW - 3000], NOW)).toBeUndefined()
    expect(mayPost('phrases', sticker, [NOW - 2999], NOW)).toEqual({ code: 'too-fast', facts: { seconds: 1 } })
    expect(mayPost('phrases', sticker, [NOW - 9000, NOW], NOW)).toEqual({ code: 'too-fast', facts: { seconds: 3 } })
  })

  test('a ghost haunts three times a minute', () => {
    const haunt: Message = { kind: 'haunt', haunt: 'howl' }
    expect(mayPost('none', haunt, [], NOW)?.code).toBe('talk-off')
    expect(mayPost('phrases', haunt, [NOW - 2, NOW - 1], NOW)).toBeUndefined()
    expect(mayPost('phrases', haunt, [NOW - 59_000, NOW - 2, NOW - 1], NOW)).toEqual({
      code: 'too-fast',
      facts: { seconds: 1 },
    })
  })

  test('five texts in ten seconds', () => {
    const four = [NOW - 9000, NOW - 8000, NOW - 100, NOW]
    expect(mayPost('free', text('hi'), four, NOW)).toBeUndefined()
    expect(mayPost('free', text('hi'), [...four, NOW - 10_000], NOW)).toBeUndefined()
    expect(mayPost('free', text('hi'), [...four, NOW - 9999], NOW)).toEqual({ code: 'too-fast', facts: { seconds: 1 } })
    expect(mayPost('free', text('hi'), [NOW, NOW, NOW, NOW, NOW], NOW)).toEqual({
      code: 'too-fast',
      facts: { seconds: 10 },
    })
  })

  test('who waits as long as told may post', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: NOW - 20_000, max: NOW }), { maxLength: 12 }),
        fc.boolean(),
        (posted, free) => {
          const message = free ? text('hi') : phrase
          const refused = mayPost('free', message, posted, NOW)
          const wait = Number(refused?.facts?.seconds ?? 0) * 1000
          expect(mayPost('free', message, posted, NOW + wait)).toBeUndefined()
        },
      ),
    )
  })

  test('words that offend are masked for others', () => {
    expect(asShown(text('oh shit'))).toEqual(text('oh ****'))
    expect(asShown(phrase)).toBe(phrase)
  })
})

describe('who hears whom', () => {
  test.each([
    [{ seated: true, alive: true, sworn: false, spectator: false }, 'living'],
    [{ seated: true, alive: false, sworn: false, spectator: false }, 'ghosts'],
    [{ seated: true, alive: false, sworn: true, spectator: false }, 'sworn'],
    [{ seated: true, alive: true, sworn: true, spectator: false }, 'living'], // the game is over
    [{ seated: false, alive: false, sworn: false, spectator: true }, 'ghosts'],
    [{ seated: false, alive: true, sworn: false, spectator: true }, 'ghosts'],
    [{ seated: false, alive: false, sworn: false, spectator: false }, undefined],
  ] as const)('%j talks in %s', (who, channel) => expect(channelOf(who)).toBe(channel))

  const ana = { player: 'ana', channel: 'living' } as const
  const bill = { player: 'bill', channel: 'living' } as const
  const ghost = { player: 'ghost', channel: 'ghosts' } as const
  const watcher = { player: 'watcher', channel: 'ghosts' } as const
  const sworn = { player: 'sworn', channel: 'sworn' } as const
  const all = [ana, bill, ghost, watcher, sworn]

  test('everybody hears the living; the living do not hear ghosts and spectators', () => {
    expect(hearers(ana, all, [])).toEqual(['ana', 'bill', 'ghost', 'watcher', 'sworn'])
    expect(hearers(ghost, all, [])).toEqual(['ghost', 'watcher', 'sworn'])
    expect(hearers(watcher, all, [])).toEqual(['ghost', 'watcher', 'sworn'])
  })

  test('who is under oath is heard by nobody else', () => {
    expect(hearers(sworn, all, [])).toEqual(['sworn'])
  })

  test('who has muted somebody does not hear them; the muted hear as before', () => {
    const mutes = [{ by: 'bill', of: 'ana' }]
    expect(hearers(ana, all, mutes)).toEqual(['ana', 'ghost', 'watcher', 'sworn'])
    expect(hearers(bill, all, mutes)).toEqual(['ana', 'bill', 'ghost', 'watcher', 'sworn'])
  })
})
