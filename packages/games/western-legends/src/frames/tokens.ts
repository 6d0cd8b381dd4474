// Legendary tokens after an objective: as many are kept as objectives are completed (D37). Always asked where there are more, whatever
// they are worth, so that the pause says nothing.

import { type Option, WAIT, only, pop, shuffle, sinceThisMove } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import type { KeepTokens } from '../in-progress.ts'
import type { Table } from '../state.ts'
import { type Rule, itsSeat } from './rule.ts'

/** How many of each value. */
const countsOf = (tokens: readonly number[]): [number, number, number] => [
  tokens.filter((value) => value === 1).length,
  tokens.filter((value) => value === 2).length,
  tokens.filter((value) => value === 3).length,
]

function waysToKeep(table: Table, { seat, count }: KeepTokens): Option<Action>[] {
  const [mostOnes, mostTwos, mostThrees] = countsOf(table.players[seat]!.tokens)
  const ways: Option<Action>[] = []
  for (let threes = 0; threes <= Math.min(count, mostThrees); threes++)
    for (let twos = 0; twos <= Math.min(count - threes, mostTwos); twos++) {
      const ones = count - threes - twos
      if (ones <= mostOnes) ways.push({ do: 'keep-tokens', ones, twos, threes })
    }
  return ways
}

export const keepTokens: Rule<KeepTokens> = {
  go: () => WAIT,
  asks: itsSeat,
  options: (table, frame) => waysToKeep(table, frame),
  safe: (table, frame) => waysToKeep(table, frame).at(-1) as Action,
  answer(game, frame, seat, action) {
    if (action.do !== 'keep-tokens') return
    const { state } = game
    sinceThisMove(game, frame)
    pop(game)
    const { tokens } = state.players[seat]!
    const keep: Record<number, number> = { 1: action.ones, 2: action.twos, 3: action.threes }
    const back = tokens.filter((value) => keep[value]!-- <= 0)
    tokens.length = 0
    for (const [value, count] of [action.ones, action.twos, action.threes].entries())
      for (let left = count; left > 0; left--) tokens.push(value + 1)
    state.tokens.push(...back)
    shuffle(state.chance, state.tokens)
    game.tell?.({
      type: 'kept-tokens',
      by: seat,
      count: tokens.length,
      only: { eyes: only(seat), values: tokens.slice() },
    })
  },
}
