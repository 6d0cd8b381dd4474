// Who looks, who is out, and whom a bot plays for, derived from the events.

import { type Eyes, type Game, type Seat, countOf, firstOf, only } from '@saloon/kernel'
import type { Moment, Playthrough } from '../../link/link.ts'
import { handOf } from '../prompt/prompt.ts'

/** The seat at the bottom of the screen. On one device of several: whoever has it, else whoever is asked. */
export function meOf(game: Game, { view, eyes }: Playthrough, yours: Eyes): Seat | undefined {
  if (countOf(yours) <= 1) return yours === 0 ? undefined : firstOf(yours)
  return countOf(eyes) === 1 ? firstOf(eyes) : handOf(game, view, yours, undefined)
}

export function awaySeats(moments: readonly Moment[]): Eyes {
  let away = 0
  for (const { happened } of moments)
    if (happened.type === 'seat')
      away = happened.held === 'bot' ? away | only(happened.seat) : away & ~only(happened.seat)
  return away
}
