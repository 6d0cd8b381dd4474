// Given / when / then: markers and dynamite.

import { layOut } from '@saloon/kernel/kit'
import { cm } from '@saloon/physics/kit'
import { expect, test } from 'vitest'
import { flickEmUp } from '../src/index.ts'
import { blast } from '../src/rules/dynamite.ts'
import { LAW, OUTLAW, type Town, inTurn, position, who } from './lay-out.ts'

const inside = (law: object, house: object): Town => ({
  scenario: 's03',
  cowboys: { L1: { in: 'bank', ...law }, O1: { at: [55, 35] } },
  buildings: { bank: { at: [0, 0, 0], ...house } },
})

test('FU-T43: a third marker needs one to be given', () => {
  inTurn('L1', inside({ items: ['gold', 'colt'] }, { left: ['gold'] }), (table) => {
    expect(table.refused(LAW, { do: 'take', marker: 'gold' }).code).toBe('hands-full')
    table.act(LAW, { do: 'swap', take: 'gold', give: 'colt' })
    expect(who(table, 'L1').items).toEqual(['gold', 'gold'])
    expect(table.state.buildings[0]!.left).toEqual(['colt'])
    table.waits(LAW, 'turn')
  })
})

test('FU-T44: a face-down marker that is refused costs the action and stays unseen by the others', () => {
  inTurn('L1', inside({}, { hidden: ['colt', 'gold'] }), (table) => {
    table.load(1)
    table.act(LAW, { do: 'take-hidden' })
    expect(table.view(LAW).drawn).toMatchObject({ marker: 'gold' })
    expect(table.view(OUTLAW).drawn).toMatchObject({ marker: -1, place: -1 })
    table.act(LAW, { do: 'put-back' })
    expect(table.state.buildings[0]!.hidden.map(({ marker }) => marker)).toEqual(['colt', 'gold'])
    expect(table.view(OUTLAW).buildings[0]!.hidden.map(({ marker }) => marker)).toEqual([-1, -1])
    expect(JSON.stringify(table.told.map((event) => flickEmUp.redact(event, 1 << OUTLAW)))).not.toContain('gold')
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'turn', left: 1 })
    table.waits(LAW, 'turn')
  })
})

/** Dynamite of L1 has come to rest at the centre of the table. */
function blownUp(town: Town) {
  const state = layOut(flickEmUp, {
    seats: 2,
    position: { ...position(town), onTurn: 'law' },
    under: [{ kind: 'round', opened: true, last: 'outlaw' } as never],
    first: { kind: 'turn', seat: LAW, cowboy: 'L1', left: 1, replayed: false, over: false } as never,
  })
  const game = flickEmUp.at(state)
  blast(game, 'L1', { x: 0, z: 0 })
  flickEmUp.settle(game)
  return state
}
const STICK = 1.1

test('FU-T45: the blast reaches 3.5 from the octagon, and the thrower is not spared', () => {
  const state = blownUp({
    cowboys: { L1: { at: [-(STICK + 2 + 0.6), 0] }, L2: { at: [-30, 30] }, O1: { at: [30, 30] } },
    objects: { 'barrel-1': [STICK + 3.4 + 1.1, 0], 'hay-1': [0, STICK + 3.6 + 1.3, 0] },
  })
  expect(state.objects.map(({ id }) => id)).toEqual(['hay-1'])
  const thrower = state.cowboys.find(({ id }) => id === 'L1')!
  expect(thrower).toMatchObject({ life: 2, lying: true, hat: 'blue' })
  expect(state.stack.at(-1)!.kind).toBe('choose')
})

test('FU-T46: cowboys inside a building in reach are laid outside it', () => {
  // The near base of the bank lies 3 cm east of the octagon.
  const state = blownUp({
    scenario: 's03',
    cowboys: { L1: { at: [-30, 0] }, O1: { in: 'bank' }, O2: { in: 'bank' } },
    buildings: { bank: { at: [STICK + 3 + 2, -4.75, 0] } },
  })
  for (const id of ['O1', 'O2']) {
    const figure = state.cowboys.find((other) => other.id === id)!
    expect(figure).toMatchObject({ life: 2, lying: true, inside: null })
    expect(figure.pose!.x).toBeGreaterThan(cm(STICK + 3 + 4))
  }
})

test('FU-T47: whoever lies already is not hurt', () => {
  const state = blownUp({ cowboys: { L1: { at: [-30, 0] }, O1: { at: [4, 0, 90], lying: true } } })
  expect(state.cowboys.find(({ id }) => id === 'O1')).toMatchObject({ life: 3, lying: true })
})
