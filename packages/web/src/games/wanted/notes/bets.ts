// Boot Hill: those who are out bet on what comes. Kept in this browser; counted when the game is over.

import type { Seat, Told } from '@saloon/kernel'
import type { Event, Reason } from '@saloon/wanted'
import { create } from 'zustand'
import { remember, remembered } from '../../../app/storage.ts'

export interface Bets {
  readonly since: number // the row of the log after which it was bet
  readonly winner?: Reason
  readonly next?: Seat
  readonly dynamite?: boolean
}

interface Book {
  readonly of: string
  readonly bets: Bets
  open(of: string): void
  bet(since: number, change: Partial<Pick<Bets, 'winner' | 'next' | 'dynamite'>>): void
}

export const bookOf = (table: string, game: number, seat: Seat): string => `wanted.bets.${table}.${game}.${seat}`
export const readBets = (of: string): Bets => remembered<Bets>(of) ?? { since: 0 }

export const useBook = create<Book>()((set, get) => ({
  of: '',
  bets: { since: 0 },
  open(of) {
    if (get().of !== of) set({ of, bets: readBets(of) })
  },
  bet(since, change) {
    const bets = { ...get().bets, ...change, since }
    remember(get().of, bets)
    set({ bets })
  },
}))

export interface Settled {
  readonly winner?: boolean
  readonly next?: boolean
  readonly dynamite?: boolean
}

/** Which of them came true, of what was told after they were made. */
export function settle(
  bets: Bets,
  rows: readonly { readonly seq: number; readonly told: readonly Told[] }[],
  won: Reason,
): Settled {
  const events = rows.filter(({ seq }) => seq > bets.since).flatMap(({ told }) => told as readonly Told<Event>[])
  const fallen = events.find((event) => event.type === 'eliminated')
  return {
    ...(bets.winner !== undefined && { winner: bets.winner === won }),
    ...(bets.next !== undefined && { next: fallen?.type === 'eliminated' && fallen.by === bets.next }),
    ...(bets.dynamite !== undefined && { dynamite: bets.dynamite === events.some(({ type }) => type === 'exploded') }),
  }
}
