// The log of a finished game, wherever it was played.

import { type Refusal, formatLog } from '@saloon/kernel'
import { UNREACHABLE } from './api.ts'
import { isLocal } from './local-id.ts'
import { logOf, openShelf } from './worker/shelf.ts'

export interface FinishedGame {
  readonly text: string
  readonly names: readonly string[]
}

/** `game`: which of the table's games; the house has the last one. */
export async function finishedGame(
  table: string,
  game: number,
  names: readonly string[],
): Promise<FinishedGame | Refusal> {
  if (isLocal(table)) {
    const found = await (await openShelf()).game(logOf(table, game))
    if (!found) return { code: 'no-such-table', facts: { table } }
    const { header, secret, seats } = found.game
    return { text: formatLog({ header, rows: found.rows, secret }), names: seats.map(({ name }) => name) }
  }
  try {
    const response = await fetch(new URL(`/api/tables/${encodeURIComponent(table)}/log`, location.href))
    return response.ok ? { text: await response.text(), names } : ((await response.json()) as Refusal)
  } catch {
    return UNREACHABLE
  }
}

/** Hands a file to whoever looks. */
export function download(name: string, text: string, type = 'application/x-ndjson'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
