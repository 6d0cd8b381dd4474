// The greedy bot at WANTED!, measured: better than chance on every side, no side hopeless among equals, loyal to its role.

import {
  type Base,
  type GameModule,
  type Seat,
  type Told,
  type View,
  chanceFrom,
  firstOf,
  isRefusal,
  only,
} from '@saloon/kernel'
import { type Action, type Event, type Wanted, kindOf, wanted, wantedModule } from '@saloon/wanted'
import { describe, expect, test } from 'vitest'
import { lead, many } from '../../../scripts/testing/many.ts'
import { PERSONALITIES, type Player, factsOf, levelsFor, makeBot, playGame, simulate } from '../src/index.ts'

const module = wantedModule as unknown as GameModule
const [greedy, random] = ['greedy', 'random'].map((name) => makeBot(name, module) as Player) as [Player, Player]
const OPTIONS = { simplified: false, rotate: false, keep: true }

/** How often a team wins when its members are `bot` and everybody else plays at random; the same deals for everybody. */
function wins(seats: number, team: string, bot: Player, games: number): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const setup = { seats, options: OPTIONS }
    const facts = factsOf('wanted', module.game.start(setup, chanceFrom(1, number)))
    const bots = facts.map((seat) => (seat['team'] === team ? bot : random))
    const chances = { table: chanceFrom(1, number), bots: chanceFrom(2, number) }
    const { outcome } = playGame(module, setup, bots, chances, 10_000)
    if (outcome?.winners.some((winner) => facts[winner as number]!['team'] === team)) won++
  }
  return won / games
}

describe('greedy at WANTED!', () => {
  test.each([4, 5, 7])('wins far more than random on every side with %i players', (seats) => {
    for (const team of ['law', 'outlaws', 'renegade']) {
      expect(wins(seats, team, greedy, 150), team).toBeGreaterThan(wins(seats, team, random, 150) + 0.15)
    }
  })

  test.each([4, 5, 6, 7])('leaves every role a chance among %i of its kind', (seats) => {
    const simulation = simulate(module, { games: 400, seats, bots: ['greedy'], seed: 1 })
    if (isRefusal(simulation)) throw new Error(simulation.code)
    simulation.step(400)
    for (const [role, { wins: won, games }] of Object.entries(simulation.tally.traits['role']!)) {
      expect(won / games, role).toBeGreaterThan(0.02)
    }
    expect(simulation.tally.unfinished).toBe(0)
  })
})

/** A table of greedy bots; everything they do is told. */
function watched(seats: number, seed: number, watch: (state: Wanted, event: Told<Event>) => void): void {
  const opening: Told<Event>[] = []
  const state = wanted.start({ seats, options: OPTIONS }, chanceFrom(seed), (event) => opening.push(event))
  const minds = state.players.map((_, seat) => greedy.born(seen(state, seat)))
  const hear = (event: Told<Event>) =>
    minds.forEach((mind, seat) => greedy.hear(mind, wanted.redact(event, only(seat))))
  opening.forEach(hear)
  const table = wanted.at(state, (event) => {
    watch(state, event)
    hear(event)
  })
  const chance = chanceFrom(seed, 1)
  for (let asked = wanted.asked(state); asked !== 0; asked = wanted.asked(state)) {
    const seat = firstOf(asked)
    const view = seen(state, seat)
    const decision = greedy.decide(view, wanted.asks(view as unknown as View<Wanted>), minds[seat], chance)
    wanted.play(table, seat, decision!.answer.action as Action)
  }
}
const seen = (state: Wanted, seat: Seat) => wanted.view(state, only(seat)) as unknown as View<Base>

/** How often `name` wins in one seat among so many of `others`; the same deals and seats whoever it is. */
function winsOne(name: string, others: string, games: number): number {
  const [one, rest] = [name, others].map((bot) => makeBot(bot, module) as Player) as [Player, Player]
  let won = 0
  for (let number = 0; number < games; number++) {
    const mine = number % 5
    const bots = Array.from({ length: 5 }, (_, seat) => (seat === mine ? one : rest))
    const chances = { table: chanceFrom(5, 2 * number), bots: chanceFrom(5, 2 * number + 1) }
    if (playGame(module, { seats: 5, options: OPTIONS }, bots, chances, 10_000).outcome?.winners.includes(mine)) won++
  }
  return won / games
}

describe('levels and manners', () => {
  test('fair wins more than easy, and easy more than random', () => {
    expect(levelsFor(module)).toEqual(['easy', 'fair', 'hard'])
    const games = many(500)
    const more = lead(0.04, games)
    expect(winsOne('greedy:fair', 'greedy', games)).toBeGreaterThan(winsOne('greedy:easy', 'greedy', games) + more)
    expect(winsOne('greedy:easy', 'random', games)).toBeGreaterThan(winsOne('random', 'random', games) + more)
  })

  test('each manner plays its own way, and none is hopeless', () => {
    const course = (name: string): string => {
      const lengths: (number | string)[] = []
      const bots = Array.from({ length: 5 }, () => makeBot(name, module) as Player)
      for (let number = 0; number < 20; number++) {
        const chances = { table: chanceFrom(3, number), bots: chanceFrom(4, number) }
        const { decisions, outcome } = playGame(module, { seats: 5, options: OPTIONS }, bots, chances, 10_000)
        lengths.push(decisions, outcome!.winners.join())
      }
      return lengths.join(' ')
    }
    const courses = PERSONALITIES.map((personality) => course(`greedy:${personality}:fair`))
    expect(new Set([...courses, course('greedy')]).size).toBe(PERSONALITIES.length + 1)
    const games = many(200)
    const even = winsOne('greedy', 'greedy', games)
    for (const personality of PERSONALITIES)
      expect(winsOne(`greedy:${personality}:fair`, 'greedy', games), personality).toBeGreaterThan(
        lead(even * 0.6, games),
      )
  })
})

describe('greedy keeps to its role', () => {
  /** Dynamite or Jail, which one may be glad to lose. */
  const isInTrouble = ({ inPlay }: Wanted['players'][number]): boolean =>
    inPlay.some((card) => kindOf(card) === 'dynamite' || kindOf(card) === 'jail')
  const isTheft = (card: number): boolean => kindOf(card) === 'panic' || kindOf(card) === 'cat-balou'

  test('a Deputy never shoots at the Sheriff, challenges him, robs him of more than Dynamite, or fires into the crowd', () => {
    let shots = 0
    for (let seed = 0; seed < 120; seed++) {
      watched(5 + (seed % 3), seed, ({ players }, event) => {
        const by = 'by' in event ? players[event.by]! : undefined
        if (by?.role !== 'deputy') return
        if (event.type === 'aimed') {
          shots++
          const at = players[event.at]!
          if (!(isTheft(event.card) && isInTrouble(at))) expect(at.role).not.toBe('sheriff')
        }
        if (event.type === 'played') expect(['gatling', 'indians']).not.toContain(kindOf(event.card))
      })
    }
    expect(shots).toBeGreaterThan(500)
  })

  test('the Renegade lets the Sheriff live until only the two are left', () => {
    for (let seed = 0; seed < 120; seed++) {
      watched(4 + (seed % 4), seed, ({ players, alive }, event) => {
        if (event.type !== 'aimed' || players[event.by]!.role !== 'renegade' || players[event.at]!.role !== 'sheriff')
          return
        if (isTheft(event.card)) return // which kills nobody
        expect(players.filter((_, seat) => (alive >> seat) & 1)).toHaveLength(2)
      })
    }
  })

  test('the law shoots first at who shot at the Sheriff', () => {
    const state = wanted.start({ seats: 5, options: OPTIONS }, chanceFrom(3))
    const sheriff = state.active
    const me = state.players.findIndex(({ role }) => role === 'deputy')
    const [one, other] = [0, 1, 2, 3, 4].filter((seat) => seat !== me && seat !== sheriff) as [Seat, Seat]
    state.active = me
    state.stack = [{ kind: 'play', n: 1, cause: 0 }]
    state.players[me]!.hand.splice(0, 9, 0) // a BANG!
    state.players[me]!.inPlay.splice(0, 9, 79) // the Winchester reaches everybody
    for (const guilty of [one, other]) {
      const memory = greedy.born(seen(state, me))
      greedy.hear(memory, { type: 'role-shown', by: sheriff, role: 'sheriff', move: 0, cause: 0 } as unknown as Told)
      greedy.hear(memory, { type: 'aimed', by: guilty, at: sheriff, card: 1, move: 1, cause: 1 } as unknown as Told)
      const view = seen(state, me)
      const decision = greedy.decide(view, wanted.asks(view as unknown as View<Wanted>), memory, chanceFrom(1))
      expect(decision!.answer.action).toEqual({ do: 'aim', card: 0, at: guilty })
    }
  })
})
