// Renames a person at a table or removes them for good, whatever goes on there.

import { nameAmong } from './names.ts'
import { type Holder, type PlayerId, type Table, isPerson } from '../table.ts'

/** The bot that takes over for somebody who will never come back. */
const STAND_IN = 'greedy'

/** `name` null: they are removed. Returns the same table if they don't sit there. */
export function renamed(table: Table, player: PlayerId, name: string | null): Table {
  if (table.host !== player && !table.seats.some((seat) => isPerson(seat, player))) return table
  const holder = holderFor(table, player, name)
  let seats = table.seats.map((seat) => (isPerson(seat, player) ? { ...seat, holder: null } : seat))
  for (const [at, before] of table.seats.entries()) {
    if (!isPerson(before, player) || holder === null) continue
    seats = seats.with(at, { ...before, holder: { ...holder, name: nameAmong(seats, holder.name) } })
  }
  if (name !== null || table.host !== player) return { ...table, seats }
  const heir = seats.find((seat) => seat.holder?.kind === 'person')?.holder
  return { ...table, seats, host: heir?.kind === 'person' ? heir.player : '' }
}

function holderFor(table: Table, player: PlayerId, name: string | null): Holder | null {
  if (name !== null) return { kind: 'person', player, name }
  return table.phase === 'playing' ? { kind: 'bot', bot: STAND_IN, name: '—' } : null
}
