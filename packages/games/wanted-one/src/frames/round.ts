// A round begins: all cards come back and are shuffled by deck, so what was known of them is gone (WO-R25, WO-R87);
// the towns show their first card, the Saloon doesn't (WO-R08).

import { type FrameRule, below, replace, shuffle } from '@saloon/kernel'
import { type Card, DECKS, DOLLARS_A_ROUND, GANGS, SALOON, cardsOf } from '../components.ts'
import {
  type Action,
  type Draw,
  type Event,
  type Player,
  type Playing,
  type Round,
  type WantedOne,
  reveal,
} from '../state.ts'

export const round: FrameRule<WantedOne, Round, Action, Event> = {
  go(game) {
    const { state } = game
    const { options } = state
    state.round++
    state.active = state.starter
    game.tell?.({ type: 'round-began', by: state.starter, round: state.round })
    state.discard = []
    for (const player of state.players) startAfresh(player, options.dollars ? DOLLARS_A_ROUND : 0)
    shuffleDecks(game)
    for (let town = 0; town < SALOON; town++) reveal(game, town)
    state.cavalry = null // WO-R79
    if (options.supremacy) drawSupremacy(game)
    replace<Draw>(game, { kind: 'draw', spent: false })
  },
}

/** Tokens stay; unspent Dollar tiles don't add up (WO-R66). */
function startAfresh(player: Player, dollars: number): void {
  for (let gang = 0; gang < player.stacks.length; gang++) player.stacks[gang] = []
  player.dollars = dollars
}

function shuffleDecks({ state }: Playing): void {
  const cards = cardsOf(state.options.quick)
  const decks: Card[][] = []
  const knows: number[][] = []
  for (let deck = 0; deck < DECKS; deck++) {
    decks.push(shuffle(state.chance, cards[deck]!.slice()))
    const nobody: number[] = []
    for (let place = 0; place < cards[deck]!.length; place++) nobody.push(0)
    knows.push(nobody)
  }
  state.decks = decks
  state.knows = knows
}

/** Any of the four, whatever it was before (WO-R83). */
function drawSupremacy(game: Playing): void {
  const gang = below(game.state.chance, GANGS.length)
  game.state.supremacy = gang
  game.tell?.({ type: 'supremacy-drawn', gang })
}
