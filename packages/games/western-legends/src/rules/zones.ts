// Cards on their way: from the deck, to the discard pile, in and out of hands.

import { type Seat, below, only, shuffle } from '@saloon/kernel'
import { COLOURS } from '../components/index.ts'
import { NONE, type Card, type Herd, type Playing } from '../state.ts'

/** The top card of the deck; the discard pile is shuffled first if there is none. NONE: there is no card left (specification 15). */
export function takeTop(game: Playing): Card {
  const { deck, discard, chance } = game.state
  if (deck.length === 0) {
    if (discard.length === 0) return NONE
    for (let i = 0; i < discard.length; i++) deck.push(discard[i]!)
    discard.length = 0
    shuffle(chance, deck)
    game.tell?.({ type: 'reshuffled', count: deck.length })
  }
  return deck.pop()!
}

export function draw(game: Playing, seat: Seat, count: number): void {
  const { hand } = game.state.players[seat]!
  const before = hand.length
  for (let left = count; left > 0; left--) {
    const card = takeTop(game)
    if (card === NONE) break
    hand.push(card)
  }
  if (hand.length > before)
    game.tell?.({
      type: 'drew',
      by: seat,
      count: hand.length - before,
      only: { eyes: only(seat), cards: hand.slice(before) },
    })
}

export function takeOut(cards: Card[], card: Card): void {
  const place = cards.indexOf(card)
  for (let i = place + 1; i < cards.length; i++) cards[i - 1] = cards[i]!
  cards.pop()
}

/** A random card of a hand. */
export const randomCard = (game: Playing, seat: Seat): Card => {
  const { hand } = game.state.players[seat]!
  return hand[below(game.state.chance, hand.length)]!
}

// ---- fight cards --------------------------------------------------------------------------------------------------

export function drawFightCards({ state }: Playing, count: number): void {
  for (let left = count; left > 0; left--) state.fightHand.push(state.fightDeck.pop()!)
}

/** All that were drawn go under the deck, shuffled among themselves (WL-R53). */
export function returnFightCards({ state }: Playing): void {
  const { fightHand, fightDeck, chance } = state
  if (fightHand.length === 0) return
  shuffle(chance, fightHand)
  for (let i = 0; i < fightHand.length; i++) fightDeck.unshift(fightHand[i]!)
  fightHand.length = 0
}

// ---- cattle -------------------------------------------------------------------------------------------------------

/** Back among those of its colour. */
export function returnCattle(game: Playing, seat: Seat): void {
  const { players, ranches, chance } = game.state
  const player = players[seat]!
  if (player.herd === 0) return
  const pile = ranches[player.herd - 1]!
  pile.push(player.cattle)
  shuffle(chance, pile)
  player.herd = 0
  player.cattle = NONE
}

export function takeCattle(game: Playing, seat: Seat, herd: Exclude<Herd, 0>): void {
  const { players, ranches } = game.state
  const player = players[seat]!
  const cattle = ranches[herd - 1]!.pop()!
  player.herd = herd
  player.cattle = cattle
  game.tell?.({ type: 'took-cattle', by: seat, colour: COLOURS[herd - 1]!, only: { eyes: only(seat), cattle } })
}
