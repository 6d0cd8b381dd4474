// Cards on the move: the deck that never stays empty, hands, the discard pile (specification 5.1 to 5.3).

import { NOBODY, type Seat, below, only, push, shuffle } from '@saloon/kernel'
import type { Card } from '../components.ts'
import type { Draw, Lucky, Playing } from '../state.ts'

/** Where a card could be taken and none is left. */
export const NO_CARD = -1

/** Takes it out of a list, in which the others keep their order. */
export function takeOut(list: Card[], card: Card): void {
  let place = list.indexOf(card)
  for (const last = list.length - 1; place < last; place++) list[place] = list[place + 1]!
  list.pop()
}

/**
 * The top card of the deck; NO_CARD if deck and discard pile are empty (W-R13). As soon as the deck runs out the whole discard
 * pile, and nothing else, is shuffled into a new one (W-R11, W-R12).
 */
export function takeTop(game: Playing): Card {
  const { state } = game
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return NO_CARD
    reshuffle(game)
  }
  const card = state.deck.pop()!
  state.topKnown = NOBODY
  if (state.deck.length === 0 && state.discard.length > 0) reshuffle(game)
  return card
}

function reshuffle(game: Playing): void {
  const { state } = game
  state.deck = shuffle(state.chance, state.discard)
  state.discard = []
  game.tell?.({ type: 'reshuffled', count: state.deck.length })
}

/** Into the hand, seen by nobody else; what isn't there to be drawn is lost. */
export function draw(game: Playing, seat: Seat, count: number): void {
  const { hand } = game.state.players[seat]!
  const before = hand.length
  for (let left = count; left > 0; left--) {
    const card = takeTop(game)
    if (card === NO_CARD) break
    hand.push(card)
  }
  const drawn = hand.length - before
  if (drawn > 0)
    game.tell?.({ type: 'drew', by: seat, count: drawn, only: { eyes: only(seat), cards: hand.slice(before) } })
}

/** From a hand to the discard pile, by itself and at once (W-R16). */
export function discardFromHand(game: Playing, seat: Seat, card: Card): void {
  takeOut(game.state.players[seat]!.hand, card)
  game.state.discard.push(card)
}

/** One card of somebody's hand, each as likely as the others, into another hand; only the two see it. */
export function stealFromHand(game: Playing, by: Seat, from: Seat): void {
  const { players, chance } = game.state
  const { hand } = players[from]!
  const card = hand[below(chance, hand.length)]!
  takeOut(hand, card)
  players[by]!.hand.push(card)
  game.tell?.({ type: 'took-hand', by, from, only: { eyes: only(by) | only(from), card } })
}

/** What is handed down by a draw!: the card that counts, from 1 up; or that there was none (W-R14). */
export const VOID = -1
export const cardDrawn = (handed: number): Card => (handed === VOID ? NO_CARD : handed - 1)

/**
 * A draw!: the card flipped is discarded and handed to the frame below. Lucky Duke flips two and chooses first (W-R94).
 */
export function flip(game: Playing, seat: Seat, of: Draw): void {
  const { state } = game
  const first = takeTop(game)
  if (first === NO_CARD) {
    state.handed = VOID
    return
  }
  const second = state.players[seat]!.character === 'lucky-duke' ? takeTop(game) : NO_CARD
  if (second === NO_CARD) {
    game.tell?.({ type: 'flipped', by: seat, of, cards: [first], shows: true })
    state.discard.push(first)
    state.handed = first + 1
    return
  }
  state.flipped.push(first, second)
  game.tell?.({ type: 'flipped', by: seat, of, cards: [first, second], shows: true })
  push<Lucky>(game, { kind: 'lucky', seat, of })
}
