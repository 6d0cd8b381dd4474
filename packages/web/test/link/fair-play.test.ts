// Bots at a table in this browser: they take their time, never stall, and the time they take says nothing of what they hold.

import { type Player, makeBot } from '@saloon/bots'
import { GAMES } from '@saloon/games'
import { type GameModule, type Refusal, bits, chanceFrom, countActions, isRefusal } from '@saloon/kernel'
import type { Down } from '@saloon/server/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { many } from '../../../../scripts/testing/many.ts'
import { brandOf } from '../../src/art/marks/brands.ts'
import { GANG_DRESS } from '../../src/art/marks/gangs.ts'
import { ROLE_COLOURS, type RoleName, RoleSign } from '../../src/art/marks/RoleSign.tsx'
import { LocalTable } from '../../src/link/worker/local-table.ts'
import { localStoreInMemory } from '../../src/link/worker/local-store.ts'

const moduleOf = (id: string): GameModule => GAMES.find(({ game }) => game.rules.id === id)!

interface Decision {
  readonly kind: string
  readonly wait: number
  readonly answers: number // how many there were to choose from
}

/** A whole game in which a bot plays my hand too; each decision with the time before it. */
async function play(game: string, seats: number, seed: number): Promise<Decision[]> {
  const module = moduleOf(game)
  const chance = chanceFrom(seed, 5)
  const decisions: Decision[] = []
  const told: Down[] = []
  let ring: (() => void) | undefined
  let wait = 0
  const listening = (name: string): Player | Refusal => {
    const bot = makeBot(name, module)
    if (isRefusal(bot)) return bot
    return {
      ...bot,
      decide(view, asks, memory, luck) {
        const ask = asks.find(({ must }) => must)!
        decisions.push({ kind: ask.kind, wait, answers: countActions(module.game.options(view, ask.seat)) })
        return bot.decide(view, asks, memory, luck)
      },
    }
  }
  const table = await LocalTable.create(
    {
      id: `local-${game}-${seed}`,
      game,
      options: {},
      pace: 1000,
      freeUndo: false,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0
          ? { kind: 'person' as const, name: 'Ana' }
          : { kind: 'bot' as const, bot: 'greedy', name: `Bot ${seat}` },
      ),
    },
    {
      store: localStoreInMemory(),
      module,
      makeBot: listening,
      tell: (message) => told.push(message),
      now: () => 1,
      clock: () => 1,
      random: () => (bits(chance) >>> 0) / 2 ** 32,
      newSecret: () => String(seed).padStart(64, '0'),
      after(milliseconds, task) {
        wait = milliseconds
        ring = task
        return () => {
          if (ring === task) ring = undefined
        }
      },
    },
  )
  if (isRefusal(table)) throw new Error(table.code)
  table.receive({ type: 'command', id: 'away', wish: { do: 'away', seat: 0 } })
  const isOver = (): boolean => told.some((message) => message.type === 'table' && message.table.phase === 'over')
  for (let steps = 0; steps < 5000 && !isOver(); steps++) {
    const due = ring
    ring = undefined
    due?.()
    // The table writes each answer down before the next.
    for (let turns = 0; turns < 40 && ring === undefined && !isOver(); turns++) await Promise.resolve()
    if (ring === undefined && !isOver()) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(isOver(), `${game} ${seed} came to an end`).toBe(true)
  return decisions
}

const GAMES_PLAYED = many(500)

test(`T20: no bot stalls in ${GAMES_PLAYED} seeded games, and each takes between half a second and three`, async () => {
  let decided = 0
  const waits = new Set<number>()
  for (let seed = 0; seed < GAMES_PLAYED; seed++) {
    for (const { wait } of await play('bang-dice', 3 + (seed % 6), seed)) {
      expect(wait).toBeGreaterThanOrEqual(500)
      expect(wait).toBeLessThanOrEqual(3000)
      waits.add(Math.round(wait))
      decided++
    }
  }
  expect(decided).toBeGreaterThan(20 * GAMES_PLAYED)
  expect(waits.size).toBeGreaterThan(100)
})

/** The largest distance between two distributions (Kolmogorov–Smirnov). */
function distance(one: readonly number[], other: readonly number[]): number {
  const share = (all: readonly number[], upTo: number): number => all.filter((n) => n <= upTo).length / all.length
  return Math.max(...[...one, ...other].map((n) => Math.abs(share(one, n) - share(other, n))))
}

test('T12: how long an answer takes doesn’t say whether there was one', async () => {
  const some: number[] = []
  const none: number[] = []
  for (let seed = 0; (some.length < 200 || none.length < 200) && seed < 400; seed++) {
    for (const { kind, wait, answers } of await play('wanted', 4 + (seed % 4), seed)) {
      if (kind === 'shot' || kind === 'indians') (answers > 1 ? some : none).push(wait)
    }
  }
  const [n, m] = [some.slice(0, 200), none.slice(0, 200)]
  expect([n.length, m.length]).toEqual([200, 200])
  // At this size a true difference is claimed wrongly once in a hundred times.
  expect(distance(n, m)).toBeLessThan(1.63 * Math.sqrt(2 / 200))
  // It would be noticed: a quarter of a second more is.
  expect(
    distance(
      n,
      m.map((wait) => wait + 250),
    ),
  ).toBeGreaterThan(1.63 * Math.sqrt(2 / 200))
})

test('A9: without colour, seats and gangs are told apart by mark and by hatch', () => {
  const seats = Array.from({ length: 10 }, (_, seat) => brandOf(seat))
  for (const all of [seats, GANG_DRESS]) {
    expect(new Set(all.map(({ iron }) => iron)).size).toBe(all.length)
    expect(new Set(all.map(({ hatch }) => hatch)).size).toBe(all.length)
  }
})

test('A9: without colour, roles are told apart by what is drawn', () => {
  const roles = Object.keys(ROLE_COLOURS) as RoleName[]
  const shapes = roles.map((role) =>
    renderToStaticMarkup(createElement(RoleSign, { role })).replaceAll(/ (?:fill|stroke)="[^"]*"/g, ''),
  )
  expect(new Set(shapes).size).toBe(roles.length)
})
