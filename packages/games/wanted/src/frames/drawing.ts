// Draw phases with a choice: Kit Carlson looks at three cards, Jesse Jones reaches into a hand, Pedro Ramirez into the discard pile.

import { type FrameRule, type Seat, WAIT, only, pop } from '@saloon/kernel'
import { suzyCheck } from '../rules/lives.ts'
import { isAlive } from '../rules/reach.ts'
import type { Action, Event, Phase, Playing, Table, Wanted } from '../state.ts'
import { NO_CARD, draw, stealFromHand, takeOut, takeTop } from '../rules/zones.ts'

const KIT_LOOKS_AT = 3
const DRAW = { do: 'draw' } as const
const ONLY_DRAW = [DRAW] as const
const DRAW_OR_DISCARD = [DRAW, { do: 'draw-discard' }] as const

/** Of three cards two are kept; with fewer there is nothing to choose (specification 10). */
export const kit: FrameRule<Wanted, Phase, Action, Event> = {
  go(game) {
    const { active, peeked } = game.state
    if (peeked.length === KIT_LOOKS_AT) return WAIT
    for (let card = takeTop(game); card !== NO_CARD; card = takeTop(game)) {
      if (peeked.push(card) === KIT_LOOKS_AT) break
    }
    if (peeked.length === KIT_LOOKS_AT) {
      game.tell?.({ type: 'looked', by: active, only: { eyes: only(active), cards: peeked.slice() } })
      return
    }
    pop(game)
    keep(game)
  },
  asks: ({ active }) => only(active),
  options: ({ peeked }) => [{ do: 'put-back', card: { one: peeked } }],
  safe: ({ peeked }) => ({ do: 'put-back', card: peeked[KIT_LOOKS_AT - 1]! }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'put-back') return
    const { state } = game
    pop(game)
    takeOut(state.peeked, action.card)
    state.deck.push(action.card)
    state.topKnown = only(seat)
    game.tell?.({ type: 'put-back', by: seat, only: { eyes: only(seat), card: action.card } })
    keep(game)
  },
}

function keep(game: Playing): void {
  const { active, peeked, players } = game.state
  const { hand } = players[active]!
  for (const card of peeked) hand.push(card)
  if (peeked.length > 0) {
    game.tell?.({ type: 'drew', by: active, count: peeked.length, only: { eyes: only(active), cards: peeked.slice() } })
  }
  peeked.length = 0
}

/** The first card from anybody's hand, at any distance, or from the deck like the second (W-R91). */
export const jesse: FrameRule<Wanted, Phase, Action, Event> = {
  go(game) {
    // Sid Ketchum may have spent the last card of the others meanwhile (W-R118).
    if (anybodyElseHoldsCards(game.state)) return WAIT
    pop(game)
    draw(game, game.state.active, 2)
  },
  asks: ({ active }) => only(active),
  options: (table) => [DRAW, { do: 'draw-from', seat: { one: othersWithCards(table) } }],
  safe: () => DRAW,
  answer(game, _frame, seat, action) {
    pop(game)
    if (action.do !== 'draw-from') return draw(game, seat, 2)
    stealFromHand(game, seat, action.seat)
    suzyCheck(game, action.seat) // no resolution is running, so she draws at once
    draw(game, seat, 1)
  },
}

/** The first card from the discard pile, whatever lies on top (W-R95), or from the deck like the second. */
export const pedro: FrameRule<Wanted, Phase, Action, Event> = {
  go: () => WAIT,
  asks: ({ active }) => only(active),
  options: ({ discard }) => (discard.length === 0 ? ONLY_DRAW : DRAW_OR_DISCARD),
  safe: () => DRAW,
  answer(game, _frame, seat, action) {
    const { state } = game
    pop(game)
    if (action.do !== 'draw-discard') return draw(game, seat, 2)
    const card = state.discard.pop()!
    state.players[seat]!.hand.push(card)
    game.tell?.({ type: 'took-discard', by: seat, card })
    draw(game, seat, 1)
  },
}

/** Other living players with a hand card. */
export function othersWithCards(table: Table): Seat[] {
  const { active, players } = table
  const seats: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) {
    if (seat !== active && players[seat]!.hand.length > 0 && isAlive(table, seat)) seats.push(seat)
  }
  return seats
}

export const anybodyElseHoldsCards = (table: Table): boolean => {
  const { active, players } = table
  for (let seat = 0; seat < players.length; seat++) if (seat !== active && players[seat]!.hand.length > 0) return true
  return false
}
