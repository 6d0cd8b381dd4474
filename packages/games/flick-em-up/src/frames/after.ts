// What the player on turn decides after seeing something: a second bullet, a marker that was drawn.

import { type FrameRule, type Option, WAIT, only, pop } from '@saloon/kernel'
import { ACROSS, DIRECTION, POWER } from '@saloon/physics'
import type { Side } from '../components.ts'
import { keep, keepOptions, putBack } from '../rules/markers.ts'
import { shoot, sidesOf } from '../rules/shooting.ts'
import type { Action, Asked, Event, FlickEmUp, Second, Table } from '../state.ts'
import { cowboy } from '../table.ts'
import { BULLET } from '../wood/town.ts'
import { clearable } from './turn.ts'

/** From the other side, or once more from inside. */
export const second: FrameRule<FlickEmUp, Second, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options(table, frame) {
    const options: Option<Action>[] = [{ do: 'keep-bullet' }]
    const figure = cowboy(table, frame.cowboy)
    if (frame.first === null)
      options.push({
        do: 'second-out',
        offset: ACROSS,
        dir: DIRECTION,
        power: POWER,
        clear: { one: clearable(table, figure) },
      })
    else {
      const sides = otherSides(table, frame)
      if (sides.length > 0) options.push({ do: 'second', side: { one: sides }, dir: DIRECTION, power: POWER })
    }
    return options
  },
  safe: () => ({ do: 'keep-bullet' }),
  answer(game, frame, _seat, action) {
    pop(game)
    if (action.do === 'second' || action.do === 'second-out') shoot(game, frame, 'colt', action, action)
  },
}

const otherSides = (table: Table, { cowboy: id, first }: Second): Side[] =>
  sidesOf(table, id, BULLET).filter((side) => side !== first)

export const drawn: FrameRule<FlickEmUp, Asked, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table, { cowboy: id }) => keepOptions(table, cowboy(table, id)),
  safe: () => ({ do: 'put-back' }),
  answer(game, frame, _seat, action) {
    pop(game)
    if (action.do === 'keep') keep(game, frame, action.give)
    else putBack(game, frame)
  },
}
