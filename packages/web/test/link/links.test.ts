// What every link promises, whatever is behind it; and a log as a table to look at.

import { type Base, type View, formatLog, isRefusal, only, parseLog, replay } from '@saloon/kernel'
import { GAMES } from '@saloon/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, call, newFolder, startServer } from '@saloon/server/running'
import type { TableLink } from '../../src/link/link.ts'
import { tokenIfAny } from '../../src/link/http/identity.ts'
import { findTable } from '../../src/link/http/api.ts'
import { OnlineTable } from '../../src/link/online.ts'
import { ReplayLink } from '../../src/link/replay.ts'
import { verifyLog } from '../../src/link/verify.ts'
import { type Kind, browserAt, localKind, nextWish, onlineKind, until } from './kinds.ts'

const folder = newFolder()
let server: Running
let cutAll = (): void => undefined

beforeAll(async () => {
  server = await startServer({ SALOON_DATA: folder })
  ;({ cutAll } = browserAt(server.url))
})
afterAll(() => server.kill('SIGTERM'))

const isOver = (link: TableLink): boolean => {
  const { game } = link.snapshot()
  return game !== undefined && game.module.game.rules.outcome(game.view) !== undefined
}

/** Answers for all my seats until the game is over; `each` looks after every step. */
async function playOut(link: TableLink, each: () => void = () => undefined): Promise<void> {
  for (let guard = 0; guard < 5_000; guard++) {
    await until(link, (now) => isOver(link) || nextWish(now, 1) !== undefined, 'a question or the end')
    each()
    const wish = nextWish(link.snapshot(), 7)
    if (isOver(link) || wish === undefined) return
    const refused = await link.wish(wish)
    if (refused) expect(refused.code).toMatch(/question-closed|not-asked/)
  }
  throw new Error('the game never ended')
}

const KINDS: Kind[] = [localKind(), onlineKind(() => cutAll())]

describe.each(KINDS)('a table $name', (kind) => {
  test('tells every row once and in order, and the view follows', async () => {
    const { link, reload } = await kind.open('bang-dice', ['me', 'bot', 'bot', 'bot'])
    const views: View<Base>[] = []
    await playOut(link, () => {
      const { game } = link.snapshot()
      views[game!.seq] = game!.view
      expect(game!.moments.map(({ seq }) => seq)).toEqual(Array.from({ length: game!.seq + 1 }, (_, seq) => seq))
    })
    await until(link, ({ table }) => table?.phase === 'over', 'the table knows that it is over')
    const again = await reload()
    const after = await until(again, ({ game }) => game !== undefined)
    expect(after.game!.moments).toEqual(link.snapshot().game!.moments)
    for (const [seq, view] of views.entries()) {
      if (view === undefined) continue
      expect(await link.at(seq)).toEqual(view)
      expect(await again.at(seq)).toEqual(view)
    }
    expect(await again.at(100_000)).toBeUndefined()
    again.close()
  })

  test('T10: a reload returns to the same decision', async () => {
    const { link, reload } = await kind.open('wanted-one', ['me', 'bot', 'bot'])
    await until(link, (now) => nextWish(now, 1) !== undefined)
    const wish = nextWish(link.snapshot(), 3)!
    const { game: before } = link.snapshot()
    const again = await reload()
    const { game } = await until(again, (now) => nextWish(now, 1) !== undefined)
    expect(game!.view).toEqual(before!.view)
    expect(nextWish(again.snapshot(), 3)).toEqual(wish)
    expect(await again.wish(wish)).toBeNull()
    again.close()
  })

  test('refuses what is not mine, is over or was never asked, and nothing changes', async () => {
    const { link } = await kind.open('bang-dice', ['me', 'bot', 'me'])
    const { game } = await until(link, (now) => now.game !== undefined)
    const { seq } = game!
    expect(await link.wish({ do: 'act', seat: 1, ask: '0.0.1.0', action: { do: 'roll' } })).toMatchObject({
      code: 'not-your-seat',
    })
    const never = await link.wish({ do: 'act', seat: 0, ask: '9.9.0.9', action: { do: 'roll' } })
    expect(never?.code).toMatch(/question-closed|not-asked/)
    const gone = await link.wish({ do: 'undo', seat: 0, to: 9_999 })
    expect(gone).toMatchObject({ code: 'undo-unknown' })
    expect(link.snapshot().game!.moments.length).toBeGreaterThanOrEqual(seq)
    link.close()
  })

  test('several at one device: nobody looks at first, then only the seat that has it', async () => {
    const { link } = await kind.open('bang-dice', ['me', 'me', 'bot', 'bot'])
    const { game, yours } = await until(link, (now) => now.game !== undefined)
    expect(yours).toBe(0b11)
    expect(game!.eyes).toBe(0)
    const roles = () => (link.snapshot().game!.view as unknown as { players: { role: unknown }[] }).players
    link.look(only(1))
    await until(link, (now) => now.game!.eyes === only(1))
    expect(roles()[1]!.role).not.toBe(-1)
    const mine = roles()[1]!.role
    // The Sheriff's role is told to everybody, all others to their seat alone.
    if (mine !== 'sheriff') expect(link.snapshot().game!.moments[0]!.told.some((event) => event.only)).toBe(true)
    link.look(only(0))
    await until(link, (now) => now.game!.eyes === only(0))
    expect(roles()[0]!.role).not.toBe(-1)
    if (mine !== 'sheriff') expect(roles()[1]!.role).toBe(-1)
    link.look(0)
    await until(link, (now) => now.game!.eyes === 0)
    expect(roles().filter(({ role }) => role !== -1 && role !== 'sheriff')).toEqual([])
    link.close()
  })

  test('a bot plays on for who lets it, until they are back', async () => {
    const { link } = await kind.open('bang-dice', ['me', 'bot', 'bot'])
    await until(link, (now) => nextWish(now, 1) !== undefined || isOver(link))
    expect(await link.wish({ do: 'away', seat: 0 })).toBeNull()
    await until(link, ({ game }) =>
      game!.moments.some(({ happened }) => happened.type === 'act' && happened.seat === 0 && happened.by === 'bot'),
    )
    if (!isOver(link)) await link.wish({ do: 'back', seat: 0 })
    link.close()
  })

  test('R6: another game at the same table keeps seats and options', async () => {
    const { link } = await kind.open('wanted-one', ['me', 'bot'])
    await playOut(link)
    await until(link, ({ table }) => table?.phase === 'over')
    const { table } = link.snapshot()
    expect(await link.wish({ do: 'start' })).toBeNull()
    const { game, table: next } = await until(link, (now) => now.game?.number === 2)
    expect(next!.seats.map(({ holder }) => holder)).toEqual(table!.seats.map(({ holder }) => holder))
    expect(next!.options).toEqual(table!.options)
    expect(game!.moments[0]!.happened).toEqual({ type: 'deal' })
    link.close()
  })
})

describe('in this browser', () => {
  test('a move that used chance can be taken back only where that is agreed', async () => {
    for (const free of [false, true]) {
      const { link } = await localKind(free).open('bang-dice', ['me', 'me', 'me'])
      const asked = await until(link, (now) => now.game !== undefined)
      const [ask] = asked.game!.module.game.asks(asked.game!.view)
      link.look(only(ask!.seat))
      await until(link, (now) => now.game!.eyes === only(ask!.seat))
      const before = link.snapshot().game!.view
      expect(await link.wish(nextWish(link.snapshot(), 1)!)).toBeNull()
      const refused = await link.wish({ do: 'undo', seat: ask!.seat, to: 0 })
      expect(refused?.code ?? null).toBe(free ? null : 'undo-chance')
      if (free) {
        const { game } = await until(link, (now) => now.game!.seq === 2)
        expect(game!.view).toEqual({ ...before, epoch: 1 })
      }
      link.close()
    }
  })
})

describe('through the server', () => {
  test('T9: a line that breaks costs neither seat nor move, and what was missed is told', async () => {
    const { link, cut } = await onlineKind(() => cutAll()).open('bang-dice', ['me', 'bot', 'bot'])
    let rounds = 0
    await playOut(link, () => {
      if (++rounds % 3 === 0) cut!()
    })
    const { game, back } = await until(
      link,
      ({ connection, table }) => connection === 'live' && table?.phase === 'over',
    )
    expect(back).toBeGreaterThan(0)
    expect(game!.moments.map(({ seq }) => seq)).toEqual(Array.from({ length: game!.seq + 1 }, (_, seq) => seq))
    const fresh = new OnlineTable(link.snapshot().table!.id, true)
    const { game: anew } = await until(fresh, (now) => now.game !== undefined)
    expect(anew!.view).toEqual(game!.view)
    expect(anew!.moments).toEqual(game!.moments)
    link.close()
    fresh.close()
  })

  test('an unknown table ends the link with its reason', async () => {
    const link = new OnlineTable('no-such-table-here', true)
    const { refusal, connection } = await until(link, (now) => now.refusal !== undefined)
    expect(refusal).toMatchObject({ code: 'no-such-table' })
    expect(connection).toBe('ended')
    expect(await findTable('QQQQ')).toMatchObject({ code: 'no-such-table' })
    link.close()
  })

  test('T11: who looks on sees no role that is not shown', async () => {
    const { link } = await onlineKind(() => cutAll()).open('bang-dice', ['me', 'bot', 'bot', 'bot'])
    const id = (await until(link, (now) => now.game !== undefined)).table!.id
    const view = (await call(server.url, `/api/tables/${id}/games/1/views/0`)).body as { players: { role: unknown }[] }
    expect(view.players.filter(({ role }) => role !== -1 && role !== 'sheriff')).toEqual([])
    const mine = (await call(server.url, `/api/tables/${id}/games/1/views/0`, tokenIfAny())).body as typeof view
    expect(mine.players[0]!.role).not.toBe(-1)
    expect((await call(server.url, `/api/tables/${id}/games/1/views/99999`)).status).toBe(404)
    expect((await call(server.url, `/api/tables/${id}/games/7/views/0`)).status).toBe(404)
    expect((await call(server.url, `/api/tables/${id}/games/1/views/x`)).status).toBe(400)
    expect((await call(server.url, `/api/tables/${id}/games/1/views/0`, 'nonsense')).status).toBe(401)
    link.close()
  })
})

describe('a log', () => {
  async function finishedLog(): Promise<string> {
    const { link } = await onlineKind(() => cutAll()).open('wanted-one', ['me', 'bot', 'bot'])
    await playOut(link)
    const { table } = await until(link, (now) => now.table?.phase === 'over')
    link.close()
    return (await call(server.url, `/api/tables/${table!.id}/log`)).body
  }

  test('R2, R3: every moment can be reached, through any eyes', async () => {
    const text = await finishedLog()
    const link = await ReplayLink.open(text, { id: 'x.1', seats: [{ kind: 'person', name: 'Ana' }] })
    if (isRefusal(link)) throw new Error(link.code)
    const { game } = GAMES.find(({ game }) => game.rules.id === 'wanted-one')!
    const log = parseLog(text)
    if (isRefusal(log)) throw new Error(log.code)
    expect(link.snapshot().table!.seats[0]!.holder!.name).toBe('Ana')
    for (const seq of [0, 3, link.last, 5]) {
      const then = replay(game, log, seq)
      if (isRefusal(then)) throw new Error(then.code)
      for (const eyes of [0, only(1), 0b111]) {
        link.look(eyes)
        link.goTo(seq)
        expect(link.snapshot().game).toMatchObject({ seq, eyes })
        expect(link.snapshot().game!.view).toEqual(game.view(then.state, eyes))
        expect(link.snapshot().game!.moments.length).toBe(seq + 1)
      }
    }
    expect(await link.wish({ do: 'start' })).toEqual({ code: 'only-a-replay' })
  })

  test('R5: verifies, and fails on a tampered file', async () => {
    const text = await finishedLog()
    const heard: number[] = []
    expect(await verifyLog(text, (rows, of) => heard.push(rows / of))).toBeNull()
    expect(heard.at(-1)).toBe(1)
    const log = parseLog(text)
    if (isRefusal(log)) throw new Error(log.code)
    const rows = log.rows.map((row, i) =>
      i === 2 ? { ...row, hash: row.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) } : row,
    )
    const forged = formatLog({ ...log, rows, secret: log.secret })
    expect(await verifyLog(forged, () => undefined)).toEqual({ code: 'log-tampered', facts: { seq: 3 } })
    expect(await verifyLog('nonsense\n', () => undefined)).toMatchObject({ code: 'log-malformed' })
    expect(await ReplayLink.open('nonsense\n', { id: '', seats: [] })).toMatchObject({ code: 'log-malformed' })
  })
})
