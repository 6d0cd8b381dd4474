// Players who are out may see everything, if the table allows it and they swear silence: from then on they talk with other ghosts
// only, and no move is taken back that would bring them back into the game.

import { type Eyes, type Recording, type Refusal, type Seat, everyone, has, isRefusal, undo } from '@saloon/kernel'
import type { AnyStep } from '../engine.ts'
import { type PlayerId, type SeatPlan, type Table, seatsHeld } from '../table.ts'

/** Swearing lasts for the rest of the game. All seats of the player must be out. */
export function swear(table: Table, by: PlayerId, { game, state }: Recording): Table | Refusal {
  const held = seatsHeld(table, by)
  if (held === 0) return { code: 'not-seated' }
  if (!table.ghosts) return { code: 'no-ghosts-here' }
  if ((held & ~game.out(state)) !== 0) return { code: 'not-out' }
  return { ...table, sworn: table.sworn | held }
}

/** Says during the game whether they will play the next one: they may leave now and keep their seat. */
export function playOn(table: Table, by: PlayerId, isReady: boolean, { game, state }: Recording): Table | Refusal {
  const held = seatsHeld(table, by)
  if (held === 0) return { code: 'not-seated' }
  if ((held & ~game.out(state)) !== 0) return { code: 'not-out' }
  return { ...table, next: isReady ? table.next | held : table.next & ~held }
}

/** When only bots are left in the game, those who are out may speed them up. `isAway`: a bot has this seat. */
export function hurry(
  table: Table,
  by: PlayerId,
  { game, state }: Recording,
  isAway: (seat: Seat) => boolean,
): Table | Refusal {
  if (seatsHeld(table, by) === 0) return { code: 'not-seated' }
  const out = game.out(state)
  const isPlaying = ({ holder }: SeatPlan, seat: Seat) => holder?.kind === 'person' && !has(out, seat) && !isAway(seat)
  return table.seats.some(isPlaying) ? { code: 'people-play' } : { ...table, hurried: true }
}

export const isSworn = ({ sworn }: Table, held: Eyes): boolean => held !== 0 && (held & ~sworn) === 0

/** The eyes of a player at the table: their own seats, or all seats for sworn ghosts. */
export function eyesOf(table: Table, player: PlayerId | undefined): Eyes {
  const held = seatsHeld(table, player)
  return isSworn(table, held) ? everyone(table.seats.length) : held
}

/** Undo to an earlier row, unless a sworn ghost would be in the game again. */
export function takeBack(
  { sworn }: Table,
  recording: Recording,
  seat: Seat,
  to: number,
  agreed: Eyes,
): AnyStep | Refusal {
  const step = undo(recording, seat, to, agreed)
  if (isRefusal(step) || (sworn & ~recording.game.out(step.state)) === 0) return step
  return { code: 'undo-ghost-knows' }
}
