// Movement and the map (specification 24.2), and the rulings they show.

import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../src/components/index.ts'
import { westernLegendsModule } from '../src/index.ts'
import { TOWN_SPACES, keyOf } from '../src/map/index.ts'
import {
  A,
  B,
  C,
  type LegendsTable,
  atTheTable,
  commit,
  doing,
  hex,
  hold,
  npc,
  pass,
  skip,
  step,
  stop,
  use,
} from './lay-out.ts'

describe('ways over the map', () => {
  test('WL-T17 WL-R15: on foot three Move actions lead from the bank to the Cabaret, with a step left', () => {
    atTheTable({ A: { at: 'c3r5' } }, (table) => {
      table.act(A, doing('move'))
      table.waits(A, 'step')
      table.refused(A, stop) // at least one step
      table.act(A, step('c4r5'))
      table.act(A, step('c5r4'))
      table.walk(A, 'c6r4 c7r4')
      table.act(A, doing('move'))
      table.act(A, step('c7r3'))
      table.waits(A, 'step') // one is left, and need not be used
      table.act(A, stop)
      expect(table.where(A)).toBe('c7r3')
      expect(table.state.actionsLeft).toBe(3)
      table.waits(B, 'income')
    })
  })

  test('WL-T18: an upgraded Mustang takes five steps, which is a long move', () => {
    atTheTable({ A: { at: 'c3r5', gear: 'mustang+' }, stories: ['cheap_horse'] }, (table) => {
      table.walk(A, 'c4r5 c5r4 c6r4 c7r4 c7r3')
      expect(table.where(A)).toBe('c7r3')
      table.waits(A, 'story-disc')
      table.act(A, { do: 'disc', slot: 0 })
      expect(table.state.discs[0]).toBe(1)
      table.waits(A, 'action')
    })
  })

  test('WL-T19 WL-T20 WL-R17 WL-R18 WL-R19: a bandit ends the movement, Sprint goes on after the fight', () => {
    atTheTable(
      {
        A: { at: 'c3r5', gear: 'mustang+', hand: 'A♠ 3♥ 3♣' },
        bandits: ['hideout_b_dixon'],
        fightDeck: '8 2',
      },
      (table) => {
        table.act(A, doing('move'))
        for (const to of ['c4r5', 'c5r4', 'c6r4']) table.act(A, step(to))
        expect(table.events('fight')).toMatchObject([{ by: A, against: 'bandit' }])
        table.act(A, commit('A♠'))
        table.act(C, npc('8'))
        table.act(A, hold)
        table.choose(A, 'lp')
        expect(table.where(A)).toBe('c6r4')
        table.waits(A, 'extend') // two steps are lost, although he won
        table.refused(A, step('c7r4'))
        table.act(A, { do: 'sprint', card: 4 }) // 3♥
        table.act(A, step('c7r4'))
        table.act(A, step('c7r3'))
        table.act(A, { do: 'sprint', card: 6 }) // and another one
        table.act(A, step('c8r3'))
        table.act(A, stop)
        expect(table.where(A)).toBe('c8r3')
        table.waits(A, 'action')
        expect(table.times('sprinted')).toBe(2)
      },
    )
  })

  test('WL-T21 WL-R22: Bloody Knife crosses a mesa in two steps and heals', () => {
    atTheTable({ A: { is: 'bloody_knife', lp: 5, at: 'c4r3', wounds: 1 } }, (table) => {
      table.act(A, doing('move'))
      table.act(A, { do: 'step', to: 93 })
      table.waits(A, 'step')
      table.refused(A, stop) // nobody stays on a mesa
      table.act(A, step('c7r3'))
      expect(table.where(A)).toBe('c7r3')
      expect(table.player(A).wounds).toBe(0)
      table.waits(A, 'action')
      table.walk(A, 'c7r4')
      table.act(A, doing('move'))
      table.act(A, step('c6r4'))
      expect(table.ways(A)).not.toContain('mesa_north') // no step left to leave it
      table.goesOn()
    })
  })

  test('WL-T22: with 4 LP no mesa is open', () => {
    atTheTable({ A: { is: 'bloody_knife', lp: 4, at: 'c4r3' } }, (table) => {
      table.act(A, doing('move'))
      expect(table.ways(A)).toEqual(['c4r2', 'c5r2', 'c3r3', 'c4r4', 'c5r4'])
      table.goesOn()
    })
  })

  test('WL-T23 WL-R16: a Wanted player neither enters nor passes the Sheriff', () => {
    atTheTable({ A: { at: 'c2r4', wanted: 1 } }, (table) => {
      table.act(A, doing('move'))
      expect(table.ways(A)).not.toContain('c2r3')
      expect(table.refused(A, step('c2r3')).code).not.toBe('')
      table.goesOn()
    })
    // Already beside him, one may stay or leave.
    atTheTable({ A: { at: 'c2r3', wanted: 1 } }, (table) => {
      table.walk(A, 'c3r3')
      expect(table.where(A)).toBe('c3r3')
      table.waits(A, 'action')
    })
    atTheTable({ A: { at: 'c2r4' } }, (table) => {
      table.walk(A, 'c2r3 c3r3') // nobody else minds him
      table.waits(A, 'action')
    })
  })

  test('WL-T24 WL-R21: Saddle Up leads to every town space but the Sheriff’s; where one stands, too', () => {
    atTheTable({ A: { at: 'c3r5', wanted: 1, hand: '2♠' } }, (table) => {
      table.act(A, use('2♠'))
      const open = table.ways(A)
      expect(open).toHaveLength(TOWN_SPACES.length - 1)
      expect(open).not.toContain('c2r3')
      expect(open).toContain('c3r5')
      table.act(A, { do: 'ride', to: hex('c3r5') })
      expect(table.where(A)).toBe('c3r5')
      table.waits(A, 'action')
    })
    atTheTable({ A: { hand: '2♠' } }, (table) => {
      table.act(A, use('2♠'))
      expect(table.ways(A).toSorted()).toEqual(TOWN_SPACES.map(keyOf).toSorted())
      table.goesOn()
    })
  })

  test('WL-T25 WL-R20: Kit Carson goes one space further after a Move action, never after Saddle Up', () => {
    atTheTable({ A: { is: 'kit_carson', lp: 5, at: 'c3r5', gear: 'mustang' }, stories: ['cheap_horse'] }, (table) => {
      table.act(A, doing('move'))
      for (const to of ['c4r5', 'c5r4', 'c6r4', 'c7r4']) table.act(A, step(to))
      table.waits(A, 'extend')
      table.act(A, doing('extra-step'))
      table.act(A, step('c7r3'))
      table.waits(A, 'story-disc')
      table.act(A, skip)
      expect(table.where(A)).toBe('c7r3')
      table.waits(A, 'action')
    })
    atTheTable({ A: { is: 'kit_carson', lp: 5, hand: '2♠ 4♥' } }, (table) => {
      table.act(A, use('2♠'))
      table.act(A, { do: 'ride', to: hex('c3r5') })
      table.waits(A, 'extend')
      expect(table.choices(A)).toEqual(['stop'])
      table.goesOn()
    })
  })

  test('WL-T26 WL-R01 WL-R02: Y.B. Rowdy’s start move needs a card and comes before the income', () => {
    atTheTable({ step: 'begin', A: { is: 'yb_rowdy', lp: 5, at: 'c7r7' } }, (table) => {
      table.waits(A, 'income')
    })
    atTheTable({ step: 'begin', A: { is: 'yb_rowdy', lp: 5, at: 'c3r3', hand: '5♥' } }, (table) => {
      table.waits(A, 'income') // in a town
    })
    atTheTable(
      {
        step: 'begin',
        A: { is: 'yb_rowdy', lp: 5, at: 'c5r4', hand: '5♥ A♠', gear: 'rifle revolver' },
        bandits: ['hideout_b_dixon'],
        fightDeck: 'Q J',
      },
      (table) => {
        table.act(A, { do: 'start-move', card: 12 })
        table.act(A, step('c6r4'))
        table.act(C, npc('Q')) // a bandit fight before the income
        table.choose(A, 'lp')
        table.act(A, stop)
        table.act(A, { do: 'income', income: 'money' })
        table.waits(A, 'gear')
        table.goesOn()
      },
    )
  })
})

test('WL-R106: Y.B. Rowdy’s card buys 1 to 3 spaces, not 0 and not 4; both languages say so', () => {
  const rowdy = { is: 'yb_rowdy', lp: 5, at: 'c4r7', hand: '5♥' } as const
  const begun = (table: LegendsTable): void => {
    table.act(A, { do: 'start-move', card: 12 })
    expect(table.choices(A)).toEqual(['step']) // at least one
    table.refused(A, stop)
    table.act(A, step('c3r7'))
    expect(table.choices(A)).toEqual(['step', 'stop'])
  }
  atTheTable({ step: 'begin', A: rowdy }, (table) => {
    begun(table)
    table.act(A, stop)
    expect(table.where(A)).toBe('c3r7')
    table.waits(A, 'income')
  })
  atTheTable({ step: 'begin', A: rowdy }, (table) => {
    begun(table)
    table.act(A, step('c2r7'))
    table.act(A, step('c1r7'))
    table.waits(A, 'income') // three at most
  })
  const { messages, rulesText } = westernLegendsModule
  const help = `character.${CHARACTERS.indexOf('yb_rowdy')}.help`
  for (const text of [messages.en[help], rulesText.en]) expect(text).toMatch(/\b1 to 3 spaces/)
  for (const text of [messages.fr[help], rulesText.fr]) expect(text).toMatch(/\b1 à 3 cases/)
})

describe('where a move ends', () => {
  test('WL-T27 WL-R64: whom Billy names gives $10 or a card, and who has only cards gives one', () => {
    atTheTable(
      {
        A: { is: 'billy_the_kid', lp: 5, at: 'c3r3' },
        B: { is: 'doc_holliday', at: 'c3r4', hand: '9♥ 5♦' },
        C: { is: 'kit_carson', at: 'c3r4', money: 30 },
      },
      (table) => {
        table.act(A, doing('move'))
        table.act(A, step('c3r4'))
        table.act(A, stop)
        table.act(A, { do: 'name', at: B })
        table.waits(B, 'demand-answer')
        expect(table.choices(B)).toEqual(['give-card'])
        table.act(B, { do: 'give-card', card: 28 }) // 9♥, which isn't discarded: no card for it
        expect(table.hand(A)).toBe('9♥')
        expect(table.hand(B)).toBe('5♦')
        expect(table.state.discard).toEqual([])
        table.waits(A, 'action')
      },
    )
  })

  test('WL-T28 WL-R25 WL-R28: the green token is delivered at the Blue Ranch only, and nobody has to', () => {
    atTheTable({ A: { at: 'c1r0', cattle: 0 } }, (table) => {
      table.walk(A, 'c1r1')
      expect(table.player(A).herd).toBe(1)
      table.waits(A, 'action') // nothing was asked
      expect(table.choices(A)).not.toContain('take-cattle')
    })
    atTheTable({ A: { at: 'c8r0', cattle: 0 } }, (table) => {
      table.walk(A, 'c9r0')
      table.waits(A, 'end-of-move')
      expect(table.choices(A)).toEqual(['deliver', 'done'])
      table.act(A, doing('done'))
      expect(table.player(A).herd).toBe(1)
      table.waits(A, 'action')
    })
  })

  test('WL-T29 WL-R09 WL-R26: a Wanted player sells for the money alone, up to the limit', () => {
    atTheTable({ A: { at: 'c4r8', wanted: 1, money: 100, cattle: 3 }, stories: ['widow'] }, (table) => {
      table.walk(A, 'c5r8')
      table.act(A, doing('sell'))
      expect(table.player(A)).toMatchObject({ money: 120, marshal: 0, wanted: 1, herd: 0 })
      expect(table.state.ranches[0]).toContain(3)
      table.waits(A, 'action') // $20 gained, not $40: no disc for earning $40
    })
  })

  test('WL-T30 WL-R27: a Marshal who delivers starts over as Wanted', () => {
    atTheTable({ A: { at: 'c8r0', marshal: 4, cattle: 4 } }, (table) => {
      table.walk(A, 'c9r0')
      table.act(A, doing('deliver'))
      expect(table.player(A)).toMatchObject({ marshal: 0, wanted: 1, lp: 1, herd: 0 })
      expect(table.hand(A)).toBe('')
      table.waits(A, 'action')
      table.act(A, pass)
      table.goesOn()
    })
  })
})
