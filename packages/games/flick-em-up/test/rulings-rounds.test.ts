// Rulings: hats, the Initiative, markers, the ends that hold everywhere.

import { expect, test } from 'vitest'
import { TEN, TEN_IDS } from '../src/index.ts'
import { LAW, OUTLAW, type Town, inRound, inTurn, pass, shoot, who } from './lay-out.ts'

const at = (x: number, z: number, more: object = {}) => ({ at: [x, z], ...more }) as const
const STRAIGHT = shoot('left', 34_678, 500) // from (0, 0) at a figure at (20, 0)
const target = { at: [20, 0, 180] } as const

test('FU-R40, FU-R41: hats of the dead are played whenever one likes, and cost a turn', () => {
  const cowboys = { L1: at(-40, 0), L2: { life: 0 }, O1: at(40, 0), O2: at(40, 9) }
  inRound(
    { seats: 4, cowboys },
    (table) => {
      expect(table.options(0)).toEqual([
        { do: 'play', cowboy: 'L1' },
        { do: 'play', cowboy: 'L2' },
      ])
      table.act(0, { do: 'play', cowboy: 'L2' })
      expect(who(table, 'L2').hat).toBe('blue')
      table.act(1, { do: 'play', cowboy: 'O1' })
      table.act(1, pass)
      table.waits(2, 'choose')
      table.act(2, { do: 'play', cowboy: 'L1' })
      table.act(2, pass)
      expect(table.state.hour).toBe(6)
      table.goesOn()
    },
    'outlaw',
  )
})

test('FU-R42: the Initiative opens the round, by whichever player of its clan is next', () => {
  const cowboys = { L1: at(-40, 0), L2: at(-40, 9), O1: at(40, 0), O2: at(40, 9) }
  inRound({ seats: 4, cowboys, initiative: 'L2', more: { pointers: [1, 0] } }, (table) => {
    expect(table.options(2)).toEqual([{ do: 'play', cowboy: 'L2' }])
    expect(table.refused(2, { do: 'play', cowboy: 'L1' }).code).toBe('initiative-first')
    table.waits(2, 'choose')
  })
})

test('FU-R43: if its hat isn’t available any cowboy of the clan opens, else the other clan', () => {
  const cowboys = { L1: at(-40, 0, { hat: 'blue' }), L2: at(-40, 9), O1: at(40, 0) }
  inRound({ cowboys, initiative: 'L1' }, (table) => {
    expect(table.options(LAW)).toEqual([{ do: 'play', cowboy: 'L2' }])
    table.waits(LAW, 'choose')
  })
  const none = { L1: at(-40, 0, { hat: 'blue' }), O1: at(40, 0) }
  inRound({ cowboys: none, initiative: 'L1' }, (table) => table.waits(OUTLAW, 'choose'))
})

test('FU-R44: whoever takes the holder’s last life point holds the Initiative', () => {
  const town: Town = { initiative: 'O1', cowboys: { L1: at(0, 0), O1: { ...target, life: 1 }, O2: at(40, 9) } }
  inTurn('L1', town, (table) => {
    table.act(LAW, STRAIGHT)
    expect(table.state.initiative).toBe('L1')
    table.waits(LAW, 'turn')
  })
  inTurn('L1', { ...town, cowboys: { ...town.cowboys, O1: target } }, (table) => {
    table.act(LAW, STRAIGHT)
    expect(table.state.initiative).toBe('O1')
    table.waits(LAW, 'turn')
  })
})

const inside = (law: object, house: object): Town => ({
  scenario: 's03',
  cowboys: { L1: { in: 'bank', ...law }, O1: at(40, 20) },
  buildings: { bank: { at: [0, 0, 0], ...house } },
})

test('FU-R46, FU-R47: two markers at most, one a step; from either base, onto the one’s own', () => {
  inTurn('L1', inside({ base: 'right', items: ['gold'] }, { left: ['colt'], right: ['gold'] }), (table) => {
    table.act(LAW, { do: 'take', marker: 'colt' })
    expect(who(table, 'L1').items).toEqual(['gold', 'colt'])
    expect(table.refused(LAW, { do: 'take', marker: 'gold' }).code).toBe('hands-full')
    table.act(LAW, { do: 'drop', marker: 'colt' })
    expect(table.state.buildings[0]).toMatchObject({ left: [], right: ['gold', 'colt'] })
    table.waits(OUTLAW, 'choose')
  })
  inTurn('L1', inside({ items: ['gold', 'gold'] }, { left: ['colt', 'life'] }), (table) => {
    table.act(LAW, { do: 'swap', take: 'colt', give: 'gold' })
    expect(who(table, 'L1').items.toSorted()).toEqual(['colt', 'gold'])
    table.act(LAW, { do: 'take', marker: 'life' })
    expect(who(table, 'L1').life).toBe(4)
    table.waits(OUTLAW, 'choose')
  })
})

test('FU-R48, FU-R49: drawing costs the action, and what was refused may be drawn again', () => {
  inTurn('L1', inside({}, { hidden: ['gold', 'colt'] }), (table) => {
    table.load(0)
    table.act(LAW, { do: 'take-hidden' })
    table.act(LAW, { do: 'put-back' })
    expect(table.state.stack.at(-1)).toMatchObject({ left: 1 })
    table.load(0)
    table.act(LAW, { do: 'take-hidden' })
    expect(table.state.drawn!.marker).toBe('gold')
    table.act(LAW, { do: 'keep', give: 'nothing' })
    expect(who(table, 'L1').items).toEqual(['gold'])
    table.waits(OUTLAW, 'choose')
  })
})

test('FU-R50, FU-R96: markers of the dead lie face up at the Undertaker, like what is dropped or swapped away', () => {
  const town: Town = {
    scenario: 's03',
    cowboys: { L1: at(0, 0), O1: { ...target, life: 1, items: ['gold', 'colt'] }, O2: at(40, 9) },
    buildings: { undertaker: { at: [0, -30, 270] } },
  }
  inTurn('L1', town, (table) => {
    table.act(LAW, STRAIGHT)
    expect(table.state.buildings[0]).toMatchObject({ left: ['gold', 'colt'], hidden: [] })
    table.waits(LAW, 'turn')
  })
  inTurn('L1', inside({ items: ['document', 'sealed'] }, { left: ['gold'] }), (table) => {
    table.act(LAW, { do: 'drop', marker: 'sealed' })
    expect(table.state.buildings[0]!.hidden.map(({ marker }) => marker)).toEqual(['document'])
    table.act(LAW, { do: 'swap', take: 'gold', give: 'document' })
    expect(table.state.buildings[0]!.left).toEqual(['document'])
    table.waits(OUTLAW, 'choose')
  })
})

test('FU-R85, FU-R86: duels wherever a building is open, and three life points unless said otherwise', () => {
  for (const id of TEN_IDS) {
    const { rules, buildings, figures } = TEN[id]
    expect(rules.includes('duel')).toBe(buildings.some(({ closed }) => !closed))
    for (const { clan, life } of figures) expect(life).toBe(id === 's10' && clan === 'outlaw' ? 1 : 3)
  }
  expect(TEN_IDS.filter((id) => TEN[id].rules.includes('duel'))).toEqual(TEN_IDS.slice(1, 9))
})

test('FU-R87: if one event serves both clans, the clan whose turn it is loses', () => {
  // The law's dynamite kills the third of both clans at once.
  const town: Town = {
    cowboys: {
      L1: { at: [0, 0], life: 1, items: ['dynamite'] },
      L2: { life: 0 },
      L3: { life: 0 },
      O1: { at: [0, 3, 0], life: 1 },
      O2: { life: 0 },
      O3: { life: 0 },
    },
  }
  inTurn('L1', town, (table) => {
    // Straight into its own feet, from the left.
    table.act(LAW, { do: 'throw', side: 'left', dir: 27_000, power: 1 })
    const dead = table.state.cowboys.filter(({ life }) => life === 0).length
    expect(dead).toBe(6)
    expect(table.over().winners).toEqual([OUTLAW])
  })
})

test('FU-R88: a tie that survives all tests is a draw', () => {
  inTurn('L1', { hour: 11, cowboys: { L1: at(-40, 0, { hat: 'blue' }), O1: at(40, 0) } }, (table) => {
    table.act(LAW, pass)
    expect(table.over()).toMatchObject({ winners: [], because: { key: 'result.draw' } })
  })
})
