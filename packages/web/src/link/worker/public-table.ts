// A local table in the form in which the server sends one.

import { readBot } from '@saloon/bots/lazy'
import { isRefusal } from '@saloon/kernel'
import type { PublicTable } from '@saloon/server/protocol'
import { ALONE } from '../alone.ts'
import type { LocalSeat } from './messages.ts'
import type { KeptTable } from './local-store.ts'

export function publicTable({ id, game, options, seats, pace, phase, games, created }: KeptTable): PublicTable {
  const host = seats.findIndex(({ kind }) => kind === 'person')
  return {
    id,
    invite: '',
    created,
    game,
    options,
    seats: seats.map((plan, seat) => ({ holder: holderOf(plan), ready: true, host: seat === host })),
    rated: false,
    open: false,
    watchable: false,
    talk: 'none',
    clock: 'none',
    pace,
    phase,
    games,
    commitment: '',
    frozen: false,
    ...ALONE,
  }
}

function holderOf(seat: LocalSeat): PublicTable['seats'][number]['holder'] {
  if (seat.kind === 'person') return seat
  const spec = readBot(seat.bot)
  return { kind: 'bot', name: seat.name, ...(isRefusal(spec) ? PLAIN_BOT : spec) }
}
const PLAIN_BOT = { bot: 'greedy', personality: null, level: null } as const
