// Reasons that many answers share: cards that aren't held, players who aren't there.

import type { Seat } from '@saloon/kernel'
import { CARDS } from '../components/index.ts'
import { ITEM_TYPES } from '../effects/abilities.ts'
import { NODES } from '../map/index.ts'
import type { Card, Hex, Table } from '../state.ts'
import type { Why } from './codes.ts'

export function whyNotHeld({ players }: Table, seat: Seat, card: Card): Why | undefined {
  if (card < 0 || card >= CARDS) return { code: 'no-such-card' }
  return players[seat]!.hand.includes(card) ? undefined : { code: 'not-in-hand', facts: { card } }
}

/** Exactly so many of one's own, each once. */
export function whyNotThese(table: Table, seat: Seat, cards: readonly Card[], count: number): Why | undefined {
  for (const card of cards) {
    const refused = whyNotHeld(table, seat, card)
    if (refused) return refused
  }
  if (new Set(cards).size < cards.length) return { code: 'each-card-once' }
  return cards.length === count ? undefined : { code: 'so-many-cards', facts: { count, given: cards.length } }
}

export function whyNoPlayer({ players }: Table, seat: Seat, at: Seat): Why | undefined {
  if (at < 0 || at >= players.length) return { code: 'no-such-player', facts: { players: players.length } }
  return at === seat ? { code: 'not-yourself' } : undefined
}
export function whyNotTogether(table: Table, seat: Seat, at: Seat): Why | undefined {
  const refused = whyNoPlayer(table, seat, at)
  if (refused) return refused
  return table.players[at]!.hex === table.players[seat]!.hex
    ? undefined
    : { code: 'not-here', facts: { seat: at, place: table.players[at]!.hex } }
}

export const whyNoPlace = (hex: Hex): Why | undefined =>
  hex >= 0 && hex < NODES ? undefined : { code: 'no-such-place' }
export const whyNoItem = (item: number): Why | undefined =>
  item >= 0 && item < ITEM_TYPES ? undefined : { code: 'no-such-item' }
export const whyTooPoor = ({ players }: Table, seat: Seat, price: number): Why | undefined => {
  const { money } = players[seat]!
  return money >= price ? undefined : { code: 'too-poor', facts: { money, price } }
}
