// The made-up game of the kernel's kit, given words, so that it can be played at the plain table: it uses every kind of choice.

import { type Catalogue, type GameModule, HIDDEN, type View, makeGame } from '@saloon/kernel'
import { type MadeUp, madeUpRules } from '@saloon/kernel/kit/made-up'

const cards = Object.fromEntries(Array.from({ length: 24 }, (_, card) => [`card.${card}`, `№ ${card + 1}`]))

const en: Catalogue = {
  name: 'Made up',
  tagline: 'Every kind of choice.',
  ...cards,
  'ask.bet': 'Bet a card.',
  'ask.gust': 'Duck or stand?',
  'ask.aim': 'Aim.',
  'ask.bury': 'Put up to 2 cards under the deck.',
  'ask.pick': 'Who gets a point?',
  'ask.race': 'Ring the bell.',
  'do.bet': 'Bet {card:card}',
  'do.duck': 'Duck with {card:card}',
  'do.stand': 'Stand',
  'do.aim': 'Aim {style} at {angle}, spread {spread}',
  'do.bury': 'Bury: {card:cards}',
  'do.pick': 'A point for {seat:seats}',
  'do.ring': 'Ring',
  'do.swig': 'Take a swig with {card:card}',
  'field.aim.angle': 'Angle',
  'field.aim.spread': 'Spread',
  'event.locked': '{seat:by} has chosen.',
  'event.bet': '{seat:by} bets {card:card}.',
  'event.ducked': '{seat:by} ducks.',
  'event.stood': '{seat:by} stands.',
  'event.rang': '{seat:by} rings.',
  'event.picked': '{seat:by} gives points.',
  'event.aimed': '{seat:by} aims at {angle}.',
  'event.buried': '{seat:by} buries {count}.',
  'event.swigged': '{seat:by} takes a swig.',
  'event.swigged.seen': '{seat:by} takes a swig and draws {card:card}.',
  'why.too-wide': 'Too wide: 4 in all.',
  'result.points': 'Most points win.',
  'table.deck': 'Deck: {left}',
  'seat.points': '{points} points',
  'seat.hand': 'Hand: {card:cards}',
  'seat.cards': '{count} cards',
}

const describe = (view: View<MadeUp>) => ({
  table: [{ key: 'table.deck', facts: { left: view.deck.length } }],
  seats: view.hands.map((hand, seat) => [
    { key: 'seat.points', facts: { points: view.points[seat]! } },
    hand.includes(HIDDEN)
      ? { key: 'seat.cards', facts: { count: hand.length } }
      : { key: 'seat.hand', facts: { cards: hand } },
  ]),
})

export const madeUpSpoken = {
  game: makeGame({ ...madeUpRules, describe } as never),
  messages: { en, fr: en },
  rulesText: { en: '# Made up', fr: '# Made up' },
} as unknown as GameModule
