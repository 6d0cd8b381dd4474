// The last duel, at midnight: face to face, whatever happened in town.

import { expect, test } from 'vitest'
import { type Action, TEN, type Scenario } from '../src/index.ts'
import { LAW, OUTLAW, type Town, inTurn, pass, told, who } from './lay-out.ts'

const STRAIGHT: Action = { do: 'duel-shot', side: 'left', dir: 35_463, power: 1000 } // of whoever shoots first, at 25
const AWAY: Action = { do: 'duel-shot', side: 'left', dir: 0, power: 1000 }
/** Back at the other one, who has not stepped: from 21.5 at -25. */
const BACK: Action = { do: 'duel-shot', side: 'left', dir: 17_422, power: 1000 }

/** L1 passes, and it is midnight. */
function midnight(town: Partial<Town>, script: Parameters<typeof inTurn>[2]): void {
  const cowboys = { L1: { at: [-40, 0], hat: 'blue' }, L2: { at: [-40, 20] }, ...town.cowboys } as const
  const rules: Town = { scenario: 's02', hour: 11, initiative: 'O1', ...town, cowboys }
  inTurn('L2', { ...rules, cowboys: { ...cowboys, L2: { at: [-40, 20], hat: 'blue' } } }, (table) => {
    table.act(LAW, pass)
    script(table)
  })
}
const lying = (x: number, z: number) => ({ at: [x, z], lying: true }) as const

test('FU-R97: whoever lies at midnight is stood up for the last duel, and can be hit', () => {
  for (const cowboys of [
    { L1: lying(-40, 0), O1: { at: [40, 0] } },
    { L1: lying(-40, 0), O1: lying(40, 0) },
  ] as const)
    midnight({ cowboys }, (table) => {
      for (const id of ['L1', 'O1'] as const) {
        expect(who(table, id)).toMatchObject({ lying: false })
        expect(who(table, id).pose!.turn).toBeNull()
      }
      table.act(OUTLAW, STRAIGHT)
      expect(table.over()).toMatchObject({ winners: [OUTLAW], because: { key: 'result.finalDuel' } })
    })
})

test('FU-T73: both lie at midnight: O1 misses, and L1 can hit it', () => {
  midnight({ cowboys: { L1: lying(-40, 0), O1: lying(40, 0) } }, (table) => {
    table.act(OUTLAW, AWAY)
    expect(told(table)).toContain('missed')
    table.act(LAW, BACK)
    expect(table.over()).toMatchObject({ winners: [LAW], because: { key: 'result.finalDuel' } })
  })
})

test('FU-R97: so do the patriarch’s escort and the outlaws’ champion', () => {
  const town: Partial<Town> = {
    scenario: 's09',
    cowboys: { L1: lying(-40, 0), O1: { at: [40, 0] }, O2: lying(40, 9) },
    gallows: [0, -3.8, 270],
    objects: { 'barrel-1': [0, 0] },
    neutrals: { N2: { kind: 'patriarch', at: [-43, 0], escort: 'L1' } },
  }
  midnight(town, (table) => {
    table.act(OUTLAW, { do: 'champion', cowboy: 'O2' })
    for (const id of ['L1', 'O2'] as const) expect(who(table, id)).toMatchObject({ lying: false })
    table.act(OUTLAW, STRAIGHT)
    expect(table.over()).toMatchObject({ winners: [OUTLAW] })
  })
})

test('only the scenarios with a last duel have one', () => {
  const withOne = Object.values<Scenario>(TEN).filter(({ atClockEnd }) =>
    JSON.stringify(atClockEnd).includes('finalDuel'),
  )
  expect(withOne.map(({ id }) => id)).toEqual(['s02', 's09'])
})
