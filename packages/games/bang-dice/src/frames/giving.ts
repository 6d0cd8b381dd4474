// Life given away: Sid's gift before his first roll, and the beers of a turn.

import { type FrameRule, WAIT, only, pop } from '@saloon/kernel'
import { beerDice } from '../rules/shots.ts'
import { type Action, type BangDice, type Event, type Question, gainLife, livingSeats } from '../state.ts'

/** Sid must name somebody; a player at max gains nothing (BD-R76). */
export const sidHeal: FrameRule<BangDice, Question, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table) => [{ do: 'heal', seat: { one: livingSeats(table) } }],
  safe: (_table, { seat }) => ({ do: 'heal', seat }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'heal') return
    pop(game)
    gainLife(game, action.seat, 1, 'sid-ketchum', seat)
  },
}

/** Declared together, drunk in the order of the dice (BD-R49); one at max drinks in vain (BD-R47). */
export const assignBeers: FrameRule<BangDice, Question, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options(table) {
    const drinkers = { one: livingSeats(table) }
    return [{ do: 'pour', to: { each: beerDice(table).map(() => drinkers) } }]
  },
  safe: (table, { seat }) => ({ do: 'pour', to: beerDice(table).map(() => seat) }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'pour') return
    pop(game)
    const { players } = game.state
    // Jesse's threshold is looked at once, for all his beers (BD-R65); only his own count double (BD-R66).
    const own = players[seat]!.character === 'jesse-jones' && players[seat]!.life <= 4 ? 2 : 1
    for (const to of action.to) {
      const { life, max } = players[to]!
      if (life === max) game.tell?.({ type: 'beer-wasted', by: seat, to })
      gainLife(game, to, to === seat ? own : 1, 'beer', seat)
    }
  },
}
