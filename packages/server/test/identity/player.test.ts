import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Refusal, isRefusal } from '@saloon/kernel'
import { COLOURS, LONGEST_NAME, MARKS, NICKNAMES, SURNAMES } from '../../src/words/looks.ts'
import { type Player, changeProfile, deletePlayer, exportPlayer, newGuest } from '../../src/identity/player.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { offends } from '../../src/words/filter.ts'

const NOW = 1_700_000_000_000
const guest = (raw: unknown = {}): Player | Refusal => newGuest(raw, { offends }, NOW)
const named = (name: unknown): unknown => {
  const made = guest({ name })
  return isRefusal(made) ? made.code : made.name
}
const generated = new Set(NICKNAMES.flatMap((nickname) => SURNAMES.map((surname) => `${nickname} ${surname}`)))

describe('a new guest', () => {
  test('who brings everything gets it', () => {
    const raw = { name: 'Ana', mark: 'cactus', colour: 'blue', language: 'fr' }
    expect(guest(raw)).toEqual({ ...raw, id: expect.any(String), created: NOW, lastSeen: NOW, epoch: 0 })
  })

  test('who brings nothing gets everything', () => {
    const player = guest() as Player
    expect(generated).toContain(player.name)
    expect(MARKS).toContain(player.mark)
    expect(COLOURS).toContain(player.colour)
    expect(player.language).toBe('en')
  })

  test('has an id of 16 random bytes', () => {
    const ids = Array.from({ length: 100 }, () => (guest() as Player).id)
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/)
    expect(new Set(ids).size).toBe(100)
  })

  test('cannot bring an id, an epoch or an account', () => {
    const player = guest({ id: 'mine', epoch: 7, account: {}, created: 1 }) as Player
    expect(player.id).not.toBe('mine')
    expect(player).toMatchObject({ epoch: 0, created: NOW })
    expect(player.account).toBeUndefined()
  })

  test.each([
    ['nothing', null, { code: 'profile-malformed', facts: { field: 'profile' } }],
    ['a list', [], { code: 'profile-malformed', facts: { field: 'profile' } }],
    ['a number for a name', { name: 5 }, { code: 'profile-malformed', facts: { field: 'name' } }],
    ['nothing for a mark', { mark: null }, { code: 'profile-malformed', facts: { field: 'mark' } }],
    ['an unknown mark', { mark: 'swan' }, { code: 'unknown-mark', facts: { mark: 'swan', known: MARKS } }],
    ['an unknown colour', { colour: 'x' }, { code: 'unknown-colour', facts: { colour: 'x', known: COLOURS } }],
    ['an unknown language', { language: 'de' }, { code: 'unknown-language' }],
  ])('%s is refused', (_, raw, refusal) => expect(guest(raw)).toMatchObject(refusal))
})

describe('names', () => {
  test.each([
    ['Ana', 'Ana'],
    ['  Ana \u00a0 Maria  ', 'Ana Maria'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['🤠'.repeat(20), '🤠'.repeat(20)],
    ['Zoe\u0308', 'Zoë'],
    ['Đặng Thị', 'Đặng Thị'],
    ['अनिता', 'अनिता'],
    ['I ❤️ aces', 'I ❤ aces'],
    ['', 'name-length'],
    ['   ', 'name-length'],
    ['x'.repeat(21), 'name-length'],
    ['A\nB', 'name-characters'],
    ['A\u0000B', 'name-characters'],
    ['A\u2028B', 'name-characters'],
    ['\u200b', 'name-characters'],
    ['\u3164', 'name-characters'],
    ['\u2800', 'name-characters'],
    ['Ana\u202e', 'name-characters'],
    ['Z' + '\u0301'.repeat(30), 'name-characters'],
    ['\u0301', 'name-length'],
  ])('%j → %j', (name, result) => expect(named(name)).toBe(result))

  test.each(['shit', 'F.U.C.K', 'C0nnard69', 'BigCunt'])('"%s" becomes a generated one', (name) => {
    expect(generated).toContain(named(name))
  })

  test('all that can be generated are good names, and offend nobody', () => {
    expect(generated.size).toBe(NICKNAMES.length * SURNAMES.length)
    for (const name of generated) {
      expect(name.length).toBeLessThanOrEqual(LONGEST_NAME)
      expect(offends(name)).toBe(false)
    }
  })

  test('whatever is brought, a name that comes out could go in again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        const made = guest({ name })
        if (!isRefusal(made)) expect(named(made.name)).toBe(made.name)
      }),
    )
  })
})

describe('changing a profile', () => {
  const player = guest({ name: 'Ana', mark: 'bell', colour: 'red', language: 'en' }) as Player

  test('changes what is named and nothing else', () => {
    expect(changeProfile(player, { colour: 'sky', epoch: 9 }, { offends })).toEqual({ ...player, colour: 'sky' })
    expect(changeProfile(player, {}, { offends })).toEqual(player)
  })

  test('is as strict as coming in', () => {
    expect(changeProfile(player, { name: '' }, { offends })).toMatchObject({ code: 'name-length' })
  })
})

describe('what is kept about somebody', () => {
  const player = guest() as Player

  test('can be had, with what other parts keep', async () => {
    const store = memoryStore()
    await store.put('player', player.id, 0, JSON.stringify(player))
    await store.put('rating', player.id, 0, '{"mu":25}')
    const ratings = {
      part: 'ratings',
      collect: async (from: typeof store, id: string) => JSON.parse((await from.get('rating', id))!.text) as unknown,
    }
    expect(await exportPlayer(store, player.id, [ratings])).toEqual({ player, ratings: { mu: 25 } })
    expect(await exportPlayer(store, 'nobody', [ratings])).toBeUndefined()
  })

  test('can be removed', async () => {
    const store = memoryStore()
    await store.put('player', player.id, 0, JSON.stringify(player))
    await deletePlayer(store, player.id)
    expect(await exportPlayer(store, player.id, [])).toBeUndefined()
  })
})
