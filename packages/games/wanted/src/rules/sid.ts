// Sid Ketchum: two hand cards for a life point, in anybody's turn, between any two steps (W-R97), but never above his starting amount
// (W-R98). At death's door the same is an answer among others.

import type { Interrupt, Option, Seat } from '@saloon/kernel'
import type { Card } from '../components.ts'
import { isAlive } from './reach.ts'
import type { Action, Event, Playing, Table, Wanted } from '../state.ts'
import { discardFromHand } from './zones.ts'

/** In the order in which they are discarded. */
export const anyTwo = (hand: readonly Card[]): Option<Action> => ({
  do: 'sid',
  cards: { some: hand, min: 2, max: 2, ordered: true },
})

export function mayHealWithCards(table: Table, seat: Seat): boolean {
  const { character, life, max, hand } = table.players[seat]!
  return character === 'sid-ketchum' && life > 0 && life < max && hand.length >= 2 && isAlive(table, seat)
}

export function healWithCards(game: Playing, seat: Seat, cards: readonly Card[]): void {
  const player = game.state.players[seat]!
  for (const card of cards) discardFromHand(game, seat, card)
  player.life++
  game.tell?.({ type: 'sid-healed', by: seat, cards, life: player.life })
}

const NOTHING: readonly Option<Action>[] = []

export const sid: Interrupt<Wanted, Action, Event> = {
  options: (table, seat) => (mayHealWithCards(table, seat) ? [anyTwo(table.players[seat]!.hand)] : NOTHING),
  answer(game, seat, action) {
    if (action.do === 'sid') healWithCards(game, seat, action.cards)
  },
}
