// The log of a table, as anybody may ask for it.

import { type Header, type Row, isRefusal, parseLog, replay } from '@saloon/kernel'
import { expect } from 'vitest'
import { type Client, call } from '../support/running.ts'

/** Its rows, which lead to what this client, on seat 0, sees. */
export async function rowsOf(client: Client, url: string, table: string): Promise<readonly Row[]> {
  const log = parseLog((await call(url, `/api/tables/${table}/log`)).body)
  if (isRefusal(log)) throw new Error(JSON.stringify(log))
  const again = replay(client.game, log as { header: Header; rows: Row[]; secret?: string })
  if (isRefusal(again)) throw new Error(JSON.stringify(again))
  expect(client.view).toEqual(client.game.view(again.state, 1))
  return log.rows
}
