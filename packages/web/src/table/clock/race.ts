// Races: questions answered by reflex at the last stroke of the bell.

import type { Base, Game, View } from '@saloon/kernel'
import type { Bell } from '../../link/link.ts'

/** Whether an open question is a race. */
export function hasRace({ rules }: Game, view: View<Base>): boolean {
  return rules.frames[view.stack.at(-1)?.kind ?? '']?.race !== undefined
}

export interface Strokes {
  readonly heard: number
  readonly of: number
  readonly isNow: boolean // the last one was heard
}

/** The strokes heard so far: an announced one doesn't count yet. */
export function strokesAt({ k, n, at }: Bell, now: number): Strokes {
  const heard = now >= at ? k : k - 1
  return { heard, of: n, isNow: heard === n }
}
