// Bounty Hunter: the player who drew him has one uncovered Outlaw of one opponent discarded.

import { type FrameRule, type Seat, WAIT, only } from '@saloon/kernel'
import { type Gang, SALOON } from '../components.ts'
import { nearestTarget, onlyGang, opponentsWithCards } from '../rules/opponents.ts'
import { type Action, type Event, type Playing, type SaloonEffect, type WantedOne, gangsOf, takeTop } from '../state.ts'
import { afterDrawing } from './after-drawing.ts'
import { nothingHappens } from './saloon-card.ts'

export const bounty: FrameRule<WantedOne, SaloonEffect, Action, Event> = {
  go(game) {
    const opponents = opponentsWithCards(game.state)
    if (opponents.length === 0) return nothingHappens(game)
    const gang = onlyGang(game.state, opponents)
    if (gang === undefined) return WAIT
    hunt(game, opponents[0]!, gang)
  },
  asks: (table) => only(table.active),
  options: (table) =>
    opponentsWithCards(table).map((seat) => ({ do: 'hunt', seat, gang: { one: gangsOf(table.players[seat]!) } })),
  safe(table) {
    const { seat, gang } = nearestTarget(table)
    return { do: 'hunt', seat, gang }
  },
  answer(game, _frame, _seat, action) {
    if (action.do === 'hunt') hunt(game, action.seat, action.gang)
  },
}

function hunt(game: Playing, from: Seat, gang: Gang): void {
  const { state } = game
  const victim = state.players[from]!
  const card = takeTop(victim, gang)
  state.discard.push(card)
  game.tell?.({ type: 'hunted', by: state.active, from, card, gang, count: victim.stacks[gang]!.length })
  afterDrawing(game, SALOON)
}
