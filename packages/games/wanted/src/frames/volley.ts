// Gatling and Indians! go round, clockwise from the left neighbour; each target is finished before the next (W-R63). Who comes later
// is known beforehand, so answers can be prepared.

import { type FrameRule, type Seat, WAIT, only, pop, push } from '@saloon/kernel'
import { loseLife } from '../rules/lives.ts'
import { PASS, bangOrPass } from '../rules/play-options.ts'
import { nextAlive } from '../rules/reach.ts'
import type { Action, Event, Indians, Playing, Shot, Table, Volley, Wanted } from '../state.ts'
import { discardFromHand } from '../rules/zones.ts'
import { coverOrPass } from './shot.ts'

export const volley: FrameRule<Wanted, Volley, Action, Event> = {
  go(game, volley) {
    const seat = nextAlive(game.state, volley.last)
    if (seat === volley.by) return pop(game)
    volley.last = seat
    if (volley.of === 'indians') return push<Indians>(game, { kind: 'indians', by: volley.by, seat })
    // One miss is enough, even against Slab the Killer's Gatling (W-R46).
    push<Shot>(game, { kind: 'shot', by: volley.by, seat, left: 1, barrel: false, jourdonnais: false })
  },
  ahead: (table, { by, last, of }) => stillToCome(table, last, by).map((seat) => ({ seat, kind: of })),
  early: (table, { of }, seat) =>
    of === 'indians' ? bangOrPass(table, seat) : coverOrPass(table, { seat, barrel: false, jourdonnais: false }),
}

export function stillToCome(table: Table, last: Seat, until: Seat): Seat[] {
  const seats: Seat[] = []
  for (let seat = nextAlive(table, last); seat !== until; seat = nextAlive(table, seat)) seats.push(seat)
  return seats
}

/** A BANG! given up, or a life point; Barrel and Missed! don't help (W-R42). */
export const indians: FrameRule<Wanted, Indians, Action, Event> = {
  telling: true,
  go(game, attack) {
    if (game.state.players[attack.seat]!.hand.length > 0) return WAIT
    suffer(game, attack)
  },
  asks: (_table, { seat }) => only(seat),
  options: (table, _attack, seat) => bangOrPass(table, seat),
  safe: () => PASS,
  answer(game, attack, seat, action) {
    if (action.do !== 'bang') return suffer(game, attack)
    pop(game)
    discardFromHand(game, seat, action.card)
    game.tell?.({ type: 'answered', by: seat, card: action.card })
  },
}

function suffer(game: Playing, { seat, by }: Indians): void {
  pop(game)
  loseLife(game, seat, 1, by)
}
