// Blow after blow to three nodes and what they share, while people play: nothing acknowledged is lost, nothing happens twice,
// everybody sees what the log says, every game ends. SALOON_CHAOS=300 (`npm run chaos`) for more tables, and longer blows.

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Chaos } from './chaos.ts'

const TABLES = Number(process.env['SALOON_CHAOS'] ?? 3)
const isLong = process.env['SALOON_CHAOS'] !== undefined
/** How long a line is cut, and how long a table may take to go on, in milliseconds. */
const CUT = isLong ? 10_000 : 3_000
const TO_GO_ON = 150_000
const HOUR = 3_600_000
/** Hundreds of games on a few cores go on for minutes. */
const TO_THE_END = { timeout: isLong ? 1_000_000 : 420_000 }

let chaos: Chaos
beforeAll(
  async () => {
    chaos = await Chaos.start(3, !isLong)
    await chaos.seat(TABLES)
  },
  300_000 + TABLES * 1000,
)
afterAll(() => (chaos as Chaos | undefined)?.stop())

const BLOWS: Readonly<Record<string, () => Promise<void>>> = {
  'nothing at all': () => sleep(500),
  'kill -9 of one node after the other': async () => {
    for (const node of isLong ? [0, 1, 2] : [0]) {
      await chaos.kill(node)
      await sleep(isLong ? 3_000 : 500)
      await chaos.revive(node)
    }
  },
  'a restart of PostgreSQL': () => chaos.postgres.restart(),
  'a crash of PostgreSQL': () => chaos.postgres.crash(),
  'a restart of NATS': () => chaos.nats.restart(),
  'a node cut off from PostgreSQL': async () => {
    chaos.nodes[0]!.toPostgres.set('cut')
    await sleep(CUT)
    chaos.nodes[0]!.toPostgres.set('fine')
  },
  'a node that hears nothing from PostgreSQL': async () => {
    chaos.nodes[1]!.toPostgres.set('stopped')
    await sleep(CUT)
    chaos.nodes[1]!.toPostgres.set('fine')
  },
  'a node cut off from NATS': async () => {
    chaos.nodes[1]!.toNats.set('stopped')
    await sleep(CUT)
    chaos.nodes[1]!.toNats.set('fine')
  },
  'a slow network': async () => {
    for (const { toPostgres, toNats } of chaos.nodes) for (const line of [toPostgres, toNats]) line.delay(40)
    await sleep(CUT)
    for (const { toPostgres, toNats } of chaos.nodes) for (const line of [toPostgres, toNats]) line.delay(0)
  },
  'a node whose clock is an hour ahead, and one whose is behind': async () => {
    const skews = [
      [1, HOUR],
      [2, -HOUR],
    ] as const
    await Promise.all(
      skews.map(async ([node, skew]) => {
        await chaos.drain(node)
        await chaos.revive(node, skew)
      }),
    )
    await sleep(isLong ? 5_000 : 500)
  },
}

test.each(Object.entries(BLOWS))(
  `%s: every one of ${TABLES} tables goes on`,
  async (_, blow) => {
    const before = chaos.moves
    await blow()
    expect((await chaos.stuck(TO_GO_ON)).join('\n')).toBe('')
    await expect.poll(() => chaos.moves, { timeout: TO_GO_ON }).toBeGreaterThan(before)
  },
  400_000,
)

test(
  'all games end; each acknowledged move is in its log once, and everybody saw what the log says',
  TO_THE_END,
  async () => {
    const { wrong, games, rows } = await chaos.verdict(isLong ? 900_000 : 300_000)
    expect(wrong.slice(0, 20).join('\n')).toBe('')
    expect(games).toBeGreaterThanOrEqual(TABLES)
    expect(rows).toBeGreaterThan(chaos.moves)
    if (isLong) console.log(`${games} games, ${rows} rows, ${chaos.moves} acknowledged moves of people`)
  },
)
