// Answers prepared in advance: private, judged when asked, given like anybody's, and kept over a restart.

import type { GameModule } from '@saloon/kernel'
import { type MadeUp, madeUpModule } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import type { LiveTable } from '../../../src/table/live-table.ts'
import { Room } from '../../support/room.ts'

type Answer = { do: 'stand' } | { do: 'duck'; card: number }
const module = madeUpModule as unknown as GameModule

/** A storm goes round: seat 0 is asked, seats 1 and 2 will be. */
async function storm(): Promise<{ room: Room; table: LiveTable; cause: number }> {
  const room = new Room(module)
  const table = await room.playing({ game: 'made-up', seats: 3 }, 3)
  while (room.asked(table).kind !== 'gust') await room.move(table)
  expect(room.asked(table).seat).toBe(0)
  const { cause } = room.asked(table)
  return { room, table, cause }
}
const hand = (room: Room, table: LiveTable, seat: number): number[] => (room.game(table).state as MadeUp).hands[seat]!
const prepare = (seat: number, cause: number, actions: Answer[]) =>
  ({ do: 'prepare', seat, cause, kind: 'gust', actions: actions.map((action) => ({ ...action })) }) as const

describe('a prepared answer', () => {
  test('is given when its question comes, after as long as a person takes, the best that is possible', async () => {
    const { room, table, cause } = await storm()
    const odd = hand(room, table, 1).find((card) => card % 2 === 1) ?? 99
    await room.can(table, 'bo', prepare(1, cause, [{ do: 'duck', card: odd }, { do: 'stand' }]))
    await room.move(table)
    const rows = room.game(table).rows.length
    await room.wait(1199, table)
    expect(room.game(table).rows).toHaveLength(rows)
    await room.wait(1301, table)
    expect(room.game(table).rows.at(-1)).toMatchObject({
      type: 'act',
      seat: 1,
      by: 'person',
      answer: { action: { do: 'stand' } },
    })
    expect(room.asked(table).seat).toBe(2)
    expect(table.prepared).toEqual([])
  })

  test('is seen by nobody else, wherever they look', async () => {
    const { room, table, cause } = await storm()
    const everybody = room.join(table, 'ana', 'cy', 'eve', undefined)
    const [bo] = room.join(table, 'bo')
    const sent = () => everybody.map(({ got }) => got.length)
    const before = sent()
    const actions: Answer[] = [{ do: 'stand' }]
    await room.can(table, 'bo', prepare(1, cause, actions))
    expect(bo!.last('prepared')).toEqual({ type: 'prepared', prepared: [{ seat: 1, cause, kind: 'gust', actions }] })
    await room.can(table, 'bo', prepare(1, cause, [{ do: 'stand' }, { do: 'stand' }]))
    expect(sent()).toEqual(before) // not even that there is something
    const [late] = room.join(table, 'cy')
    expect(JSON.stringify(late!.got)).not.toContain('stand')
    for (const line of await room.store.read(`${table.table.id}/1`)) expect(line).not.toContain('"stand"')
    expect(JSON.stringify(table.table)).not.toContain('stand')
  })

  test('can be changed and withdrawn', async () => {
    const { room, table, cause } = await storm()
    const even = hand(room, table, 1).filter((card) => card % 2 === 0)
    await room.can(table, 'bo', prepare(1, cause, [{ do: 'stand' }]))
    await room.can(
      table,
      'bo',
      prepare(
        1,
        cause,
        even.map((card) => ({ do: 'duck' as const, card })),
      ),
    )
    expect(table.prepared).toHaveLength(even.length === 0 ? 0 : 1)
    await room.can(table, 'cy', prepare(2, cause, [{ do: 'stand' }]))
    await room.can(table, 'cy', prepare(2, cause, []))
    expect(table.prepared.filter(({ seat }) => seat === 2)).toEqual([])
    await room.can(table, 'cy', prepare(2, cause, [])) // nothing to withdraw is fine
  })

  test('that isn’t possible when asked is forgotten, and the seat is asked like any other', async () => {
    const { room, table, cause } = await storm()
    await room.can(table, 'bo', prepare(1, cause, [{ do: 'duck', card: 99 }]))
    await room.move(table)
    await room.wait(10_000, table)
    expect(room.asked(table)).toMatchObject({ seat: 1, kind: 'gust' })
    expect(table.prepared).toEqual([])
    expect(await room.store.get('prepared', `${table.table.id}/1`)).toMatchObject({ text: '[]' })
    await room.move(table)
  })

  test('is overtaken by an answer given in person', async () => {
    const { room, table, cause } = await storm()
    await room.can(table, 'bo', prepare(1, cause, [{ do: 'stand' }]))
    await room.move(table)
    await room.move(table) // Bo, in person
    const rows = room.game(table).rows.length
    await room.wait(10_000, table)
    expect(room.game(table).rows).toHaveLength(rows)
  })

  test('survives a restart, before and after its question has come', async () => {
    const { room, table, cause } = await storm()
    await room.can(table, 'bo', prepare(1, cause, [{ do: 'stand' }]))
    await room.can(table, 'cy', prepare(2, cause, [{ do: 'stand' }]))
    room.restart()
    const again = await room.again(table)
    expect(again.prepared).toHaveLength(2)
    await room.move(again)
    room.restart()
    const third = await room.again(table)
    await room.wait(2500, third)
    await room.wait(2500, third)
    expect(room.game(third).rows.slice(-2)).toMatchObject([
      { seat: 1, by: 'person' },
      { seat: 2, by: 'person' },
    ])
  })

  test('waits while the table pauses, and goes before whoever stands in', async () => {
    const { room, table, cause } = await storm()
    await room.can(table, 'bo', prepare(1, cause, [{ do: 'stand' }]))
    await room.can(table, 'bo', { do: 'away', seat: 1 })
    room.woken = []
    await room.move(table)
    expect(room.woken).toEqual([])
    await room.can(table, 'ana', { do: 'pause' })
    const rows = room.game(table).rows.length
    await room.wait(60_000, table)
    expect(room.game(table).rows).toHaveLength(rows)
    await room.can(table, 'ana', { do: 'resume' })
    await room.wait(2500, table)
    expect(room.game(table).rows.at(-1)).toMatchObject({ seat: 1, by: 'person' })
  })

  test('is for a question that is coming to one’s own seat, and well formed', async () => {
    const { room, table, cause } = await storm()
    const stand = { do: 'stand' }
    expect(await room.wish(table, 'ana', prepare(1, cause, []))).toMatchObject({ code: 'not-your-seat' })
    expect(await room.wish(table, 'ana', prepare(0, cause, [{ do: 'stand' }]))).toEqual({
      code: 'not-ahead',
      facts: { kind: 'gust' },
    })
    expect(await room.wish(table, 'bo', prepare(1, cause + 1, [{ do: 'stand' }]))).toMatchObject({ code: 'not-ahead' })
    expect(
      await room.wish(table, 'bo', { do: 'prepare', seat: 1, cause, kind: 'bet', actions: [stand] }),
    ).toMatchObject({ code: 'not-ahead' })
    expect(
      await room.wish(table, 'bo', { do: 'prepare', seat: 1, cause, kind: 'gust', actions: [{ do: 'fly' }] }),
    ).toMatchObject({ code: 'unknown-action' })
    expect(
      await room.wish(table, 'bo', { do: 'prepare', seat: 1, cause, kind: 'gust', actions: [{ do: 'duck' }] }),
    ).toMatchObject({ code: 'malformed' })
    expect(table.prepared).toEqual([])
  })

  test('is gone with the game', async () => {
    const { room, table, cause } = await storm()
    await room.can(table, 'bo', prepare(1, cause, [{ do: 'stand' }]))
    await room.playOut(table)
    expect(await room.store.get('prepared', `${table.table.id}/1`)).toBeUndefined()
    expect(table.prepared).toEqual([])
  })
})
