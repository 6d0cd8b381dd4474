// The table in words: the decks with what is known of them, then what lies before each player.

import { type Description, HIDDEN, type Seat, type Text, type View } from '@saloon/kernel'
import { type Card, type Deck, GANGS, SALOON, TOWNS, gangOf, removedFrom } from './components.ts'
import { pointsOf } from './rules/scoring.ts'
import { type WantedOne, gangsOf } from './state.ts'
import { unseenCards } from './view.ts'

export function describe(view: View<WantedOne>): Description {
  const { round, starter, one, cavalry, supremacy } = view
  const removed = removedFrom(view.options.quick)
  const unseen = unseenCards(view)
  return {
    table: [
      { key: 'table.round', facts: { round, seat: starter } },
      ...TOWNS.flatMap((_, town) => townInWords(view, town, unseen[town]!)),
      { key: 'table.saloon', facts: { left: view.decks[SALOON]!.length } },
      ...knownIn(view, SALOON),
      ...(cavalry === null ? [] : [{ key: 'table.cavalry', facts: { town: cavalry } }]),
      ...(supremacy === null ? [] : [{ key: 'table.supremacy', facts: { gang: supremacy } }]),
      one === null ? { key: 'table.one.free' } : { key: 'table.one', facts: { seat: one } },
      ...(view.discard.length === 0 ? [] : [{ key: 'table.discard', facts: { cards: view.discard } }]),
      ...(removed.length === 0 ? [] : [{ key: 'table.removed', facts: { count: removed.length } }]),
    ],
    seats: view.players.map((_, seat) => seatInWords(view, seat)),
  }
}

function townInWords(view: View<WantedOne>, town: Deck, unseen: readonly Card[]): Text[] {
  const cards = view.decks[town]!
  const top = cards.at(-1)
  const left = cards.length
  // The round's last draw leaves a town without a revealed card, and a finished game leaves it so.
  if (top === undefined || top === HIDDEN) return [{ key: 'table.town.closed', facts: { town, left } }]
  const gangs = GANGS.map((_, gang) => unseen.filter((card) => gangOf(card) === gang).length)
  return [
    { key: 'table.town', facts: { town, card: top, gang: gangOf(top), left } },
    ...(unseen.length === 0
      ? []
      : [{ key: 'table.unseen', facts: { wild: gangs[0]!, daltons: gangs[1]!, loners: gangs[2]!, james: gangs[3]! } }]),
    ...knownIn(view, town),
  ]
}

/** Peeked at by these eyes, or recycled before everybody's: counted from the top of the deck. */
function knownIn({ decks }: View<WantedOne>, deck: Deck): Text[] {
  const cards = decks[deck]!
  const lowest = cards.length - (deck === SALOON ? 1 : 2)
  const known: Text[] = []
  for (let place = lowest; place >= 0; place--) {
    const card = cards[place]!
    if (card !== HIDDEN) known.push({ key: 'table.known', facts: { card, place: cards.length - place } })
  }
  return known
}

function seatInWords(view: View<WantedOne>, seat: Seat): Text[] {
  const player = view.players[seat]!
  const gangs = gangsOf(player)
  const tokens = GANGS.flatMap((_, gang) => ((player.wanted & (1 << gang)) === 0 ? [] : [gang]))
  return [
    ...gangs.map((gang) => ({
      key: 'seat.stack',
      facts: { gang, count: player.stacks[gang]!.length, cards: player.stacks[gang]! },
    })),
    { key: 'seat.points', facts: { points: pointsOf(player, view.supremacy) } },
    tokens.length === 0 ? { key: 'seat.no-token' } : { key: 'seat.tokens', facts: { gangs: tokens } },
    ...(view.one === seat ? [{ key: 'seat.one' }] : []),
    ...(view.options.dollars ? [{ key: 'seat.dollars', facts: { dollars: player.dollars } }] : []),
  ]
}
