// A duel by the bells at a table whose node dies between two strokes.

import { type Refusal, type Row, isRefusal, parseLog, replay } from '@saloon/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { square } from '../../../games/pitch-in-the-west/test/lay-out.ts'
import { type Duellist, atTheBells } from '../table/time/duellist.ts'
import { call } from '../support/running.ts'
import { type Cluster, startCluster } from './nodes.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster(2)
})
afterAll(() => cluster.stop())

const sure = <T extends object>(found: T | Refusal): T => {
  if (isRefusal(found)) throw new Error(JSON.stringify(found))
  return found
}
const read = async (url: string, path: string, token: string) => sure(parseLog((await call(url, path, token)).body))
const holdsByTheTable = (row: Row): boolean =>
  row.type === 'act' && row.by === 'clock' && row.answer.action.do === 'hold'

/** Nobody does anything more. */
async function toTheEnd(two: readonly Duellist[]): Promise<void> {
  await Promise.all(
    two.map(async (one) => {
      while (!one.isOver) {
        const { game, view, seat, at } = one
        if (game.asks(view!).some((ask) => ask.seat === seat))
          expect(await one.act({ ...game.safe(view!, seat) })).toBeNull()
        await one.until(() => one.at.seq > at.seq)
      }
      await one.until(() => one.phase === 'over')
    }),
  )
}

test('another node ends the series, three new strokes follow, and log and history agree on how it ended', async () => {
  const [first, second] = cluster.nodes
  let { url } = first!
  const { two, table, tokens } = await atTheBells(() => url)
  const [ana, bo] = two
  await ana.until(() => ana.dings.length > 0)
  url = second!.url
  await first!.kill('SIGKILL')
  const heard = ana.dings.length
  for (const one of two) await one.compareClocks()

  await ana.until(() => ana.top.series === 2 && ana.dings.length > heard)
  expect(ana.dings[heard]).toMatchObject({ k: 1, n: 3 })
  expect(ana.top).toMatchObject({ kind: 'bells', lane: [{ early: false }, { early: false }] })
  await ana.lastStroke(300)
  expect(await ana.act({ ...ana.aside(), ...square(ana.side) })).toBeNull()
  for (const one of two) await one.until(() => one.told.some(({ type }) => type === 'duel-won'))
  expect(bo.told.find(({ type }) => type === 'duel-won')).toMatchObject({ lost: 2 })
  await toTheEnd(two)

  const log = await read(url, `/api/tables/${table}/log`, tokens[0])
  expect(log.rows.filter(holdsByTheTable)).toHaveLength(3) // two cut off, and whoever fell
  const { state } = sure(replay(ana.game, log))
  for (const one of two) expect(one.view).toEqual(one.game.view(state, one.yours))

  for (const [i, token] of tokens.entries()) {
    const { games } = (await call(url, '/api/me/games', token)).body as {
      games: { table: string; rows: number; log: string; mine: number[]; seats: { won: boolean }[] }[]
    }
    expect(games).toMatchObject([{ table, rows: log.rows.length, mine: [two[i]!.seat] }])
    expect(games[0]!.seats.map(({ won }) => won)).toEqual([0, 1].map((seat) => seat === ana.seat))
    expect((await read(url, games[0]!.log, token)).rows).toEqual(log.rows)
  }
  for (const one of two) one.close()
})
