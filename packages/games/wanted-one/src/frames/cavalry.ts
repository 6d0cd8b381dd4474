// The Cavalry: at the end of his turn a player may put it on a town, move it to another (WO-R75), or leave things as they
// are; never on the Saloon (WO-R73), never off the decks (WO-R74).

import { type FrameRule, type Option, WAIT, only } from '@saloon/kernel'
import { SALOON, type Town } from '../components.ts'
import type { Action, Cavalry, Event, WantedOne } from '../state.ts'
import { passTurn } from './after-drawing.ts'

export const cavalry: FrameRule<WantedOne, Cavalry, Action, Event> = {
  go: () => WAIT,
  asks: (table) => only(table.active),
  options: (table) => (table.cavalry === null ? ANYWHERE : ELSEWHERE[table.cavalry]!),
  safe: () => ({ do: 'stay' }),
  answer(game, _frame, seat, action) {
    if (action.do === 'ride') {
      game.state.cavalry = action.town
      game.tell?.({ type: 'cavalry-moved', by: seat, town: action.town })
    } else game.tell?.({ type: 'cavalry-stayed', by: seat })
    passTurn(game)
  },
}

const ridesTo = (open: (town: Town) => boolean): readonly Option<Action>[] => [
  { do: 'ride', town: { one: Array.from({ length: SALOON }, (_, town) => town).filter(open) } },
  { do: 'stay' },
]
const ANYWHERE = ridesTo(() => true)
const ELSEWHERE = Array.from({ length: SALOON }, (_, from) => ridesTo((town) => town !== from))
