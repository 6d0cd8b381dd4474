// The turn of the Man in Black, after the second player's (18.2): the next of his cards, from its first effect to its last.

import { pop, push, shuffle } from '@saloon/kernel'
import { mibEffects } from '../components/index.ts'
import { perform } from '../effects/perform.ts'
import type { ManInBlack } from '../in-progress.ts'
import { NONE, type Playing } from '../state.ts'
import type { Rule } from './rule.ts'

export function startMibTurn(game: Playing): void {
  const { state } = game
  if (state.mibDeck.length === 0) {
    for (const card of state.mibDiscard) state.mibDeck.push(card)
    state.mibDiscard.length = 0
    shuffle(state.chance, state.mibDeck)
  }
  const card = state.mibDeck.pop()!
  state.mibDiscard.push(card)
  game.tell?.({ type: 'mib-card', card, shows: true })
  push<ManInBlack>(game, { kind: 'man-in-black', card, begun: false })
}

/** It stays on the stack while the card is carried out: what happens then happens in nobody's turn. */
export const manInBlack: Rule<ManInBlack> = {
  go(game, frame) {
    if (frame.begun) return pop(game)
    frame.begun = true
    perform(game, mibEffects(frame.card), 0, game.state.starter, NONE, 'mib')
  },
}
