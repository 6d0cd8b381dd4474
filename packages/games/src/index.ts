// The games of the house, and those that were built in beside them.

import { bangDiceModule } from '@saloon/bang-dice'
import { flickEmUpModule } from '@saloon/flick-em-up'
import type { GameModule, Refusal } from '@saloon/kernel'
import { pitchInTheWestModule } from '@saloon/pitch-in-the-west'
import { MORE } from './more.ts'
import { wantedModule } from '@saloon/wanted'
import { wantedOneModule } from '@saloon/wanted-one'
import { westernLegendsModule } from '@saloon/western-legends'

/** Whoever takes a game from here knows it by the contract alone; the kernel hands each its own states and actions. */
export const GAMES: readonly GameModule[] = [
  ...([
    bangDiceModule,
    flickEmUpModule,
    pitchInTheWestModule,
    wantedModule,
    wantedOneModule,
    westernLegendsModule,
  ] as unknown as readonly GameModule[]),
  ...MORE,
]

export function findGame(id: string): GameModule | Refusal {
  const found = GAMES.find(({ game }) => game.rules.id === id)
  return found ?? { code: 'unknown-game', facts: { game: id, known: GAMES.map(({ game }) => game.rules.id) } }
}
