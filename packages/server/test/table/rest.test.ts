// Tables that nobody looks at leave the memory, and nothing is missed: what was acknowledged is there when somebody comes back,
// and what is to happen by itself wakes them.

import { expect, test } from 'vitest'
import { localBus } from '../../src/cluster/bus/local.ts'
import { Players } from '../../src/identity/players.ts'
import { Moderation } from '../../src/moderation/moderation.ts'
import { leaseName } from '../../src/cluster/lease-name.ts'
import type { LiveTable } from '../../src/table/live-table.ts'
import { PEOPLE, Room } from '../support/room.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** All that a table has asked for by itself, and what it does when it has been left alone for a while. */
async function leftAlone(room: Room, milliseconds = 2 * MINUTE): Promise<void> {
  await room.rings(milliseconds)
  room.tables.sweep()
  await room.rings(0)
}

const alarmOf = async (room: Room, { table }: LiveTable, until: number): Promise<number | undefined> =>
  (await room.store.claimTimers(until, 0)).find(({ id }) => id === leaseName(table.id, table.games))?.due

test('a game that waits for people rests, and goes on where it was', async () => {
  const room = new Room()
  const table = await room.playing({ seats: 3 }, 3)
  const [looker] = room.join(table, 'ana')
  const before = structuredClone(looker!.view)
  await leftAlone(room)
  expect(room.tables.size).toBe(1) // somebody looks
  table.leave(looker!)
  room.tables.sweep()
  expect(room.tables.size).toBe(1) // they may be back in a moment
  await leftAlone(room)
  expect(room.tables.size).toBe(0)
  expect(await alarmOf(room, table, room.now + DAY)).toBeUndefined()

  const again = await room.again(table)
  expect(again).not.toBe(table)
  const [back] = room.join(again, 'ana')
  expect(back!.view).toEqual(before)
  await room.playOut(again)
  expect(again.table.phase).toBe('over')
  expect(room.problems).toEqual([])
})

test('a command that is sent again after the table rested is carried out once', async () => {
  const room = new Room()
  const table = await room.playing({ seats: 3 }, 3)
  const { seat, id } = room.asked(table)
  const wish = { do: 'act', seat, ask: id, action: { ...table.game!.game.safe(table.game!.state, seat) } } as const
  const player = table.table.seats[seat]!.holder as { player: string }
  expect(await table.command(player.player, 'mine', wish)).toBeNull()
  const { length } = table.game!.rows
  await leftAlone(room)
  expect(room.tables.size).toBe(0)
  const again = await room.again(table)
  expect(await again.command(player.player, 'mine', wish)).toBeNull()
  expect(again.game!.rows.length).toBe(length)
})

test('somebody who asks for it at the same time as others gets the one there is', async () => {
  const room = new Room()
  const table = await room.playing({ seats: 3 }, 3)
  await leftAlone(room)
  let reads = 0
  const { read } = room.store
  room.store.read = (log, ...rest) => {
    reads++
    return read(log, ...rest)
  }
  const all = await Promise.all(Array.from({ length: 20 }, () => room.tables.get(table.table.id)))
  expect(new Set(all).size).toBe(1)
  expect(reads).toBe(1)
})

test('a game in which a bot is asked doesn’t rest', async () => {
  const room = new Room()
  const table = await room.playing({ seats: 4 }, 1)
  while (table.table.seats[room.asked(table).seat]!.holder!.kind === 'person') await room.move(table)
  await leftAlone(room)
  expect(room.tables.size).toBe(1)
  while (!table.isOver && table.table.seats[room.asked(table).seat]!.holder!.kind === 'bot') await room.move(table)
  await leftAlone(room)
  expect(room.tables.size).toBe(0)
})

test('nor one whose clock runs: the safe answer comes in time', async () => {
  const room = new Room()
  const table = await room.playing({ seats: 3, clock: 'brisk' }, 3)
  await leftAlone(room, MINUTE)
  expect(room.tables.size).toBe(1)
  await room.rings(2 * MINUTE)
  expect(table.game!.rows.at(-1)).toMatchObject({ type: 'seat', held: 'bot', because: 'away' })
})

test('a game by post rests until its time runs short, and is woken then; and again when the time is up', async () => {
  const room = new Room()
  const table = await room.playing({ seats: 3, clock: 'post' }, 3)
  const began = room.now
  const { length } = table.game!.rows
  room.leases.open()
  await leftAlone(room)
  expect(room.tables.size).toBe(0)
  await room.rings(18 * 60 * MINUTE - 10 * MINUTE)
  expect(room.tables.size).toBe(0)
  const before = room.posted.length
  await room.rings(10 * MINUTE)
  const { hurryAt } = room.posted.at(-1)!.questions[0]!
  expect(room.posted.length).toBeGreaterThan(before) // whoever is asked can be told
  expect(room.posted[before]!.at).toBeGreaterThanOrEqual(hurryAt)
  expect(room.posted[before]!.at).toBeLessThan(hurryAt + 2_000)
  expect(room.tables.size).toBe(0)
  await room.rings(began + DAY + 5_000 - room.now)
  const again = await room.again(table)
  expect(again.game!.rows.at(length)).toMatchObject({ type: 'act', by: 'clock' })
})

test('time that was granted, mutes and requests are in memory only: such a game stays there', async () => {
  const room = new Room()
  const granted = await room.playing({ seats: 3, clock: 'post' }, 3)
  const muted = await room.playing({ seats: 3 }, 3)
  const asked = await room.playing({ seats: 3 }, 3)
  const { seat } = room.asked(granted)
  await room.can(granted, seat === 0 ? 'bo' : 'ana', { do: 'more-time', seat })
  await room.can(muted, 'ana', { do: 'mute', seat: 1, muted: true })
  const roller = room.asked(asked).seat
  await room.move(asked, { do: 'roll' }) // which nobody can take back by themselves
  await room.can(asked, PEOPLE[roller]!, { do: 'ask-undo', seat: roller, to: 0 })
  await leftAlone(room, 10 * MINUTE)
  expect([...room.tables.all].map(({ table }) => table.id).toSorted()).toEqual(
    [granted, muted, asked].map(({ table }) => table.id).toSorted(),
  )
})

test('a count-down is waited for', async () => {
  const room = new Room()
  const table = await room.table({ seats: 3 }, 3)
  await room.rings(2 * MINUTE)
  await room.can(table, 'ana', { do: 'count-down' })
  room.tables.sweep()
  expect(room.tables.size).toBe(1)
  await room.rings(3_000)
  expect(table.table.phase).toBe('playing')
})

test('after a restart only those are read at which something is to happen', async () => {
  const room = new Room()
  const quiet = await room.playing({ seats: 3 }, 3)
  const busy = await room.playing({ seats: 4 }, 1)
  while (busy.table.seats[room.asked(busy).seat]!.holder!.kind === 'person') await room.move(busy)
  await leftAlone(room)
  expect([...room.tables.all]).toEqual([busy])

  room.restart()
  expect(room.leases.waking).toMatchObject({ awake: false, woken: 0 })
  room.leases.open()
  await room.rings(1_000)
  await room.rings(1_000)
  expect([...room.tables.all].map(({ table }) => table.id)).toEqual([busy.table.id])
  expect(new Set(room.woken.map(({ id }) => id)).size).toBe(1)
  expect(room.leases.waking).toEqual({ awake: true, woken: 1, waiting: 0 })
  expect((await room.again(quiet)).table.phase).toBe('playing')
})

test('one that was in memory when the process ended is looked at once, and rests again', async () => {
  const room = new Room()
  const tables = [await room.playing({ seats: 3 }, 3), await room.playing({ seats: 3 }, 3)]
  room.restart()
  room.leases.open()
  for (let round = 0; round < 4; round++) await room.rings(1_000)
  expect(room.leases.waking).toEqual({ awake: true, woken: 2, waiting: 0 })
  expect(room.tables.size).toBe(0)
  for (const table of tables) expect((await room.again(table)).game!.rows.length).toBe(table.game!.rows.length)
})

/** The node looks after its tables for a while, and has noted how they are; then it is killed. */
async function killed(room: Room, meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  room.leases.open()
  await room.rings(6_000)
  await meanwhile()
  room.restart()
  room.leases.open()
  await room.rings(3_000)
}

test('after its node was killed a game that waits for people isn’t read, and its alarm rings when it would have', async () => {
  const room = new Room()
  const quiet = await room.playing({ seats: 3 }, 3)
  const busy = await room.playing({ seats: 4 }, 1)
  while (busy.table.seats[room.asked(busy).seat]!.holder!.kind === 'person') await room.move(busy)
  await killed(room)
  expect(room.leases.waking).toEqual({ awake: true, woken: 1, waiting: 0 })
  expect([...room.tables.all].map(({ table }) => table.id)).toEqual([busy.table.id])
  expect(await alarmOf(room, quiet, room.now + 6 * DAY)).toBeUndefined()
  expect(await alarmOf(room, quiet, room.now + 8 * DAY)).toBeDefined() // it is looked at now and then all the same
  expect((await room.again(quiet)).table.phase).toBe('playing')
  expect(room.problems).toEqual([])
})

test('one at which something has happened since that was noted is read', async () => {
  const room = new Room()
  const [moved, changed, same] = [
    await room.playing({ seats: 3 }, 3),
    await room.playing({ seats: 3 }, 3),
    await room.playing({ seats: 3 }, 3),
  ]
  const read: string[] = []
  await killed(room, async () => {
    await room.move(moved)
    await changed.overhaul((table) => ({ ...table, talk: 'none' }))
    const { read: before } = room.store
    room.store.read = (log, ...rest) => {
      read.push(log)
      return before(log, ...rest)
    }
  })
  expect(new Set(read)).toEqual(new Set([moved, changed].map(({ table }) => `${table.id}/1`)))
  expect(read).not.toContain(`${same.table.id}/1`)
  expect(room.leases.waking).toEqual({ awake: true, woken: 2, waiting: 0 })
})

test('nor is one left alone whose clock ran, where somebody may have to be told, or of which nothing legible was noted', async () => {
  const room = new Room()
  const tables = [
    await room.playing({ seats: 3, clock: 'brisk' }, 3),
    await room.playing({ seats: 3, clock: 'post' }, 3),
    await room.playing({ seats: 3 }, 3),
  ]
  await killed(room, async () => {
    const id = leaseName(tables[2]!.table.id, 1)
    await room.store.setTimer({ id, due: room.now, text: 'quiet Infinity' })
  })
  expect(room.leases.waking).toMatchObject({ awake: true, woken: 3 })
})

test('a table that was woken for its bot leaves again as soon as a person is asked', async () => {
  const room = new Room()
  const table = await room.playing({ seats: 4 }, 1)
  while (table.table.seats[room.asked(table).seat]!.holder!.kind === 'person') await room.move(table)
  await killed(room)
  const [woken] = room.tables.all
  while (woken!.table.seats[room.asked(woken!).seat]!.holder!.kind === 'bot') await room.move(woken!)
  await room.rings(2_000)
  expect(room.tables.size).toBe(0)
})

test('who has all removed that is kept of them goes from games at rest as well', async () => {
  const room = new Room()
  const moderation = await moderationOf(room)
  const table = await room.playing({ seats: 3 }, 3)
  await leftAlone(room)
  expect(room.tables.size).toBe(0)
  await moderation.forget(room.tables, 'bo')
  const { seats } = (await room.again(table)).table
  expect(seats.map(({ holder }) => holder!.kind)).toEqual(['person', 'bot', 'person'])
})

test('damage to what moderators have decided keeps nobody out, and is named', async () => {
  const room = new Room()
  for (const [kind, id] of [
    ['standing', 'bo'],
    ['house', 'switches'],
    ['announcement', 'one'],
  ] as const)
    await room.store.put(kind, id, 0, '{"torn')
  const problems: object[] = []
  const moderation = await moderationOf(room, (_problem, facts) => problems.push(facts))
  expect(moderation.sanctions.whyBlocked('bo')).toBeUndefined()
  expect(JSON.stringify(problems)).toContain('bo is damaged')
})

function moderationOf({ store }: Room, report: (problem: string, facts: object) => void = () => undefined) {
  const bus = localBus()
  const players = new Players(store, [], { offends: () => false })
  return Moderation.open({ store, bus, players, now: Date.now, after: () => () => undefined, report }, {})
}
