// How many clicks an answer takes, counted over whole games: everybody decides as a bot does, and picks it thing by thing.

import {
  type Action,
  type Game,
  type GameModule,
  type View,
  type Base,
  canonical,
  countActions,
  chanceFrom,
  isRefusal,
} from '@saloon/kernel'
import { type Player, makeBot, playGame } from '@saloon/bots'
import { bangDiceModule } from '@saloon/bang-dice'
import { aimOf, kindOf, wantedModule } from '@saloon/wanted'
import { wantedOneModule } from '@saloon/wanted-one'
import { afterAll, describe, expect, test } from 'vitest'
import type { Board } from '../src/games/board.ts'
import { board as wantedBoard } from '../src/games/wanted/board.tsx'
import { choiceOf, openingOf, questionFor } from '../src/table/choice/choice.ts'
import { givesNothing } from '../src/table/choice/deed-names.ts'
import type { Draft } from '../src/table/choice/draft.ts'
import { type Ref, refOf } from '../src/table/choice/ref.ts'

interface Counted {
  readonly action: Action
  readonly clicks: number
  readonly things: number // at the least one: what is done
}

/** Things first, in the order of the action's fields; what there is to do is said only where that isn't enough. */
function clicksFor(game: Game, view: View<Base>, seat: number, action: Action, isOneTap: Board['isOneTap']): number {
  // Where nothing is to be chosen the table answers by itself.
  if (givesNothing(action.do) && countActions(game.options(view, seat)) === 1) return 0
  const question = questionFor(game, view, seat)
  let draft: Draft = openingOf(question)
  let done: Action | undefined
  const choice = () =>
    choiceOf(question, draft, {
      change: (next) => (draft = next),
      commit: (committed) => (done = committed),
      isOneTap,
      refuse: (ref) => {
        throw new Error(`${ref} can't be picked for ${JSON.stringify(action)}`)
      },
    })
  const deed = choice().deeds.find(({ name }) => name === action.do)
  if (deed?.isWhole) {
    choice().press(deed.ref)
    expect(done).toEqual(action)
    return 1
  }
  let clicks = 0
  const click = (press: () => void): void => {
    press()
    clicks++
  }
  if (deed && choice().deed !== action.do) click(() => choice().pick(deed.ref))
  for (const [i, ref] of refsOf(game, action).entries()) {
    if (done) break
    // One of several parts is taken up by itself when the one before it is filled, and filled where there is no choice.
    const { parts, holds, takeUp } = choice()
    const part = parts[i]
    if (part ? part.ref === ref : holds(ref)) continue
    if (part && !part.isActive) click(() => takeUp(part.path))
    click(() => choice().pick(ref))
  }
  if (!done) click(() => choice().commit())
  expect(canonical(done!)).toBe(canonical(action))
  return clicks
}

const THINGS = new Set(['card', 'seat', 'die', 'place', 'piece', 'word', 'yes-no'])

function refsOf(game: Game, action: Action): Ref[] {
  const shapes = game.rules.actions as Readonly<Record<string, Readonly<Record<string, string | readonly [string]>>>>
  const fields = action as unknown as Readonly<Record<string, number | string | readonly (number | string)[]>>
  return Object.entries(shapes[action.do]!).flatMap(([field, shape]) => {
    const kind = typeof shape === 'string' ? shape : shape[0]
    if (!THINGS.has(kind)) return []
    const value = fields[field]!
    return (typeof value === 'object' ? value : [value]).map((one) => refOf(kind as 'card', one))
  })
}

function countGames(module: GameModule, isOneTap: Board['isOneTap'], seats: number, games: number): Counted[] {
  const counted: Counted[] = []
  const { game } = module
  const count = (view: View<Base>, seat: number, action: Action): void => {
    const clicks = clicksFor(game, view, seat, action, isOneTap)
    counted.push({ action, clicks, things: Math.max(1, refsOf(game, action).length) })
  }
  const watched = (bot: Player, seat: number): Player => ({
    ...bot,
    decide(view, asks, memory, chance) {
      const decision = bot.decide(view, asks, memory, chance)
      const kind = decision && asks.find(({ id }) => id === decision.answer.ask)
      if (decision && kind?.must && isPickedFrom(game, decision.answer.action))
        count(view, seat, decision.answer.action)
      return decision
    },
  })
  const setup = game.prepare({ seats })
  if (isRefusal(setup)) throw new Error(setup.code)
  for (let seed = 1; seed <= games; seed++) {
    const bots = Array.from({ length: seats }, (_, seat) => watched(made(module), seat))
    playGame(module, setup, bots, { table: chanceFrom(seed, 1), bots: chanceFrom(seed, 2) }, 5000)
  }
  return counted
}

function made(module: GameModule): Player {
  const bot = makeBot('greedy', module)
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot
}

/** Numbers are set, not picked. */
const isPickedFrom = (game: Game, action: Action): boolean =>
  Object.values((game.rules.actions as Readonly<Record<string, object>>)[action.do]!).every(
    (shape: string | readonly [string]) => THINGS.has(typeof shape === 'string' ? shape : shape[0]),
  )

const mean = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { clicks }) => sum + clicks, 0) / counted.length

/** Of so many things to be said: a card and its target are two. */
const steps = (counted: readonly Counted[]): number =>
  counted.reduce((sum, one) => sum + one.clicks, 0) / counted.reduce((sum, one) => sum + one.things, 0)

describe('clicks over whole games', () => {
  const counted = countGames(wantedModule as unknown as GameModule, wantedBoard.isOneTap, 5, 6)
  const of = (isOne: (action: { readonly card: number; readonly do: string }) => boolean) =>
    counted.filter(({ action }) => 'card' in action && isOne(action as never))
  const figures: string[] = []
  const noted = (what: string, clicks: number): number => {
    figures.push(`${what} ${clicks.toFixed(2)}`)
    return clicks
  }
  afterAll(() => console.info(`clicks: ${figures.join(', ')}`))

  test('a BANG! takes two, and one more only where the Sheriff is warned', () => {
    const shots = of((action) => action.do === 'aim' && kindOf(action.card) === 'bang')
    expect(shots.length).toBeGreaterThan(100)
    expect(noted('a BANG!', mean(shots))).toBeLessThan(2.1)
    expect(Math.min(...shots.map(({ clicks }) => clicks))).toBe(2)
  })
  test('equipment takes one, or two where another weapon goes', () => {
    const laid = of((action) => action.do === 'play' && aimOf(action.card) === 'equip')
    expect(laid.length).toBeGreaterThan(50)
    expect(noted('equipment', mean(laid))).toBeLessThan(1.5)
  })
  test('an answer to a shot, to the Indians, in a Duel takes one', () => {
    const answers = counted.filter(({ action }) => ['missed', 'bang', 'beer', 'pass'].includes(action.do))
    expect(Math.max(...answers.map(({ clicks }) => clicks))).toBe(1)
  })
  test('WANTED! takes at most 1.1 clicks for each thing to be said', () => {
    noted('a question of WANTED!', mean(counted))
    expect(noted('each thing said', steps(counted))).toBeLessThanOrEqual(1.1) // it was 1.48
  })
  test('what one pick alone would do is looked at first in the other games', () => {
    for (const module of [bangDiceModule, wantedOneModule] as readonly unknown[] as readonly GameModule[])
      expect(mean(countGames(module, undefined, 4, 4))).toBeGreaterThan(1)
  })
})
