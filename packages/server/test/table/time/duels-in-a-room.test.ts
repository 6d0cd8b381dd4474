// Duels at a table where time passes only when we say so: who is waited for and how long, pauses, and what a restart leaves of a series.

import { pitchInTheWest } from '@saloon/pitch-in-the-west'
import { beforeAll, describe, expect, test } from 'vitest'
import { square } from '../../../../games/pitch-in-the-west/test/lay-out.ts'
import { noon } from '../../../../games/pitch-in-the-west/test/noon.ts'
import type { LiveTable } from '../../../src/table/live-table.ts'
import { Looker, PEOPLE, Room, sure, USUALLY } from '../../support/room.ts'

beforeAll(() => pitchInTheWest.rules.ready?.())

class Measured extends Looker {
  readonly howFar = { lat: 10, varies: 2 }
}
const SECOND = 1000
const NOON = { game: 'pitch-in-the-west', seats: 2, options: noon }

const comeTo = (table: LiveTable, ...players: readonly string[]): Measured[] =>
  players.map((player) => {
    const looker = new Measured(player)
    table.join(looker)
    return looker
  })
const rowsOf = (table: LiveTable) => table.game!.rows.slice()
const topOf = (table: LiveTable) =>
  table.game!.state.stack.at(-1) as unknown as {
    readonly kind: string
    readonly series: number
    readonly lane: readonly { readonly early: boolean }[]
    readonly fall: object | null
  }
const READY = { do: 'ready', lat: 0, varies: 0 } as const

/** Challenged; `people` of the two are there. */
async function challenged(room: Room, people = 2, wanted = {}): Promise<LiveTable> {
  const table = await room.playing({ ...NOON, ...wanted }, people)
  comeTo(table, ...PEOPLE.slice(0, people))
  await room.move(table)
  expect(topOf(table).kind).toBe('ready')
  return table
}
const say = (room: Room, table: LiveTable, seat: number, action: object) => {
  const { game, state } = table.game!
  const ask = game.asks(state).find((open) => open.seat === seat)!.id
  return room.wish(table, PEOPLE[seat]!, { do: 'act', seat, ask, action: action as never })
}
async function atTheBells(room: Room): Promise<LiveTable> {
  const table = await challenged(room)
  for (const seat of [0, 1]) expect(await say(room, table, seat, READY)).toBeNull()
  expect(topOf(table)).toMatchObject({ kind: 'bells', series: 1 })
  return table
}
const strokesOf = (table: LiveTable) => (table.game!.state as unknown as { bells: readonly number[] }).bells

describe('getting ready', () => {
  test('who hasn’t in ten seconds is stood in for, and whoever stands in hears the bells', async () => {
    const room = new Room()
    const table = await challenged(room)
    const [eve] = comeTo(table, 'eve')
    expect(eve!.last('clocks')).toMatchObject({
      runs: true,
      times: [
        { seat: 0, left: 10 * SECOND, reserve: 0 },
        { seat: 1, left: 10 * SECOND, reserve: 0 },
      ],
    })
    await room.wait(4 * SECOND, table)
    expect(await say(room, table, 0, READY)).toBeNull()
    expect(eve!.last('clocks')!.times).toMatchObject([{ seat: 1, left: 6 * SECOND }])
    await room.wait(6 * SECOND - 1, table)
    expect(rowsOf(table).at(-1)).toMatchObject({ type: 'act', seat: 0 })
    await room.wait(1, table)
    expect(rowsOf(table).at(-1)).toMatchObject({ type: 'seat', seat: 1, held: 'bot', because: 'away' })
    expect(room.woken.at(-1)).toMatchObject({ seat: 1, kind: 'ready' })
    expect(await table.answerFor(1, room.woken.at(-1)!.id, { do: 'ready', lat: -1, varies: 0 } as never)).toBeNull()
    expect(topOf(table).kind).toBe('bells')
    expect(room.woken.at(-1)).toMatchObject({ seat: 1, kind: 'bells' })
    expect(eve!.last('clocks')!.times).toEqual([])
  })

  test('the time is the others’ to grant, and stands still in a pause', async () => {
    const room = new Room()
    const table = await challenged(room)
    await room.can(table, 'ana', { do: 'more-time', seat: 1 })
    expect(await say(room, table, 0, READY)).toBeNull()
    await room.wait(30 * SECOND, table)
    await room.can(table, 'ana', { do: 'pause' })
    await room.wait(300 * SECOND, table)
    await room.can(table, 'ana', { do: 'resume' })
    await room.wait(39 * SECOND, table)
    expect(topOf(table).kind).toBe('ready')
    await room.wait(SECOND, table)
    expect(rowsOf(table).at(-1)).toMatchObject({ type: 'seat', seat: 1, held: 'bot' })
  })

  test('alone against bots nobody waits, and by post nobody sits there', async () => {
    for (const [people, wanted] of [
      [1, {}],
      [2, { clock: 'post' }],
    ] as const) {
      const room = new Room()
      const table = await challenged(room, people, wanted)
      await room.wait(60 * SECOND, table)
      expect(rowsOf(table).some(({ type }) => type === 'seat')).toBe(false)
    }
  })
})

describe('a series that is cut off', () => {
  test('by a restart: it is over when both are back, and the next has three strokes', async () => {
    const room = new Room()
    const before = await atTheBells(room)
    await room.wait(2500, before)
    const early = say(room, before, 1, { do: 'fire', ...square(1), dir: 0, claimed: room.now, arrived: 0, lat: 0 })
    await room.wait(170, before)
    expect(await early).toBeNull()
    const heard = strokesOf(before)
    room.restart()
    const table = await room.again(before)
    const [ana] = comeTo(table, 'ana')
    await room.wait(5 * SECOND, table)
    expect(topOf(table)).toMatchObject({ kind: 'bells', series: 1 })
    const late = say(room, table, 0, { do: 'fire', ...square(0), claimed: room.now, arrived: 0, lat: 0 })
    expect(await late).toEqual({ code: 'busy' })
    comeTo(table, 'bo')
    await room.wait(250, table)
    expect(rowsOf(table).slice(-2)).toMatchObject([
      { by: 'clock', answer: { action: { do: 'hold' } } },
      { by: 'clock', answer: { action: { do: 'hold' } } },
    ])
    expect(topOf(table)).toMatchObject({ kind: 'bells', series: 2 })
    expect(topOf(table).lane.filter((one) => one.early)).toHaveLength(1)
    expect(strokesOf(table)).not.toEqual(heard) // nobody can know them
    expect(ana!.last('ding')).toBeUndefined()
    await room.wait(2500, table)
    expect(ana!.last('ding')).toMatchObject({ k: 1, n: 3 })
  })

  test('by a restart after a fall: the fall counts', async () => {
    const room = new Room()
    const before = await atTheBells(room)
    await room.wait(strokesOf(before).at(-1)! + 300, before)
    const seat = room.asked(before).seat
    const side =
      (before.game!.state as unknown as { figures: { id: string; seat: number }[] }).figures.find(
        (figure) => figure.id === (topOf(before) as unknown as { attacker: string }).attacker,
      )!.seat === seat
        ? 0
        : 1
    const shot = say(room, before, seat, { do: 'fire', ...square(side), claimed: room.now, arrived: 0, lat: 0 })
    await room.wait(170, before)
    expect(await shot).toBeNull()
    expect(topOf(before).fall).not.toBeNull()
    room.restart()
    const table = await room.again(before)
    await room.wait(10 * SECOND, table)
    const told = rowsOf(table).flatMap((row) => (row.type === 'act' ? row.told.map(({ type }) => type) : []))
    expect(told).toContain('duel-won')
  })

  test('by a pause: no stroke is heard in it, and afterwards new ones', async () => {
    const room = new Room()
    const table = await atTheBells(room)
    const [eve] = comeTo(table, 'eve')
    await room.wait(2500, table)
    expect(eve!.last('ding')).toMatchObject({ k: 1 })
    await room.can(table, 'ana', { do: 'pause' })
    await room.wait(60 * SECOND, table)
    expect(eve!.got.filter(({ type }) => type === 'ding')).toHaveLength(1)
    expect(topOf(table)).toMatchObject({ kind: 'bells', series: 1 })
    await room.can(table, 'bo', { do: 'resume' })
    await room.wait(0, table)
    expect(topOf(table)).toMatchObject({ kind: 'bells', series: 2 })
  })
})

test('somebody who holds both seats is nobody’s rival in speed', async () => {
  const room = new Room()
  const table = sure(await room.tables.create('ana', { ...USUALLY, ...NOON }))
  for (const seat of [0, 1]) await room.can(table, 'ana', { do: 'sit-too', seat, name: `Ana ${seat}` })
  await room.can(table, 'ana', { do: 'start' })
  comeTo(table, 'ana')
  await room.move(table)
  for (const seat of [0, 1]) {
    const { game, state } = table.game!
    const ask = game.asks(state).find((open) => open.seat === seat)!.id
    await room.can(table, 'ana', { do: 'act', seat, ask, action: { ...READY } })
  }
  expect(topOf(table).kind).toBe('steady')
})
