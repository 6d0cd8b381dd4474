// The bot everybody is measured against: every legal answer is as likely as the others.

import type { Game } from '@saloon/kernel'
import type { Player } from './player.ts'

export function random(game: Game): Player {
  return {
    blind: true,
    born: () => null,
    hear: () => {},
    decide(view, asks, _memory, chance) {
      const ask = asks.find(({ seat, must }) => must && (view.eyes & (1 << seat)) !== 0)
      return ask && { answer: { ask: ask.id, action: game.sample(view, ask.seat, chance) } }
    },
  }
}
