// Series of games: what goes from one to the next, and who has won in the end.

import { type GameModule, type Outcome, makeGame } from '@saloon/kernel'
import { type MadeUp, madeUpModule, madeUpRules } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import type { LiveTable } from '../../../src/table/live-table.ts'
import { isUnderWay, newSeries, withGame } from '../../../src/table/lobby/series.ts'
import { PEOPLE, Room } from '../../support/room.ts'

const madeUp = madeUpModule as unknown as GameModule
const outcome = (winners: number[], scores?: Record<string, number>): Outcome => ({
  winners,
  ranking: [winners],
  because: { key: 'result.points' },
  ...(scores && { scores }),
})

describe('the score of a series', () => {
  test('adds games won and points, and names the winners at the end', () => {
    let series = newSeries(3)
    expect(isUnderWay(series)).toBe(false)
    series = withGame(series, 2, outcome([0], { 0: 5, 1: 2 }))
    expect(series).toEqual({ of: 3, played: 1, wins: [1, 0], points: [5, 2], winners: null })
    expect(isUnderWay(series)).toBe(true)
    series = withGame(series, 2, outcome([1], { 1: 9 }))
    expect(series).toMatchObject({ wins: [1, 1], points: [5, 11], winners: null })
    expect(withGame(series, 2, outcome([0]))).toMatchObject({ played: 3, wins: [2, 1], winners: [0] })
    expect(isUnderWay(withGame(series, 2, outcome([0])))).toBe(false)
    // Of equals who has more points; a game that nobody won counts as played.
    expect(withGame(series, 2, undefined)).toMatchObject({ wins: [1, 1], points: [5, 11], winners: [1] })
    expect(withGame(newSeries(1), 2, outcome([0]))).toEqual(newSeries(1))
  })
})

describe('a series at a table', () => {
  /** Everybody is ready and the host goes on. */
  async function next(room: Room, table: LiveTable, how: 'next' | 'start' = 'next'): Promise<void> {
    await room.ready(table)
    await room.can(table, 'ana', { do: how })
  }

  test('plays so many games, with the score in the public table and kept', async () => {
    const room = new Room()
    const table = await room.table({ series: 2, seats: 3 }, 3)
    expect(await room.wish(table, 'ana', { do: 'next' })).toEqual({ code: 'no-series' })
    await room.can(table, 'ana', { do: 'start' })
    await room.playOut(table)
    const { winners } = room.game(table).game.rules.outcome(room.game(table).state)!
    const wins = [0, 1, 2].map((seat) => (winners.includes(seat) ? 1 : 0))
    expect(table.table.series).toEqual({ of: 2, played: 1, wins, points: null, winners: null })
    room.restart()
    const again = await room.again(table)
    expect(again.table.series).toEqual(table.table.series)
    const [looker] = room.join(again, undefined)
    expect(looker!.last('table')!.table.series).toMatchObject({ of: 2, played: 1 })
    expect(await room.wish(again, 'ana', { do: 'next' })).toMatchObject({ code: 'not-ready' })
    await next(room, again)
    await room.playOut(again)
    const { series } = again.table
    expect(series).toMatchObject({ played: 2 })
    const most = Math.max(...series.wins)
    expect(series.winners).toEqual([0, 1, 2].filter((seat) => series.wins[seat] === most))
    expect(await room.wish(again, 'ana', { do: 'next' })).toEqual({ code: 'no-series' })
    await next(room, again, 'start') // another one
    expect(again.table.series).toEqual(newSeries(2))
  })

  test('keeps seats and options while it lasts; the host may end it', async () => {
    const room = new Room()
    const table = await room.playing({ series: 3, game: 'wanted-one', seats: 2 }, 2)
    await room.can(table, 'bo', { do: 'concede', seat: 1 })
    expect(table.table.series).toMatchObject({ played: 1, wins: [1, 0] })
    for (const wish of [
      { do: 'add-seat' },
      { do: 'move-seat', from: 0, to: 1 },
      { do: 'set-options', options: { quick: true } },
    ] as const)
      expect(await room.wish(table, 'ana', wish), wish.do).toEqual({ code: 'series-running' })
    const room_ = { open: true, watchable: true, talk: 'none', clock: 'none', pace: 0 } as const
    expect(await room.wish(table, 'ana', { do: 'set-table', ...room_, series: 5 })).toEqual({ code: 'series-running' })
    await room.can(table, 'ana', { do: 'set-table', ...room_, series: 3 })
    expect(await room.wish(table, 'bo', { do: 'end-series' })).toEqual({ code: 'host-only' })
    await room.can(table, 'ana', { do: 'end-series' })
    expect(table.table.series).toEqual(newSeries(3))
    expect(await room.wish(table, 'ana', { do: 'end-series' })).toEqual({ code: 'no-series' })
    await room.can(table, 'ana', { do: 'add-seat' })
  })

  test('carries over what the game carries over', async () => {
    const dealt: unknown[] = []
    const deal: typeof madeUpRules.deal = (setup, chance) => {
      dealt.push(setup.before ?? null)
      return madeUpRules.deal(setup, chance)
    }
    const room = new Room({ ...madeUp, game: makeGame({ ...madeUpRules, deal } as never) })
    const table = await room.playing({ game: 'made-up', seats: 2, options: { rounds: 1 }, series: 2 }, 2)
    await room.playOut(table)
    await next(room, table)
    expect([dealt[0], dealt.at(-1)]).toEqual([null, { leader: 1 }])
    expect(room.game(table).header.setup).toEqual({
      seats: 2,
      options: { rounds: 1, style: 'calm' },
      before: { leader: 1 },
    })
  })

  test('is set up from game to game as the game says', async () => {
    const seen: unknown[] = []
    const module: GameModule = {
      ...madeUp,
      next({ state, outcome: { winners } }, { options, seats }) {
        seen.push({ winners, points: (state as MadeUp).points, options, seats })
        return { rounds: 3 }
      },
    }
    const room = new Room(module)
    const table = await room.playing({ game: 'made-up', seats: 2, options: { rounds: 1 }, series: 3 }, 2)
    const rounds = () => (room.game(table).state as MadeUp).rounds
    expect(rounds()).toBe(1)
    await room.playOut(table)
    const { points } = room.game(table).state as MadeUp
    await next(room, table)
    expect(rounds()).toBe(3)
    expect(seen).toEqual([
      {
        winners: table.table.series.wins.flatMap((won, seat) => (won ? [seat] : [])),
        points,
        options: { rounds: 1, style: 'calm' },
        seats: 2,
      },
    ])
    expect(table.table.options).toMatchObject({ rounds: 1 }) // the table's own stay as they were agreed
    // A game that was given up is simply played again.
    await room.can(table, 'bo', { do: 'concede', seat: 1 })
    await next(room, table)
    expect(rounds()).toBe(1)
    expect(seen).toHaveLength(1)
  })

  test('is asked nothing where games stand alone', async () => {
    const module: GameModule = {
      ...madeUp,
      next() {
        throw new Error('not in a series')
      },
    }
    const room = new Room(module)
    const table = await room.playing({ game: 'made-up', seats: 2, options: { rounds: 1 } }, 2)
    await room.playOut(table)
    await next(room, table, 'start')
    expect(room.game(table).header.setup.before).toBeUndefined()
  })
})

describe('a game that one of two gives up', () => {
  test('is won by the other, for the series and for ratings', async () => {
    const room = new Room()
    const table = await room.playing({ series: 2, rated: true, game: 'wanted-one', seats: 2 }, 2)
    await room.can(table, PEOPLE[0]!, { do: 'concede', seat: 0 })
    expect(table.table).toMatchObject({ phase: 'over', series: { wins: [0, 1] } })
    const kept = await Promise.all(PEOPLE.slice(0, 2).map((player) => room.store.get('rating', `${player}/wanted-one`)))
    const [lost, won] = kept.map((stored) => (JSON.parse(stored!.text) as { mu: number }).mu)
    expect(won!).toBeGreaterThan(25)
    expect(lost!).toBeLessThan(25)
  })
})
