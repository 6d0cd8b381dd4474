// An evening at the running server: people at sockets who pause, ask for moves back, play a series against bots with a character,
// and somebody who looks on some seconds late; the server is killed in between.

import { chanceFrom, isRefusal, parseLog, replay } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import type { Down, PublicTable } from '../../src/transport/protocol.ts'
import { openServer } from '../support/open-server.ts'
import { Client, call, newFolder, newGuest } from '../support/running.ts'

const folder = newFolder()
const server = openServer({ SALOON_DATA: folder })
const url = () => server.url

/** Keeps the latest message of each kind. */
class Guest extends Client {
  readonly last: Partial<Record<Down['type'], Down>> = {}

  protected override receive(message: Down): void {
    this.last[message.type] = message
    super.receive(message)
  }

  get room(): PublicTable | undefined {
    const { table } = this.last
    return table?.type === 'table' ? table.table : undefined
  }
}

interface Evening {
  readonly id: string
  readonly ana: Guest
  readonly bo: Guest
}
/** Two people and bots, seated. */
async function evening(game: string, seats: number, wanted: object = {}): Promise<Evening> {
  const [token, other] = [await newGuest(url()), await newGuest(url())]
  const opened = await call(url(), '/api/tables', token, { game, seats, pace: 0, ...wanted })
  expect(opened.status).toBe(201)
  const { id } = opened.body as { id: string }
  const [ana, bo] = [token, other].map((each) => new Guest(url, each, id, game)) as [Guest, Guest]
  for (const [seat, guest] of [ana, bo].entries()) {
    guest.connect()
    expect(await guest.command({ do: 'sit', seat, name: `Guest ${seat}` })).toBeNull()
  }
  for (let seat = 2; seat < seats; seat++)
    expect(
      await ana.command({ do: 'seat-bot', seat, bot: 'greedy', personality: seat === 2 ? 'hot-headed' : 'cautious' }),
    ).toBeNull()
  return { id, ana, bo }
}

async function start({ ana, bo }: Evening, how: 'start' | 'next' = 'start'): Promise<void> {
  const game = ana.at.game + 1
  expect(await bo.command({ do: 'ready', ready: true })).toBeNull()
  expect(await ana.command({ do: how })).toBeNull()
  await Promise.all([ana, bo].map((guest) => guest.until(() => guest.at.game === game && !guest.isOver)))
}

/** Both play until this holds. */
async function play({ ana, bo }: Evening, until: () => boolean): Promise<void> {
  const picks = chanceFrom(9)
  const one = async (guest: Guest): Promise<void> => {
    while (!until() && !guest.isOver) {
      const wish = guest.answer(picks)
      const { seq } = guest.at
      if (wish) {
        const refused = await guest.command(wish)
        if (refused) expect(refused.code).toMatch(/question-closed|not-asked/)
      } else if (!until()) await Promise.race([guest.until(() => guest.at.seq > seq || guest.isOver), nap(200)])
    }
  }
  await Promise.all([one(ana), one(bo)])
}
const nap = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('an evening', () => {
  test('bots come with their characters, and everybody sees which', async () => {
    const { id, ana, bo } = await evening('wanted-one', 4)
    expect(ana.room!.seats.slice(2).map(({ holder }) => holder)).toEqual([
      { kind: 'bot', name: 'Dynamite Dolores', bot: 'greedy', personality: 'hot-headed', level: null },
      { kind: 'bot', name: 'Deacon Pike', bot: 'greedy', personality: 'cautious', level: null },
    ])
    expect(await ana.command({ do: 'clear-seat', seat: 2 })).toBeNull()
    for (const [wrong, code] of [
      [{ bot: 'hal' }, 'unknown-bot'],
      [{ bot: 'greedy', personality: 'shy' }, 'unknown-manner'],
      [{ bot: 'random', level: 'easy' }, 'bot-without-manner'],
    ] as const)
      expect(await ana.command({ do: 'seat-bot', seat: 2, ...wrong })).toMatchObject({ code })
    expect(await ana.command({ do: 'seat-bot', seat: 2, bot: 'greedy', level: 'hard', name: 'Nell' })).toBeNull()
    await start({ id, ana, bo })
    await play({ id, ana, bo }, () => ana.at.seq > 30)
    const { personalities } = (await call(url(), '/api/bots')).body as { personalities: { id: string }[] }
    expect(personalities.map((one) => one.id)).toContain('hot-headed')
    for (const guest of [ana, bo]) guest.close()
  })

  test('a pause holds, also when the server is killed; bots wait', async () => {
    const table = await evening('bang-dice', 4)
    const { ana, bo } = table
    await start(table)
    await play(table, () => ana.at.seq > 4)
    expect(await bo.command({ do: 'pause' })).toBeNull()
    await bo.until(() => bo.room?.pause !== null)
    expect(bo.room!.pause).toEqual({ wanted: 0b10, since: null })
    expect(await ana.command({ do: 'pause' })).toBeNull()
    await bo.until(() => typeof bo.room?.pause?.since === 'number')
    await nap(150)
    const { seq } = bo.at
    await server.killAndStart()
    await bo.until(() => bo.last.hello !== undefined)
    await nap(400)
    expect(bo.at.seq).toBe(seq)
    expect(bo.room!.pause).toMatchObject({ wanted: 0b11 })
    const wish = ana.answer(chanceFrom(1)) ?? bo.answer(chanceFrom(1))
    if (wish) expect(await (ana.answer(chanceFrom(1)) ? ana : bo).command(wish)).toEqual({ code: 'paused' })
    expect(await bo.command({ do: 'resume' })).toBeNull()
    await play(table, () => false)
    expect(ana.isOver).toBe(true)
    for (const guest of [ana, bo]) guest.close()
  })

  test('a move back is asked for, refused, asked for again and granted', async () => {
    const table = await evening('bang-dice', 3, { takeBacks: 2 })
    const { id, ana, bo } = table
    await start(table)
    const rolled = (): number => (ana.answer(chanceFrom(1)) !== undefined && ana.at.seq > 0 ? ana.at.seq : 0)
    await play(table, () => rolled() > 0)
    await ana.until(() => ana.answer(chanceFrom(1)) !== undefined)
    expect(await ana.command({ do: 'ask-undo', seat: 0, to: 0 })).toBeNull()
    await bo.until(() => bo.last['undo-asked'] !== undefined)
    expect(bo.last['undo-asked']).toMatchObject({ seat: 0, to: 0, agreed: 0b001, asked: 0b010 })
    expect(await bo.command({ do: 'answer-undo', yes: false })).toBeNull()
    await ana.until(() => ana.last['undo-closed'] !== undefined)
    expect(ana.last['undo-closed']).toMatchObject({ because: 'refused', by: 1 })
    expect(await ana.command({ do: 'ask-undo', seat: 0, to: 0 })).toBeNull()
    expect(await bo.command({ do: 'answer-undo', yes: true })).toBeNull()
    await ana.until(() => ana.view!.moves === 0 || ana.view!.epoch === 1)
    expect(ana.view!.epoch).toBe(1)
    const refused = await ana.command({ do: 'ask-undo', seat: 0, to: 0 })
    expect(refused?.code).toMatch(/^undo-(asked-before|nothing)$/) // as the bots have moved since, or not
    await play(table, () => false)
    await ana.until(() => ana.phase === 'over')
    const log = parseLog((await call(url(), `/api/tables/${id}/log`)).body)
    if (isRefusal(log)) throw new Error(log.code)
    expect(log.rows.filter((row) => row.type === 'undo')).toMatchObject([{ seat: 0, to: 0, agreed: 0b111 }])
    expect(isRefusal(replay(ana.game, log))).toBe(false)
    for (const guest of [ana, bo]) guest.close()
  })

  test('a series goes on after the server was killed between two games', async () => {
    const table = await evening('bang-dice', 4, { series: 2 })
    const { ana, bo } = table
    await start(table)
    await play(table, () => false)
    await ana.until(() => ana.phase === 'over')
    expect(ana.room!.series).toMatchObject({ of: 2, played: 1, winners: null })
    await server.killAndStart()
    await start(table, 'next')
    await play(table, () => false)
    await ana.until(() => ana.room?.series.played === 2)
    const { wins, winners } = ana.room!.series
    expect(winners).toEqual([0, 1, 2, 3].filter((seat) => wins[seat] === Math.max(...wins)))
    for (const guest of [ana, bo]) guest.close()
  })

  test('who looks on sees it a second later', async () => {
    const table = await evening('wanted-one', 2, { delay: 1 })
    const { id, ana, bo } = table
    const eve = new Guest(url, undefined, id, 'wanted-one')
    eve.connect()
    await eve.until(() => eve.room !== undefined)
    await start(table)
    const began = performance.now()
    expect(eve.view).toBeUndefined()
    await play(table, () => ana.at.seq >= 6)
    const { seq } = ana.at
    if (performance.now() - began < 900) expect(eve.view).toBeUndefined()
    await eve.until(() => eve.at.seq >= seq)
    expect(performance.now() - began).toBeGreaterThan(900)
    for (const guest of [ana, bo, eve]) guest.close()
  })
})
