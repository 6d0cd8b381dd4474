// What screens are told of clocks, and more time on them.

import { describe, expect, test } from 'vitest'
import { Room } from '../../support/room.ts'

const SECOND = 1000
const RESERVE = 120 * SECOND

describe('clocks', () => {
  test('say how long is left whenever somebody is asked, comes in, or the game stands still', async () => {
    const room = new Room()
    const table = await room.playing({ clock: 'brisk' })
    const [bo] = room.join(table, 'bo')
    const { seat, id } = room.asked(table)
    expect(bo!.last('clocks')).toEqual({
      type: 'clocks',
      runs: true,
      times: [{ seat, ask: id, left: 15 * SECOND + RESERVE, reserve: RESERVE }],
    })
    await room.wait(20 * SECOND, table)
    const [late] = room.join(table, 'cy')
    expect(late!.last('clocks')!.times).toEqual([{ seat, ask: id, left: RESERVE - 5 * SECOND, reserve: RESERVE }])
    await room.move(table) // 5 s of the reserve are gone
    const next = room.asked(table)
    const reserve = next.seat === seat ? RESERVE - 5 * SECOND : RESERVE
    expect(bo!.last('clocks')!.times).toEqual([{ seat: next.seat, ask: next.id, left: 15 * SECOND + reserve, reserve }])
    await room.can(table, 'ana', { do: 'pause' })
    await room.wait(60 * SECOND, table)
    expect(bo!.last('clocks')).toMatchObject({ runs: false, times: [{ left: 15 * SECOND + reserve }] })
    await room.can(table, 'bo', { do: 'resume' })
    expect(bo!.last('clocks')).toMatchObject({ runs: true, times: [{ left: 15 * SECOND + reserve }] })
  })

  test('there are none at a table without', async () => {
    const room = new Room()
    const table = await room.playing()
    const [bo] = room.join(table, 'bo')
    await room.move(table)
    expect(bo!.last('clocks')).toBeUndefined()
    const { seat } = room.asked(table)
    expect(await room.wish(table, 'bo', { do: 'more-time', seat })).toEqual({ code: 'no-clock-runs', facts: { seat } })
  })
})

describe('more time', () => {
  test('is granted by anybody else at the table, and isn’t charged', async () => {
    const room = new Room()
    const table = await room.playing({ clock: 'brisk' })
    const { seat } = room.asked(table)
    const people = ['ana', 'bo', 'cy', 'di']
    const other = people[(seat + 1) % 4]!
    const [looker] = room.join(table, other)
    expect(await room.wish(table, 'eve', { do: 'more-time', seat })).toEqual({ code: 'not-seated' })
    await room.can(table, other, { do: 'more-time', seat })
    expect(looker!.last('clocks')!.times[0]!.left).toBe(75 * SECOND + RESERVE)
    const idle = (seat + 2) % 4
    expect(await room.wish(table, other, { do: 'more-time', seat: idle })).toEqual({
      code: 'no-clock-runs',
      facts: { seat: idle },
    })
    await room.wait(70 * SECOND, table)
    await room.move(table)
    expect(looker!.last('clocks')!.times[0]!.reserve).toBe(RESERVE)
  })

  test('is taken for oneself at a patient table, ten times in a game; among strangers not at all', async () => {
    const room = new Room()
    const table = await room.playing({ clock: 'brisk', open: false })
    expect(table.table.patient).toBe(true)
    const { seat } = room.asked(table)
    const me = ['ana', 'bo', 'cy', 'di'][seat]!
    for (let times = 0; times < 10; times++) await room.can(table, me, { do: 'more-time', seat })
    expect(await room.wish(table, me, { do: 'more-time', seat })).toEqual({ code: 'no-more-time', facts: { most: 10 } })
    await room.wait(14 * 60 * SECOND, table) // ten minutes more, and the reserve
    expect(room.game(table).rows.slice()).toMatchObject([
      { type: 'act', seat, by: 'clock' },
      { type: 'seat', seat, held: 'bot', because: 'away' },
    ])

    const open = await room.playing({ clock: 'brisk', open: true })
    const asked = room.asked(open).seat
    const who = ['ana', 'bo', 'cy', 'di'][asked]!
    expect(await room.wish(open, who, { do: 'more-time', seat: asked })).toEqual({ code: 'not-patient' })
  })
})

test('T19: at zero the safe answer is given and the seat is away; its holder takes it back with one wish', async () => {
  const room = new Room()
  const table = await room.playing({ clock: 'brisk' })
  const { seat, id } = room.asked(table)
  const { game, state } = room.game(table)
  const safe = game.safe(state, seat)
  const me = ['ana', 'bo', 'cy', 'di'][seat]!
  room.join(table, 'ana', 'bo', 'cy', 'di')
  await room.wait(15 * SECOND + RESERVE, table)
  expect(room.game(table).rows.slice()).toMatchObject([
    { type: 'act', seat, by: 'clock', answer: { ask: id, action: safe } },
    { type: 'seat', seat, held: 'bot', because: 'away' },
  ])
  // Whatever is asked of the seat now is the bot's to answer, and no clock runs for it.
  if (room.asked(table).seat === seat) expect(room.woken.at(-1)).toMatchObject({ seat })
  await room.can(table, me, { do: 'back', seat })
  expect(room.game(table).rows.at(-1)).toMatchObject({ type: 'seat', seat, held: 'person', because: 'back' })
})

describe('the countdown', () => {
  test('is the host’s to begin, seen by all, and the game begins when it is over', async () => {
    const room = new Room()
    const table = await room.table()
    const [bo, eve] = room.join(table, 'bo', undefined)
    expect(await room.wish(table, 'bo', { do: 'count-down' })).toEqual({ code: 'host-only' })
    await room.can(table, 'ana', { do: 'count-down' })
    for (const looker of [bo, eve])
      expect(looker!.last('count-down')).toEqual({ type: 'count-down', left: 3000, by: null })
    await room.wait(2999, table)
    expect(table.game).toBeUndefined() // what was refused meanwhile has stopped nothing
    await room.wait(1, table)
    expect(table.table.phase).toBe('playing')
  })

  test('is stopped by anybody who sits here, and by every change', async () => {
    const room = new Room()
    const table = await room.table()
    const [bo] = room.join(table, 'bo')
    expect(await room.wish(table, 'bo', { do: 'stop-count' })).toEqual({ code: 'nothing-counts' })
    await room.can(table, 'ana', { do: 'count-down' })
    expect(await room.wish(table, 'eve', { do: 'stop-count' })).toEqual({ code: 'not-seated' })
    await room.can(table, 'bo', { do: 'stop-count' })
    expect(bo!.last('count-down')).toEqual({ type: 'count-down', left: null, by: 1 })
    await room.wait(5000, table)
    expect(table.game).toBeUndefined()
    await room.can(table, 'ana', { do: 'count-down' })
    await room.can(table, 'bo', { do: 'ready', ready: false })
    expect(bo!.last('count-down')!.left).toBeNull()
    await room.wait(5000, table)
    expect(table.game).toBeUndefined()
    expect(await room.wish(table, 'ana', { do: 'count-down' })).toMatchObject({ code: 'not-ready' })
  })
})
