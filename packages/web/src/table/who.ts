// Who looks, who is out, whom a bot plays for: read from what has happened.

import { type Eyes, type Game, type Seat, countOf, firstOf, only } from '@saloon/kernel'
import type { Moment, Playthrough } from '../link/link.ts'
import { momentsThatCount } from './log-lines.ts'
import { handOf } from './prompt.ts'

/** The seat at the bottom of the screen. On one device of several: whoever has it, else whoever is asked. */
export function meOf(game: Game, { view, eyes }: Playthrough, yours: Eyes): Seat | undefined {
  if (countOf(yours) <= 1) return yours === 0 ? undefined : firstOf(yours)
  return countOf(eyes) === 1 ? firstOf(eyes) : handOf(game, view, yours, undefined)
}

/** Out of the game: games tell of it as `eliminated`. */
export function outSeats(moments: readonly Moment[]): Eyes {
  let out = 0
  for (const { told } of momentsThatCount(moments))
    for (const { type, by } of told) if (type === 'eliminated' && typeof by === 'number') out |= only(by)
  return out
}

export function awaySeats(moments: readonly Moment[]): Eyes {
  let away = 0
  for (const { happened } of moments)
    if (happened.type === 'seat')
      away = happened.held === 'bot' ? away | only(happened.seat) : away & ~only(happened.seat)
  return away
}
