// A player is on one track: whoever is Wanted gains no Marshal point, in whatever way and from whatever box, legend or not (specification 11).

import { describe, expect, test } from 'vitest'
import { westernLegends } from '../src/index.ts'
import { gainPoints } from '../src/rules/resources.ts'
import { A, C, atTheTable, doing, layOutLegends, npc, step, use } from './lay-out.ts'

const WANTED = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((wanted) => [0, 5, 12].map((lp) => ({ wanted, lp })))

describe.each(WANTED)('on Wanted box $wanted with $lp LP', ({ wanted, lp }) => {
  const still = { marshal: 0, wanted }

  test('a Marshal point that is given changes nothing, and nothing is told', () => {
    for (const count of [1, 3]) {
      const state = layOutLegends({ A: { wanted, lp } })
      const before = structuredClone(state)
      const told: string[] = []
      gainPoints(
        westernLegends.at(state, ({ type }) => told.push(type)),
        A,
        'marshal',
        count,
      )
      expect(state).toEqual(before)
      expect(told).toEqual([])
    }
  })

  test('sold cattle bring the token’s money alone', () => {
    atTheTable({ A: { at: 'c4r8', wanted, lp, cattle: 3 } }, (table) => {
      table.walk(A, 'c5r8')
      table.act(A, doing('sell'))
      expect(table.player(A)).toMatchObject({ ...still, money: 40, herd: 0 })
      table.goesOn()
    })
  })

  test('Living Legend offers the Wanted point alone', () => {
    atTheTable({ A: { wanted, lp, hand: 'A♠' } }, (table) => {
      table.act(A, use('A♠')) // nothing to choose
      expect(table.player(A)).toMatchObject({ marshal: 0, wanted: Math.min(9, wanted + 1) })
      table.goesOn()
    })
  })

  const BANDITS = { at: 'c5r4', wanted, lp, hand: 'K♠' }
  test('a beaten bandit brings the LP alone', () => {
    atTheTable({ A: BANDITS, bandits: ['hideout_b_dixon'], fightDeck: '8 2' }, (table) => {
      table.act(A, doing('move'))
      table.act(A, step('c6r4'))
      table.act(C, npc('8'))
      expect(table.events('won-fight')).toHaveLength(1)
      expect(table.player(A)).toMatchObject({ ...still, lp: lp + 1 })
      table.goesOn()
    })
  })

  test('fight card A offers its LP and its Wanted point', () => {
    atTheTable({ A: BANDITS, bandits: ['hideout_b_dixon'], fightDeck: 'A 2' }, (table) => {
      table.act(A, doing('move'))
      table.act(A, step('c6r4'))
      table.act(C, npc('A'))
      expect(() => table.choose(A, 'marshal')).toThrow('no option')
      table.choose(A, 'lp')
      expect(table.player(A)).toMatchObject(still)
      table.goesOn()
    })
  })
})

test('fight card A makes a Marshal of somebody who isn’t Wanted', () => {
  atTheTable({ A: { at: 'c5r4', hand: 'K♠' }, bandits: ['hideout_b_dixon'], fightDeck: 'A 2' }, (table) => {
    table.act(A, doing('move'))
    table.act(A, step('c6r4'))
    table.act(C, npc('A'))
    table.choose(A, 'marshal')
    expect(table.player(A)).toMatchObject({ marshal: 1, wanted: 0 })
    table.goesOn()
  })
})
