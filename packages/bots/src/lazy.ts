// Bots for a browser: only the rules of thumb of the game that is played are loaded, and no other game's.

import type { GameModule, Refusal } from '@saloon/kernel'
import type { AnyThumbs } from './greedy/thumbs.ts'
import { makeBotWith } from './maker.ts'
import type { Player } from './player.ts'

export { readBot } from './spec.ts'
export type { Player } from './player.ts'

/** The same games as in greedy/index.ts. */
export const LAZY_THUMBS: Readonly<Record<string, () => Promise<AnyThumbs>>> = {
  'bang-dice': async () => (await import('./greedy/bang-dice.ts')).bangDiceThumbs,
  'flick-em-up': async () => (await import('./greedy/flick-em-up/index.ts')).flickEmUpThumbs,
  'pitch-in-the-west': async () => (await import('./greedy/pitch-in-the-west/index.ts')).pitchInTheWestThumbs,
  wanted: async () => (await import('./greedy/wanted.ts')).wantedThumbs,
  'wanted-one': async () => (await import('./greedy/wanted-one.ts')).wantedOneThumbs,
  'western-legends': async () => (await import('./greedy/western-legends.ts')).westernLegendsThumbs,
}

export const loadThumbs = async (game: string): Promise<AnyThumbs | undefined> => LAZY_THUMBS[game]?.()

/** Makes the bots of one game, once its rules of thumb are there. */
export async function loadMaker(module: GameModule): Promise<(name: string) => Player | Refusal> {
  const thumbs = await loadThumbs(module.game.rules.id)
  return (name) => makeBotWith(name, module, thumbs)
}
