// Three things worth telling of a game; all of them good.

import type { Facts, Seat } from '@saloon/kernel'
import type { Draws } from './draws.ts'
import type { Ledger, SeatLedger } from './statistics.ts'

export interface Highlight {
  readonly kind: 'round' | 'draw' | 'gangs' | 'eye' | 'hand'
  readonly seat: Seat
  readonly facts: Facts
}

const MOST = 3
const SHARP = 0.5 // an eye for cards: at least half of them were the best there was

export function highlightsOf({ rounds, seats }: Ledger, draws: readonly Draws[]): Highlight[] {
  const top = (of: (seat: SeatLedger) => number): { readonly seat: Seat; readonly count: number } =>
    seats.reduce((best, one, seat) => (of(one) > best.count ? { seat, count: of(one) } : best), { seat: 0, count: 0 })
  const found: (Highlight | false)[] = []

  const counted = rounds.flatMap(({ round, gangs = [] }) =>
    gangs.map((ofSeat, seat) => ({ seat, round, points: ofSeat.reduce((sum, points) => sum + points, 0) })),
  )
  const best = counted.toSorted((a, b) => b.points - a.points)[0]
  if (best && best.points > 0) found.push({ kind: 'round', seat: best.seat, facts: best })

  const gunman = top(({ won }) => won)
  found.push(gunman.count > 0 && { kind: 'draw', seat: gunman.seat, facts: gunman })
  const captain = top((seat) => seat.most + seat.leader + seat['shoot-out'])
  found.push(captain.count > 1 && { kind: 'gangs', seat: captain.seat, facts: captain })

  const shares = draws.map(({ drawn, best }, seat) => ({ seat, drawn, best, share: drawn === 0 ? 0 : best / drawn }))
  const eye = shares.toSorted((a, b) => b.share - a.share)[0]
  if (eye && eye.share >= SHARP)
    found.push({ kind: 'eye', seat: eye.seat, facts: { seat: eye.seat, drawn: eye.drawn, best: eye.best } })
  const rustler = top(({ taken, removed }) => taken + removed)
  found.push(rustler.count > 0 && { kind: 'hand', seat: rustler.seat, facts: rustler })
  return found.filter((one) => one !== false).slice(0, MOST)
}
