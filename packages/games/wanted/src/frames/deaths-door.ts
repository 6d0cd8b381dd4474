// Death's door: a player without life points may still drink, one Beer for each life point missing and one more (W-R53). He is asked if
// a hand of that size could save him, whatever it holds, so that the pause tells nothing (W-R54).

import { type FrameRule, type Option, type Seat, WAIT, only, pop } from '@saloon/kernel'
import { type Card, kindOf } from '../components.ts'
import { eliminate } from '../rules/elimination.ts'
import { gainLife, survive } from '../rules/lives.ts'
import { countAlive } from '../rules/reach.ts'
import { anyTwo, healWithCards } from '../rules/sid.ts'
import type { Action, DeathsDoor, Event, Table, Wanted } from '../state.ts'
import { discardFromHand } from '../rules/zones.ts'

const GIVE_UP = { do: 'give-up' } as const

export const deathsDoor: FrameRule<Wanted, DeathsDoor, Action, Event> = {
  telling: true,
  go(game, door) {
    const { seat, by, points } = door
    const { life } = game.state.players[seat]!
    if (life <= 0 && mightBeSaved(game.state, seat)) return WAIT
    pop(game)
    if (life > 0) survive(game, seat, points, by)
    else eliminate(game, seat, by)
  },

  asks: (_table, { seat }) => only(seat),

  options(table, _door, seat) {
    const options: Option<Action>[] = []
    const beers = beersOf(table, seat)
    if (beers.length > 0) options.push({ do: 'beer', card: { one: beers } })
    const { character, hand } = table.players[seat]!
    if (character === 'sid-ketchum' && hand.length >= 2) options.push(anyTwo(hand))
    options.push(GIVE_UP)
    return options
  },

  safe(table, _door, seat) {
    const [beer] = beersOf(table, seat)
    const { character, hand } = table.players[seat]!
    if (beer !== undefined) return { do: 'beer', card: beer }
    return character === 'sid-ketchum' && hand.length >= 2 ? { do: 'sid', cards: [hand[0]!, hand[1]!] } : GIVE_UP
  },

  answer(game, door, seat, action) {
    switch (action.do) {
      case 'beer':
        discardFromHand(game, seat, action.card)
        game.tell?.({ type: 'answered', by: seat, card: action.card })
        gainLife(game, seat)
        return
      case 'sid':
        return healWithCards(game, seat, action.cards)
      default:
        pop(game)
        return eliminate(game, seat, door.by)
    }
  },
}

/** Whether a hand of this size could bring the player back to one life point. */
function mightBeSaved(table: Table, seat: Seat): boolean {
  const { life, hand, character } = table.players[seat]!
  const needed = 1 - life
  if (countAlive(table) > 2) return hand.length >= needed
  return character === 'sid-ketchum' && hand.length >> 1 >= needed
}

/** Beers that can be drunk: none while only two players are alive, the dying one among them (W-R51). */
export function beersOf(table: Table, seat: Seat): Card[] {
  const beers: Card[] = []
  if (countAlive(table) <= 2) return beers
  const { hand } = table.players[seat]!
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]!) === 'beer') beers.push(hand[i]!)
  return beers
}
