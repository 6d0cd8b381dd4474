// Duel: the challenged player first (W-R67), the two give up a BANG! each in turn. Who can't or won't loses a life point (W-R68).
// Barrel and Missed! don't help here (W-R42), and what is given up doesn't count for the limit of the turn (W-R26).

import { type FrameRule, WAIT, only, pop } from '@saloon/kernel'
import { loseLife } from '../rules/lives.ts'
import { PASS, bangOrPass } from '../rules/play-options.ts'
import { type Action, type Duel, type Event, NOBODY_TO_BLAME, type Playing, type Wanted } from '../state.ts'
import { discardFromHand } from '../rules/zones.ts'

export const duel: FrameRule<Wanted, Duel, Action, Event> = {
  telling: true,
  go(game, duel) {
    // Asked whatever the hand holds, so that a pause tells nothing; an empty hand is public (W-R48).
    if (game.state.players[duel.seat]!.hand.length > 0) return WAIT
    lose(game, duel)
  },
  asks: (_table, { seat }) => only(seat),
  options: (table, _duel, seat) => bangOrPass(table, seat),
  safe: () => PASS,
  answer(game, duel, seat, action) {
    if (action.do !== 'bang') return lose(game, duel)
    discardFromHand(game, seat, action.card)
    game.tell?.({ type: 'answered', by: seat, card: action.card })
    duel.fired++
    duel.seat = seat === duel.challenger ? duel.challenged : duel.challenger
  },
}

/** Nobody is to blame when the challenger loses his own Duel (W-R69). */
function lose(game: Playing, { seat, challenger }: Duel): void {
  pop(game)
  loseLife(game, seat, 1, seat === challenger ? NOBODY_TO_BLAME : challenger)
}
