// Creates the table that was set up: in this browser, or on the server with its seats arranged.

import { type GameModule, type Refusal, isRefusal } from '@saloon/kernel'
import type { GameId } from '../../games/catalogue.ts'
import { ask } from '../../link/http/api.ts'
import { token } from '../../link/http/identity.ts'
import type { Command } from '../../link/link.ts'
import { newLocalTable } from '../../link/local-id.ts'
import { openTable } from '../../link/online.ts'
import type { LocalSeat } from '../../link/worker/messages.ts'
import { type Draft, PACES, isOnline, optionsOf, rememberDraft } from './draft.ts'
import { notePlayed } from './solo.ts'

/** The address of the table. */
export async function begin(game: GameId, draft: Draft, module: GameModule): Promise<string | Refusal> {
  rememberDraft(game, draft)
  notePlayed(game)
  const options = optionsOf(draft, module.game.rules.settings)
  return isOnline(draft) ? atTheHouse(game, draft, options) : here(game, draft, options)
}

function here(game: GameId, draft: Draft, options: Draft['options']): string {
  const seats = draft.seats.flatMap((seat): LocalSeat[] => {
    if (seat.kind === 'bot') return [{ kind: 'bot', bot: seat.bot, name: seat.name }]
    return seat.kind === 'friend' ? [] : [{ kind: 'person', name: seat.name.trim() }]
  })
  const freeUndo = draft.freeUndo || draft.preset === 'first'
  return `/t/${newLocalTable({ game, options, seats, pace: PACES[draft.pace], freeUndo, aids: draft.aids })}`
}

async function atTheHouse(game: GameId, draft: Draft, options: Draft['options']): Promise<string | Refusal> {
  const { open, watchable, talk, clock, seats, series, takeBacks, ghosts, patient, aids } = draft
  const table = await openTable({
    game,
    seats: seats.length,
    options,
    open,
    watchable,
    talk,
    clock,
    pace: PACES[draft.pace],
    series,
    takeBacks,
    ghosts,
    patient,
    aids,
  })
  if (isRefusal(table)) return table
  const mine = await token()
  if (typeof mine !== 'string') return mine
  const id = (seat: number): string => `setup-${Math.random().toString(36).slice(2, 10)}-${seat}`
  for (const [seat, plan] of seats.entries()) {
    const wish = arranging(seat, plan)
    if (wish === undefined) continue
    const done = await ask(`/api/tables/${table.id}/commands`, { token: mine, body: { id: id(seat), wish } })
    if (isRefusal(done)) return done
  }
  return `/t/${table.invite}`
}

function arranging(seat: number, plan: Draft['seats'][number]): Command | undefined {
  switch (plan.kind) {
    case 'me':
    case 'device':
      return { do: 'sit-too', seat, name: plan.name.trim() }
    case 'bot':
      return { do: 'seat-bot', seat, bot: plan.bot, name: plan.name }
    case 'friend':
      return undefined
  }
}
