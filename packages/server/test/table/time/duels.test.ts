// What can go wrong in a duel by the bells, through sockets: stamps that nobody can believe, somebody who is gone, a server that is killed.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedTime } from '@saloon/kernel'
import { type Duellist, atTheBells, faceToFace } from './duellist.ts'
import { type Running, call, newFolder, startServer } from '../../support/running.ts'

interface Released {
  readonly by: number
  readonly claimed: number
  readonly arrived: number
  readonly lat: number
  readonly reaction: number
}
const releasedBy = ({ told }: Duellist, seat: number): Released[] =>
  told.filter(({ type, by }) => type === 'released' && by === seat) as unknown as Released[]

/** Enough between two pitches of a player, whatever is made of their stamps. */
const A_BREATH = 600

const folder = newFolder()
let server: Running
const url = (): string => server.url
beforeAll(async () => {
  server = await startServer({ SALOON_DATA: folder })
})
afterAll(() => server.kill('SIGTERM'))

// At two tables at once: most of it is waiting.
describe.concurrent('by the bells', () => {
  test('what can’t be is taken for what can, what comes twice happens once, and who is gone holds', async () => {
    const { two } = await atTheBells(url)
    const [ana, bo] = two
    // Before the last stroke: early, whatever is claimed, and marked for the whole duel.
    expect(await bo.act(bo.aside({ claimed: bo.now + 99_999, arrived: 0, lat: 0 }))).toBeNull()
    expect(bo.told.map(({ type }) => type)).toContain('early')
    expect(bo.lane.early).toBe(true)

    const last = await ana.lastStroke(A_BREATH)
    const pitch = async (stamps: object): Promise<Released> => {
      await ana.reach(ana.now + A_BREATH)
      expect(await ana.act(ana.aside(stamps))).toBeNull()
      return releasedBy(ana, ana.seat).at(-1)!
    }
    const believed = (released: Released): number => released.arrived - acceptedTime(released)

    const inTheFuture = await pitch({ claimed: last.at + 9_999_999, arrived: 1, lat: 199 })
    expect(believed(inTheFuture)).toBe(Math.round(0.8 * inTheFuture.lat))
    expect(inTheFuture.lat).toBeLessThan(199) // ours, whatever it wrote

    // As if released right on the stroke, and kept by the line for all that time.
    const longAgo = await pitch({ claimed: last.at + 100, arrived: 0, lat: 199 })
    expect(believed(longAgo)).toBe(longAgo.lat + 120)
    expect(longAgo.reaction).toBeGreaterThan(A_BREATH)
    const beforeTheBell = await pitch({ claimed: last.at - 5000, arrived: 0, lat: 0 })
    expect(believed(beforeTheBell)).toBe(beforeTheBell.lat + 120)
    expect(ana.lane.early).toBe(false) // nor is it held against somebody what can't be

    const unclaimed = await pitch({ arrived: 0, lat: 0 })
    expect(believed(unclaimed)).toBe(Math.round(0.8 * unclaimed.lat))
    await ana.reach(ana.now + A_BREATH)
    expect(await ana.act(ana.aside({}))).toMatchObject({ code: 'malformed' })
    expect(await ana.act(ana.aside({ claimed: null, arrived: {}, lat: 'x' }))).toBeNull() // all of them are filled in

    // Twice: the same command is carried out once, another one to the same question is refused.
    await ana.reach(ana.now + A_BREATH)
    expect(ana.lane.left).toHaveLength(1)
    const before = releasedBy(ana, ana.seat).length
    const { question: ask, seat, nextId: id } = ana
    const wish = { do: 'act', seat, ask, action: ana.aside() } as never
    const first = ana.command(wish)
    ana.send({ type: 'command', id, wish })
    const second = ana.command(wish)
    expect(await first).toBeNull()
    expect(await second).toMatchObject({ code: expect.any(String) })
    expect(releasedBy(ana, seat)).toHaveLength(before + 1)
    expect(ana.wrong).toEqual([])

    // Bo is gone: twenty seconds after the last stroke the series is over, and the next one has three strokes.
    bo.close()
    await ana.until(() => ana.top.series === 2)
    expect(ana.now - last.at).toBeGreaterThanOrEqual(20_000)
    expect(ana.told.map(({ type }) => type)).toContain('new-series')
    expect(ana.top.lane.map(({ early }) => early)).toEqual(bo.side === 0 ? [true, false] : [false, true])
    ana.close()
  })

  test('who doesn’t get ready in ten seconds is stood in for, and the bells sound all the same', async () => {
    const { two, table, tokens, since } = await faceToFace(url)
    const [ana, bo] = two
    expect(await ana.act({ do: 'ready', lat: 0, varies: 0 })).toBeNull()
    await ana.until(() => ana.top.kind !== 'ready')
    expect(performance.now() - since).toBeGreaterThan(9900)
    expect(['bells', 'steady']).toContain(ana.top.kind) // steady where this machine is too busy for Ana's line
    // The seat is Bo's again with one wish.
    expect(await bo.command({ do: 'back', seat: bo.seat })).toBeNull()
    const { body } = await call(server.url, `/api/tables/${table}`, tokens[1])
    expect((body as { phase: string }).phase).toBe('playing')
    for (const one of two) one.close()
  })
})

describe('the server is killed', () => {
  test('in the middle of a series: nobody pitches in it any more, and three strokes begin the next', async () => {
    const { two } = await atTheBells(url)
    const [ana, bo] = two
    expect(await bo.act(bo.aside())).toBeNull() // early
    await ana.lastStroke()
    await server.kill('SIGKILL')
    const heard = ana.dings.length
    server = await startServer({ SALOON_DATA: folder })
    for (const one of two) {
      await one.until(() => one.isConnected)
      await one.compareClocks()
    }
    for (const one of two) await one.until(() => one.top.series === 2 && one.dings.length > heard)
    expect(ana.dings[heard]).toMatchObject({ k: 1, n: 3 })
    expect(ana.top.kind).toBe('bells')
    expect(bo.lane).toMatchObject({ early: true, held: false, left: [0, 1, 2, 3, 4, 5] })
    // And it can be duelled on.
    await ana.lastStroke(200)
    expect(await ana.act(ana.aside())).toBeNull()
    for (const one of two) one.close()
  })
})
