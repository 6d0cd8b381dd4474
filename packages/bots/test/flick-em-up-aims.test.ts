// What greedy bots at Flick 'em Up! are after, scenario by scenario: they play for its objective, on either side.

import { type BuildingId, type CowboyId, flickEmUp, type FlickEmUp, type TenId } from '@saloon/flick-em-up'
import { building, cowboy, type Setup } from '@saloon/flick-em-up/reading'
import { isRefusal } from '@saloon/kernel'
import { type Hand, upright } from '@saloon/physics'
import { describe, expect, test } from 'vitest'
import { apart, type Errand } from '../src/policy/flick-em-up/errand.ts'
import { canTreat, errandsOf } from '../src/policy/flick-em-up/errands.ts'
import { hidden } from '../src/policy/flick-em-up/hiding.ts'
import { forceFor } from '../src/policy/flick-em-up/shots.ts'

const LAW = 0

function begun(scenario: TenId): FlickEmUp {
  const setup = flickEmUp.prepare({ seats: 2, options: { scenario } })
  if (isRefusal(setup)) throw new Error(setup.code)
  return flickEmUp.start(setup, [1, 2, 3, 4])
}
const errands = (state: FlickEmUp, id: CowboyId): readonly Errand[] => errandsOf(state, cowboy(state, id))
const doorsOf = (state: FlickEmUp, id: CowboyId) => errands(state, id).map(({ door }) => door)
const best = (all: readonly Errand[]): Errand => all.toSorted((a, b) => b.worth - a.worth)[0]!
function indoors(state: FlickEmUp, id: CowboyId, where: BuildingId): void {
  const figure = cowboy(state, id)
  figure.inside = where
  figure.pose = null
}

describe('with four barrels', () => {
  test('outlaws go for the clean ones, the law for foul ones first, all the more when the round would end badly', () => {
    const state = begun('s05')
    expect(errands(state, 'O1')).toHaveLength(3)
    const calm = best(errands(state, 'L1'))
    const foul = state.objects.find(({ water }) => water === 'poisoned')!
    expect(apart(calm, foul.pose)).toBe(0)
    for (const barrel of state.objects.filter(({ water }) => water !== null).slice(0, 3)) barrel.water = 'poisoned'
    expect(best(errands(state, 'L1')).worth).toBeGreaterThan(calm.worth)
  })

  test('whoever stands at a barrel minds it, and treats it late', () => {
    const state = begun('s05')
    const foul = state.objects.find(({ water }) => water === 'poisoned')!
    const alone = best(errands(state, 'L1')).worth
    cowboy(state, 'L2').pose = { ...foul.pose, x: foul.pose.x + 4000 }
    expect(best(errands(state, 'L1')).worth).toBeLessThan(alone)
    expect(canTreat(state, cowboy(state, 'L2'))).toBe(true)
    expect(canTreat(state, cowboy(state, 'L1'))).toBe(false)
  })
})

describe('with a witness', () => {
  test('the law hides both documents in the pile nearest to him', () => {
    const state = begun('s07')
    const put = hidden(state, state.stack.at(-1) as Setup, flickEmUp.options(state, LAW))
    expect(put).toEqual({ do: 'hide', markers: ['document-1', 'document-2'] })
    flickEmUp.play(flickEmUp.at(state), LAW, put!)
    expect(building(state, 'saloon').hidden.map(({ marker }) => marker)).toEqual(['document', 'document'])
  })

  test('outlaws go in where he is; he doesn’t go in where one of them is, but the others of the law do', () => {
    const state = begun('s07')
    while (state.stack.at(-1)!.kind === 'setup')
      flickEmUp.play(
        flickEmUp.at(state),
        LAW,
        hidden(state, state.stack.at(-1) as Setup, flickEmUp.options(state, LAW)) ?? flickEmUp.safe(state, LAW),
      )
    expect(doorsOf(state, 'O1')).toEqual(['townhall'])
    expect(best(errands(state, 'L5')).door).toBe('saloon')
    indoors(state, 'O4', 'saloon')
    expect(doorsOf(state, 'L5')).not.toContain('saloon')
    expect(doorsOf(state, 'L2')).toContain('saloon')
  })
})

test('as long as the patriarch hangs, the law stays at his barrel and outlaws come', () => {
  const state = begun('s09')
  const { pose } = state.neutrals[0]!
  for (const id of ['L2', 'O1'] as const) expect(errands(state, id).some((one) => apart(one, pose!) === 0)).toBe(true)
  expect(doorsOf(state, 'O3')).toContain('store') // a winchester lies there
})

describe('shots are as hard as it takes', () => {
  /** At somebody so many centimetres to the east, who faces the shooter or turns a side to it. */
  const force = (way: number, facing: number, hand: Hand = 'normal'): number =>
    forceFor({ id: 'O1', kind: 'figure', pose: upright(way * 1000, 0, facing) }, { x: 0, z: 0 }, 'colt', hand)

  test('neither soft enough to leave it standing nor so hard that they go astray', () => {
    for (const facing of [0, 9_000])
      for (const way of [30, 45, 60]) {
        expect(force(way, facing)).toBeGreaterThanOrEqual(500)
        expect(force(way, facing)).toBeLessThanOrEqual(700)
      }
  })
  test('harder from afar, and as hard as can be with a hand that never shakes', () => {
    expect(force(80, 0)).toBeGreaterThan(force(30, 0))
    for (const way of [20, 45, 80]) expect(force(way, 0, 'off')).toBe(1000)
  })
})
