// The tutorials, each loaded when somebody takes it.

import type { Tutorial } from '../engine/tutorial.ts'
import { type TaughtId, isTaught } from '../taught.ts'

const LOADERS: Readonly<Record<TaughtId, () => Promise<{ readonly tutorial: Tutorial }>>> = {
  'bang-dice': () => import('./bang-dice/steps.ts'),
  'wanted-one': () => import('./wanted-one/steps.ts'),
  wanted: () => import('./wanted/steps.ts'),
}

export async function loadTutorial(game: string): Promise<Tutorial | undefined> {
  return isTaught(game) ? (await LOADERS[game]()).tutorial : undefined
}
