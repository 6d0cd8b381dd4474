// Sheriff: the player who drew him discards one of his own uncovered Outlaws (WO-R20).

import { type FrameRule, WAIT, only } from '@saloon/kernel'
import { type Gang, SALOON } from '../components.ts'
import { type Action, type Event, type Playing, type SaloonEffect, type WantedOne, gangsOf, takeTop } from '../state.ts'
import { afterDrawing } from './after-drawing.ts'
import { nothingHappens } from './saloon-card.ts'

export const sheriff: FrameRule<WantedOne, SaloonEffect, Action, Event> = {
  go(game) {
    const gangs = gangsOf(game.state.players[game.state.active]!)
    if (gangs.length > 1) return WAIT
    if (gangs.length === 1) giveUp(game, gangs[0]!)
    else nothingHappens(game)
  },
  asks: (table) => only(table.active),
  options: (table) => [{ do: 'give-up', gang: { one: gangsOf(table.players[table.active]!) } }],
  safe(table) {
    const { stacks } = table.players[table.active]!
    const smallest = gangsOf(table.players[table.active]!).reduce((a, b) =>
      stacks[b]!.length < stacks[a]!.length ? b : a,
    )
    return { do: 'give-up', gang: smallest }
  },
  answer(game, _frame, _seat, action) {
    if (action.do === 'give-up') giveUp(game, action.gang)
  },
}

function giveUp(game: Playing, gang: Gang): void {
  const { state } = game
  const player = state.players[state.active]!
  const card = takeTop(player, gang)
  state.discard.push(card)
  game.tell?.({ type: 'arrested', by: state.active, card, gang, count: player.stacks[gang]!.length })
  afterDrawing(game, SALOON)
}
