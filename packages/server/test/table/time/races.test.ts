// Races on a clock of our own: bells announced ahead, stamps that only the table vouches for, answers in the order of accepted times.

import { type Action, type Ask, type Base, type Game, type Refusal } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { laidOutBells, square } from '../../../../games/pitch-in-the-west/test/lay-out.ts'
import { pitchInTheWest } from '@saloon/pitch-in-the-west'
import type { Down } from '../../../src/transport/protocol.ts'
import { type Delay, LatencyMeter } from '../../../src/table/time/latency.ts'
import { Races } from '../../../src/table/time/races.ts'

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
  readonly bots: number[]

  /** `isNew`: the bells were on before we came. `early`: so much before their time timers ring. */
  constructor(delays: (Delay | undefined)[], bots: number[] = [], isNew = false, early = 0) {
    this.state = laidOutBells()
    this.bots = bots
    this.races = new Races({
      now: () => this.now,
      after: (milliseconds, run) => {
        const task = { at: this.now + Math.max(0, milliseconds - early), run }
        this.tasks.push(task)
        return () => (this.tasks = this.tasks.filter((other) => other !== task))
      },
      chance: () => 0,
      delay: (seat) => delays[seat],
      tellAll: (message) => this.told.push({ at: this.now, message }),
      carryOut: async (seat, ask, action, by) => {
        const refused = game.apply(game.at(this.state), seat, { ask, action }) ?? null
        if (refused === null) this.done.push({ at: this.now, seat, action, by })
        this.look()
        return refused
      },
      wake: ([ask]) => this.woken.push({ at: this.now, ask: ask! }),
    })
    if (!isNew) this.races.asked({ game, state: { ...this.state, stack: [] } }, [])
    this.look()
  }
  look(): void {
    this.races.asked(
      this,
      game.asks(this.state).filter(({ seat }) => this.bots.includes(seat)),
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

  test('a timer that rings a little early loses no pitch', async () => {
    const saloon = new Saloon([near, near], [], false, 0.4)
    await saloon.until(10_300)
    const pitch = saloon.send(0, fire(0, 10_290))
    await saloon.until(11_000)
    expect(await pitch).toBeNull()
    expect(saloon.done[0]).toMatchObject({ seat: 0, by: 'person' })
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
})

describe('bots', () => {
  const shot = { do: 'fire', ...square(1), claimed: 0, arrived: 0, lat: 0 }

  test('aim beforehand and react after 180 ms at the least', async () => {
    const saloon = new Saloon([near, undefined], [1])
    expect(saloon.woken).toMatchObject([{ at: NOON, ask: { seat: 1 } }])
    await saloon.until(3000)
    const answer = saloon.send(1, shot, 'bot')
    await saloon.until(10_339)
    expect(saloon.done).toEqual([])
    await saloon.until(11_000)
    expect(await answer).toBeNull()
    expect(saloon.done[0]).toMatchObject({ at: NOON + 10_340, action: { claimed: 10_180, arrived: 10_180, lat: 0 } })
  })

  test('who takes longer to think than to react is late', async () => {
    const saloon = new Saloon([near, undefined], [1])
    await saloon.until(12_000)
    void saloon.send(1, shot, 'bot')
    await saloon.until(12_500)
    expect(saloon.done[0]!.action).toMatchObject({ claimed: 12_000, arrived: 12_000 })
  })

  test('one whose answer is refused is woken again, and takes a breath', async () => {
    const saloon = new Saloon([near, undefined], [1])
    const answer = saloon.send(1, { ...shot, slot: 99 }, 'bot')
    await saloon.until(10_400)
    expect(await answer).toMatchObject({ code: expect.any(String) })
    expect(saloon.woken).toMatchObject([{ at: NOON }, { at: NOON + 10_340, ask: { seat: 1 } }])
    const again = saloon.send(1, shot, 'bot')
    await saloon.until(12_000)
    expect(await again).toBeNull()
    expect(saloon.done[0]!.action).toMatchObject({ claimed: 10_340 + 700 })
  })

  test('what a stand-in was going to do is nobody’s any more when the player is back', async () => {
    const saloon = new Saloon([near, near], [1])
    const answer = saloon.send(1, shot, 'bot')
    await saloon.until(9000)
    saloon.bots.length = 0
    saloon.look()
    expect(await answer).toEqual({ code: 'question-closed' })
    await saloon.until(11_000)
    expect(saloon.done).toEqual([])
    const own = saloon.send(1, fire(1, 10_990))
    await saloon.until(12_000)
    expect(await own).toBeNull()
    expect(saloon.done[0]).toMatchObject({ seat: 1, by: 'person' })
  })
})

describe('a race that was cut off', () => {
  const series = (saloon: Saloon): number => (saloon.state.stack.at(-1) as unknown as { series: number }).series

  test('nobody answers it any more, and new bells sound', async () => {
    const saloon = new Saloon([near, near], [], true)
    await saloon.until(1)
    expect(saloon.done.map(({ action, by }) => [action.do, by])).toEqual([
      ['hold', 'clock'],
      ['hold', 'clock'],
    ])
    expect(series(saloon)).toBe(2)
    await saloon.until(20_000)
    expect(saloon.told.map(({ message }) => message)).toMatchObject([{ k: 1 }, { k: 2 }, { k: 3, n: 3 }])
  })

  test('waits for who comes back, but not for ever', async () => {
    const delays: (Delay | undefined)[] = [near, undefined]
    const back = new Saloon(delays, [], true)
    await back.until(4000)
    expect(back.done).toEqual([])
    expect(await back.send(0, fire(0, 3990))).toEqual({ code: 'busy' })
    delays[1] = far
    await back.until(4300)
    expect(series(back)).toBe(2)

    const gone = new Saloon([near, undefined], [], true)
    await gone.until(9999)
    expect(gone.done).toEqual([])
    await gone.until(10_001)
    expect(series(gone)).toBe(2)
  })

  test('by a pause: strokes that were heard can’t be unheard', async () => {
    const saloon = new Saloon([near, near], [1])
    const bot = saloon.send(1, fire(1, 0), 'bot')
    await saloon.until(9000)
    saloon.races.interrupt()
    expect(await bot).toEqual({ code: 'question-closed' })
    await saloon.until(60_000)
    expect(saloon.told).toHaveLength(2)
    expect(saloon.done).toEqual([])
    saloon.look()
    await saloon.until(60_001)
    expect(series(saloon)).toBe(2)
  })

  test('by another node that looks after the table from now on, but not by one that did all along', async () => {
    const saloon = new Saloon([near, near])
    saloon.races.takeOver()
    saloon.look()
    await saloon.until(9000)
    expect(series(saloon)).toBe(1)
    expect(saloon.told).toHaveLength(2)
  })
})

test('a line is measured by eight pings at the least', () => {
  const line = new LatencyMeter()
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
