// Swindler: the player who drew him takes one uncovered Outlaw of one opponent, even where that ends the round
// (WO-R31, WO-R34).

import { type FrameRule, type Seat, WAIT, only } from '@saloon/kernel'
import { type Gang, SALOON } from '../components.ts'
import { nearestTarget, onlyGang, opponentsWithCards } from '../rules/opponents.ts'
import {
  type Action,
  type Event,
  type Playing,
  type SaloonEffect,
  type WantedOne,
  gangsOf,
  placeCard,
  takeTop,
} from '../state.ts'
import { afterDrawing } from './after-drawing.ts'
import { nothingHappens } from './saloon-card.ts'

export const swindle: FrameRule<WantedOne, SaloonEffect, Action, Event> = {
  go(game) {
    const opponents = opponentsWithCards(game.state)
    if (opponents.length === 0) return nothingHappens(game)
    const gang = onlyGang(game.state, opponents)
    if (gang === undefined) return WAIT
    takeOver(game, opponents[0]!, gang)
  },
  asks: (table) => only(table.active),
  options: (table) =>
    opponentsWithCards(table).map((seat) => ({ do: 'swindle', seat, gang: { one: gangsOf(table.players[seat]!) } })),
  safe(table) {
    const { seat, gang } = nearestTarget(table)
    return { do: 'swindle', seat, gang }
  },
  answer(game, _frame, _seat, action) {
    if (action.do === 'swindle') takeOver(game, action.seat, action.gang)
  },
}

function takeOver(game: Playing, from: Seat, gang: Gang): void {
  const { state } = game
  const thief = state.players[state.active]!
  const card = takeTop(state.players[from]!, gang)
  placeCard(thief, card)
  game.tell?.({ type: 'swindled', by: state.active, from, card, gang, count: thief.stacks[gang]!.length })
  afterDrawing(game, SALOON)
}
