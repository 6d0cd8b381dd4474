// Rulings of single scenarios: first hours, piles, witness and evidence.

import { expect, test } from 'vitest'
import type { CowboyId, Scenario } from '../src/index.ts'
import { LAW, OUTLAW, type Town, inRound, inTurn, move, pass, shoot, told, who } from './lay-out.ts'
import { setupOf } from '@saloon/kernel/kit'
import { chanceFrom, firstOf } from '@saloon/kernel'
import { flickEmUp } from '../src/index.ts'
import { wave } from './towns.ts'

const at = (x: number, z: number, more: object = {}) => ({ at: [x, z], ...more }) as const
const STRAIGHT = shoot('left', 34_678, 500) // from (0, 0) at a figure at (20, 0)
const target = { at: [20, 0, 180] } as const

test('FU-R59, FU-R60: in the first hour of scenarios 4 and 5 the law sits out, and outlaws neither shoot nor throw', () => {
  for (const [scenario, hour, mine] of [
    ['s04', 5, 'blue'],
    ['s05', 8, 'red'],
  ] as const) {
    const cowboys = {
      L1: at(-40, 0, { hat: mine === 'red' ? 'blue' : 'red' }),
      O1: at(40, 0, { hat: mine, items: ['dynamite'] }),
    }
    inRound({ scenario, hour, initiative: 'O1', cowboys }, (table) => {
      table.act(OUTLAW, { do: 'play', cowboy: 'O1' })
      expect(table.refused(OUTLAW, STRAIGHT).code).toBe('first-hour')
      expect(table.refused(OUTLAW, { do: 'throw', side: 'left', dir: 0, power: 9 }).code).toBe('first-hour')
      table.act(OUTLAW, pass)
      expect(table.state.hour).toBe(hour + 1)
      table.act(OUTLAW, { do: 'play', cowboy: 'O1' })
      table.act(OUTLAW, STRAIGHT)
      table.goesOn()
    })
  }
})

test('FU-R63: the piles of scenario 4 lie face down, and the law knows what is where', () => {
  const state = flickEmUp.start(setupOf(flickEmUp, { seats: 2, options: { scenario: 's04' } }), chanceFrom(1))
  const game = flickEmUp.at(state)
  for (const markers of [
    ['gold-1', 'gold-2', 'gold-3', 'gold-4', 'gold-5'],
    ['life-1', 'life-2', 'life-3', 'life-4', 'life-5'],
  ]) {
    const [ask] = flickEmUp.asks(state)
    expect(
      flickEmUp.apply(game, LAW, { ask: ask!.id, action: markers.length === 5 ? { do: 'hide', markers } : pass }),
    ).toBeUndefined()
  }
  const seen = (eyes: number) =>
    flickEmUp
      .view(state, eyes)
      .buildings.slice(0, 3)
      .map(({ hidden }) => hidden.map(({ marker }) => marker).join(' '))
  expect(seen(1)).toEqual(['gold gold gold gold gold', 'life life life life life', 'colt colt colt dynamite dynamite'])
  expect(seen(2)).toEqual(Array.from({ length: 3 }, () => '-1 -1 -1 -1 -1'))
})

const barrels = (poisoned: number): Pick<Town, 'objects' | 'waters'> => ({
  objects: { 'barrel-1': [-20, 0], 'barrel-2': [0, 0], 'barrel-3': [20, 0], 'barrel-4': [30, 0] },
  waters: Object.fromEntries([1, 2, 3, 4].map((n) => [`barrel-${n}`, n <= poisoned ? 'poisoned' : 'clean'])),
})

test('FU-R64: three poisoned barrels at the end of any round win at once', () => {
  const cowboys = { L1: at(-40, 20, { hat: 'blue' }), O1: at(40, 20) }
  inTurn('O1', { scenario: 's05', hour: 8, cowboys, ...barrels(3) }, (table) => {
    table.act(OUTLAW, pass)
    expect(table.over()).toMatchObject({ winners: [OUTLAW], because: { key: 'result.poisonedBarrels' } })
  })
  inTurn('O1', { scenario: 's05', hour: 8, cowboys, ...barrels(2) }, (table) => {
    table.act(OUTLAW, pass)
    table.goesOn()
  })
})

test('FU-R65, FU-R66: four dead or lying right after the last hat of the round, a dead one’s included', () => {
  const cowboys = {
    L1: { life: 0 },
    L2: at(-40, 9, { hat: 'blue' }),
    O1: at(40, 0, { lying: true }),
    O2: at(40, 9, { lying: true }),
    O3: { life: 0 },
    O4: { life: 0 },
    O5: at(40, 20),
  } as const
  inRound(
    { scenario: 's06', hour: 8, cowboys },
    (table) => {
      table.act(LAW, { do: 'play', cowboy: 'L1' })
      expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.enemyDeadOrDown' } })
    },
    'outlaw',
  )
  inTurn('L2', { scenario: 's06', hour: 8, cowboys: { ...cowboys, L2: at(-40, 9), L3: at(-40, 20) } }, (table) => {
    table.act(LAW, pass)
    table.goesOn() // L3 is still to be played
  })
})

const evidence = (cowboys: Town['cowboys'], hidden: readonly 'document'[] = []): Town => ({
  scenario: 's07',
  cowboys,
  buildings: {
    saloon: { at: [0, 0, 0], hidden, known: 1 },
    undertaker: { at: [0, 30, 90] },
    sheriff: { at: [48, 0, 180] },
  },
})
const witness = (more: object) => ({ role: 'witness', ...more }) as const

test('FU-R67, FU-R68: face down only the witness takes a document; anybody else puts it back, shows nothing and has spent the action', () => {
  inTurn('L5', evidence({ L5: witness({ in: 'saloon' }), O1: at(40, 20) }, ['document']), (table) => {
    table.act(LAW, { do: 'take-hidden' })
    table.act(LAW, { do: 'keep', give: 'nothing' })
    expect(who(table, 'L5').items).toEqual(['document'])
    expect(table.state.found).toBe(1)
    table.waits(LAW, 'turn')
  })
  inTurn('O1', evidence({ O1: { in: 'saloon' }, L5: witness({ at: [-40, 0] }) }, ['document']), (table) => {
    table.act(OUTLAW, { do: 'take-hidden' })
    expect(table.options(OUTLAW)).toEqual([{ do: 'put-back' }])
    table.act(OUTLAW, { do: 'put-back' })
    const redacted = table.told.map((event) => JSON.stringify(flickEmUp.redact(event, 1 << LAW)))
    expect(redacted.join()).not.toContain('document')
    expect(table.state.stack.at(-1)).toMatchObject({ left: 1 })
    table.waits(OUTLAW, 'turn')
  })
})

test('FU-R69, FU-R70: evidence goes to the nearest figure with room, the law first, then the lower number', () => {
  const carried = (others: Town['cowboys']) => ({
    O1: at(0, 0),
    L5: witness({ ...target, items: ['document'] }),
    ...others,
  })
  const cases: readonly (readonly [Town['cowboys'], CowboyId])[] = [
    [{ L2: at(20, 9), O2: at(20, -5) }, 'O2'],
    [{ L2: at(20, 9), O2: at(20, -5, { items: ['gold', 'gold'] }) }, 'L2'],
    [{ L2: at(20, 20), O2: at(20, -6, { lying: true }) }, 'O2'],
  ]
  for (const [others, heir] of cases) {
    inTurn('O1', { scenario: 's07', cowboys: carried(others) }, (table) => {
      table.act(OUTLAW, STRAIGHT)
      expect(who(table, heir).items).toContain('sealed')
      table.waits(OUTLAW, 'turn')
    })
  }
  // Where two are as near: the witness is seized at the centre of the saloon by an outlaw with full hands.
  for (const others of [
    { L2: at(0, 20), O2: at(0, -20) },
    { L2: at(0, -20), L3: at(0, 20) },
  ]) {
    const seized = {
      O1: at(20, 0, { items: ['gold', 'gold'] }),
      L5: witness({ in: 'saloon', items: ['document'] }),
      ...others,
    }
    inTurn('O1', { ...evidence(seized), buildings: { saloon: { at: [0, 0, 0] } } }, (table) => {
      table.act(OUTLAW, move(18_000, 230))
      expect(who(table, 'L2').items).toEqual(['sealed'])
      table.waits(OUTLAW, 'eject')
    })
  }
  // A cowboy inside is at its building's centre.
  const indoors = evidence(carried({ L2: { in: 'saloon' }, O2: at(20, 25) }))
  inTurn('O1', { ...indoors, buildings: { saloon: { at: [20, -14, 0] }, sheriff: { at: [48, 0, 180] } } }, (table) => {
    table.act(OUTLAW, STRAIGHT)
    expect(who(table, 'L2').items).toEqual(['sealed'])
    table.waits(OUTLAW, 'turn')
  })
})

test('FU-R71: delivered is what was dropped on a base of the Sheriff building', () => {
  const town: Town = {
    scenario: 's07',
    cowboys: { L1: { in: 'sheriff', items: ['document', 'sealed'] }, L5: witness({ at: [-40, 0] }), O1: at(40, 20) },
    buildings: { sheriff: { at: [0, 0, 0] } },
  }
  inTurn('L1', town, (table) => {
    table.act(LAW, { do: 'drop', marker: 'sealed' })
    table.waits(LAW, 'turn')
    table.act(LAW, { do: 'drop', marker: 'document' })
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.stored' } })
  })
})

test('FU-R95: evidence passes on in death and when the witness is put out, and is buried if nobody has room', () => {
  const full = { items: ['gold', 'gold'] } as const
  const town = evidence({
    O1: at(0, 0, full),
    L5: witness({ ...target, life: 1, items: ['document'] }),
    L2: at(40, 0, full),
  })
  const buildings = { undertaker: { at: [0, 30, 90] }, sheriff: { at: [48, 0, 180] } } as const
  inTurn('O1', { ...town, buildings, more: { found: 2 } }, (table) => {
    table.act(OUTLAW, STRAIGHT)
    expect(told(table)).toContain('evidence-buried')
    const undertaker = table.state.buildings.find(({ id }) => id === 'undertaker')!
    expect(undertaker).toMatchObject({ left: [], hidden: [{ marker: 'document' }] })
    table.waits(OUTLAW, 'turn')
  })
  const entered = evidence({ O1: at(20, 0), L5: witness({ in: 'saloon', items: ['document'] }), L2: at(0, 20) })
  inTurn('O1', entered, (table) => {
    table.act(OUTLAW, move(18_000, 230))
    expect(told(table)).toContain('evidence-passed')
    expect(who(table, 'L5').items).toEqual([])
    table.waits(OUTLAW, 'eject')
  })
})

/** The witness draws and keeps the document of the saloon. */
const found: Parameters<typeof inTurn>[2] = (table) => {
  table.act(LAW, { do: 'take-hidden' })
  table.act(LAW, { do: 'keep', give: 'nothing' })
}

test('FU-R98: a document is found once, however often it is drawn', () => {
  const town = evidence({ L5: witness({ in: 'saloon' }), O1: at(40, 20) })
  const saloon = { at: [0, 0, 0], hidden: ['document'] } as const
  const known = (eyes: number, more: object = {}): Town => ({
    ...town,
    buildings: { ...town.buildings, saloon: { ...saloon, known: eyes } },
    more,
  })
  for (const [eyes, before, after] of [
    [0b00, 0, 1], // nobody has seen it
    [0b01, 1, 2], // only who hid it
    [0b11, 1, 1], // everybody has: it was found, passed on and laid down
  ] as const)
    inTurn('L5', known(eyes, { found: before }), (table) => {
      found(table)
      expect(table.state.found).toBe(after)
      table.waits(LAW, 'turn')
    })
})

test('FU-T74: the witness draws the document again that was passed on, and dies: only one was found', () => {
  const town = evidence({
    L1: { in: 'saloon', items: ['sealed'] },
    L5: witness({ in: 'saloon', life: 1 }),
    O1: { in: 'undertaker' },
  })
  inTurn('L1', { ...town, more: { found: 1 } }, (table) => {
    table.act(LAW, { do: 'drop', marker: 'sealed' })
    table.act(LAW, pass)
    table.act(OUTLAW, { do: 'play', cowboy: 'O1' })
    table.act(OUTLAW, pass)
    table.act(LAW, { do: 'play', cowboy: 'L5' })
    found(table)
    expect(who(table, 'L5').items).toEqual(['document'])
    expect(table.state.found).toBe(1)
    table.goesOn()
  })
  const shot = evidence({
    O1: at(0, 20),
    L5: witness({ at: [20, 20, 180], life: 1, items: ['document'] }),
    L2: at(-50, 9),
  })
  inTurn('O1', { ...shot, more: { found: 1 } }, (table) => {
    table.act(OUTLAW, STRAIGHT)
    expect(table.over()).toMatchObject({ winners: [OUTLAW], because: { key: 'result.witnessDeadBeforeBothFound' } })
  })
})

test('FU-R102: in the second phase what is hidden is hidden again', () => {
  const scenario: Scenario = {
    ...wave,
    rules: [...wave.rules, 'duel'],
    buildings: [{ id: 'bank', x: 0, z: -20, facing: 270, closed: false }],
    setupChoices: [
      ...wave.setupChoices,
      {
        id: 'hide',
        by: 'law',
        player: 'first',
        pool: { colt: 1, life: 1 },
        piles: [{ building: 'bank', size: 2 }],
        faceUp: false,
      },
    ],
  }
  const options = { scenario: 'own', town: JSON.stringify(scenario), wobble: 'off' } as const
  const state = flickEmUp.start(setupOf(flickEmUp, { seats: 2, options }), chanceFrom(1))
  const game = flickEmUp.at(state)
  const hidden = () => state.buildings[0]!.hidden.map(({ marker }) => marker)
  expect(hidden()).toEqual(['life', 'colt'])
  for (let turns = 0; state.phase === 1 && turns < 40; turns++) {
    const seat = firstOf(flickEmUp.asked(state))
    flickEmUp.play(game, seat, flickEmUp.safe(state, seat))
  }
  expect(state.phase).toBe(2)
  expect(hidden()).toEqual(['life', 'colt'])
})
