// A turn is one draw from one of the five decks (WO-R10); before it the player may spend a Dollar tile (WO-R65, WO-R67).

import { type Eyes, type FrameRule, type Option, WAIT, only } from '@saloon/kernel'
import { type Deck, DECKS, SALOON, type Town, gangOf } from '../components.ts'
import {
  type Action,
  type Draw,
  EVERYBODY,
  type Event,
  type Playing,
  type WantedOne,
  hasAllGangs,
  placeCard,
  reveal,
  takeFrom,
  townsForDollars,
} from '../state.ts'
import { afterDrawing } from './after-drawing.ts'
import { drawFromSaloon } from './saloon-card.ts'

export const draw: FrameRule<WantedOne, Draw, Action, Event> = {
  go: () => WAIT,
  asks: (table) => only(table.active),
  options(table, { spent }) {
    const draws = table.cavalry === null ? ANY_DECK : ANY_BUT[table.cavalry]!
    if (spent || table.players[table.active]!.dollars === 0) return draws
    const towns = townsForDollars(table)
    // The peek reaches any deck, the Saloon too (WO-R69).
    return [draws[0]!, { do: 'recycle', town: { one: towns } }, { do: 'peek', deck: { one: towns.concat(SALOON) } }]
  },
  safe: (table) => ({ do: 'draw', deck: table.cavalry === 0 ? 1 : 0 }),
  answer(game, draw, _seat, action) {
    switch (action.do) {
      case 'draw':
        return action.deck === SALOON ? drawFromSaloon(game) : drawFromTown(game, action.deck)
      case 'recycle':
        draw.spent = true
        return recycle(game, action.town)
      case 'peek':
        draw.spent = true
        return peek(game, action.deck)
      default:
        return undefined
    }
  },
}

/** No deck is empty while the round lasts, and the Cavalry stands on one town at the most (WO-R76, WO-R78). */
const drawsFrom = (open: (deck: Deck) => boolean): readonly Option<Action>[] => [
  { do: 'draw', deck: { one: Array.from({ length: DECKS }, (_, deck) => deck).filter(open) } },
]
const ANY_DECK = drawsFrom(() => true)
const ANY_BUT = Array.from({ length: SALOON }, (_, town) => drawsFrom((deck) => deck !== town))

/** The revealed card, never a hidden one (WO-R11); the next is revealed at once (WO-R12), unless the round ends (WO-R32). */
function drawFromTown(game: Playing, town: Town): void {
  const { state } = game
  const player = state.players[state.active]!
  const card = takeFrom(state, town)
  placeCard(player, card)
  const gang = gangOf(card)
  game.tell?.({ type: 'drew', by: state.active, town, card, gang, count: player.stacks[gang]!.length })
  if (state.decks[town]!.length > 0 && !hasAllGangs(player)) reveal(game, town)
  afterDrawing(game, town)
}

/** To the bottom, where everybody knows it (WO-R71); the deck is as large as before (WO-R72). */
function recycle(game: Playing, town: Town): void {
  const { state } = game
  const card = takeFrom(state, town)
  state.decks[town]!.unshift(card)
  state.knows[town]!.unshift(EVERYBODY)
  const dollars = --state.players[state.active]!.dollars
  game.tell?.({ type: 'recycled', by: state.active, town, card, dollars })
  reveal(game, town)
}

/** Everybody sees where, the peeker alone sees what (WO-R70). */
function peek(game: Playing, deck: Deck): void {
  const { state } = game
  const cards = state.decks[deck]!
  const place = cards.length - (deck === SALOON ? 1 : 2)
  const eyes: Eyes = only(state.active)
  state.knows[deck]![place]! |= eyes
  const dollars = --state.players[state.active]!.dollars
  game.tell?.({ type: 'peeked', by: state.active, deck, dollars, only: { eyes, card: cards[place]! } })
}
