// Lucky Duke flips two cards for every draw! of his own and chooses the one that counts; both are discarded, that one on top (W-R94).

import { type FrameRule, WAIT, only, pop } from '@saloon/kernel'
import { type Card, explodes, isHeart } from '../components.ts'
import type { Action, Draw, Event, Lucky, Wanted } from '../state.ts'
import { takeOut } from '../rules/zones.ts'

export const lucky: FrameRule<Wanted, Lucky, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: ({ flipped }) => [{ do: 'choose', card: { one: flipped } }],
  safe: ({ flipped }, { of }) => ({ do: 'choose', card: flipped.find((card) => isGood(card, of)) ?? flipped[0]! }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'choose') return
    const { flipped, discard } = game.state
    takeOut(flipped, action.card)
    discard.push(flipped.pop()!, action.card)
    game.tell?.({ type: 'chose', by: seat, card: action.card })
    pop(game, action.card + 1)
  },
}

/** For whoever it is drawn for. */
export const isGood = (card: Card, of: Draw): boolean => (of === 'dynamite' ? !explodes(card) : isHeart(card))
