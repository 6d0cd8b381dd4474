// How long one waits for one's turn at a table in this browser with four bots, until it is shown; and that the pace can be changed.

import { bangDiceModule } from '@saloon/bang-dice'
import { makeBot } from '@saloon/bots'
import {
  type Action,
  type Base,
  type Chance,
  type GameModule,
  type View,
  chanceFrom,
  isRefusal,
  patched,
} from '@saloon/kernel'
import type { Command, Down } from '@saloon/server/protocol'
import { wantedModule } from '@saloon/wanted'
import { wantedOneModule } from '@saloon/wanted-one'
import { describe, expect, test } from 'vitest'
import { localStoreInMemory } from '../../src/link/worker/local-store.ts'
import { LocalTable } from '../../src/link/worker/local-table.ts'
import { lengthOf } from '../../src/table/motion/queue.ts'
import { ShownTime } from '../../src/table/motion/shown-time.ts'
import { FakeTimer } from '../fake-timer.ts'

const ME = 0
const THINKS = 2000 // milliseconds that the person takes

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const sampled = ({ game }: GameModule, view: View<Base>, chance: Chance): Action & Record<string, never> => ({
  ...(game.sample(view, ME, chance) as Action & Record<string, never>),
})

async function sitDown(module: GameModule, seed: number, pace: number) {
  const timer = new FakeTimer()
  const chance = chanceFrom(seed, 5)
  let view: View<Base> | undefined
  let seq = 0
  let time: ShownTime | undefined
  const replies = new Map<string, object | null>()
  const hear = (message: Down): void => {
    if (message.type === 'reply') replies.set(message.id, message.refused)
    if (message.type === 'start') {
      view = message.view as View<Base>
      seq = message.seq
      time = new ShownTime({ seq, view, told: 0 }, undefined, timer)
    }
    if (message.type === 'step') {
      view = (message.patch ? patched(view, message.patch) : view) as View<Base>
      seq = message.seq
      const scenes = message.told.map((event) => [{ lasts: lengthOf(event), run: () => undefined }])
      time!.follow([{ seq, view, scenes, after: [] }], true)
      if (asked()) time!.hurry()
    }
  }
  const asked = () => module.game.asks(view!).find(({ must, seat }) => must && seat === ME)
  const table = await LocalTable.create(
    {
      id: 'local-pace',
      game: module.game.rules.id,
      options: {},
      pace,
      freeUndo: false,
      seats: [
        { kind: 'person', name: 'Ana' },
        ...['Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ kind: 'bot' as const, bot: 'greedy', name })),
      ],
    },
    {
      store: localStoreInMemory(),
      module,
      makeBot: (name) => makeBot(name, module),
      tell: (message) => hear(structuredClone(message)),
      now: () => 1,
      clock: timer.now,
      random: () => ((seed * 7919 + timer.now()) % 1000) / 1000,
      newSecret: () => String(seed).padStart(64, '0'),
      after: (milliseconds, task) => timer.after(milliseconds, task),
    },
  )
  if (isRefusal(table)) throw new Error(table.code)
  table.receive({ type: 'join', table: 'local-pace', whole: true })
  const wish = async (command: Command) => {
    const id = `c${replies.size}`
    table.receive({ type: 'command', id, wish: command })
    await settled()
    return replies.get(id)
  }
  return {
    timer,
    wish,
    table,
    get isOver() {
      return table.kept.phase === 'over'
    },
    get isOut() {
      return (module.game.out(view!) & 1) !== 0
    },
    /** Until I am asked and see it; how long that took. */
    async wait(): Promise<number | undefined> {
      const from = timer.now()
      while (!asked() || time!.isBehind) {
        await settled()
        if (this.isOver || this.isOut) return undefined
        if (asked() && !time!.isBehind) break
        if (timer.next === undefined) throw new Error('nothing will ever happen')
        timer.run(timer.next)
      }
      return timer.now() - from
    },
    async answer(): Promise<void> {
      timer.run(timer.now() + THINKS)
      const ask = asked()
      if (ask) await wish({ do: 'act', seat: ME, ask: ask.id, action: sampled(module, view!, chance) })
    },
  }
}

const MODULES = [
  ['bang-dice', bangDiceModule as unknown as GameModule],
  ['wanted', wantedModule as unknown as GameModule],
  ['wanted-one', wantedOneModule as unknown as GameModule],
] as const

describe.each(MODULES)('%s', (_name, module) => {
  test('T20: over whole games with four bots at the usual pace nobody waits longer than 12 s', async () => {
    let longest = 0
    let waits = 0
    for (let seed = 1; seed <= 4; seed++) {
      const table = await sitDown(module, seed, 1000)
      for (;;) {
        const waited = await table.wait()
        if (waited === undefined) break
        if (waits++ > 0) longest = Math.max(longest, waited)
        await table.answer()
      }
      table.table.close()
    }
    expect(waits).toBeGreaterThan(20)
    expect(longest).toBeGreaterThan(2000) // it was really measured
    expect(longest).toBeLessThanOrEqual(12_000)
  })
})

test('T20: the pace of the bots changes while a game is played', async () => {
  const table = await sitDown(MODULES[0][1], 3, 1000)
  await table.wait()
  await table.answer()
  expect(await table.wish({ do: 'pace', pace: 0 })).toBeNull()
  expect(table.table.kept.pace).toBe(0)
  const waited = await table.wait()
  expect(waited).toBeLessThanOrEqual(1500 + 2500)
})
