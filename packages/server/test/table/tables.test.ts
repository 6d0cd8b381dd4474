// Tables without a network: people, seats, rows, and a store behind them.

import { type Ask, type Recording, type Base, isRefusal, makeGame, replay, seatsOf } from '@saloon/kernel'
import { madeUpModule, madeUpRules } from '@saloon/kernel/kit'
import { beforeEach, describe, expect, test } from 'vitest'
import { endlessModule } from '../../bench/endless.ts'
import type { Command } from '../../src/transport/protocol.ts'
import type { Bus } from '../../src/cluster/bus/bus.ts'
import { localBus } from '../../src/cluster/bus/local.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { enterGame } from '../../src/history/finished-games.ts'
import { ratingsOf } from '../../src/ratings/book.ts'
import type { Store } from '../../src/store/store.ts'
import { ALLOW_ALL } from '../../src/table/permissions.ts'
import { freeze, shut, thaw } from '../../src/table/interventions.ts'
import type { LiveTable } from '../../src/table/live-table.ts'
import { codeIn } from '../../src/table/codes.ts'
import { type NewTable, Tables } from '../../src/table/registry.ts'
import { PHRASES, pointsAtSeat } from '../../src/words/phrases.ts'
import { Looker, PEOPLE, USUALLY, sure } from '../support/room.ts'

let store: Store
let bus: Bus
let problems: string[]
let woken: Ask[]
let tables: Tables
let now: number
let secrets: number // the same in every run: so are the games
let alarms: { at: number; task: () => void }[]

/** Time passes only when we say so. */
function after(milliseconds: number, task: () => void): () => void {
  const alarm = { at: now + milliseconds, task }
  alarms.push(alarm)
  return () => void (alarms = alarms.filter((other) => other !== alarm))
}

async function wait(milliseconds: number, table: LiveTable): Promise<void> {
  now += milliseconds
  const due = alarms.filter(({ at }) => at <= now)
  alarms = alarms.filter(({ at }) => at > now)
  for (const { task } of due) task()
  await table.command('nobody', `wait ${now}`, { do: 'ready', ready: true }) // behind all that was set off
}

type RegistryPorts = ConstructorParameters<typeof Tables>[2]
const house = (find?: RegistryPorts['find'], several: Partial<Pick<RegistryPorts, 'holdsLease'>> = {}) =>
  new Tables(store, bus, {
    now: () => now,
    steady: () => now,
    newSecret: () => `secret ${secrets++}`,
    after,
    nameFor: (raw) => (raw === 'rude' ? 'Dusty Marlow' : raw),
    rules: ALLOW_ALL,
    finished: (table, module, game) => enterGame(store, table, module, game, now),
    report: (problem) => problems.push(problem),
    wake: (_table, asks) => woken.push(...asks),
    ...(find && { find }),
    ...several,
  })

beforeEach(() => {
  store = memoryStore()
  bus = localBus()
  problems = []
  now = 1000
  secrets = 0
  alarms = []
  woken = []
  tables = house()
})

let commands = 0
const wish = (table: LiveTable, player: string, wanted: Command) => table.command(player, `c${commands++}`, wanted)

/** Four people sit down, are ready, and play. */
async function seated(game = USUALLY): Promise<LiveTable> {
  const table = sure(await tables.create('ana', game))
  for (const [seat, player] of PEOPLE.slice(0, game.seats).entries()) {
    expect(await wish(table, player, { do: 'sit', seat, name: player })).toBeNull()
  }
  for (const player of ['bo', 'cy', 'di'].slice(0, game.seats - 1))
    expect(await wish(table, player, { do: 'ready', ready: true })).toBeNull()
  expect(await wish(table, 'ana', { do: 'start' })).toBeNull()
  return table
}

const gameOf = (table: LiveTable): Recording => table.game!
const openAsk = (table: LiveTable): Ask =>
  gameOf(table)
    .game.asks(gameOf(table).state)
    .find((ask) => ask.must && !ask.locked)!

/** Whoever is asked gives the safe answer. */
async function move(table: LiveTable): Promise<void> {
  const ask = openAsk(table)
  const action = { ...gameOf(table).game.safe(gameOf(table).state, ask.seat) }
  expect(await wish(table, PEOPLE[ask.seat]!, { do: 'act', seat: ask.seat, ask: ask.id, action })).toBeNull()
}

describe('a table', () => {
  test('is found by its code, whatever it was mistaken for, and by its id; others create nothing', async () => {
    const table = sure(await tables.create('ana', USUALLY))
    const { invite: code, id } = table.table
    expect(code).toMatch(/^[A-KM-Z]{4}$/)
    for (const typed of [
      code,
      code.toLowerCase(),
      ` https://saloon.example/t/${code} `,
      code.replaceAll('O', '0').replaceAll('I', '1'),
    ]) {
      expect(await tables.find(typed)).toBe(table)
    }
    expect(await tables.get(id)).toBe(table)
    expect(await tables.get('nowhere')).toEqual({ code: 'no-such-table', facts: { table: 'nowhere' } })
    expect(await tables.find('ZZZZZ')).toMatchObject({ code: 'no-such-table' })
    expect(await store.list('table')).toHaveLength(1)
    expect(codeIn('l0o1')).toBe('IOOI')
  })

  test('leaves the memory when nobody is there, and comes back when somebody is', async () => {
    const idle = sure(await tables.create('ana', USUALLY))
    const watched = sure(await tables.create('ana', USUALLY))
    watched.join(new Looker())
    const running = await seated()
    expect([tables.size, tables.playing]).toEqual([3, 1])
    tables.sweep()
    expect(tables.size).toBe(3) // somebody may be on their way to it
    now += 60_000
    tables.sweep()
    expect([tables.size, tables.playing]).toEqual([2, 1])
    expect(await tables.get(running.table.id)).toBe(running)
    expect(sure(await tables.get(idle.table.id)).table).toEqual(idle.table)
  })

  test('stands in the lobby while strangers can sit down at it', async () => {
    const table = sure(await tables.create('ana', { ...USUALLY, seats: 3 }))
    const hidden = sure(await tables.create('ana', { ...USUALLY, open: false }))
    const listed = async () => (await tables.listOpen(undefined)).map(({ id }) => id)
    expect(await listed()).toEqual([table.table.id])
    for (const seat of [0, 1, 2]) await wish(table, 'ana', { do: 'sit-too', seat, name: `Ana ${seat}` })
    expect(await listed()).toEqual([])
    await wish(table, 'ana', { do: 'stand', seat: 2 })
    await wish(hidden, 'ana', { do: 'set-table', open: true, watchable: true, talk: 'none', clock: 'none', pace: 0 })
    expect((await listed()).toSorted()).toEqual([table.table.id, hidden.table.id].toSorted())
    await wish(table, 'ana', { do: 'leave' })
    expect(await listed()).toEqual([hidden.table.id])
  })

  test('of an unknown game, seats or options is refused', async () => {
    expect(await tables.create('ana', { ...USUALLY, game: 'chess' })).toMatchObject({ code: 'unknown-game' })
    expect(await tables.create('ana', { ...USUALLY, seats: 9 })).toMatchObject({ code: 'seats-out-of-range' })
    expect(await tables.create('ana', { ...USUALLY, options: { wind: 1 } })).toMatchObject({ code: 'unknown-option' })
    expect(await store.list('table')).toEqual([])
  })

  test('plays a game to the end; its log replays; then it can start again', async () => {
    const table = await seated()
    while (!table.isOver) await move(table)
    expect(table.table.phase).toBe('over')
    const { header, rows, secret, game, hash } = gameOf(table)
    expect(sure(replay(game, { header, rows, secret })).hash).toBe(hash)
    for (const player of ['bo', 'cy', 'di']) await wish(table, player, { do: 'ready', ready: true })
    expect(await wish(table, 'ana', { do: 'start' })).toBeNull()
    expect(table.table.games).toBe(2)
    expect(gameOf(table).secret).not.toBe(secret)
  })

  test('shows the promise of its secret before the game, and takes a number of every seat', async () => {
    const table = sure(await tables.create('ana', { ...USUALLY, seats: 3 }))
    const promised = table.table.commitment
    await wish(table, 'ana', { do: 'sit', seat: 0, name: 'Ana' })
    expect(await wish(table, 'ana', { do: 'add-number', seat: 0, number: '42' })).toBeNull()
    for (const seat of [1, 2]) await wish(table, 'ana', { do: 'seat-bot', seat, bot: 'random', name: 'Gus' })
    expect(await wish(table, 'ana', { do: 'start' })).toBeNull()
    expect(gameOf(table).header.from).toEqual({ commitment: promised, numbers: ['42', null, null] })
    expect(table.table.commitment).not.toBe(promised)
  })

  test('is as it was when it comes back from the store, with bots woken', async () => {
    const table = await seated()
    for (let i = 0; i < 10; i++) await move(table)
    bus = localBus() // the node before is gone
    const again = sure(await house().get(table.table.id))
    expect(gameOf(again).hash).toBe(gameOf(table).hash)
    expect(again.table).toEqual(table.table)
    const asked = openAsk(again)
    expect(await wish(again, PEOPLE[asked.seat]!, { do: 'away', seat: asked.seat })).toBeNull()
    woken = []
    bus = localBus()
    await house().get(table.table.id)
    expect(woken.map((ask) => ask.id)).toEqual([asked.id])
  })
})

describe('commands', () => {
  test('sent twice are carried out once, also after a restart', async () => {
    const table = await seated()
    const ask = openAsk(table)
    const player = PEOPLE[ask.seat]!
    const roll: Command = { do: 'act', seat: ask.seat, ask: ask.id, action: { do: 'roll' } }
    expect(await Promise.all([table.command(player, 'x', roll), table.command(player, 'x', roll)])).toEqual([
      null,
      null,
    ])
    expect(gameOf(table).rows).toHaveLength(1)
    const again = sure(await house().get(table.table.id))
    expect(await again.command(player, 'x', roll)).toBeNull()
    expect(await again.command(player, 'y', roll)).toEqual({ code: 'question-closed' })
    expect(gameOf(again).rows).toHaveLength(1)
  })

  test('of strangers, other seats and onlookers change nothing', async () => {
    const table = await seated()
    const ask = openAsk(table)
    const roll = (seat: number): Command => ({ do: 'act', seat, ask: ask.id, action: { do: 'roll' } })
    expect(await wish(table, 'eve', roll(ask.seat))).toEqual({ code: 'not-your-seat', facts: { seat: ask.seat } })
    const other = (ask.seat + 1) % 4
    expect(await wish(table, PEOPLE[other]!, roll(ask.seat))).toEqual({
      code: 'not-your-seat',
      facts: { seat: ask.seat },
    })
    expect(await wish(table, PEOPLE[other]!, roll(other))).toEqual({ code: 'not-asked' })
    expect(await wish(table, 'ana', roll(17))).toEqual({ code: 'no-such-seat', facts: { seats: 4 } })
    expect(await wish(table, 'bo', { do: 'start' })).toEqual({ code: 'host-only' })
    expect(await wish(table, 'ana', { do: 'sit', seat: 1, name: 'Ana' })).toEqual({ code: 'game-running' })
    expect(gameOf(table).rows.slice()).toEqual([])
  })

  test('of two nodes for the same question: one wins, the other answers from the new state', async () => {
    const here = await seated()
    bus = localBus() // the two don't hear each other: the bus is only a hint
    const there = sure(await house().get(here.table.id))
    const ask = openAsk(here)
    const player = PEOPLE[ask.seat]!
    const roll: Command = { do: 'act', seat: ask.seat, ask: ask.id, action: { do: 'roll' } }
    const replies = await Promise.all([here.command(player, 'h', roll), there.command(player, 't', roll)])
    expect(replies.filter((reply) => reply === null)).toHaveLength(1)
    expect(replies.find((reply) => reply !== null)).toEqual({ code: 'question-closed' })
    expect(gameOf(here).hash).toBe(gameOf(there).hash)
    // Who hasn't heard of a row tries in vain, reads the log, and tries again.
    await move(here)
    await move(here)
    const stale = openAsk(there)
    const late: Command = {
      do: 'act',
      seat: stale.seat,
      ask: stale.id,
      action: { ...gameOf(there).game.safe(gameOf(there).state, stale.seat) },
    }
    expect(await wish(there, PEOPLE[stale.seat]!, late)).toEqual({ code: 'question-closed' })
    expect(gameOf(there).hash).toBe(gameOf(here).hash)
    await move(there)
    expect(await store.read(`${here.table.id}/1`)).toHaveLength(1 + 4)
  })

  test('sent again to a node that has heard nothing since are answered as they were, and new ones taken', async () => {
    const here = await seated()
    bus = localBus() // the two don't hear each other
    const there = sure(await house(undefined, { holdsLease: () => false }).get(here.table.id))
    await move(here)
    const ask = openAsk(here)
    const action = { ...gameOf(here).game.safe(gameOf(here).state, ask.seat) }
    const answer: Command = { do: 'act', seat: ask.seat, ask: ask.id, action }
    expect(await here.command(PEOPLE[ask.seat]!, 'x', answer)).toBeNull()
    // As far as this one knows nobody has asked that yet.
    expect(openAsk(there).id).not.toBe(ask.id)
    expect(await there.command(PEOPLE[ask.seat]!, 'x', answer)).toBeNull()
    expect(gameOf(there).hash).toBe(gameOf(here).hash)

    await move(here)
    const next = openAsk(here)
    const safe = { ...gameOf(here).game.safe(gameOf(here).state, next.seat) }
    expect(openAsk(there).id).not.toBe(next.id)
    expect(await wish(there, PEOPLE[next.seat]!, { do: 'act', seat: next.seat, ask: next.id, action: safe })).toBeNull()
    expect(await wish(there, PEOPLE[ask.seat]!, answer)).toEqual({ code: 'question-closed' })
    expect(await store.read(`${here.table.id}/1`)).toHaveLength(1 + 4)
  })

  test('of one node reach who is at the other', async () => {
    const here = await seated()
    const there = sure(await house().get(here.table.id))
    const looker = new Looker('bo')
    there.join(looker)
    for (const table of [here, there, here]) {
      await move(table)
      await here.command('nobody', `after ${commands++}`, { do: 'ready', ready: true })
      await there.command('nobody', `after ${commands++}`, { do: 'ready', ready: true })
      expect(looker.view).toEqual(gameOf(table).game.view(gameOf(table).state, 0b10))
      expect(gameOf(there).hash).toBe(gameOf(here).hash)
    }
  })

  test('take a move back, and hand a seat to a bot and back', async () => {
    const table = await seated()
    await move(table)
    const ask = openAsk(table)
    const me = PEOPLE[ask.seat]!
    expect(await wish(table, me, { do: 'undo', seat: ask.seat, to: 0 })).toEqual({ code: 'undo-chance' })
    expect(await wish(table, me, { do: 'away', seat: ask.seat })).toBeNull()
    expect(woken.map(({ id }) => id)).toEqual([ask.id])
    expect(await wish(table, me, { do: 'away', seat: ask.seat })).toBeNull()
    expect(await wish(table, me, { do: 'back', seat: ask.seat })).toBeNull()
    expect(
      gameOf(table)
        .rows.slice()
        .map((row) => row.type),
    ).toEqual(['act', 'seat', 'seat'])
    expect(await table.answerFor(ask.seat, 'old', { do: 'stop' })).toEqual({ code: 'not-asked' })
  })
})

describe('the clock', () => {
  test('gives the safe answer when the time for a decision and the reserve are used up', async () => {
    const table = await seated({ ...USUALLY, clock: 'brisk' })
    const first = openAsk(table)
    await wait(15_000 + 119_999, table)
    expect(openAsk(table)).toEqual(first)
    await wait(1, table)
    expect(gameOf(table).rows.slice()).toMatchObject([
      { type: 'act', seat: first.seat, by: 'clock' },
      { type: 'seat', seat: first.seat, held: 'bot', because: 'away' },
    ])
    const holder = table.table.seats[first.seat]!.holder!
    expect(
      await table.command((holder as { player: string }).player, 'back', { do: 'back', seat: first.seat }),
    ).toBeNull()
    // The reserve is gone: from now on it is fifteen seconds.
    const second = openAsk(table)
    expect(second.seat).toBe(first.seat)
    await wait(15_000, table)
    expect(openAsk(table)).not.toEqual(second)
  })

  test('knows after a restart what was used before', async () => {
    const table = await seated({ ...USUALLY, clock: 'relaxed' })
    const { seat } = openAsk(table)
    now += 30_000 + 4 * 60_000
    await move(table)
    alarms = []
    const again = sure(await house().get(table.table.id))
    expect(openAsk(again).seat).toBe(seat)
    await wait(30_000 + 59_999, again)
    expect(gameOf(again).rows).toHaveLength(1)
    await wait(1, again)
    expect(gameOf(again).rows.slice(1)).toMatchObject([{ by: 'clock' }, { held: 'bot', because: 'away' }])
  })

  test('stands still where there is none', async () => {
    await seated()
    expect(alarms).toEqual([])
  })
})

describe('when it is over', () => {
  test('a rated table moves the ratings of people once; others move nobody’s', async () => {
    const rating = (player: string) => ratingsOf(store, player, ['bang-dice'])
    const table = await seated({ ...USUALLY, rated: true })
    while (!table.isOver) await move(table)
    const winners = gameOf(table).game.rules.outcome(gameOf(table).state)!.winners
    for (const [seat, player] of PEOPLE.entries()) {
      const [shown] = await rating(player)
      expect(shown).toMatchObject({ game: 'bang-dice', games: 1 })
      expect(shown!.high - shown!.low).toBeLessThan(2000)
      if (winners.includes(seat)) expect(shown!.high + shown!.low).toBeGreaterThan(2000)
    }
    await house().get(table.table.id)
    expect((await rating('ana'))[0]!.games).toBe(1)
    const unrated = await seated()
    while (!unrated.isOver) await move(unrated)
    expect((await rating('ana'))[0]!.games).toBe(1)
  })
})

describe('talk', () => {
  const phrase = { kind: 'phrase', phrase: PHRASES.find((id) => !pointsAtSeat(id))! }
  const heard = (looker: Looker) => looker.got.filter((message) => message.type === 'said').length

  test('is heard by the table; onlookers’ only by onlookers; not by who muted the speaker; not too often', async () => {
    const table = await seated()
    const [ana, bo, watcher] = [new Looker('ana'), new Looker('bo'), new Looker('eve')]
    for (const looker of [ana, bo, watcher]) table.join(looker)
    expect(await wish(table, 'ana', { do: 'say', message: phrase })).toBeNull()
    expect([ana, bo, watcher].map(heard)).toEqual([1, 1, 1])
    expect(await wish(table, 'ana', { do: 'say', message: phrase })).toMatchObject({ code: 'too-fast' })
    expect(await wish(table, 'eve', { do: 'say', message: phrase })).toBeNull()
    expect([ana, bo, watcher].map(heard)).toEqual([1, 1, 2])
    now += 5000
    expect(await wish(table, 'bo', { do: 'mute', seat: 0, muted: true })).toBeNull()
    expect(await wish(table, 'ana', { do: 'say', message: phrase })).toBeNull()
    expect([ana, bo, watcher].map(heard)).toEqual([2, 1, 3])
    now += 5000
    expect(await wish(table, 'bo', { do: 'mute', seat: 0, muted: false })).toBeNull()
    expect(await wish(table, 'ana', { do: 'say', message: phrase })).toBeNull()
    expect(heard(bo)).toBe(2)
    expect(await wish(table, 'ana', { do: 'say', message: { kind: 'text', text: 'hello' } })).toEqual({
      code: 'phrases-only',
    })
    expect(await wish(table, 'ana', { do: 'mute', seat: 9, muted: true })).toMatchObject({ code: 'not-a-person' })
  })

  test('a bot that isn’t known is refused', async () => {
    const table = sure(await tables.create('ana', USUALLY))
    expect(await wish(table, 'ana', { do: 'seat-bot', seat: 0, bot: 'hal', name: 'Hal' })).toMatchObject({
      code: 'unknown-bot',
    })
  })

  test('names that offend are replaced', async () => {
    const table = sure(await tables.create('ana', USUALLY))
    await wish(table, 'ana', { do: 'sit', seat: 0, name: 'rude' })
    expect(table.table.seats[0]!.holder!.name).toBe('Dusty Marlow')
  })
})

describe('somebody whose line is lost', () => {
  test('is stood in for after a while, and has the seat back when they return', async () => {
    const table = await seated()
    const { seat } = openAsk(table)
    const me = new Looker(PEOPLE[seat])
    const other = new Looker(PEOPLE[(seat + 1) % 4])
    for (const looker of [me, other]) table.join(looker)
    table.leave(me)
    expect(other.got.at(-1)).toEqual({ type: 'here', seats: 1 << ((seat + 1) % 4), awaited: [{ seat, left: 30_000 }] })
    await wait(29_999, table)
    expect(woken).toEqual([])
    await wait(1, table)
    expect(gameOf(table).rows.at(-1)).toMatchObject({ type: 'seat', seat, held: 'bot', because: 'away' })
    expect(woken.map((ask) => ask.seat)).toEqual([seat])
    table.join(new Looker(PEOPLE[seat]))
    await wait(0, table)
    expect(gameOf(table).rows.at(-1)).toMatchObject({ type: 'seat', seat, held: 'person', because: 'back' })
  })

  test('in time loses nothing; and where nobody waits, nobody stands in', async () => {
    const table = await seated()
    const [me, other] = [new Looker('ana'), new Looker('bo')]
    for (const looker of [me, other]) table.join(looker)
    table.leave(me)
    await wait(20_000, table)
    const again = new Looker('ana')
    table.join(again)
    await wait(60_000, table)
    table.leave(again)
    table.leave(other)
    await wait(60_000, table)
    expect(gameOf(table).rows.slice()).toEqual([])
  })
})

describe('giving up and going back', () => {
  test('alone with bots one takes back what one likes', async () => {
    const table = sure(await tables.create('ana', { ...USUALLY, game: 'wanted-one', seats: 2 }))
    await wish(table, 'ana', { do: 'sit', seat: 0, name: 'Ana' })
    await wish(table, 'ana', { do: 'seat-bot', seat: 1, bot: 'random', name: 'Gus' })
    await wish(table, 'ana', { do: 'start' })
    for (let i = 0; i < 3; i++) {
      const ask = openAsk(table)
      const { game, state } = gameOf(table)
      expect(await table.answerFor(ask.seat, ask.id, game.safe(state, ask.seat))).toBeNull()
    }
    expect(await wish(table, 'ana', { do: 'undo', seat: 0, to: 0 })).toBeNull()
    expect(gameOf(table).state.moves).toBe(0)
  })

  test('between two a game is over when one concedes; with more a bot plays on', async () => {
    const two = await seated({ ...USUALLY, game: 'wanted-one', seats: 2 })
    expect(await wish(two, 'bo', { do: 'concede', seat: 1 })).toBeNull()
    expect(two.isOver).toBe(true)
    expect(two.table.phase).toBe('over')
    const four = await seated()
    const { seat } = openAsk(four)
    expect(await wish(four, PEOPLE[seat]!, { do: 'concede', seat })).toBeNull()
    expect(four.isOver).toBe(false)
    expect(woken.at(-1)?.seat).toBe(seat)
    expect(await wish(four, PEOPLE[seat]!, { do: 'back', seat })).toEqual({ code: 'conceded', facts: { seat } })
  })
})

describe('what is told', () => {
  test('each pair of eyes gets its own view, and every step keeps it true', async () => {
    const table = sure(await tables.create('ana', USUALLY))
    const lookers = [new Looker(), ...PEOPLE.map((player) => new Looker(player))]
    for (const looker of lookers) table.join(looker)
    for (const [seat, player] of PEOPLE.entries()) await wish(table, player, { do: 'sit', seat, name: player })
    for (const player of ['bo', 'cy', 'di']) await wish(table, player, { do: 'ready', ready: true })
    await wish(table, 'ana', { do: 'start' })
    while (!table.isOver) {
      await move(table)
      for (const { eyes, view } of lookers) expect(view).toEqual(gameOf(table).game.view(gameOf(table).state, eyes))
    }
    expect(lookers.map(({ eyes }) => seatsOf(eyes))).toEqual([[], [0], [1], [2], [3]])
    const sizes = lookers[1]!.got
      .filter(({ type }) => type === 'step')
      .map((step) => JSON.stringify(step).length)
      .toSorted((a, b) => a - b)
    expect(sizes[sizes.length >> 1]).toBeLessThan(1500)
  })

  test('who comes back says what they have and gets what they missed', async () => {
    const table = await seated()
    const first = new Looker('bo')
    table.join(first)
    for (let i = 0; i < 4; i++) await move(table)
    table.leave(first)
    for (let i = 0; i < 3; i++) await move(table)
    const back = new Looker('bo')
    table.join(back, { game: 1, seq: first.seq })
    const start = back.got.find((message) => message.type === 'start')!
    expect(start.missed.map(({ seq }) => seq)).toEqual([5, 6, 7])
    expect(back.view).toEqual(gameOf(table).game.view(gameOf(table).state, 0b10))
    const lost = new Looker('bo')
    table.join(lost, { game: 1, seq: 99 })
    expect(lost.got.find((message) => message.type === 'start')!.missed).toEqual([])
  })

  test('nobody’s id, secret or hidden role is in it', async () => {
    const table = await seated()
    const spy = new Looker()
    table.join(spy)
    for (let i = 0; i < 10 && !table.isOver; i++) await move(table)
    const all = JSON.stringify(spy.got)
    for (const id of PEOPLE) expect(all).not.toContain(`"player":"${id}"`)
    expect(all).not.toContain(gameOf(table).secret!)
    const hidden = (gameOf(table).state as Base & { players: { shown: boolean }[] }).players.filter(
      ({ shown }) => !shown,
    ).length
    const view = spy.view as Base & { players: { role: unknown }[] } & Record<string, unknown>
    expect(view.players.filter(({ role }) => role === -1)).toHaveLength(hidden)
  })
})

describe('a long game', () => {
  test('is opened again from its last snapshot, to the same table', async () => {
    const open = () => house(() => endlessModule)
    tables = open()
    const table = await seated({ ...USUALLY, game: 'endless', seats: 2 })
    const onlooker = new Looker()
    table.join(onlooker)
    for (let moves = 0; moves < 230; moves++) await move(table)
    const { rows, state, hash } = gameOf(table)
    expect(rows.slice().flatMap(({ type, seq }) => (type === 'act' ? [] : [[type, seq]]))).toEqual([['snapshot', 201]])
    expect(onlooker.view).toEqual(gameOf(table).game.view(state, 0))
    const again = gameOf(sure(await open().get(table.table.id)))
    expect([again.state, again.hash, again.met.has(200)]).toEqual([state, hash, false])
    expect(isRefusal(replay(again.game, again))).toBe(false)
  })
})

describe('a rule that fails', () => {
  test('freezes its own table, with its log as it was, and no other', async () => {
    const pick = {
      ...madeUpRules.frames.pick,
      answer: () => {
        throw new Error('a bug in a rule')
      },
    }
    const game = makeGame({ ...madeUpRules, frames: { ...madeUpRules.frames, pick } } as never)
    tables = house((id) => (id === 'made-up' ? { ...madeUpModule, game } : { code: 'unknown-game' }))
    const made: NewTable = { ...USUALLY, game: 'made-up', seats: 2, options: {} }
    const [table, other] = [await seated(made), await seated(made)]
    const looker = new Looker('ana')
    table.join(looker)
    while (openAsk(table).kind !== 'pick') await move(table)
    const rows = gameOf(table).rows.length
    const ask = openAsk(table)
    const wanted: Command = {
      do: 'act',
      seat: ask.seat,
      ask: ask.id,
      action: { ...gameOf(table).game.safe(gameOf(table).state, ask.seat) },
    }
    expect(await wish(table, PEOPLE[ask.seat]!, wanted)).toEqual({ code: 'table-frozen' })
    expect(await wish(table, PEOPLE[ask.seat]!, wanted)).toEqual({ code: 'table-frozen' })
    expect(looker.got.at(-1)).toEqual({ type: 'frozen' })
    expect(problems).toEqual(['a rule failed; the table is frozen'])
    expect(gameOf(table).rows).toHaveLength(rows)
    await move(other)
    const again = sure(
      await house((id) => (id === 'made-up' ? { ...madeUpModule, game } : { code: 'unknown-game' })).get(
        table.table.id,
      ),
    )
    expect(again.table.frozen).toBe(true)
    expect(gameOf(again).rows).toHaveLength(rows)
  })
})

describe('a table that the house freezes', () => {
  test('stands still for people, bots and clocks, and goes on when it is thawed', async () => {
    const table = await seated({ ...USUALLY, clock: 'brisk' })
    const rows = gameOf(table).rows.length
    const ask = openAsk(table)
    const action = { ...gameOf(table).game.safe(gameOf(table).state, ask.seat) }
    const looker = new Looker()
    table.join(looker)
    expect(await freeze(table)).toBeNull()
    expect(looker.got.at(-1)).toEqual({ type: 'frozen' })
    const answer: Command = { do: 'act', seat: ask.seat, ask: ask.id, action }
    expect(await wish(table, PEOPLE[ask.seat]!, answer)).toEqual({ code: 'table-frozen' })
    expect(await table.answerFor(ask.seat, ask.id, action)).toEqual({ code: 'table-frozen' })
    await wait(60 * 60_000, table)
    expect(gameOf(table).rows).toHaveLength(rows)
    expect(await thaw(table)).toBeNull()
    expect(alarms).toHaveLength(1)
    await move(table)
    expect(gameOf(table).rows).toHaveLength(rows + 1)
  })

  test('can be shut even if its rules fail at everything', async () => {
    let isBroken = false
    const view = (...args: Parameters<typeof madeUpRules.view>) => {
      if (isBroken) throw new Error('a bug in a view')
      return madeUpRules.view(...args)
    }
    const game = makeGame({ ...madeUpRules, view } as never)
    tables = house(() => ({ ...madeUpModule, game }))
    const table = await seated({ ...USUALLY, game: 'made-up', seats: 2, options: {} })
    table.join(new Looker())
    isBroken = true
    const failures: unknown[] = []
    expect(await shut(table, store, (error) => failures.push(error))).toBeNull()
    expect(failures).toHaveLength(1)
    expect(table.table.phase).toBe('closed')
    expect(await store.list('playing')).toEqual([])
  })
})
