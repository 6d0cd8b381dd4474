// The belief over hidden roles: exact, never sure beyond what was seen, and better than knowing nothing.

import { bangDiceModule } from '@saloon/bang-dice'
import { type GameModule, type Told, chanceFrom, firstOf, isRefusal, only } from '@saloon/kernel'
import { type Event, type Wanted, ROLES_BY_SEATS, inRange, kindOf, wanted, wantedModule } from '@saloon/wanted'
import { describe, expect, test } from 'vitest'
import { many } from '../../../../scripts/testing/many.ts'
import {
  DEPUTY,
  OUTLAW,
  RENEGADE,
  SHERIFF,
  drawWay,
  faded,
  marginals,
  NOTHING,
  newBelief,
  observe,
  roleIn,
  waysOf,
  weigh,
  withKnown,
} from '../../src/belief/roles.ts'
import { MODEL, born, hear, reachOf } from '../../src/belief/wanted.ts'
import { exp, log } from '../../src/exact.ts'
import { insight } from '../../src/index.ts'

const UNSEEN = NOTHING
const five = () => newBelief(5, 0, ROLES_BY_SEATS[5]!)

describe('a belief', () => {
  test('knows every way the roles can lie', () => {
    const ways = (seats: number) => waysOf(newBelief(seats, 0, ROLES_BY_SEATS[seats]!)).length
    expect([4, 5, 6, 7].map(ways)).toEqual([3, 12, 20, 60])
  })

  test('begins with the share of each role, and follows from the roles that are known', () => {
    const odds = marginals(five(), UNSEEN)
    expect(odds[SHERIFF]).toBe(1)
    expect(odds[4 + OUTLAW]).toBeCloseTo(0.5)
    expect(odds[4 + DEPUTY]).toBeCloseTo(0.25)
    const known = withKnown(NOTHING, 1, RENEGADE)
    expect(marginals(five(), known)[2 * 4 + OUTLAW]).toBeCloseTo(2 / 3)
  })

  test('learns by Bayes’ rule, exactly', () => {
    const belief = five()
    weigh(belief, 1, [1, 0.1, 0.6, 0.3])
    const odds = marginals(belief, UNSEEN)
    const all = 0.25 * 0.1 + 0.5 * 0.6 + 0.25 * 0.3
    expect(odds[4 + OUTLAW]).toBeCloseTo((0.5 * 0.6) / all, 6)
    expect(odds[4 + DEPUTY]).toBeCloseTo((0.25 * 0.1) / all, 6)
    expect(belief.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
  })

  test('holds who shoots the Sheriff for an Outlaw, and who shoots him for none; what had no choice says little', () => {
    const belief = five()
    observe(belief, 1, 0, 0b11101, UNSEEN, MODEL)
    const once = marginals(belief, UNSEEN)
    expect(once[4 + OUTLAW]).toBeGreaterThan(0.8)
    expect(once[2 * 4 + OUTLAW]).toBeLessThan(0.45)
    observe(belief, 2, 1, 0b11011, UNSEEN, MODEL)
    expect(marginals(belief, UNSEEN)[2 * 4 + OUTLAW]).toBeLessThan(0.2)
    const forced = five()
    observe(forced, 1, 2, 0b00100, UNSEEN, MODEL)
    expect(marginals(forced, UNSEEN)[4 + OUTLAW]).toBeGreaterThan(0.35)
  })

  test('never rules anything out, and says the prior where it was surprised', () => {
    const belief = five()
    for (let act = 0; act < 200; act++) observe(belief, 1, 0, 0b11101, UNSEEN, MODEL)
    const deputy = withKnown(NOTHING, 1, DEPUTY)
    const odds = marginals(belief, deputy)
    expect(odds[2 * 4 + OUTLAW]).toBeCloseTo(2 / 3, 1)
    expect(roleIn(drawWay(belief, deputy, chanceFrom(1)), 1)).toBe(DEPUTY)
  })

  test('draws each way as often as it is likely', () => {
    const belief = five()
    observe(belief, 1, 0, 0b11101, UNSEEN, MODEL)
    const chance = chanceFrom(4)
    let outlaw = 0
    for (let n = 0; n < 4000; n++) if (roleIn(drawWay(belief, UNSEEN, chance), 1) === OUTLAW) outlaw++
    expect(outlaw / 4000).toBeCloseTo(marginals(belief, UNSEEN)[4 + OUTLAW]!, 1)
  })

  test('fades towards knowing nothing', () => {
    const belief = five()
    observe(belief, 1, 0, 0b11101, UNSEEN, MODEL)
    const [all, half, none] = [1, 0.5, 0].map((kept) => marginals(faded(belief, kept), UNSEEN)[4 + OUTLAW]!)
    expect(all).toBeGreaterThan(half!)
    expect(half).toBeGreaterThan(none!)
    expect(none).toBeCloseTo(0.5)
  })
})

test('exp and log are those of the machine, to ten digits', () => {
  for (let x = -40; x < 40; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 9)
  for (const x of [1e-9, 0.01, 0.5, 1, 2, 3.7, 1000]) expect(log(x)).toBeCloseTo(Math.log(x), 8)
})

test('the table remembered from events is the table, whenever somebody aims', () => {
  let aimed = 0
  for (let seed = 0; seed < 40; seed++) {
    const setup = wanted.prepare({ seats: 4 + (seed % 4) })
    if (isRefusal(setup)) throw new Error(setup.code)
    const opening: Told<Event>[] = []
    const state: Wanted = wanted.start(setup, chanceFrom(seed), (event) => opening.push(event))
    const memory = born(wanted.view(state, only(0)))
    const listen = (event: Told<Event>): void => {
      if (event.type === 'aimed') {
        aimed++
        expect(memory.alive).toBe(state.alive)
        expect(memory.players.map(({ inPlay }) => inPlay)).toEqual(state.players.map(({ inPlay }) => inPlay))
        if (kindOf(event.card) === 'bang') expect(reachOf(memory, event.by, event.card)).toBe(inRange(state, event.by))
      }
      hear(memory, event)
    }
    opening.forEach(listen)
    const table = wanted.at(state, listen)
    const chance = chanceFrom(seed, 1)
    for (let asked = wanted.asked(state); asked !== 0; asked = wanted.asked(state)) {
      const seat = firstOf(asked)
      wanted.play(table, seat, wanted.sample(state, seat, chance))
    }
  }
  expect(aimed).toBeGreaterThan(1000)
})

test.each([
  ['WANTED!', wantedModule as unknown as GameModule, [4, 5, 6, 7]],
  ['BANG! The Dice Game', bangDiceModule as unknown as GameModule, [4, 5, 6, 7, 8]],
] as const)('after two rounds of %s an onlooker knows more than the shares of the roles', (_name, module, tables) => {
  const bots = ['greedy', 'greedy:easy', 'reference', 'greedy:sly', 'greedy:hot-headed']
  for (const seats of tables) {
    const seen = insight(module, { seats, bots, games: many(60), rounds: 2, seed: 11 })
    if (isRefusal(seen)) throw new Error(seen.code)
    expect(seen.hidden, `${seats} players`).toBeGreaterThan(20)
    expect(seen.loss, `${seats} players`).toBeLessThan(seen.prior * 0.75)
  }
})
