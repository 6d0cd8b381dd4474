// Given / when / then: shooting, powers, death.

import { expect, test } from 'vitest'
import { LAW, inTurn, move, shoot, shootOut, spot, told, who } from './lay-out.ts'

const far = { O5: { at: [55, 35] } } as const

test('FU-T16: a straight shot from the left', () => {
  inTurn('L1', { cowboys: { L1: { at: [0, 0] }, O1: { at: [20, 0, 180] }, ...far } }, (table) => {
    table.act(LAW, shoot('left', 34_678, 500))
    expect(who(table, 'O1')).toMatchObject({ life: 2, lying: true, hat: 'red' })
    table.waits(LAW, 'turn')
  })
})

test('FU-T17: too weak a shot', () => {
  inTurn('L1', { cowboys: { L1: { at: [0, 0] }, O1: { at: [10, 0, 180] }, ...far } }, (table) => {
    table.act(LAW, shoot('left', 33_480, 1))
    expect(who(table, 'O1')).toMatchObject({ life: 3, lying: false })
    expect(spot(table, 'O1')).toEqual([10, 0])
    expect(told(table)).toEqual(['pitched', 'missed'])
    table.waits(LAW, 'turn')
  })
})

/** The bullet starts at the centre of the table and flies east. */
const shooter = { L1: { at: [0, 4.7] } } as const
const east = (power: number) => shoot('left', 0, power)

test('FU-T18: a fence drives into the enemy: no hit, and what moved stays', () => {
  inTurn(
    'L1',
    { cowboys: { ...shooter, O1: { at: [20, 0, 180] }, ...far }, objects: { 'fence-1': [12, 0] } },
    (table) => {
      table.act(LAW, east(1000))
      expect(told(table)).toEqual(['pitched', 'missed'])
      expect(who(table, 'O1')).toMatchObject({ life: 3, lying: false })
      expect(who(table, 'O1').pose!.turn).toBeNull()
      expect(spot(table, 'O1')).not.toEqual([20, 0])
      expect(spot(table, 'fence-1')[0]).toBeGreaterThan(12.5)
      table.waits(LAW, 'turn')
    },
  )
})

test('FU-T19: of two who fall only the first is hit', () => {
  inTurn('L1', { cowboys: { ...shooter, O1: { at: [15, 0, 180] }, O2: { at: [19, 0, 180] }, ...far } }, (table) => {
    table.act(LAW, east(1000))
    expect(who(table, 'O1')).toMatchObject({ life: 2, lying: true })
    expect(who(table, 'O2')).toMatchObject({ life: 3, lying: false })
    expect(who(table, 'O2').pose!.turn).toBeNull()
    table.waits(LAW, 'turn')
  })
})

test('FU-T20: edge-on a figure stands a slow bullet', () => {
  inTurn('L1', { cowboys: { ...shooter, O1: { at: [20, 0, 90] }, ...far } }, (table) => {
    table.act(LAW, east(316))
    expect(told(table)).toEqual(['pitched', 'grazed'])
    expect(who(table, 'O1')).toMatchObject({ life: 3, lying: false })
    table.waits(LAW, 'turn')
  })
})

test('FU-T21: a lying figure that is touched first saves the one behind it', () => {
  const cowboys = { ...shooter, O1: { at: [15, 1.5, 90], lying: true }, O2: { at: [18, 0, 180] }, ...far } as const
  inTurn('L1', { cowboys }, (table) => {
    table.act(LAW, east(1000))
    expect(told(table)).toEqual(['pitched', 'missed'])
    expect(who(table, 'O1')).toMatchObject({ life: 3, lying: true })
    expect(who(table, 'O2')).toMatchObject({ life: 3, lying: false })
    table.waits(LAW, 'turn')
  })
})

test('FU-T22: a friend in the line of fire', () => {
  inTurn('L1', { cowboys: { ...shooter, L2: { at: [15, 0, 180] }, O1: { at: [30, 0, 180] } } }, (table) => {
    table.act(LAW, east(700))
    expect(who(table, 'L2')).toMatchObject({ life: 2, lying: true })
    table.waits(LAW, 'turn')
  })
})

test('FU-T23: three colts fire two bullets, from different sides', () => {
  inTurn('L1', { cowboys: { L1: { at: [0, 0], items: ['colt', 'colt'] }, O1: { at: [55, 0] } } }, (table) => {
    table.act(LAW, shoot('left', 9000, 100))
    table.waits(LAW, 'second')
    expect(table.refused(LAW, { do: 'second', side: 'left', dir: 9000, power: 100 }).code).toBe('other-side')
    table.act(LAW, { do: 'second', side: 'right', dir: 27_000, power: 100 })
    expect(told(table).filter((type) => type === 'pitched')).toHaveLength(2)
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'turn', left: 1 })
    table.waits(LAW, 'turn')
  })
})

test('FU-T24: no second bullet after the game is over', () => {
  const cowboys = {
    L1: { at: [0, 0], items: ['colt'] },
    O1: { at: [20, 0, 180], life: 1 },
    O2: { life: 0 },
    O3: { life: 0 },
  } as const
  inTurn('L1', { cowboys }, (table) => {
    table.act(LAW, shoot('left', 34_678, 500))
    expect(table.over().winners).toEqual([LAW])
  })
})

const fromInside = {
  scenario: 's03',
  cowboys: { L1: { in: 'bank' }, O1: { at: [15, 0, 180] }, ...far },
  buildings: { bank: { at: [0, 0, 0] } },
} as const

test('FU-T25: out of the door', () => {
  inTurn('L1', fromInside, (table) => {
    table.act(LAW, shootOut(0, 600))
    expect(who(table, 'O1')).toMatchObject({ life: 2, lying: true })
    table.waits(LAW, 'turn')
  })
})

test('FU-T26: a base touched on the way out is a ricochet', () => {
  inTurn('L1', fromInside, (table) => {
    table.act(LAW, shootOut(34_000, 600, 1000))
    expect(told(table)).toEqual(['pitched', 'missed'])
    expect(who(table, 'O1')).toMatchObject({ life: 3, lying: false })
    table.waits(LAW, 'turn')
  })
})

/** From the middle of the door it brushes the inside of the base and flies on to the north-east. */
const bouncing = shootOut(32_500, 1000, 400)
const behindTheBase = { at: [9, 0, 180] } as const

test('FU-T27: with Ricochet the figure behind the base is hit, without it is not', () => {
  for (const power of ['ricochet', undefined] as const) {
    const cowboys = { L1: { in: 'bank', ...(power && { power }) }, O1: behindTheBase, ...far } as const
    inTurn('L1', { ...fromInside, cowboys }, (table) => {
      table.act(LAW, bouncing)
      expect(who(table, 'O1').life).toBe(power ? 2 : 3)
      expect(who(table, 'O1').lying).toBe(power !== undefined)
      expect(told(table)).toContain(power ? 'hit' : 'missed')
      table.waits(LAW, 'turn')
    })
  }
})

test('FU-T28: a replayed move is put back and pitched again, once a turn', () => {
  const town = {
    cowboys: { L1: { at: [0, 0], power: 'replay' }, O1: { at: [55, 0] } },
    objects: { 'barrel-1': [10, 0] },
  } as const
  inTurn('L1', town, (table) => {
    table.act(LAW, move(0, 200))
    table.waits(LAW, 'replay')
    table.act(LAW, { do: 'replay' })
    expect(spot(table, 'barrel-1')).toEqual([10, 0])
    table.waits(LAW, 'again')
    table.act(LAW, move(9000, 200))
    table.waits(LAW, 'face')
    expect(spot(table, 'L1')[1]).toBeLessThan(-10)
    table.act(LAW, { do: 'face', facing: 0 })
    table.act(LAW, move(18_000, 100))
    table.waits(LAW, 'face')
  })
})

test('FU-T29: death: markers to the Undertaker, hat in place, Initiative to the shooter', () => {
  const town = {
    scenario: 's03',
    initiative: 'O1',
    cowboys: { L1: { at: [0, 0] }, O1: { at: [20, 0, 180], life: 1, items: ['gold', 'colt'], hat: 'blue' }, ...far },
    buildings: { undertaker: { at: [0, -30, 270] } },
  } as const
  inTurn('L1', town, (table) => {
    table.act(LAW, shoot('left', 34_678, 500))
    expect(who(table, 'O1')).toMatchObject({ life: 0, pose: null, items: [], hat: 'blue' })
    expect(table.state.buildings[0]!.left.toSorted()).toEqual(['colt', 'gold'])
    expect(table.state.initiative).toBe('L1')
    table.waits(LAW, 'turn')
  })
})
