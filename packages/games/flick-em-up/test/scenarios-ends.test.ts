// Given / when / then: the ten scenarios and how they end.

import { expect, test } from 'vitest'
import type { Action } from '../src/index.ts'
import { LAW, OUTLAW, type Town, inRound, inTurn, move, pass, shoot, spot, told, who } from './lay-out.ts'

const STRAIGHT = shoot('left', 34_678, 500) // from (0, 0) at a figure at (20, 0)
const shooter = { L1: { at: [0, 0] } } as const
const target = { at: [20, 0, 180] } as const

test('FU-T48: the third dead outlaw ends scenario 1 at once', () => {
  const cowboys = {
    ...shooter,
    O1: { ...target, life: 1 },
    O2: { life: 0 },
    O3: { life: 0 },
    O4: { at: [50, 0] },
  } as const
  inTurn('L1', { cowboys }, (table) => {
    table.act(LAW, STRAIGHT)
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.enemyDead' } })
  })
})

/** The last hat of the last hour is turned. */
function midnight(town: Town, script: Parameters<typeof inTurn>[2], last: 'L1' | 'O1' = 'L1'): void {
  const cowboys = Object.fromEntries(
    Object.entries(town.cowboys).map(([id, figure]) => [id, { ...figure, hat: id === last ? 'blue' : 'red' }]),
  ) as Town['cowboys']
  inTurn(last, { ...town, cowboys, hour: 11 }, (table) => {
    table.act(last === 'L1' ? LAW : OUTLAW, pass)
    script(table)
  })
}
const somewhere = (x: number, z: number, life = 3) => ({ at: [x, z], life }) as const

test('FU-T49: at midnight of scenario 1 life points break the tie', () => {
  const cowboys = {
    L1: somewhere(-40, 0, 3),
    L2: somewhere(-40, 8, 3),
    L3: somewhere(-40, 16, 2),
    L4: somewhere(-40, 24, 1),
    O1: somewhere(40, 0, 3),
    O2: somewhere(40, 8, 2),
    O3: somewhere(40, 16, 1),
    O4: somewhere(40, 24, 1),
  } as const
  midnight({ cowboys }, (table) => {
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.mostLifePoints' } })
  })
})

test('FU-T50: at midnight of scenario 2 the Initiative shoots first, and the first hit wins', () => {
  const town = {
    scenario: 's02',
    initiative: 'O2',
    cowboys: { L1: somewhere(-40, 0), O1: somewhere(40, 0), O2: somewhere(40, 9) },
  } as const
  midnight(town, (table) => {
    table.waits(OUTLAW, 'duel')
    expect(table.state.stack.at(-1)).toMatchObject({ newcomer: 'O1', queue: ['O1'] })
    table.act(OUTLAW, { do: 'duel-shot', side: 'left', dir: 35_463, power: 1000 })
    expect(table.over()).toMatchObject({ winners: [OUTLAW], because: { key: 'result.finalDuel' } })
  })
})

const gold = (n: number) => Array.from({ length: n }, () => 'gold' as const)

test('FU-T51: the seventh gold in the Bank wins at once', () => {
  const town = {
    scenario: 's03',
    cowboys: { L1: { in: 'bank', items: ['gold'] }, O1: somewhere(40, 20) },
    buildings: { bank: { at: [0, 0, 0], right: gold(6) }, saloon: { at: [40, 0, 180] } },
  } as const
  inTurn('L1', town, (table) => {
    table.act(LAW, { do: 'drop', marker: 'gold' })
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.stored' } })
  })
})

test('FU-T52: with as much gold in each building the one that is carried decides', () => {
  const town = {
    scenario: 's03',
    cowboys: { L1: somewhere(-40, 20), O1: { ...somewhere(40, 20), items: ['gold'] } },
    buildings: { bank: { at: [-46, 0, 0], left: gold(5) }, saloon: { at: [46, 0, 180], left: gold(5) } },
  } as const
  midnight(town, (table) => {
    expect(table.over()).toMatchObject({ winners: [OUTLAW], because: { key: 'result.mostCarried' } })
  })
})

test('FU-T53: the fifth gold handed over at arm’s length wins scenario 4', () => {
  const town = {
    scenario: 's04',
    hour: 6,
    cowboys: { L1: somewhere(-40, 20), O1: { at: [4.7, 0, 0], items: ['gold'] } },
    neutrals: { N1: { at: [0, 0, 0], holds: gold(2) }, N2: { at: [50, 0, 0], holds: gold(2) } },
  } as const
  inTurn('O1', town, (table) => {
    table.act(OUTLAW, { do: 'give', neutral: 'N1', marker: 'gold' })
    expect(table.over()).toMatchObject({ winners: [OUTLAW], because: { key: 'result.heldByNeutrals' } })
  })
})

test('FU-T54: poisoned in the middle of a round and purified before its end: the game goes on', () => {
  const town: Town = {
    scenario: 's05',
    hour: 10,
    cowboys: { L1: { at: [-20, 3, 0] }, O1: { at: [20, 3, 0] } },
    objects: { 'barrel-1': [-20, 0], 'barrel-2': [0, 0], 'barrel-3': [20, 0] },
    waters: { 'barrel-1': 'poisoned', 'barrel-2': 'poisoned', 'barrel-3': 'clean' },
  }
  inTurn('O1', town, (table) => {
    table.act(OUTLAW, { do: 'poison', barrel: 'barrel-3' })
    table.act(OUTLAW, pass)
    table.act(LAW, { do: 'play', cowboy: 'L1' })
    table.act(LAW, { do: 'purify', barrel: 'barrel-1' })
    table.act(LAW, pass)
    expect(table.state.hour).toBe(11)
    table.goesOn()
  })
})

test('FU-T55: two dead and two lying after the law’s last cowboy of the round', () => {
  const cowboys = {
    L1: somewhere(-40, 0),
    O1: { at: [40, 0], lying: true },
    O2: { at: [40, 9], lying: true },
    O3: { life: 0 },
    O4: { life: 0 },
    O5: { at: [40, 30] },
  } as const
  inTurn('L1', { scenario: 's06', hour: 8, cowboys }, (table) => {
    table.act(LAW, pass)
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.enemyDeadOrDown' } })
  })
})

test('FU-T56: whoever isn’t the witness puts a document back', () => {
  const town = {
    scenario: 's07',
    cowboys: { L2: { in: 'saloon' }, L5: { at: [-40, 0], role: 'witness' }, O1: somewhere(40, 0) },
    buildings: { saloon: { at: [0, 0, 0], hidden: ['document'], known: 1 }, sheriff: { at: [48, 0, 180] } },
  } as const
  inTurn('L2', town, (table) => {
    table.act(LAW, { do: 'take-hidden' })
    expect(table.options(LAW)).toEqual([{ do: 'put-back' }])
    expect(table.refused(LAW, { do: 'keep', give: 'nothing' }).code).toBe('evidence')
    table.act(LAW, { do: 'put-back' })
    expect(table.state.buildings[0]!.hidden).toHaveLength(1)
    table.waits(LAW, 'turn')
  })
})

test('FU-T57: evidence passes to the nearest figure with room, face down', () => {
  const cowboys = {
    O1: { at: [0, 0] },
    L5: { at: [20, 0, 180], role: 'witness', items: ['document'] },
    O2: { at: [20, -5], items: ['colt', 'colt'] },
    L2: { at: [20, 9] },
  } as const
  inTurn('O1', { scenario: 's07', cowboys }, (table) => {
    table.act(OUTLAW, STRAIGHT)
    expect(who(table, 'L5')).toMatchObject({ life: 2, items: [] })
    expect(who(table, 'L2').items).toEqual(['sealed'])
    table.waits(OUTLAW, 'turn')
  })
})

test('FU-T58: the witness doesn’t duel', () => {
  const town = {
    scenario: 's07',
    cowboys: { O1: { at: [20, 0] }, L5: { in: 'saloon', role: 'witness' }, L1: somewhere(-40, 20) },
    buildings: { saloon: { at: [0, 0, 0] }, sheriff: { at: [48, 0, 180] } },
  } as const
  inTurn('O1', town, (table) => {
    table.act(OUTLAW, move(18_000, 230))
    expect(told(table)).not.toContain('duel')
    expect(who(table, 'L5').life).toBe(2)
    table.act(OUTLAW, { do: 'eject', offset: 0, dir: 0, power: 200 })
    expect(who(table, 'L5')).toMatchObject({ life: 2, lying: true, inside: null })
    table.waits(OUTLAW, 'base')
  })
})

test('FU-T59: the witness dies with one document found', () => {
  const cowboys = { O1: { at: [0, 0] }, L5: { ...target, role: 'witness', life: 1 }, L1: somewhere(-40, 20) } as const
  inTurn('O1', { scenario: 's07', cowboys, more: { found: 1 } }, (table) => {
    table.act(OUTLAW, STRAIGHT)
    expect(table.over()).toMatchObject({ winners: [OUTLAW], because: { key: 'result.witnessDeadBeforeBothFound' } })
  })
})

const girl = { kind: 'hostage' } as const

test('FU-T60: who finds the girl may act once more', () => {
  const town = {
    scenario: 's08',
    cowboys: { O1: { in: 'saloon' }, L1: somewhere(-40, 20) },
    buildings: { saloon: { at: [0, 0, 0], hidden: ['hostage'] }, sheriff: { at: [0, 30, 90] } },
    neutrals: { N1: { ...girl, found: false } },
  } as const
  inTurn(
    'O1',
    town,
    (table) => {
      table.act(OUTLAW, { do: 'take-hidden' })
      expect(table.state.neutrals[0]).toMatchObject({ escort: 'O1', inside: 'saloon', found: true, pose: null })
      expect(table.state.stack.at(-1)).toMatchObject({ kind: 'turn', left: 1 })
      table.waits(OUTLAW, 'turn')
    },
    1,
  )
})

test('FU-T61: a law bullet that brings the girl down loses the game', () => {
  const town = {
    scenario: 's08',
    cowboys: { ...shooter, O1: { at: [40, 0] } },
    neutrals: { N1: { ...girl, ...target, escort: 'O1' } },
  } as const
  inTurn('L1', town, (table) => {
    table.act(LAW, STRAIGHT)
    expect(table.over()).toMatchObject({ winners: [OUTLAW], because: { key: 'result.hostageHitByShot' } })
  })
})

test('FU-T62: the girl is brought into the Sheriff building', () => {
  const town = {
    scenario: 's08',
    cowboys: { L1: { at: [20, 0, 180] }, O1: somewhere(40, 20) },
    buildings: { sheriff: { at: [0, 0, 0] } },
    neutrals: { N1: { ...girl, at: [23, 0], escort: 'L1' } },
  } as const
  inTurn('L1', town, (table) => {
    table.act(LAW, move(18_000, 230))
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.hostageEscortedInto' } })
  })
})

/** The bullet starts 25 cm west of the barrel and flies straight at it. */
const gallows = (cowboys: Town['cowboys'], more: Partial<Town> = {}): Town => ({
  scenario: 's09',
  cowboys: { O2: { at: [-25, 4.7], items: ['winchester'] }, ...cowboys },
  gallows: [0, -3.8, 270],
  objects: { 'barrel-1': [0, 0] },
  neutrals: { N2: { kind: 'patriarch', hanging: true, pose: { x: 0, y: 2800, z: 0, facing: 27_000, turn: null } } },
  ...more,
})
const rifle = shoot('left', 0, 1000, 'winchester')

/** Wherever the gallows were pushed: the barrel stands upright 3.8 before them, and he on it. */
function isBackOnHisBarrel(table: Parameters<Parameters<typeof inTurn>[2]>[0]): void {
  const [man] = table.state.neutrals
  const barrel = table.state.objects.find(({ id }) => id === 'barrel-1')!
  expect(man).toMatchObject({ hanging: true, escort: null, pose: { y: 2800, turn: null } })
  expect([man!.pose!.x, man!.pose!.z]).toEqual([barrel.pose.x, barrel.pose.z])
  const { x, z } = table.state.gallows!
  expect(Math.sqrt((barrel.pose.x - x) ** 2 + (barrel.pose.z - z) ** 2)).toBeCloseTo(3800, -1)
}

test('FU-T63: the winchester frees him if an outlaw is nearest, and not if a law cowboy is', () => {
  inTurn('O2', gallows({ L1: somewhere(-50, 30), O1: somewhere(20, 12) }), (table) => {
    table.act(OUTLAW, rifle)
    expect(told(table)).toContain('freed')
    const [man] = table.state.neutrals
    expect(man!.hanging).toBe(false)
    expect(['O1', 'O2']).toContain(man!.escort)
    table.waits(OUTLAW, 'turn')
  })
  inTurn(
    'O2',
    gallows({ L1: somewhere(8, 8), L2: somewhere(8, -8), L3: somewhere(18, 8), L4: somewhere(18, -8) }),
    (table) => {
      table.act(OUTLAW, rifle)
      expect(told(table)).toContain('hung-again')
      isBackOnHisBarrel(table)
      table.waits(OUTLAW, 'turn')
    },
  )
})

test('FU-T64: a colt bullet never frees him', () => {
  inTurn('O2', gallows({ L1: somewhere(-50, 30), O1: somewhere(20, 12) }), (table) => {
    table.act(OUTLAW, shoot('left', 0, 1000))
    isBackOnHisBarrel(table)
    table.waits(OUTLAW, 'turn')
  })
})

test('FU-T65: the law waits for the first shot of an outlaw', () => {
  inTurn('L1', gallows({ L1: somewhere(-20, 20), O1: somewhere(20, 12) }), (table) => {
    expect(table.refused(LAW, shoot('left', 0, 1000)).code).toBe('wait-for-shot')
    table.waits(LAW, 'turn')
  })
})

test('FU-T66: the next mercenary stands where the last one began', () => {
  const cowboys = { ...shooter, O1: { ...target, life: 1, items: ['winchester'], hat: 'blue' } } as const
  inTurn('L1', { scenario: 's10', cowboys }, (table) => {
    table.act(LAW, STRAIGHT)
    expect(who(table, 'O1')).toMatchObject({ life: 1, items: [], hat: 'blue', lying: false })
    expect(spot(table, 'O1')).toEqual([0, -37])
    expect(table.state.kills).toBe(1)
    table.waits(LAW, 'turn')
  })
})

test('FU-T67: after two phases with as many survivors more kills win', () => {
  const town: Town = {
    scenario: 's10',
    cowboys: { L1: somewhere(-40, 0), L2: somewhere(-40, 9), O1: somewhere(40, 0, 1) },
    more: { phase: 2, lawTeam: 0, scores: [null, { survivors: 2, kills: 9 }], kills: 11 },
  }
  midnight(town, (table) => {
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.afterBothPhases' } })
  })
})

test('FU-T68: the same layout, action and seed give the same rest, here as where this was written', () => {
  const rests = [1, 2].map(() => {
    let rest: unknown
    inTurn('L1', { cowboys: { ...shooter, O1: target }, options: { wobble: 'normal' } }, (table) => {
      table.act(LAW, STRAIGHT)
      rest = [table.told[0], table.state.cowboys.map(({ pose }) => pose)]
      table.waits(LAW, 'turn')
    })
    return rest
  })
  expect(rests[1]).toEqual(rests[0])
  expect(rests[0]).toMatchSnapshot()
})

test('FU-T70: in scenario 10 the Initiative goes to the killer, who opens the next round', () => {
  const cowboys = { L1: somewhere(-40, 0), L2: { at: [0, 0] }, O1: { ...target, life: 1, hat: 'blue' } } as const
  inTurn(
    'L2',
    { scenario: 's10', initiative: 'O1', cowboys: { ...cowboys, L1: { ...cowboys.L1, hat: 'blue' } } },
    (table) => {
      table.act(LAW, STRAIGHT)
      expect(table.state.initiative).toBe('L2')
      expect(spot(table, 'O1')).toEqual([0, -37])
      table.act(LAW, pass)
      expect(table.state.hour).toBe(7)
      expect(table.options(LAW)).toEqual([{ do: 'play', cowboy: 'L2' } satisfies Action])
      table.waits(LAW, 'choose')
    },
  )
})

test('FU-T71: the patriarch stands up again, and nobody loses anything', () => {
  const town = {
    scenario: 's09',
    cowboys: { ...shooter, O1: { at: [40, 0] } },
    neutrals: { N2: { kind: 'patriarch', ...target, escort: 'O1' } },
    more: { mayShoot: true },
  } as const
  inTurn('L1', town, (table) => {
    table.act(LAW, STRAIGHT)
    expect(told(table)).toContain('hit-neutral')
    expect(table.state.neutrals[0]).toMatchObject({ escort: 'O1' })
    expect(table.state.neutrals[0]!.pose!.turn).toBeNull()
    expect(table.state.cowboys.map(({ life }) => life)).toEqual([3, 3])
    table.waits(LAW, 'turn')
  })
})

test('between two turns the other clan is due', () => {
  inRound({ cowboys: { L1: somewhere(-40, 0), O1: somewhere(40, 0) } }, (table) => table.waits(OUTLAW, 'choose'), 'law')
})
