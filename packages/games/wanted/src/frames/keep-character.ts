// Between two games of a series: whoever survived the last one may keep his character, seat by seat; then all is dealt (W-R07, W-R08).

import { type FrameRule, WAIT, only, replace } from '@saloon/kernel'
import { dealTo, firstTurn } from '../setup.ts'
import type { Action, Event, KeepCharacter, Turn, Wanted } from '../state.ts'

export const keepCharacter: FrameRule<Wanted, KeepCharacter, Action, Event> = {
  go(game, frame) {
    const { state } = game
    const { characters } = frame.before
    while (frame.seat < characters.length && characters[frame.seat] === null) frame.seat++
    if (frame.seat < characters.length) return WAIT
    dealTo(state, state.chance, state.options.rotate ? frame.before : undefined, frame.kept)
    replace<Turn>(game, firstTurn())
  },
  asks: (_table, { seat }) => only(seat),
  options: () => [{ do: 'keep' }, { do: 'change' }],
  safe: () => ({ do: 'keep' }),
  answer(game, frame, seat, action) {
    const character = frame.before.characters[seat]!
    if (action.do === 'keep') {
      frame.kept = frame.kept.map((kept, other) => (other === seat ? character : kept))
      game.tell?.({ type: 'kept-character', by: seat, character })
    } else game.tell?.({ type: 'left-character', by: seat, character })
    frame.seat++
  },
}
