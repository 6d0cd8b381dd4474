// Somebody is cut off in the middle of a game: the others know when a bot stands in, and may call it now or wait.

import { describe, expect, test } from 'vitest'
import { Room } from '../../support/room.ts'

async function withoutBo() {
  const room = new Room()
  const table = await room.playing()
  const [ana, bo] = room.join(table, 'ana', 'bo')
  table.leave(bo!)
  const row = () => room.game(table).rows.at(0)
  return { room, table, ana: ana!, row }
}
const CALL = { do: 'call-bot', seat: 1 } as const
const WAIT = { do: 'wait-longer', seat: 1 } as const

describe('T33: who is cut off', () => {
  test('is awaited, and everybody is told for how long', async () => {
    const { room, table, ana } = await withoutBo()
    expect(ana.last('here')).toEqual({ type: 'here', seats: 1, awaited: [{ seat: 1, left: 30_000 }] })
    room.join(table, 'bo')
    expect(ana.last('here')).toEqual({ type: 'here', seats: 3 })
  })

  test('is stood in for at once where another player wants it; but not while a page may be loading', async () => {
    const { room, table, row } = await withoutBo()
    await room.wait(2_999, table)
    expect(await room.wish(table, 'ana', CALL)).toEqual({ code: 'not-away', facts: { seat: 1 } })
    await room.wait(1, table)
    await room.can(table, 'ana', CALL)
    expect(row()).toMatchObject({ type: 'seat', seat: 1, held: 'bot', because: 'away' })
    room.join(table, 'bo')
    await room.wait(0, table)
    expect(room.game(table).rows.at(-1)).toMatchObject({ seat: 1, held: 'person', because: 'back' })
  })

  test('has the whole time again where another player would rather wait', async () => {
    const { room, table, ana, row } = await withoutBo()
    await room.wait(20_000, table)
    await room.can(table, 'ana', WAIT)
    expect(ana.last('here')?.awaited).toEqual([{ seat: 1, left: 30_000 }])
    await room.wait(29_999, table)
    expect(row()).toBeUndefined()
    await room.can(table, 'ana', CALL) // who has waited longer may still call it at any moment
    expect(row()).toMatchObject({ seat: 1, held: 'bot' })
  })

  test('is nobody’s to replace who doesn’t play, nor who is here, nor in a pause, nor by post', async () => {
    const { room, table } = await withoutBo()
    await room.wait(5_000, table)
    for (const wish of [CALL, WAIT]) {
      expect(await room.wish(table, 'eve', wish)).toEqual({ code: 'not-seated' })
      expect(await room.wish(table, 'ana', { ...wish, seat: 0 })).toEqual({ code: 'not-away', facts: { seat: 0 } })
    }
    await room.can(table, 'ana', { do: 'pause' })
    expect(await room.wish(table, 'ana', CALL)).toEqual({ code: 'paused' })
    const post = await room.playing({ clock: 'post' })
    const [ana] = room.join(post, 'ana')
    expect(await room.wish(post, 'ana', CALL)).toEqual({ code: 'not-away', facts: { seat: 1 } })
    expect(ana!.last('here')).toEqual({ type: 'here', seats: 1 })
  })
})

describe('T34: onlookers', () => {
  test('are counted, each once, strangers too, and told together', async () => {
    const room = new Room()
    const table = await room.playing()
    const [ana] = room.join(table, 'ana', 'eve', 'eve', undefined, undefined)
    await room.wait(500, table)
    expect(ana!.last('here')).toEqual({ type: 'here', seats: 1, onlookers: 3 })
    const told = ana!.got.length
    room.join(table, undefined, undefined, undefined)
    await room.wait(500, table)
    expect(ana!.got.slice(told)).toEqual([{ type: 'here', seats: 1, onlookers: 6 }])
  })
})
