// Saddle Up: any space of either town, without passing through any (D34).

import { type Seat, WAIT, pop, sinceThisMove } from '@saloon/kernel'
import type { Question } from '../in-progress.ts'
import { TOWN_SPACES, distance, kindOf } from '../map/index.ts'
import type { Hex, Table } from '../state.ts'
import { startMovement } from './movement.ts'
import { type Rule, itsSeat } from './rule.ts'

/** Never the Sheriff's hex for a Wanted player; where one already stands is fine (WL-R21). */
export const townSpaces = ({ players, sheriff }: Table, seat: Seat): readonly Hex[] =>
  players[seat]!.wanted > 0 ? TOWN_SPACES.filter((hex) => hex !== sheriff) : TOWN_SPACES

export const townSpace: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: (table, { seat }) => [{ do: 'ride', to: { one: townSpaces(table, seat) } }],
  /** The nearest space of a store. */
  safe(table, { seat }) {
    const { hex } = table.players[seat]!
    const stores = townSpaces(table, seat).filter((to) => kindOf(to) === 'store')
    return { do: 'ride', to: stores.reduce((best, to) => (distance(hex, to) < distance(hex, best) ? to : best)) }
  },
  answer(game, frame, seat, action) {
    if (action.do !== 'ride') return
    sinceThisMove(game, frame)
    pop(game)
    game.state.players[seat]!.hex = action.to
    game.tell?.({ type: 'rode', by: seat, to: action.to })
    startMovement(game, seat, 'ride', 0)
  },
}
