// Loads the log of a finished game, from the server or from this browser.

import { type Refusal, formatLog, isRefusal } from '@saloon/kernel'
import { UNREACHABLE, ask } from './api.ts'
import { isTokenVoid, tokenIfAny } from './identity.ts'
import { isLocal } from '../local-id.ts'
import type { Cast } from '../replay.ts'
import { logOf, openLocalStore } from '../worker/local-store.ts'

export interface FinishedGame {
  readonly text: string
  readonly cast: Cast
}

/** The address of a finished game: its table and which of the table's games it was. */
export const replayId = (table: string, game: number): string => `${table}.${game}`

function tableAndGame(id: string): [table: string, game: number] {
  const dot = id.lastIndexOf('.')
  return [id.slice(0, dot), Number(id.slice(dot + 1))]
}

export async function finishedGame(id: string): Promise<FinishedGame | Refusal> {
  const [table, game] = tableAndGame(id)
  return isLocal(table) ? ofThisBrowser(id, table, game) : fromServer(id)
}

async function ofThisBrowser(id: string, table: string, number: number): Promise<FinishedGame | Refusal> {
  const found = await (await openLocalStore()).game(logOf(table, number))
  if (!found) return { code: 'no-such-replay' }
  const { header, secret, seats } = found.game
  return { text: formatLog({ header, rows: found.rows, secret }), cast: { id, seats } }
}

/** Watchable games are public; others are given only to those who played, so the token is sent. */
async function fromServer(id: string): Promise<FinishedGame | Refusal> {
  const path = `/api/replays/${encodeURIComponent(id)}`
  let token = tokenIfAny()
  let game = await ask<{ readonly seats: Cast['seats'] }>(path, { token })
  if (isRefusal(game) && isTokenVoid(game)) {
    token = undefined // a stranger may see it all the same
    game = await ask<{ readonly seats: Cast['seats'] }>(path)
  }
  if (isRefusal(game)) return game
  try {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const response = await fetch(new URL(`${path}/log`, location.href), { headers })
    if (!response.ok) return (await response.json()) as Refusal
    return { text: await response.text(), cast: { id, seats: game.seats } }
  } catch {
    return UNREACHABLE
  }
}

/** Lets the user save a file. */
export function download(name: string, text: string, type = 'application/x-ndjson'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
