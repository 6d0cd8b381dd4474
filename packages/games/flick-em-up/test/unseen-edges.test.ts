// Edges of rules that whole turns rarely meet, each asked for directly.

import { HIDDEN } from '@saloon/kernel'
import { expect, test } from 'vitest'
import { layOutside } from '../src/rules/dynamite.ts'
import { isOffBarrel, liberator } from '../src/rules/gallows.ts'
import { flickEmUp } from '../src/index.ts'
import { LAW, inTurn, spot, who } from './lay-out.ts'

test('FU-R48: who has drawn a marker sees that one, and none in the same place of another building', () => {
  const town = {
    cowboys: { L1: { in: 'bank' }, O1: { at: [40, 0] } },
    buildings: {
      bank: { at: [0, 20, 0], hidden: ['gold', 'colt'] },
      store: { at: [20, 20, 0], hidden: ['document', 'life'] },
    },
  } as const
  inTurn('L1', town, (table) => {
    table.load(0)
    table.act(LAW, { do: 'take-hidden' })
    expect(table.state.drawn).toMatchObject({ building: 'bank', place: 0 })
    const seen = (seat: number) =>
      table.view(seat).buildings.map(({ id, hidden }) => [id, hidden.map(({ marker }) => marker)])
    expect(seen(0)).toEqual([
      ['bank', ['gold', HIDDEN]],
      ['store', [HIDDEN, HIDDEN]],
    ])
    expect(seen(1)).toEqual([
      ['bank', [HIDDEN, HIDDEN]],
      ['store', [HIDDEN, HIDDEN]],
    ])
    table.act(LAW, { do: 'keep', give: 'nothing' })
    expect(table.told.find(({ type }) => type === 'kept')).toMatchObject({ marker: 'gold', shows: true })
    table.goesOn()
  })
})

test.each([
  ['stands on his barrel still', { y: 2800 }, undefined],
  ['stands on the ground beside it', { y: 0 }, 'O1'],
  ['lies on the barrel', { y: 2800, down: true }, 'O1'],
  ['is off the table', { y: 0, down: true, off: true }, 'O1'],
])('FU-R77: the patriarch who %s', (_how, { y, down = false, off = false }: Came, frees) => {
  const town = {
    scenario: 's09',
    cowboys: { L1: { at: [-40, 0] }, O1: { at: [6, 0] } },
    gallows: [0, -3.8, 270],
    objects: { 'barrel-1': [0, 0] },
    neutrals: { N2: { kind: 'patriarch', hanging: true, pose: { x: 0, y: 2800, z: 0, facing: 27_000, turn: null } } },
  } as const
  inTurn('O1', town, (table) => {
    const pose = { x: 0, y, z: 0, facing: 0, turn: null }
    const man = { id: 'N2', kind: 'figure', pose, tilt: 0, down, off } as const
    expect(isOffBarrel(man) ? liberator(flickEmUp.at(table.state), man) : undefined).toBe(frees)
    expect(table.state.neutrals[0]!.hanging).toBe(frees === undefined)
    table.goesOn()
  })
})
interface Came {
  readonly y: number
  readonly down?: boolean
  readonly off?: boolean
}

test('FU-R56: whom dynamite throws out of a building lies in front of one base, then the other, and so on', () => {
  const town = {
    cowboys: { L1: { in: 'bank' }, L2: { in: 'bank' }, L3: { in: 'bank' }, L4: { in: 'bank' }, O1: { at: [50, 30] } },
    buildings: { bank: { at: [0, 0, 0] } },
  } as const
  inTurn('O1', town, (table) => {
    const bank = table.state.buildings[0]!
    const sides = (['L1', 'L2', 'L3', 'L4'] as const).map((id, place) => {
      for (const other of table.state.cowboys) if (other.inside === null && other.id !== 'O1') other.pose = null
      layOutside(flickEmUp.at(table.state), who(table, id), bank, place)
      expect(who(table, id)).toMatchObject({ inside: null, lying: true })
      return spot(table, id).join(' ')
    })
    expect(new Set(sides).size).toBe(2)
    expect(sides).toEqual([sides[0], sides[1], sides[0], sides[1]])
    table.goesOn()
  })
})
