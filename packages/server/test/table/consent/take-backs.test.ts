// Asking the table for a move back: who is asked, what an answer does, and what ends the question.

import { type GameModule, isRefusal, replay } from '@saloon/kernel'
import { madeUpModule } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import type { LiveTable } from '../../../src/table/live-table.ts'
import { PEOPLE, Room } from '../../support/room.ts'

/** After somebody's roll, which chance was used for: the table has to be asked. */
async function rolled(
  people = 4,
  more: object = {},
): Promise<{ room: Room; table: LiveTable; seat: number; me: string }> {
  const room = new Room()
  const table = await room.playing(more, people)
  while (room.asked(table).seat >= people) await room.move(table)
  const { seat } = room.asked(table)
  await room.move(table, { do: 'roll' })
  return { room, table, seat, me: PEOPLE[seat]! }
}
const others = (me: string): string[] => PEOPLE.filter((player) => player !== me)

describe('a move that can’t be taken back by oneself', () => {
  test('is, when everybody else agrees; the log says so and holds', async () => {
    const { room, table, seat, me } = await rolled()
    const [looker, late] = room.join(table, others(me)[0], me)
    expect(await room.wish(table, me, { do: 'undo', seat, to: 0 })).toEqual({ code: 'undo-chance' })
    await room.can(table, me, { do: 'ask-undo', seat, to: 0 })
    const all = 0b1111
    const request = { type: 'undo-asked', seat, to: 0, agreed: 1 << seat, asked: all & ~(1 << seat), left: 45_000 }
    expect(looker!.last('undo-asked')).toEqual(request)
    room.now += 1000
    const [comer] = room.join(table, others(me)[1])
    expect(comer!.last('undo-asked')).toEqual({ ...request, left: 44_000 })
    const moved = room.game(table).state
    for (const player of others(me)) {
      expect(room.game(table).state).toBe(moved)
      await room.can(table, player, { do: 'answer-undo', yes: true })
    }
    expect(late!.last('undo-closed')).toEqual({ type: 'undo-closed', because: 'granted', by: null })
    const { header, rows, secret, game, state } = room.game(table)
    expect(rows.at(-1)).toMatchObject({ type: 'undo', seat, to: 0, agreed: all })
    expect(state.moves).toBe(0)
    expect(isRefusal(replay(game, { header, rows, secret }))).toBe(false)
  })

  test('is refused by a single no, and by silence', async () => {
    const { room, table, seat, me } = await rolled(4, { takeBacks: 3 })
    const [looker] = room.join(table, me)
    const [one, two] = others(me) as [string, string, string]
    await room.can(table, me, { do: 'ask-undo', seat, to: 0 })
    await room.can(table, one, { do: 'answer-undo', yes: true })
    await room.can(table, two, { do: 'answer-undo', yes: false })
    const no = PEOPLE.indexOf(two)
    expect(looker!.last('undo-closed')).toEqual({ type: 'undo-closed', because: 'refused', by: no })
    expect(await room.wish(table, one, { do: 'answer-undo', yes: true })).toEqual({ code: 'undo-not-asked' })
    await room.can(table, me, { do: 'ask-undo', seat, to: 0 })
    await room.wait(44_999, table)
    expect(table.request).toBeDefined()
    await room.wait(1, table)
    expect(looker!.last('undo-closed')).toEqual({ type: 'undo-closed', because: 'expired', by: null })
    await room.can(table, me, { do: 'ask-undo', seat, to: 0 })
    await room.can(table, me, { do: 'answer-undo', yes: false })
    expect(looker!.last('undo-closed')).toEqual({ type: 'undo-closed', because: 'withdrawn', by: seat })
    expect(room.game(table).rows).toHaveLength(1)
  })

  test('is a matter of those who sit there, once each, one request at a time', async () => {
    const { room, table, seat, me } = await rolled()
    const [one] = others(me) as [string]
    expect(await room.wish(table, one, { do: 'answer-undo', yes: true })).toEqual({ code: 'undo-not-asked' })
    await room.can(table, me, { do: 'ask-undo', seat, to: 0 })
    expect(await room.wish(table, me, { do: 'answer-undo', yes: true })).toEqual({ code: 'not-asked' })
    expect(await room.wish(table, 'eve', { do: 'answer-undo', yes: false })).toEqual({ code: 'not-asked' })
    const other = PEOPLE.indexOf(one)
    expect(await room.wish(table, one, { do: 'ask-undo', seat: other, to: 0 })).toEqual({ code: 'undo-already-asked' })
    expect(await room.wish(table, one, { do: 'ask-undo', seat, to: 0 })).toEqual({
      code: 'not-your-seat',
      facts: { seat },
    })
    await room.can(table, one, { do: 'answer-undo', yes: true })
    expect(await room.wish(table, one, { do: 'answer-undo', yes: true })).toEqual({ code: 'not-asked' })
  })

  test('may be asked for as often as the table says', async () => {
    const { room, table, seat, me } = await rolled()
    const [one] = others(me) as [string]
    await room.can(table, me, { do: 'ask-undo', seat, to: 0 })
    await room.can(table, one, { do: 'answer-undo', yes: false })
    expect(await room.wish(table, me, { do: 'ask-undo', seat, to: 0 })).toEqual({
      code: 'undo-asked-before',
      facts: { most: 1 },
    })
    const none = await rolled(4, { takeBacks: 0 })
    expect(await none.room.wish(none.table, none.me, { do: 'ask-undo', seat: none.seat, to: 0 })).toEqual({
      code: 'undo-asked-before',
      facts: { most: 0 },
    })
  })

  test('can’t be asked for where there is nothing to take back', async () => {
    const { room, table, seat, me } = await rolled()
    expect(await room.wish(table, me, { do: 'ask-undo', seat, to: 99 })).toMatchObject({ code: 'undo-unknown' })
    expect(await room.wish(table, me, { do: 'ask-undo', seat, to: 1 })).toEqual({ code: 'undo-nothing' })
    await room.can(table, 'ana', { do: 'pause' })
    expect(await room.wish(table, me, { do: 'ask-undo', seat, to: 0 })).toEqual({ code: 'paused' })
  })

  test('is past when somebody moves; who asked may ask again', async () => {
    const { room, table, seat, me } = await rolled()
    const [looker] = room.join(table, me)
    await room.can(table, me, { do: 'ask-undo', seat, to: 0 })
    await room.move(table)
    expect(looker!.last('undo-closed')).toEqual({ type: 'undo-closed', because: 'moved', by: null })
    expect(room.asked(table).seat).toBeDefined()
    await room.can(table, me, { do: 'ask-undo', seat, to: 1 })
  })

  test('needs no bot’s consent, nor that of who is stood in for; and bots wait for the answer', async () => {
    const { room, table, seat, me } = await rolled(2)
    const other = me === 'ana' ? 'bo' : 'ana'
    await room.can(table, me, { do: 'ask-undo', seat, to: room.game(table).rows.length - 1 })
    expect(table.request).toMatchObject({ asked: 1 << PEOPLE.indexOf(other) })
    expect(await table.answerFor(3, 'x', { do: 'stop' })).toEqual({ code: 'paused' })
    room.woken = []
    await room.can(table, other, { do: 'away', seat: PEOPLE.indexOf(other) })
    await room.wait(0, table)
    expect(table.request).toBeUndefined()
    expect(room.game(table).rows.at(-1)).toMatchObject({ type: 'undo', agreed: 0b1111 })
  })

  test('lapses with a restart, and nothing else is lost', async () => {
    const { room, table, seat, me } = await rolled()
    await room.can(table, me, { do: 'ask-undo', seat, to: 0 })
    room.restart()
    const again = await room.again(table)
    expect(again.request).toBeUndefined()
    expect(room.game(again).rows).toHaveLength(1)
    await room.can(again, me, { do: 'ask-undo', seat, to: 0 })
  })

  test('is had at once where it is free; by post there is a day to answer', async () => {
    const room = new Room(madeUpModule as unknown as GameModule)
    const table = await room.playing({ game: 'made-up', seats: 2, clock: 'post' }, 2)
    while (room.asked(table).kind !== 'aim') await room.move(table)
    const { seat } = room.asked(table)
    const rows = room.game(table).rows.length
    await room.move(table)
    await room.can(table, PEOPLE[seat]!, { do: 'ask-undo', seat, to: rows })
    expect(room.game(table).rows.at(-1)).toMatchObject({ type: 'undo', agreed: 0 })
    await room.can(table, PEOPLE[seat]!, { do: 'ask-undo', seat, to: 0 })
    expect(table.request).toMatchObject({ left: 24 * 60 * 60_000 })
  })
})
