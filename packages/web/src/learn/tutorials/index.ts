// The tutorials there are, each loaded when somebody takes it.

import type { GameId } from '../../games/catalogue.ts'
import type { Tutorial } from '../engine/tutorial.ts'

const LOADERS: Partial<Record<GameId, () => Promise<{ readonly tutorial: Tutorial }>>> = {
  'bang-dice': () => import('./bang-dice/steps.ts'),
}

/** Games that have one. */
export const TAUGHT = Object.keys(LOADERS) as GameId[]
export const isTaught = (game: string): boolean => Object.hasOwn(LOADERS, game)

export async function loadTutorial(game: string): Promise<Tutorial | undefined> {
  return isTaught(game) ? (await LOADERS[game as GameId]!()).tutorial : undefined
}
