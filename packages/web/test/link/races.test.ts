// Races as a page runs them: clocks compared, bells heard at their moment, answers stamped with it; and who duels without bells.

import { beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '@saloon/games'
import { only } from '@saloon/kernel'
import type { Down, Up } from '@saloon/server/protocol'
import { pageTime } from '../../src/app/time.ts'
import { ServerClock } from '../../src/link/server-clock.ts'
import { TableClient } from '../../src/link/client.ts'
import type { Snapshot, TableLink, Command } from '../../src/link/link.ts'
import { hasRace, strokesAt } from '../../src/table/clock/race.ts'
import { choiceOf, questionFor } from '../../src/table/choice/choice.ts'
import { EMPTY } from '../../src/table/choice/draft.ts'
import { localKind, nextWish, until } from './kinds.ts'
import { noon } from '../../../games/pitch-in-the-west/test/noon.ts'

describe('the clock of the house', () => {
  class Line {
    now = 0
    asked: number[] = []
    isNeeded = true
    private tasks: { readonly at: number; readonly run: () => void }[] = []
    readonly clock = new ServerClock({
      now: () => this.now,
      ask: (mine) => this.asked.push(mine),
      isNeeded: () => this.isNeeded,
      after: (milliseconds, run) => {
        const task = { at: this.now + milliseconds, run }
        this.tasks.push(task)
        return () => (this.tasks = this.tasks.filter((other) => other !== task))
      },
    })
    until(time: number): void {
      this.now = time
      const due = this.tasks.filter(({ at }) => at <= time)
      this.tasks = this.tasks.filter((task) => !due.includes(task))
      for (const { run } of due) run()
    }
    /** The house is an hour ahead; the way there takes so long, and the way back. */
    answer(there: number, back: number): void {
      const mine = this.asked.at(-1)!
      this.now = mine + there + back
      this.clock.heard({ mine, at: mine + there + 3_600_000 })
    }
  }

  test('the shortest way there and back says by how much it is ahead', () => {
    const line = new Line()
    line.clock.look()
    for (const [there, back] of [
      [90, 10],
      [11, 9],
      [10, 70],
    ] as const) {
      line.answer(there, back)
      line.until(line.now + 40)
    }
    expect(line.clock.ahead).toBe(3_600_001) // half of 11 - 9 wrong, where others would be off by 40 and 30
  })

  test('ten times in a row, then once a second, one question at a time', () => {
    const line = new Line()
    for (let again = 0; again < 3; again++) line.clock.look()
    expect(line.asked).toEqual([0])
    for (let n = 1; n < 10; n++) {
      line.answer(5, 5)
      line.until(line.now + 39)
      expect(line.asked).toHaveLength(n)
      line.until(line.now + 1)
      expect(line.asked).toHaveLength(n + 1)
    }
    line.answer(5, 5)
    line.until(line.now + 999)
    expect(line.asked).toHaveLength(10)
    line.until(line.now + 1)
    expect(line.asked).toHaveLength(11)
  })

  test('no longer than there may be a race, and anew on another line', () => {
    const line = new Line()
    line.isNeeded = false
    line.clock.look()
    expect(line.asked).toEqual([])
    line.isNeeded = true
    line.clock.look()
    line.answer(500, 1)
    line.clock.stop()
    line.until(line.now + 5000)
    expect(line.asked).toHaveLength(1)
    expect(line.clock.ahead).toBe(0)
    line.clock.look()
    line.answer(1, 1)
    expect(line.clock.ahead).toBe(3_600_000)
  })
})

test('a stroke counts from its moment on, and only the last one says that it is time', () => {
  expect(strokesAt({ k: 1, n: 3, at: 1000 }, 999)).toEqual({ heard: 0, of: 3, isNow: false })
  expect(strokesAt({ k: 2, n: 3, at: 1000 }, 1000)).toEqual({ heard: 2, of: 3, isNow: false })
  expect(strokesAt({ k: 3, n: 3, at: 1000 }, 999)).toEqual({ heard: 2, of: 3, isNow: false })
  expect(strokesAt({ k: 3, n: 3, at: 1000 }, 1000)).toEqual({ heard: 3, of: 3, isNow: true })
})

class Silent extends TableClient {
  readonly sent: Up[] = []
  constructor() {
    super('silent', { loadGame: () => Promise.resolve(undefined), past: () => Promise.resolve(undefined) })
    this.opened({ send: (message) => this.sent.push(message) }, undefined)
  }
  protected override get ahead(): number {
    return 5000
  }
  hear(message: Down): void {
    this.received(message)
  }
  retry(): void {}
  close(): void {}
}

test('an answer that has a moment says which, by the clock of the table; others stay as they are', () => {
  const link = new Silent()
  const before = Math.floor(pageTime())
  void link.wish({
    do: 'act',
    seat: 0,
    ask: '0.1.0.0',
    action: { do: 'fire', slot: 2, claimed: 0, arrived: 0, lat: 0 },
  })
  void link.wish({ do: 'act', seat: 0, ask: '0.1.0.0', action: { do: 'hold' } })
  const [fire, hold] = link.sent.slice(-2).map((up) => (up as { wish: { action: object } }).wish.action)
  expect(hold).toEqual({ do: 'hold' })
  const { claimed, ...rest } = fire as { claimed: number }
  expect(rest).toEqual({ do: 'fire', slot: 2, arrived: 0, lat: 0 })
  expect(claimed).toBeGreaterThanOrEqual(before + 5000)
  expect(claimed).toBeLessThanOrEqual(Math.ceil(pageTime()) + 5000)
})

test('a stroke is kept by the clock of the page', () => {
  const link = new Silent()
  link.hear({ type: 'ding', k: 2, n: 5, at: 12_000 })
  expect(link.snapshot().bell).toEqual({ k: 2, n: 5, at: 7000 })
})

// ---- whole duels --------------------------------------------------------------------------------------------------

beforeAll(() => GAMES.find(({ game }) => game.rules.id === 'pitch-in-the-west')!.game.rules.ready?.())

const topOf = ({ game }: Snapshot): string | undefined => game?.view.stack.at(-1)?.kind
const toldIn = ({ game }: Snapshot) => game!.moments.flatMap(({ told }) => told)

/** Up to this question, with the least that can be said on the way. */
async function goTo(link: TableLink, kind: string): Promise<Snapshot> {
  for (;;) {
    const now = await until(link, (at) => topOf(at) === kind || nextWish(at, 1) !== undefined, kind)
    if (topOf(now) === kind) return now
    const wish = nextWish(now, 1)!
    const least: Record<string, object> = {
      challenge: { do: 'challenge', against: wish.action['against'], strokes: 3 },
      ready: { do: 'ready', lat: 0, varies: 0 },
      turn: { do: 'end-turn' },
    }
    expect(await link.wish({ ...wish, action: least[topOf(now)!] as never })).toBeNull()
  }
}

/** The duel's own way of saying it: from a choice, as a hand would. */
function shot(now: Snapshot): Extract<Command, { do: 'act' }> {
  const { game } = now
  const ask = game!.module.game.asks(game!.view).find(({ seat }) => seat === 0)!
  const question = questionFor(game!.module.game, game!.view, 0)
  const hands = { change: () => undefined, commit: () => undefined, refuse: () => undefined }
  const { ready } = choiceOf(
    question,
    { ...EMPTY, intent: 'fire', amounts: { slot: slotOf(now), dir: AWAY, power: 1000 } },
    hands,
  )
  return { do: 'act', seat: 0, ask: ask.id, action: ready as never }
}
const laneOf = (now: Snapshot) =>
  now.game!.view.stack.at(-1) as unknown as { attacker: string; lane: readonly { left: readonly number[] }[] }
const sideOf = (now: Snapshot): 0 | 1 => {
  const { figures } = now.game!.view as unknown as { figures: readonly { id: string; seat: number }[] }
  return figures.find(({ id }) => id === laneOf(now).attacker)!.seat === 0 ? 0 : 1
}
const slotOf = (now: Snapshot): number => laneOf(now).lane[sideOf(now)]!.left[0]!
/** Nobody falls. */
const AWAY = 9000

/** How long after it. On a busy machine the bot may have hit before we come to it: after that of the next series, then. */
async function shootAfterTheLastStroke(link: TableLink): Promise<number> {
  for (let latest = 0; ;) {
    await goTo(link, 'bells')
    const { bell } = await until(link, (now) => now.bell?.k === 3 && now.bell.at > latest, 'the last stroke')
    latest = bell!.at
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, latest + 150 - pageTime())))
    const now = link.snapshot()
    if (topOf(now) !== 'bells') continue
    const reaction = pageTime() - latest
    const refused = await link.wish(shot(now))
    if (refused === null) return reaction
    expect(refused).toMatchObject({ code: 'question-closed' })
  }
}

describe('alone against a bot', () => {
  test('the bells sound at their moment, and every pitch is stamped with its own', async () => {
    const { link } = await localKind().open('pitch-in-the-west', ['me', 'greedy'], noon)
    const begun = await goTo(link, 'bells')
    expect(hasRace(begun.game!.module.game, begun.game!.view)).toBe(true)
    expect(begun.bell).toBeUndefined()
    const before = pageTime()
    const first = await until(link, ({ bell }) => bell !== undefined, 'the first stroke')
    expect(first.bell).toMatchObject({ n: 3 })
    expect(first.bell!.at - before).toBeLessThan(5000)
    const reaction = await shootAfterTheLastStroke(link)
    const released = toldIn(link.snapshot()).find(
      (event) => event.type === 'released' && (event as { by?: number }).by === 0,
    ) as unknown as { claimed: number; arrived: number; reaction: number }
    // Never sooner than it was, give or take what two clocks may differ; never later than it came.
    expect(released.reaction).toBeGreaterThan(reaction - 30)
    expect(released.claimed).toBeLessThan(released.arrived + 30)
    link.close()
  })

  test('whoever can’t wait is early', async () => {
    const { link } = await localKind().open('pitch-in-the-west', ['me', 'greedy'], noon)
    const now = await goTo(link, 'bells')
    expect(await link.wish(shot(now))).toBeNull()
    expect(toldIn(link.snapshot()).map(({ type }) => type)).toContain('early')
    expect(laneOf(link.snapshot()).lane[sideOf(link.snapshot())]).toMatchObject({ early: true })
    link.close()
  })

  test('whoever loads the page again in the middle of a series hears new bells', async () => {
    const { link, reload } = await localKind().open('pitch-in-the-west', ['me', 'greedy'], noon)
    await goTo(link, 'bells')
    await until(link, ({ bell }) => bell !== undefined, 'the first stroke')
    link.close()
    const again = await reload()
    const seriesOf = (now: Snapshot) => (now.game?.view.stack.at(-1) as { series?: number } | undefined)?.series
    await until(again, (now) => seriesOf(now) === 2, 'the next series')
    const { bell } = await until(again, (now) => now.bell !== undefined, 'its first stroke')
    expect(bell).toMatchObject({ k: 1, n: 3 })
    again.close()
  })
})

test('two at one device duel without the bells', async () => {
  const { link } = await localKind().open('pitch-in-the-west', ['me', 'me'], noon)
  for (;;) {
    const { game } = await until(link, (now) => now.game !== undefined)
    if (game!.view.stack.at(-1)!.kind === 'steady') break
    const [ask] = game!.module.game.asks(game!.view)
    link.look(only(ask!.seat))
    await until(link, (now) => now.game!.eyes === only(ask!.seat))
    const wish = nextWish(link.snapshot(), 1)!
    const action = wish.action.do === 'ask-steady' ? { do: 'ready', lat: 0, varies: 0 } : wish.action
    expect(await link.wish({ ...wish, action })).toBeNull()
  }
  link.close()
})
