// G15 of the checklist: what a screen shows as within reach is what the rules let one ride, step by step.

import { everyone } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { westernLegends } from '../src/game.ts'
import type { Movement } from '../src/in-progress.ts'
import { SPACES, isMesaNode, keyOf, spaceOf } from '../src/map/index.ts'
import { reachNowOf, reachWith, ridesTo } from '../src/reach.ts'
import type { Legends } from '../src/state.ts'
import { A, type Laid, card, layOutLegends } from './lay-out.ts'

const seen = (state: Legends) => westernLegends.view(state, everyone(state.players.length))
const reach = (state: Legends) => reachNowOf(seen(state), A)!

/** Every space that playing the rules leads to, in how many steps: all ways are walked. */
function walked(state: Legends): Map<number, number> {
  const found = new Map<number, number>()
  const been = new Set<string>()
  let open = [moved(state, { do: 'move' })]
  for (let steps = 1; open.length > 0; steps++) {
    const next: Legends[] = []
    for (const one of open)
      for (const option of stepsOf(one)) {
        const after = moved(one, option)
        const at = after.players[A]!.hex
        const left = isStepping(after) ? (after.stack.at(-1) as Movement).left : 0
        if (!isMesaNode(at) && !found.has(at)) found.set(at, steps)
        if (left === 0 || been.has(`${at} ${left}`)) continue
        been.add(`${at} ${left}`)
        next.push(after)
      }
    open = next
  }
  found.delete(state.players[A]!.hex)
  return found
}
const isStepping = (state: Legends): boolean => state.stack.at(-1)?.kind === 'step'
const stepsOf = (state: Legends) =>
  isStepping(state)
    ? westernLegends
        .options(seen(state), A)
        .flatMap((family) =>
          family.do === 'step'
            ? (family.to as { one: readonly number[] }).one.map((to) => ({ do: 'step', to }) as const)
            : [],
        )
    : []
function moved(state: Legends, action: Parameters<typeof westernLegends.apply>[2]['action']): Legends {
  const copy = westernLegends.rules.clone(state)
  const ask = westernLegends.asks(copy).find(({ seat, must }) => seat === A && must)!
  expect(westernLegends.apply(westernLegends.at(copy), A, { ask: ask.id, action })).toBeUndefined()
  return copy
}

const CARDS = { hand: '4♥ 5♥' }
const PLACES: readonly (readonly [string, Laid])[] = [
  ['on foot', { A: { ...CARDS, at: 'c3r5' } }],
  ['a mustang in the open', { A: { ...CARDS, at: 'c3r7', gear: 'mustang' } }],
  ['a bandit on the short way', { A: { ...CARDS, at: 'c4r4', gear: 'mule' }, bandits: ['hideout_b_dixon'] }],
  [
    'Wanted, the Sheriff in the way',
    { A: { ...CARDS, at: 'c1r2', gear: 'mule', wanted: 2 }, sheriff: 'c2r2', bandits: ['hideout_a_mesitos'] },
  ],
  ['across a mesa', { A: { ...CARDS, is: 'bloody_knife', at: 'c4r3', gear: 'mule', lp: 5 } }],
  ['a mesa with a single step left', { A: { ...CARDS, is: 'bloody_knife', at: 'c5r4', lp: 6 } }],
]

describe('G15 the spaces within reach and their distances are those of the rules', () => {
  test.each(PLACES)('%s', (_name, laid) => {
    const state = layOutLegends(laid)
    const { steps } = reach(state)
    const shown = [...steps].flatMap((count, to) => (count > 0 ? [[keyOf(to), count] as const] : []))
    const truth = [...walked(state)].map(([to, count]) => [keyOf(to), count] as const)
    expect(new Map(shown)).toEqual(new Map(truth))
  })

  test.each(PLACES)('the way shown can be ridden: %s', (_name, laid) => {
    const state = layOutLegends(laid)
    const { steps, wayTo, isFight } = reach(state)
    for (let to = 0; to < SPACES; to++) {
      if (steps[to] === 0) continue
      let now = moved(state, { do: 'move' })
      const way = wayTo(to)
      expect(way).toHaveLength(steps[to]!)
      // A step without another way is made by itself.
      for (const next of way) if (now.players[A]!.hex !== next) now = moved(now, { do: 'step', to: next })
      expect(keyOf(now.players[A]!.hex)).toBe(keyOf(to))
      expect(isFight(to)).toBe(now.stack.some((frame) => frame.kind === 'fight'))
    }
  })
})

test('G15 in the middle of a movement only what is left of it counts, and the end of one has none', () => {
  const state = moved(moved(layOutLegends({ A: { at: 'c3r7', gear: 'mustang', ...CARDS } }), { do: 'move' }), {
    do: 'step',
    to: spaceOf('c3r6'),
  })
  expect(reach(state).most).toBe(3)
  expect(Math.max(...reach(state).steps)).toBe(3)
  expect(reachNowOf(seen(moved(state, { do: 'stop' })), A)).toBeUndefined()
})

test('G15 a Sprint and Kit Carson’s step show what they add', () => {
  const laid: Laid = { A: { is: 'kit_carson', lp: 5, at: 'c3r7', hand: '3♥ 5♥' } }
  const state = moved(moved(moved(layOutLegends(laid), { do: 'move' }), { do: 'step', to: spaceOf('c3r6') }), {
    do: 'stop',
  })
  expect(reachWith(seen(state), A, card('3♥'))!.most).toBe(2)
  expect(reachWith(seen(state), A, card('5♥'))).toBeUndefined()
  expect(reachWith(seen(state), A)!.most).toBe(1)
})

test('G15 how many rides a far place takes', () => {
  const { actions } = ridesTo(seen(layOutLegends({ A: { at: 'darkrock_bank' } })), A, 3)
  expect(actions[spaceOf('c7r3')]).toBe(3) // the Cabaret, five spaces through Dixon Creek
  expect(actions[spaceOf('c5r8')]).toBe(2) // the Rail Station, three
})
