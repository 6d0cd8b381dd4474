// The questions about rolling: the first roll takes all five dice; then any of them again, or stop.

import { type FrameRule, type Seat, WAIT, only, pop } from '@saloon/kernel'
import { DICE } from '../components.ts'
import type { Action, BangDice, Event, Question, Table } from '../state.ts'

const ALL_DICE = (1 << DICE) - 1

/** The first roll is nobody's choice (BD-R08), but a player likes to throw the dice himself. */
export const roll: FrameRule<BangDice, Question, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: () => ROLL,
  safe: () => ({ do: 'roll' }),
  answer: (game) => pop(game, ALL_DICE),
}
const ROLL = [{ do: 'roll' }] as const

/** Dynamite stays where it is (BD-R12), but Black Jack may throw it again (BD-R15). At least one die (BD-R11). */
export const reroll: FrameRule<BangDice, Question, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options(table, { seat }) {
    const dice = eligibleDice(table, seat)
    return [{ do: 'reroll', dice: { some: dice, min: 1, max: dice.length } }, STOP]
  },
  safe: () => STOP,
  answer(game, _frame, _seat, action) {
    let thrown = 0
    if (action.do === 'reroll') for (const die of action.dice) thrown |= 1 << die
    pop(game, thrown)
  },
}
const STOP = { do: 'stop' } as const

export function eligibleDice(table: Table, seat: Seat): number[] {
  const free = table.players[seat]!.character === 'black-jack'
  const dice: number[] = []
  for (let die = 0; die < table.dice.length; die++) if (free || table.dice[die] !== 'dynamite') dice.push(die)
  return dice
}
