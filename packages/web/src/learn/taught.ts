// Which games have a tutorial: known without loading any.

import type { GameId } from '../games/catalogue.ts'

export const TAUGHT = ['bang-dice', 'wanted-one', 'wanted'] as const satisfies readonly GameId[]
export type TaughtId = (typeof TAUGHT)[number]

export const isTaught = (game: string): game is TaughtId => TAUGHT.some((one) => one === game)
