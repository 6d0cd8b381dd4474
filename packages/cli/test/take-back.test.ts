// Taking back: one's own quiet moves freely, anything else only if everybody agrees.

import { bangDiceModule } from '@saloon/bang-dice'
import { type GameModule, type Recording, act, firstOf, isRefusal, newHeader, record, take } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { takeBack } from '../src/play/take-back.ts'
import { terminalFor } from '../src/terminal.ts'

const module = bangDiceModule as unknown as GameModule
const terminal = terminalFor('en', process)
const reader = terminal.reader(module, ['Ada', 'Bill', 'Clara', 'Doc', 'Ella'])

function opened(secret: string): Recording {
  const table = record(module.game, newHeader(module.game, { seats: 5, options: {} }, { secret }), secret)
  if (isRefusal(table)) throw new Error(table.code)
  return table
}

function answer(table: Recording, action: { do: string }): void {
  const seat = firstOf(module.game.asked(table.state))
  const [ask] = module.game.asks(table.state)
  const step = act(table, seat, { ask: ask!.id, action })
  if (isRefusal(step)) throw new Error(step.code)
  take(table, step)
}

/** Somebody has rolled, has stopped, and is asked about shots or beers. */
function stoppedTable(): Recording {
  for (let number = 0; ; number++) {
    const table = opened(String(number))
    const seat = firstOf(module.game.asked(table.state))
    answer(table, { do: 'roll' })
    if (table.state.stack.at(-1)!.kind !== 'reroll') continue
    answer(table, { do: 'stop' })
    if (
      ['assign-shots', 'assign-beers'].includes(table.state.stack.at(-1)!.kind) &&
      firstOf(module.game.asked(table.state)) === seat
    )
      return table
  }
}

describe('taking back', () => {
  test('a move without chance needs nobody', () => {
    const table = stoppedTable()
    const step = takeBack(table, firstOf(module.game.asked(table.state)), false, terminal, reader)
    expect(step).toMatchObject({ row: { type: 'undo', to: 1, agreed: 0 } })
  })

  test('a roll needs everybody', () => {
    const table = opened('1')
    const seat = firstOf(module.game.asked(table.state))
    expect(takeBack(table, seat, false, terminal, reader)).toBe('There is nothing to take back.')
    answer(table, { do: 'roll' })
    expect(takeBack(table, seat, false, terminal, reader)).toMatch(/^Chance was involved\. Say/)
    expect(takeBack(table, seat, true, terminal, reader)).toMatchObject({
      row: { type: 'undo', to: 0, agreed: 0b11111 },
    })
  })

  test('somebody else’s move, too, and what bots did since goes with it', () => {
    const table = stoppedTable()
    const seat = firstOf(module.game.asked(table.state))
    const [ask] = module.game.asks(table.state)
    const step = act(table, seat, { ask: ask!.id, action: module.game.safe(table.state, seat) }, 'bot')
    if (isRefusal(step)) throw new Error(step.code)
    take(table, step)
    const other = (seat + 1) % 5
    expect(takeBack(table, other, false, terminal, reader)).toMatch(
      new RegExp(`^${reader.seats[seat]} has moved since\\.`),
    )
    expect(takeBack(table, other, true, terminal, reader)).toMatchObject({
      row: { type: 'undo', to: 1, agreed: 0b11111 },
    })
  })
})
