// Races on a clock of our own: bells announced ahead, stamps that only the table vouches for, answers in the order of accepted times.

import { type Action, type Ask, type Base, type Game, type Refusal } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { laidOutBells, square } from '../../games/pitch-in-the-west/test/lay-out.ts'
import { pitchInTheWest } from '@saloon/pitch-in-the-west'
import type { Down } from '../src/protocol.ts'
import { type Delay, MeasuredLine } from '../src/tables/measured-line.ts'
import { Races } from '../src/tables/races.ts'

const NOON = 1_000_000 // when the race began, on the server's clock
const game = pitchInTheWest as unknown as Game

class Saloon {
  now = NOON
  readonly told: { readonly at: number; readonly message: Down }[] = []
  readonly done: { readonly at: number; readonly seat: number; readonly action: Action; readonly by: string }[] = []
  readonly woken: { readonly at: number; readonly ask: Ask }[] = []
  private tasks: { readonly at: number; readonly run: () => void }[] = []
  readonly state: Base
  readonly races: Races

  constructor(delays: readonly (Delay | undefined)[], bots: readonly number[] = []) {
    this.state = laidOutBells()
    this.races = new Races({
      now: () => this.now,
      after: (milliseconds, run) => {
        const task = { at: this.now + milliseconds, run }
        this.tasks.push(task)
        return () => (this.tasks = this.tasks.filter((other) => other !== task))
      },
      chance: () => 0,
      delay: (seat) => delays[seat],
      tellAll: (message) => this.told.push({ at: this.now, message }),
      carryOut: async (seat, ask, action, by) => {
        const refused = game.apply(game.at(this.state), seat, { ask, action }) ?? null
        if (refused === null) this.done.push({ at: this.now, seat, action, by })
        this.look(bots)
        return refused
      },
      wake: ([ask]) => this.woken.push({ at: this.now, ask: ask! }),
    })
    this.look(bots)
  }
  private look(bots: readonly number[]): void {
    this.races.asked(
      this,
      game.asks(this.state).filter(({ seat }) => bots.includes(seat)),
    )
  }
  get game(): Game {
    return game
  }
  askOf(seat: number): string {
    return game.asks(this.state).find((ask) => ask.seat === seat)!.id
  }
  /** A message that comes in now. */
  send(seat: number, action: object, by: 'person' | 'bot' = 'person'): Promise<Refusal | null> {
    return this.races.answer(this, seat, this.askOf(seat), action as Action, by, null)
  }
  async until(time: number): Promise<void> {
    for (;;) {
      const next = this.tasks.filter(({ at }) => at <= NOON + time).toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.tasks = this.tasks.filter((task) => task !== next)
      this.now = Math.max(this.now, next.at)
      next.run()
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    }
    this.now = NOON + time
  }
  life(): number[] {
    return (this.state as unknown as { figures: { life: number }[] }).figures.map(({ life }) => life)
  }
}

const near: Delay = { lat: 10, varies: 2 }
const far: Delay = { lat: 100, varies: 20 }
const fire = (side: 0 | 1, at: number) => ({ do: 'fire', ...square(side), claimed: NOON + at, arrived: 0, lat: 0 })

describe('bells', () => {
  test('each stroke is announced 250 ms and the larger delay ahead, and no sooner', async () => {
    const saloon = new Saloon([near, far])
    await saloon.until(7649)
    expect(saloon.told).toEqual([])
    await saloon.until(10_000)
    expect(saloon.told).toEqual([
      { at: NOON + 7650, message: { type: 'ding', k: 1, n: 3, at: NOON + 8000 } },
      { at: NOON + 8650, message: { type: 'ding', k: 2, n: 3, at: NOON + 9000 } },
      { at: NOON + 9650, message: { type: 'ding', k: 3, n: 3, at: NOON + 10_000 } },
    ])
  })
})

describe('stamps', () => {
  test('whoever is far away loses nothing: accepted times decide, not arrivals', async () => {
    const saloon = new Saloon([far, near])
    await saloon.until(10_320)
    const b = saloon.send(1, fire(1, 10_310))
    await saloon.until(10_380)
    const a = saloon.send(0, fire(0, 10_280)) // released first, 100 ms on its way
    await saloon.until(12_000)
    expect([await a, await b]).toEqual([null, null])
    expect(saloon.done.slice(0, 2).map(({ seat }) => seat)).toEqual([0, 1])
    expect(saloon.life()).toEqual([5, 3])
    expect(saloon.done[0]!.at).toBeGreaterThanOrEqual(NOON + 10_280 + 100 + 150)
  })

  test.each([
    ['in the future', 99_999_999, 10_492],
    ['earlier than the line allows', 9000, 10_370],
    ['missing', undefined, 10_492],
    ['no number', 'now', 10_492],
  ] as const)('a claim that is %s is taken for what is possible', async (_what, claimed, accepted) => {
    const saloon = new Saloon([near, near])
    await saloon.until(10_500)
    void saloon.send(0, { ...fire(0, 0), claimed: typeof claimed === 'number' ? NOON + claimed : claimed, lat: 200 })
    await saloon.until(11_000)
    const { action } = saloon.done[0]! as unknown as { action: { claimed: number; arrived: number; lat: number } }
    expect(action).toMatchObject({ arrived: 10_500, lat: 10 }) // ours, whatever it wrote
    const within = Math.min(10_500 - 8, Math.max(10_500 - 130, action.claimed))
    expect(within).toBe(accepted)
  })

  test('the same pitch twice: the second is refused', async () => {
    const saloon = new Saloon([near, near])
    await saloon.until(10_300)
    const away = { ...fire(0, 10_290), dir: 9000, power: 1 }
    const first = saloon.send(0, away)
    const again = saloon.send(0, away)
    await saloon.until(11_000)
    expect(await first).toBeNull()
    expect(await again).toMatchObject({ code: expect.any(String) })
  })

  test('without a measured line nobody can be ready for the bells', async () => {
    const saloon = new Saloon([undefined, near])
    saloon.races.forget()
    const { state } = saloon as unknown as { state: { stack: object[] } }
    state.stack[state.stack.length - 1] = {
      ...state.stack.at(-1),
      kind: 'ready',
      strokes: 3,
      answered: [],
      steady: false,
    }
    expect(await saloon.send(0, { do: 'ready', lat: 5, varies: 0 })).toBeNull()
    expect(saloon.done[0]!.action).toMatchObject({ lat: -1, varies: 0 })
    expect(await saloon.send(1, { do: 'ready', lat: 999, varies: 999 })).toBeNull()
    expect(saloon.done[1]!.action).toMatchObject({ lat: 10, varies: 2 })
    expect((state.stack.at(-1) as { kind: string }).kind).toBe('steady')
  })
})

describe('who isn’t there', () => {
  test('twenty seconds after the last stroke the series ends by itself', async () => {
    const saloon = new Saloon([near, near])
    await saloon.until(30_159)
    expect(saloon.done).toEqual([])
    await saloon.until(30_160)
    expect(saloon.done.map(({ action, by }) => [action.do, by])).toEqual([
      ['hold', 'clock'],
      ['hold', 'clock'],
    ])
  })

  test('after a fall nobody waits longer than an earlier pitch could take', async () => {
    const saloon = new Saloon([near, near])
    await saloon.until(10_300)
    void saloon.send(0, fire(0, 10_290))
    await saloon.until(11_000)
    expect(saloon.life()).toEqual([5, 3])
  })

  test('bots react after 180 ms at the least', async () => {
    const saloon = new Saloon([near, undefined], [1])
    await saloon.until(10_179)
    expect(saloon.woken).toEqual([])
    await saloon.until(10_180)
    expect(saloon.woken).toMatchObject([{ ask: { seat: 1 } }])
    const shot = saloon.send(1, { do: 'fire', ...square(1), claimed: 0, arrived: 0, lat: 0 }, 'bot')
    await saloon.until(11_000)
    expect(await shot).toBeNull()
    expect(saloon.done[0]!.action).toMatchObject({ claimed: 10_180, arrived: 10_180, lat: 0 })
  })
})

test('a line is measured by eight pings at the least', () => {
  const line = new MeasuredLine()
  for (const way of [40, 44, 60, 48, 42, 50, 41]) {
    line.asked(1000)
    line.answered(1000 + way)
  }
  expect(line.delay).toBeUndefined()
  line.asked(2000)
  line.answered(2046)
  expect(line.delay).toEqual({ lat: 20, varies: 10 })
  line.answered(9999) // nobody asked
  expect(line.delay).toEqual({ lat: 20, varies: 10 })
})
