// Continues a game of this browser on the server: uploads its log, which is replayed there, and seats people and bots as they sat
// here.

import { type Refusal, formatLog, isRefusal } from '@saloon/kernel'
import { UNREACHABLE, ask } from './api.ts'
import { token } from './identity.ts'
import type { PublicTable, Command } from '../link.ts'
import { logOf, openLocalStore } from '../worker/local-store.ts'
import type { LocalSeat } from '../worker/messages.ts'

/** The address of the table there. People and bots sit as they sat here; the host gives bots' seats to friends. */
export async function continueOnline(id: string): Promise<string | Refusal> {
  const store = await openLocalStore()
  const table = await store.table(id)
  const found = table && (await store.game(logOf(id, table.games)))
  if (!found) return { code: 'no-such-replay' }
  const { header, secret, seats } = found.game
  const mine = await token()
  if (typeof mine !== 'string') return mine
  const opened = await bring(formatLog({ header, rows: found.rows, secret }), mine)
  if (isRefusal(opened)) return opened
  for (const [seat, plan] of seats.entries()) {
    const command = { id: `hand-over-${opened.id}-${seat}`, wish: seating(seat, plan) }
    const refused = await ask(`/api/tables/${opened.id}/commands`, { token: mine, body: command })
    if (isRefusal(refused)) return refused
  }
  return `/t/${opened.invite}`
}

async function bring(log: string, mine: string): Promise<PublicTable | Refusal> {
  try {
    const response = await fetch(new URL('/api/tables', location.href), {
      method: 'POST',
      headers: { Authorization: `Bearer ${mine}`, 'Content-Type': 'application/x-ndjson' },
      body: log,
    })
    return (await response.json()) as PublicTable | Refusal
  } catch {
    return UNREACHABLE
  }
}

const seating = (seat: number, plan: LocalSeat): Command =>
  plan.kind === 'person'
    ? { do: 'sit-too', seat, name: plan.name }
    : { do: 'seat-bot', seat, bot: plan.bot, name: plan.name }
