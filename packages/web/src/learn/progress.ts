// How far somebody has come with each tutorial, kept in this browser.

import { remember, remembered } from '../app/storage.ts'

export interface Progress {
  readonly step: number // where it goes on
  readonly isDone: boolean // at least once
}

const KEY = 'learned'
const all = (): Readonly<Record<string, Progress>> => remembered<Record<string, Progress>>(KEY) ?? {}

export const progressOf = (game: string): Progress => all()[game] ?? { step: 0, isDone: false }

export function noteProgress(game: string, step: number): void {
  const { isDone } = progressOf(game)
  remember(KEY, { ...all(), [game]: { step, isDone } })
}

/** The next time begins at the beginning. */
export const noteDone = (game: string): void => remember(KEY, { ...all(), [game]: { step: 0, isDone: true } })
