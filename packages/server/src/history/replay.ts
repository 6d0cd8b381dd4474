// A finished game as the file that `saloon verify` checks and a replay is played from.

import { type Header, formatLog } from '@saloon/kernel'
import type { Store } from '../store/store.ts'
import type { Entry } from '../tables/keeper.ts'
import { gameLog } from '../tables/table.ts'
import type { FinishedGame } from './record.ts'

/** With its secret: it is over. Nothing: it was thrown away meanwhile. */
export async function logOf(store: Store, { table, number }: FinishedGame): Promise<string | undefined> {
  const [first, ...lines] = await store.read(gameLog(table, number))
  if (first === undefined) return undefined
  const { header, secret } = JSON.parse(first) as { header: Header; secret: string }
  return formatLog({ header, secret, rows: lines.map((line) => (JSON.parse(line) as Entry).row) })
}
