// A finished game as the file that `saloon verify` checks and a replay is played from.

import { type Header, headerLine, revealLine } from '@saloon/kernel'
import type { Store } from '../store/store.ts'
import { rowOf } from '../table/persistence.ts'
import { gameLog } from '../table/table.ts'
import type { FinishedGame } from './record.ts'

/** With its secret: it is over. Nothing: it was thrown away meanwhile. */
export async function logOf(store: Store, { table, number }: FinishedGame): Promise<string | undefined> {
  const [first, ...lines] = await store.read(gameLog(table, number))
  if (first === undefined) return undefined
  const { header, secret } = JSON.parse(first) as { header: Header; secret: string }
  return headerLine(header) + lines.map((line) => `${rowOf(line)}\n`).join('') + revealLine(secret)
}
