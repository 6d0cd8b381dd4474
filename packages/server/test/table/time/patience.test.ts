// How long a person waits for four bots at a table of the house, as the bots themselves are made to wait.

import { type Ask, type Recording, chanceFrom } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { thinkingTime } from '../../../src/bots/bot-pool.ts'
import type { LiveTable } from '../../../src/table/live-table.ts'
import { Room } from '../../support/room.ts'

const ME = 0
const STEP = 20

async function sitDown(game: string, people = 1) {
  const room = new Room()
  const table = await room.playing({ game, seats: 5, pace: 1000 }, people)
  return { room, table }
}

const must = ({ game, state }: Recording): Ask[] => game.asks(state).filter((ask) => ask.must && !ask.locked)

/** One bot after the other, as the house has them answer; true: I am asked. */
async function untilAsked(room: Room, table: LiveTable, chance: ReturnType<typeof chanceFrom>): Promise<boolean> {
  for (;;) {
    if (table.isOver || (table.out & 1) !== 0) return false
    const recording = room.game(table)
    const asks = must(recording)
    if (asks.some(({ seat }) => seat === ME)) return true
    const ask = asks[0]!
    if (!table.holdsBack(ask.id)) await room.rings(thinkingTime(table, ask.seat))
    while (table.holdsBack(ask.id)) await room.rings(STEP)
    await table.answerFor(ask.seat, ask.id, recording.game.sample(recording.state, ask.seat, chance))
  }
}

describe.each(['bang-dice', 'wanted', 'wanted-one'])('%s', (game) => {
  test('T20: over whole games with four bots at the usual pace nobody waits longer than 12 s', async () => {
    const chance = chanceFrom(3, 11)
    let longest = 0
    let waits = 0
    for (let games = 0; games < 3; games++) {
      const { room, table } = await sitDown(game)
      for (;;) {
        const from = room.now
        if (!(await untilAsked(room, table, chance))) break
        if (waits++ > 0) longest = Math.max(longest, room.now - from)
        await room.rings(2000) // I think
        const ask = must(room.game(table)).find(({ seat }) => seat === ME)!
        const { game: rules, state } = room.game(table)
        const wish = room.wish(table, 'ana', {
          do: 'act',
          seat: ME,
          ask: ask.id,
          action: rules.sample(state, ME, chance) as never,
        })
        await room.rings(0)
        while (table.holdsBack(ask.id)) await room.rings(STEP)
        expect(await wish).toBeNull()
      }
    }
    expect(waits).toBeGreaterThan(15)
    expect(longest).toBeGreaterThan(2000) // it was really measured
    expect(longest).toBeLessThanOrEqual(12_000)
  })
})

test('T20: what one person thinks about costs the others nothing: bots take their time again after each person', async () => {
  const { room, table } = await sitDown('wanted-one')
  await room.rings(8_000)
  expect(table.patienceLeft).toBeLessThan(250)
  while (!must(room.game(table)).some(({ seat }) => seat === ME)) {
    const [ask] = must(room.game(table))
    const { game, state } = room.game(table)
    await table.answerFor(ask!.seat, ask!.id, game.safe(state, ask!.seat))
  }
  await room.move(table)
  expect(table.patienceLeft).toBeGreaterThan(1500)
})
