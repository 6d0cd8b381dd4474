// Races: answers by reflex, when the last stroke of the town clock is heard.

import type { Base, Game, View } from '@saloon/kernel'
import type { Bell } from '../../link/link.ts'

/** What is asked now is answered by the bells. */
export function hasRace({ rules }: Game, view: View<Base>): boolean {
  return rules.frames[view.stack.at(-1)?.kind ?? '']?.race !== undefined
}

export interface Strokes {
  readonly heard: number
  readonly of: number
  readonly isNow: boolean // the last one was heard
}

/** A stroke that is only announced nobody has heard. */
export function strokesAt({ k, n, at }: Bell, now: number): Strokes {
  const heard = now >= at ? k : k - 1
  return { heard, of: n, isNow: heard === n }
}
