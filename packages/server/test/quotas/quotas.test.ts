// How much one player and one address may have. Over it nothing happens but a refusal, in words.

import { beforeEach, describe, expect, test } from 'vitest'
import { isRefusal } from '@saloon/kernel'
import { sweepUnused } from '../../src/history/unused.ts'
import { visitorAt } from '../../src/jobs/addresses.ts'
import { Lines } from '../../src/quotas/lines.ts'
import { type Limits, Quotas } from '../../src/quotas/quotas.ts'
import { Room, USUALLY, sure } from '../support/room.ts'

const DAY = 24 * 60 * 60 * 1000
const MEGABYTE = 1024 * 1024
const LIMITS: Limits = {
  tables: { player: 3, address: 5 },
  brought: { player: 2, address: 3 },
  megabytes: { player: 1, address: 2 },
  sockets: { player: 2, address: 3 },
  guests: { address: 2 },
}

let room: Room
let quotas: Quotas
beforeEach(() => {
  room = new Room()
  quotas = new Quotas(room.store, LIMITS, () => room.now)
})

const open = (player: string, address = '192.0.2.1', bytes?: number) =>
  quotas.opening({ player, address }, bytes, () => room.tables.create(player, USUALLY))

describe('tables', () => {
  test('of one player: those that aren’t played to the end count, and those that are gone don’t', async () => {
    const tables = [sure(await open('ana')), sure(await open('ana')), sure(await open('ana'))]
    const refused = { code: 'too-many-tables', facts: { most: 3, of: 'player' } }
    expect(await open('ana', '192.0.2.2')).toEqual(refused)
    expect(await room.store.list('table')).toHaveLength(3)
    expect(await room.store.list('code')).toHaveLength(3)
    sure(await open('bo', '192.0.2.2')) // somebody else
    expect(await room.tables.throwAway(tables[0]!.table.id)).toBe(true)
    sure(await open('ana', '192.0.2.2'))
    expect(await open('ana', '192.0.2.2')).toEqual(refused)
  })

  test('wanted all at once don’t slip through', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => open('ana', `192.0.2.${n}`)))
    expect(all.filter((table) => !isRefusal(table))).toHaveLength(3)
    expect(await room.store.list('table')).toHaveLength(3)
  })

  test('from one address: so many a day, whoever opens them', async () => {
    for (let n = 0; n < 5; n++) sure(await open(`player ${n}`))
    expect(await open('another')).toEqual({ code: 'too-many-tables', facts: { most: 5, of: 'address' } })
    sure(await open('another', '192.0.2.2'))
    room.now += DAY
    sure(await open('another'))
  })

  test('that couldn’t be opened don’t count', async () => {
    for (let n = 0; n < 9; n++)
      expect(
        await quotas.opening({ player: 'ana', address: 'a' }, undefined, () =>
          room.tables.create('ana', { ...USUALLY, game: 'chess' }),
        ),
      ).toMatchObject({ code: 'unknown-game' })
    sure(await open('ana', 'a'))
  })
})

test('games brought along: by number and by size, for each player and each address', async () => {
  sure(await open('ana', 'a', 0.6 * MEGABYTE))
  expect(await open('ana', 'a', 0.5 * MEGABYTE)).toEqual({
    code: 'too-much-brought',
    facts: { most: 1, of: 'player' },
  })
  sure(await open('ana', 'a', 0.1 * MEGABYTE))
  expect(await open('ana', 'a', 1)).toEqual({ code: 'too-many-brought', facts: { most: 2, of: 'player' } })
  sure(await open('ana', 'a')) // one that isn't brought
  sure(await open('bo', 'a', 0.9 * MEGABYTE))
  expect(await open('cy', 'a', 1)).toEqual({ code: 'too-many-brought', facts: { most: 3, of: 'address' } })
})

test('guests: so many a day from one address; who was refused doesn’t count', async () => {
  const guest = () => Promise.resolve({ token: 't', name: 'n' })
  for (let n = 0; n < 5; n++) await quotas.guest('a', () => Promise.resolve({ code: 'name-length' }))
  for (let n = 0; n < 2; n++) expect(await quotas.guest('a', guest)).toMatchObject({ token: 't' })
  expect(await quotas.guest('a', guest)).toEqual({ code: 'too-many-guests', facts: { most: 2 } })
  expect(await quotas.guest('b', guest)).toMatchObject({ token: 't' })
})

test('lines: until one is gone', () => {
  const lines = new Lines(LIMITS.sockets)
  const gone = [lines.by('ana'), lines.by('ana')]
  expect(lines.whyNotBy('ana')).toEqual({ code: 'too-many-sockets', facts: { most: 2, of: 'player' } })
  expect(lines.whyNotBy('bo')).toBeUndefined()
  gone[0]!()
  expect(lines.whyNotBy('ana')).toBeUndefined()
  for (const n of [1, 2, 3]) lines.from(`2001:db8::${n}`)
  expect(lines.whyNotFrom('2001:db8::4')).toEqual({ code: 'too-many-sockets', facts: { most: 3, of: 'address' } })
  expect(lines.whyNotFrom('2001:db8:0:1::4')).toBeUndefined()
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001::5', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, place) => {
  expect(visitorAt(address)).toBe(place)
})

test('what is counted of a player is theirs to see and to have removed', async () => {
  const { table } = sure(await open('ana', 'a', 10))
  expect(await quotas.collect(room.store, 'ana')).toEqual([{ table: table.id, bytes: 10 }])
  await quotas.forget('ana')
  expect(await quotas.collect(room.store, 'ana')).toEqual([])
})

describe('tables at which nobody has played', () => {
  const sweep = () => sweepUnused(room.store, room.tables, room.now - DAY)

  test('go when their hours are over, with all that leads to them; those in use stay', async () => {
    const unused = sure(await room.tables.create('ana', USUALLY))
    const visited = sure(await room.tables.create('ana', USUALLY))
    const played = await room.playing({ seats: 3 }, 3)
    const [looker] = room.join(visited, 'ana')
    room.now += DAY
    expect(await sweep()).toBe(0) // a moment later
    room.now += 1
    const young = sure(await room.tables.create('ana', USUALLY))
    expect(await sweep()).toBe(1)
    expect(await room.tables.get(unused.table.id)).toMatchObject({ code: 'no-such-table' })
    expect(await room.tables.find(unused.table.invite)).toMatchObject({ code: 'no-such-table' })
    for (const live of [visited, played, young]) expect(sure(await room.again(live)).table.id).toBe(live.table.id)
    expect((await room.store.list('shelf')).map(({ id }) => id.split('.')[1])).not.toContain(unused.table.id)
    visited.leave(looker!)
    await room.rings(2 * 60_000)
    expect(await sweep()).toBe(1)
    expect(await room.store.list('unused')).toHaveLength(1) // the young one
  })
})
