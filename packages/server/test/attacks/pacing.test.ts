// Who sends much, or asks for much, has the loop for a moment only: then it is others' turn.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { waveringGame } from '../../bench/attacks/long-logs.ts'
import { inSlices } from '../../src/jobs/slices.ts'
import { Queue } from '../../src/table/queue.ts'
import { startFor, unspelled } from '../../src/table/presence/starts.ts'
import { redacted, whatHappened } from '../../src/table/presence/told.ts'
import { Inbox } from '../../src/transport/inbox.ts'

/** The loop does nothing else for so long. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('a line is read a few messages at a time, in their order; while it is held nothing is dealt with, and no more is read', async () => {
  const source = { pause: vi.fn(), resume: vi.fn() }
  const inHand: string[] = []
  const inbox = new Inbox(source, (text) => inHand.push(text))
  const dealWith = (): string[] => {
    const some = inHand.splice(0)
    for (const _ of some) inbox.dealtWith()
    return some
  }
  const texts = Array.from({ length: 25 }, (_, n) => `m${n}`)
  for (const text of texts) inbox.came(text)
  expect(source.pause).toHaveBeenCalledTimes(1)
  expect(dealWith()).toEqual(texts.slice(0, 10))
  expect(source.resume).not.toHaveBeenCalled()
  inbox.hold(20)
  expect(dealWith()).toEqual(texts.slice(10, 20))
  expect(inHand).toEqual([])
  await expect.poll(() => inHand).toEqual(texts.slice(20))
  expect(source.resume).toHaveBeenCalledTimes(1)
  dealWith()
  inbox.came('one more')
  expect(inHand).toEqual(['one more'])
})

test('work in slices lets the loop turn: for all such work together a few milliseconds each time', async () => {
  function* parts(): Generator<void, string> {
    for (let n = 0; n < 40; n++) {
      work(1)
      yield
    }
    return 'done'
  }
  let worst = 0
  let last = performance.now()
  let isOver = false
  const looking = (async () => {
    for (; !isOver; await nextTurn()) {
      worst = Math.max(worst, performance.now() - last)
      last = performance.now()
    }
  })()
  let turns = 0
  void (async () => {
    for (; !isOver; turns++) await nextTurn()
  })()
  expect(await Promise.all([inSlices(parts()), inSlices(parts())])).toEqual(['done', 'done'])
  isOver = true
  await looking
  expect(turns).toBeGreaterThanOrEqual(80 / 5 - 1) // 80 ms of work
})

test('a long start is spelled in blocks: each short, once for the same eyes, and together what was told', async () => {
  const table = await waveringGame({ game: 'western-legends', seats: 3, rows: 330, backEvery: 4 })
  const view = table.game.view(table.state, 1)
  const expected = (from: number) => [
    ...(from === 0 ? [{ seq: 0, happened: { type: 'deal' }, told: redacted(table.game, table.opening, 1) }] : []),
    ...table.rows.slice(from).map((row) => ({ seq: row.seq, ...whatHappened(table.game, row, 1) })),
  ]
  const pieces = unspelled(table, 1, 1, 'nothing')
  expect(pieces).toHaveLength(3)
  for (const spell of pieces) spell()
  expect(unspelled(table, 1, 1, 'nothing')).toEqual([])
  expect(unspelled(table, 1, 2, { game: 1, seq: 150 })).toHaveLength(1)
  for (const [had, from] of [
    ['nothing', 0],
    [{ game: 1, seq: 150 }, 150],
    [{ game: 1, seq: 200 }, 200],
  ] as const) {
    const start = JSON.parse(startFor(table, 1, 1, view, had)) as { missed: unknown[]; view: unknown; seq: number }
    expect(start).toEqual(
      JSON.parse(JSON.stringify({ type: 'start', game: 1, seq: table.rows.length, view, missed: expected(from) })),
    )
  }
  expect(JSON.parse(startFor(table, 1, 1, view, { game: 2, seq: 0 }))).toMatchObject({ missed: [] })
})

test('what waits at one table comes to an end', () => {
  const turns = new Queue(() => undefined)
  const never = (): Promise<void> => new Promise(() => undefined)
  for (let n = 0; n < 500; n++) void turns.inTurn(never)
  expect(turns.areCrowded).toBe(false)
  void turns.inTurn(never)
  expect(turns.areCrowded).toBe(true)
})
