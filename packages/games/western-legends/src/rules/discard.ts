// Discarding from the hand, by a cost or an effect or for the hand limit; some cards have something to say to that (WL-R63).

import type { Seat } from '@saloon/kernel'
import { OF_CARD } from '../effects/abilities.ts'
import { facts, holds } from '../effects/conditions.ts'
import { perform } from '../effects/perform.ts'
import { NONE, type Card, type Playing } from '../state.ts'
import { takeOut } from './zones.ts'

export function discard(game: Playing, seat: Seat, cards: readonly Card[], forLimit: boolean): void {
  const { state } = game
  if (cards.length === 0) return
  const { hand } = state.players[seat]!
  for (let i = 0; i < cards.length; i++) {
    takeOut(hand, cards[i]!)
    state.discard.push(cards[i]!)
  }
  game.tell?.({ type: 'discarded', by: seat, cards: cards.slice(), shows: true })
  facts.forLimit = forLimit
  for (let i = 0; i < cards.length; i++) {
    const abilities = OF_CARD[cards[i]!]!.discarded
    for (let a = 0; a < abilities.length; a++)
      if (holds(state, abilities[a]!.when, seat, NONE))
        perform(game, abilities[a]!.effects, 0, seat, NONE, 'fight-discard')
  }
}
