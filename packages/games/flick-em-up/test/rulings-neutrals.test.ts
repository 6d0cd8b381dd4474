// Rulings of single scenarios: the girl, the patriarch, the endless wave.

import { expect, test } from 'vitest'
import type { Action, CowboyId } from '../src/index.ts'
import { LAW, OUTLAW, type Town, inRound, inTurn, leave, move, pass, shoot, spot, told, who } from './lay-out.ts'

const at = (x: number, z: number, more: object = {}) => ({ at: [x, z], ...more }) as const
const STRAIGHT = shoot('left', 34_678, 500) // from (0, 0) at a figure at (20, 0)
const target = { at: [20, 0, 180] } as const

// ---- the girl -----------------------------------------------------------------------------------------------------

const girl = (more: object) => ({ N1: { kind: 'hostage', ...more } }) as const

test('FU-R72: who finds the girl gets one extra action', () => {
  const town: Town = {
    scenario: 's08',
    cowboys: { L1: { in: 'bank' }, O1: at(40, 20) },
    buildings: { bank: { at: [0, 0, 0], hidden: ['hostage'] }, sheriff: { at: [0, 31, 90] } },
    neutrals: girl({ found: false }),
  }
  inTurn('L1', town, (table) => {
    table.act(LAW, { do: 'take-hidden' })
    expect(table.state.stack.at(-1)).toMatchObject({ left: 2 })
    table.act(LAW, leave(0, 300))
    table.act(LAW, { do: 'face', facing: 0 })
    table.act(LAW, { do: 'escort', slot: 2 })
    // Two eighths to the left of where the escort looks: north of it, 3 cm away.
    expect(spot(table, 'N1')[1]).toBeCloseTo(spot(table, 'L1')[1] - 3, 1)
    table.waits(LAW, 'turn')
  })
})

test('FU-R73, FU-R74: a clan whose shot hits the girl has lost; grazing her means nothing', () => {
  for (const [power, over] of [
    [500, true],
    [20, false],
  ] as const) {
    const town: Town = {
      scenario: 's08',
      cowboys: { O1: at(0, 0), L1: at(40, 0) },
      neutrals: girl({ ...target, escort: 'L1' }),
    }
    inTurn('O1', town, (table) => {
      table.act(OUTLAW, shoot('left', 34_678, power))
      if (over) expect(table.over().winners).toEqual([LAW])
      else table.waits(OUTLAW, 'turn')
    })
  }
})

test('FU-R75, FU-R76: when the escort is hit she joins the nearest standing cowboy, or the first to stand up', () => {
  const town = (others: Town['cowboys']): Town => ({
    scenario: 's08',
    cowboys: { L1: at(0, 0), O1: { ...target }, ...others },
    neutrals: girl({ at: [24, 0], escort: 'O1' }),
  })
  inTurn('L1', town({ L2: at(24, 9), O2: at(24, -20) }), (table) => {
    table.act(LAW, STRAIGHT)
    expect(table.state.neutrals[0]!.escort).toBe('L2')
    table.waits(LAW, 'turn')
  })
  // The shooter falls with its target, so nobody stands.
  const alone: Town = {
    scenario: 's08',
    cowboys: { L1: at(0, 0, { lying: true }), O1: at(20, 0, { lying: true }) },
    neutrals: girl({ at: [24, 5], escort: null }),
  }
  inRound(
    alone,
    (table) => {
      table.act(LAW, { do: 'rise', cowboy: 'L1', facing: 0 })
      expect(table.state.neutrals[0]!.escort).toBe('L1')
      table.waits(LAW, 'turn')
    },
    'outlaw',
  )
})

// ---- the patriarch ------------------------------------------------------------------------------------------------

const gallows = (cowboys: Town['cowboys'], more: Partial<Town> = {}): Town => ({
  scenario: 's09',
  cowboys,
  gallows: [0, -3.8, 270],
  objects: { 'barrel-1': [0, 0] },
  neutrals: { N2: { kind: 'patriarch', hanging: true, pose: { x: 0, y: 2800, z: 0, facing: 27_000, turn: null } } },
  more: { mayShoot: true },
  ...more,
})
const rifleman = at(-25, 4.7, { items: ['winchester'] })
const at0 = (weapon: 'colt' | 'winchester') => shoot('left', 0, 1000, weapon)

test('FU-R77, FU-R78: only an outlaw’s winchester bullet frees him, and it must touch him or his barrel first', () => {
  const friend = { O1: at(20, 12) } as const
  const freed = (
    shooter: 'O2' | 'L2',
    weapon: 'colt' | 'winchester',
    objects: Town['objects'] = { 'barrel-1': [0, 0] },
  ) => {
    let free = false
    const others = shooter === 'O2' ? { L1: at(-50, 30) } : { L1: at(-50, 30) }
    inTurn(shooter, gallows({ [shooter]: rifleman, ...friend, ...others }, { objects }), (table) => {
      table.act(shooter === 'O2' ? OUTLAW : LAW, at0(weapon))
      free = !table.state.neutrals[0]!.hanging
      table.goesOn()
    })
    return free
  }
  expect(freed('O2', 'winchester')).toBe(true)
  expect(freed('O2', 'colt')).toBe(false)
  expect(freed('L2', 'winchester')).toBe(false)
  expect(freed('O2', 'winchester', { 'barrel-1': [0, 0], 'hay-1': [-6, 0] })).toBe(false)
})

test('FU-R100, FU-T76: a bullet that brings him down is told by what becomes of him, not as a miss', () => {
  const story = (cowboys: Town['cowboys'], more: Partial<Town> = {}): string[] => {
    let lines: string[] = []
    inTurn('O2', gallows({ O2: rifleman, ...cowboys }, more), (table) => {
      table.act(OUTLAW, at0('winchester'))
      lines = told(table)
      table.goesOn()
    })
    return lines
  }
  expect(story({ O1: at(20, 12), L1: at(-50, 30) })).toEqual(['pitched', 'freed', 'joined'])
  const law = { L1: at(8, 8), L2: at(8, -8), L3: at(18, 8), L4: at(18, -8), O1: at(50, 30) } as const
  expect(story(law)).toEqual(['pitched', 'hung-again'])
  // Nobody brought him down: what touches something else first has missed.
  const before = { objects: { 'barrel-1': [0, 0], 'hay-1': [-6, 0] } } as const
  expect(story({ O1: at(20, 12), L1: at(-50, 30) }, before)).toContain('missed')
})

const escorted = (by: CowboyId, where: readonly [number, number]) =>
  ({ N2: { kind: 'patriarch', at: where, escort: by } }) as const

test('FU-R79: a law cowboy that escorts him hangs him again, within a movement disc of the gallows', () => {
  const near = gallows({ L1: at(0, -9.8), O1: at(40, 0) }, { neutrals: escorted('L1', [0, -12.8]) })
  inTurn('L1', near, (table) => {
    table.act(LAW, { do: 'hang' })
    expect(table.state.neutrals[0]).toMatchObject({ hanging: true, escort: null, pose: { x: 0, y: 2800, z: 0 } })
    expect(table.state.stack.at(-1)).toMatchObject({ left: 1 })
    table.waits(LAW, 'turn')
  })
  const afar = gallows({ L1: at(0, -12), O1: at(40, 0) }, { neutrals: escorted('L1', [0, -15]) })
  inTurn('L1', afar, (table) => {
    expect(table.refused(LAW, { do: 'hang' }).code).toBe('too-far')
    table.waits(LAW, 'turn')
  })
})

const lastTurn = (neutrals: Town['neutrals'], cowboys: Town['cowboys'] = {}): Town =>
  gallows(
    { L1: at(-40, 0, { hat: 'blue' }), O1: at(40, 0), O2: at(40, 9), ...cowboys },
    { hour: 11, initiative: 'O1', ...(neutrals && { neutrals }) },
  )

test('FU-R80: in the final duel the escort stands for the law, the outlaws choose', () => {
  inTurn('L1', lastTurn(escorted('L1', [-43, 0])), (table) => {
    table.act(LAW, pass)
    table.waits(OUTLAW, 'champion')
    table.act(OUTLAW, { do: 'champion', cowboy: 'O2' })
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'duel', newcomer: 'O2', building: null })
    table.waits(OUTLAW, 'duel')
  })
})

test('FU-R94: with nobody at midnight it is a draw; without a living outlaw the law wins the final duel', () => {
  inTurn('L1', lastTurn({ N2: { kind: 'patriarch', at: [0, 20], escort: null } }), (table) => {
    table.act(LAW, pass)
    expect(table.over()).toMatchObject({ winners: [], because: { key: 'result.patriarch' } })
  })
  inTurn('L1', lastTurn(escorted('L1', [-43, 0]), { O1: { life: 0 }, O2: { life: 0 } }), (table) => {
    table.act(LAW, pass)
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.finalDuel' } })
  })
})

test('FU-R81: in scenario 9 the law doesn’t shoot before an outlaw has', () => {
  const town = gallows({ L1: at(-30, 20), O1: at(30, 20) }, { hour: 8, more: {} })
  inTurn('L1', town, (table) => {
    expect(table.refused(LAW, STRAIGHT).code).toBe('wait-for-shot')
    table.waits(LAW, 'turn')
  })
  inTurn('O1', town, (table) => {
    table.act(OUTLAW, shoot('left', 9000, 50))
    table.act(OUTLAW, pass)
    table.act(LAW, { do: 'play', cowboy: 'L1' })
    table.act(LAW, STRAIGHT)
    table.goesOn()
  })
})

test('FU-R82: shots in duels neither need that permission nor give it', () => {
  const town = gallows({ L1: at(20, 20), O1: { in: 'bank' } }, { more: {}, buildings: { bank: { at: [0, 20, 0] } } })
  const away: Action = { do: 'duel-shot', side: 'left', dir: 18_000, power: 1000 }
  inTurn('L1', town, (table) => {
    table.act(LAW, move(18_000, 230))
    table.act(LAW, away)
    table.act(OUTLAW, { ...away, dir: 0 })
    expect(table.state.mayShoot).toBe(false)
    table.waits(LAW, 'duel')
  })
})

test('who is escorted by the dead is with nobody until the duel is over, then with the winner', () => {
  const town: Town = {
    scenario: 's07',
    cowboys: {
      O1: at(20, 20),
      L1: { in: 'bank', life: 1 },
      L5: { in: 'bank', role: 'witness', life: 2 },
      L2: at(-50, 30),
    },
    buildings: { bank: { at: [0, 20, 0] } },
    neutrals: { N1: { kind: 'hostage', inside: 'bank', escort: 'L1' } },
  }
  inTurn('O1', town, (table) => {
    table.act(OUTLAW, move(18_000, 230))
    table.act(OUTLAW, { do: 'duel-shot', side: 'left', dir: 35_463, power: 1000 })
    table.waits(OUTLAW, 'eject') // the witness, now alone
    expect(table.state.neutrals[0]).toMatchObject({ inside: 'bank', escort: null })
    table.act(OUTLAW, { do: 'eject', offset: 0, dir: 0, power: 200 })
    expect(table.state.neutrals[0]).toMatchObject({ inside: 'bank', escort: 'O1' })
    table.goesOn()
  })
})

// ---- the wave -----------------------------------------------------------------------------------------------------

test('FU-R83, FU-R84: a killed outlaw is replaced at once, and may be armed again', () => {
  const cowboys = {
    L1: at(0, 0),
    O1: { ...target, life: 1, hat: 'blue', items: ['dynamite'], moved: true },
    O2: at(40, 20, { life: 1 }),
  } as const
  inTurn('L1', { scenario: 's10', cowboys, more: { pool: ['winchester'] } }, (table) => {
    table.act(LAW, STRAIGHT)
    expect(who(table, 'O1')).toMatchObject({ life: 1, items: [], hat: 'blue', moved: false, lying: false })
    expect(spot(table, 'O1')).toEqual([0, -37])
    table.act(LAW, pass)
    table.act(OUTLAW, { do: 'arm', cowboy: 'O1', marker: 'winchester' })
    expect(who(table, 'O1').items).toEqual(['winchester'])
    table.waits(OUTLAW, 'choose')
  })
})

test('FU-R92: in scenario 10 the Initiative goes to the killer', () => {
  const town: Town = { scenario: 's10', initiative: 'O1', cowboys: { L2: at(0, 0), O1: { ...target, life: 1 } } }
  inTurn('L2', town, (table) => {
    table.act(LAW, STRAIGHT)
    expect(table.state.initiative).toBe('L2')
    table.waits(LAW, 'turn')
  })
})
