// A shot: one BANG! effect aimed at one player, who may dodge with Missed! and with a Barrel, in any order (W-R40).
// He is asked unless his hand is empty and no barrel is left to try, which everybody can see (W-R48).

import { type FrameRule, type Option, WAIT, only, pop, taken } from '@saloon/kernel'
import { isHeart } from '../components.ts'
import { loseLife, suzyCheck } from '../rules/lives.ts'
import { PASS, missedOptions } from '../rules/play-options.ts'
import { hasInPlay } from '../rules/reach.ts'
import type { Action, Event, Playing, Shot, Table, Wanted } from '../state.ts'
import { NO_CARD, cardDrawn, discardFromHand, flip } from '../rules/zones.ts'

const BARREL = { do: 'barrel' } as const
const JOURDONNAIS = { do: 'jourdonnais' } as const

export const shot: FrameRule<Wanted, Shot, Action, Event> = {
  telling: true,
  go(game, shot) {
    const { state } = game
    if (state.handed !== 0) lookAtBarrel(game, shot, cardDrawn(taken(game)))
    if (shot.left === 0) {
      game.tell?.({ type: 'dodged', by: shot.seat, from: shot.by })
      return pop(game)
    }
    const { hand } = state.players[shot.seat]!
    if (hand.length > 0 || mayTryBarrel(state, shot) || mayTryJourdonnais(state, shot)) return WAIT
    takeTheHit(game, shot)
  },

  asks: (_table, { seat }) => only(seat),

  options: (table, shot) => coverOrPass(table, shot),

  safe: () => PASS,

  answer(game, shot, seat, action) {
    switch (action.do) {
      case 'barrel':
        shot.barrel = true
        return flip(game, seat, 'barrel')
      case 'jourdonnais':
        shot.jourdonnais = true
        return flip(game, seat, 'jourdonnais')
      case 'missed':
        shot.left--
        discardFromHand(game, seat, action.card)
        game.tell?.({ type: 'answered', by: seat, card: action.card })
        // Against Slab the Killer Suzy may use what she draws as the second miss (W-R102).
        if (shot.left > 0) suzyCheck(game, seat)
        return
      default:
        return takeTheHit(game, shot)
    }
  },
}

type Aimed = Pick<Shot, 'seat' | 'barrel' | 'jourdonnais'>
export function coverOrPass(table: Table, shot: Aimed): Option<Action>[] {
  const options: Option<Action>[] = []
  if (mayTryBarrel(table, shot)) options.push(BARREL)
  if (mayTryJourdonnais(table, shot)) options.push(JOURDONNAIS)
  missedOptions(table, shot.seat, options)
  options.push(PASS)
  return options
}

/** Once a shot (W-R39); the Barrel stays in play. */
export const mayTryBarrel = ({ players }: Table, { seat, barrel }: Aimed): boolean =>
  !barrel && hasInPlay(players[seat]!, 'barrel')
export const mayTryJourdonnais = ({ players }: Table, { seat, jourdonnais }: Aimed): boolean =>
  !jourdonnais && players[seat]!.character === 'jourdonnais'

function lookAtBarrel(game: Playing, shot: Shot, card: number): void {
  const held = card !== NO_CARD && isHeart(card)
  if (held) shot.left--
  game.tell?.({ type: held ? 'covered' : 'uncovered', by: shot.seat })
}

/** Misses already made are lost (W-R45). */
function takeTheHit(game: Playing, { seat, by }: Shot): void {
  pop(game)
  loseLife(game, seat, 1, by)
}
