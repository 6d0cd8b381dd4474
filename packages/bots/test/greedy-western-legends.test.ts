// The policy for Western Legends: legal, better than chance, in four styles that differ, and in a plausible time.

import { type GameModule, type Seat, type Told, chanceFrom, isRefusal, only } from '@saloon/kernel'
import {
  type Event,
  type Legends,
  type Options,
  discsNeeded,
  westernLegends,
  westernLegendsModule,
} from '@saloon/western-legends'
import { describe, expect, test } from 'vitest'
import { STYLES, type Style } from '../src/policy/western-legends/style.ts'
import { type Tally, makeBot, simulate } from '../src/index.ts'
import type { Player } from '../src/player.ts'

const module = westernLegendsModule as unknown as GameModule
const OPTIONS: Options = { length: 'short', objectives: false, wildWildWest: false, firstGame: false }
/** Whose manner makes which style. */
const MANNERS: Readonly<Record<Style, string>> = {
  outlaw: 'greedy:hot-headed',
  lawman: 'greedy:by-the-book',
  prospector: 'greedy:cautious',
  reveller: 'greedy:playful',
}

function played(bots: readonly string[], games: number, seats: number, options: Partial<Options> = {}): Tally {
  const simulation = simulate(module, { games, seats, options: { ...OPTIONS, ...options }, bots, seed: 7 })
  if (isRefusal(simulation)) throw new Error(simulation.code)
  simulation.step(games)
  return simulation.tally
}

/** One game, every answer checked; what happened in it, and how many rounds it took. */
function watched(
  names: readonly string[],
  seed: number,
  options: Partial<Options> = {},
): { events: Told<Event>[]; end: Legends } {
  const bots = names.map((name) => makeBot(name, module) as Player)
  const events: Told<Event>[] = []
  const setup = { seats: names.length, options: { ...OPTIONS, ...options } }
  const end = westernLegends.start(setup, chanceFrom(seed), (event) => events.push(event))
  const playing = westernLegends.at(end, (event) => events.push(event))
  const viewOf = (seat: Seat) => westernLegends.view(end, only(seat))
  const memories = bots.map((bot, seat) => bot.born(viewOf(seat)))
  const chance = chanceFrom(seed, 1)
  for (let asked = westernLegends.asked(end); asked !== 0; asked = westernLegends.asked(end)) {
    const seat = 31 - Math.clz32(asked & -asked)
    const view = viewOf(seat)
    const decision = bots[seat]!.decide(view, westernLegends.asks(view), memories[seat], chance)!
    expect(westernLegends.apply(playing, seat, decision.answer as never)).toBeUndefined()
  }
  return { events, end }
}
const count = (events: readonly Told<Event>[], type: Event['type'], seat: Seat): number =>
  events.filter((event) => event.type === type && 'by' in event && event.by === seat).length

describe('greedy at Western Legends', () => {
  test('finishes games of every length in a plausible number of rounds', () => {
    const rounds = (['short', 'medium', 'long'] as const).map((length) => {
      const ends = [1, 2, 3].map((seed) => watched(['greedy', 'greedy', 'greedy', 'greedy'], seed, { length }).end)
      for (const { round, result } of ends) {
        expect(result).not.toBeNull()
        expect(round).toBeGreaterThanOrEqual(4)
        expect(round).toBeLessThanOrEqual(25)
      }
      return ends.reduce((sum, { round }) => sum + round, 0)
    })
    expect(rounds[0]!).toBeLessThan(rounds[2]!)
  })

  test('plays every variant to the end, answering nothing that may not be answered', () => {
    const variants: [number, Partial<Options>][] = [
      [2, {}],
      [2, { firstGame: true }],
      [3, { objectives: true }],
      [6, { wildWildWest: true, objectives: true }],
    ]
    for (const [seats, options] of variants) {
      const { end } = watched(
        Array.from({ length: seats }, () => 'greedy'),
        seats,
        options,
      )
      expect(end.result).not.toBeNull()
    }
  })

  test('puts and moves discs, but never undoes a story that is complete', () => {
    let moved = 0
    for (const [seed, seats] of [3, 3, 3, 5, 5, 5].entries()) {
      const on = [0, 0]
      const names = Array.from({ length: seats }, () => 'greedy')
      for (const event of watched(names, seed, { length: 'long' }).events) {
        if (event.type === 'put-disc') on[event.slot]!++
        else if (event.type === 'story') on[event.slot] = 0
        else if (event.type === 'took-disc') {
          expect(on[event.slot], `story ${event.slot}`).toBeLessThan(discsNeeded(seats))
          on[event.slot]!--
          moved++
        }
      }
    }
    expect(moved).toBeGreaterThan(0)
  })

  test('completes objectives beside its questions', () => {
    const { events } = watched(['greedy', 'greedy', 'greedy', 'greedy'], 0, { length: 'medium', objectives: true })
    expect(events.filter(({ type }) => type === 'claimed').length).toBeGreaterThan(2)
  })

  test('goes where an objective can be claimed', () => {
    const claimed = [1, 2, 3].flatMap((seed) =>
      watched(['greedy', 'greedy', 'greedy', 'greedy'], seed, { objectives: true }).events.filter(
        ({ type }) => type === 'claimed',
      ),
    )
    expect(claimed.length).toBeGreaterThan(13) // twelve come about by themselves
  })

  // Five hundred of each length: docs/rules/western-legends.md, section 26.
  test.each(['short', 'medium', 'long'] as const)('has a third contender in the Man in Black: %s', (length) => {
    const games = 25
    const { reasons } = played(['greedy'], games, 2, { length })
    const wins = reasons['result.man-in-black'] ?? 0
    expect(wins).toBeGreaterThanOrEqual(2)
    expect(wins).toBeLessThanOrEqual(14)
  })

  test('wins far more often than whoever answers at random', () => {
    const { traits } = played(['greedy', 'random', 'random', 'random'], 24, 4)
    expect(traits['bot']!['greedy']!.wins).toBeGreaterThanOrEqual(20) // a quarter would be six
  })

  test('is counted by character and by style', () => {
    const { traits, games } = played(['greedy'], 12, 4)
    const seats = (trait: string): number => Object.values(traits[trait]!).reduce((sum, share) => sum + share.games, 0)
    expect(seats('style')).toBe(games * 4)
    expect(seats('character')).toBe(games * 4)
    expect(Object.keys(traits['style']!).toSorted()).toEqual([...STYLES].toSorted())
  })

  test('has four styles that live differently', () => {
    const names = STYLES.map((style) => MANNERS[style])
    const did = STYLES.map(() => ({ robberies: 0, digging: 0, fun: 0, marshal: 0, wanted: 0 }))
    for (let seed = 0; seed < 10; seed++) {
      const { events } = watched(names, seed)
      did.forEach((one, seat) => {
        one.robberies += count(events, 'bank-robbed', seat)
        one.digging += count(events, 'prospected', seat)
        one.fun += count(events, 'reveled', seat) + count(events, 'sat-down', seat)
        one.marshal += count(events, 'gained-marshal', seat)
        one.wanted += count(events, 'gained-wanted', seat)
      })
    }
    const [outlaw, lawman, prospector, reveller] = did as [
      (typeof did)[0],
      (typeof did)[0],
      (typeof did)[0],
      (typeof did)[0],
    ]
    const others = (of: (typeof did)[0]) => did.filter((one) => one !== of)
    expect(others(outlaw).every(({ wanted }) => wanted < outlaw.wanted)).toBe(true)
    expect(lawman.robberies).toBe(0)
    expect(others(lawman).every(({ marshal }) => marshal < lawman.marshal)).toBe(true)
    expect(others(prospector).every(({ digging }) => digging < prospector.digging)).toBe(true)
    expect(others(reveller).every(({ fun }) => fun < reveller.fun)).toBe(true)
  })
})
