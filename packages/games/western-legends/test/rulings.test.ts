// Rulings that no scenario shows (specification 23).

import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../src/components/index.ts'
import {
  A,
  B,
  C,
  accept,
  atTheTable,
  commit,
  dealt,
  decline,
  discard,
  doing,
  fight,
  hex,
  hold,
  item,
  npc,
  pass,
  skip,
  step,
  told,
  use,
  words,
} from './lay-out.ts'

describe('turn and actions', () => {
  test('WL-R03: one may pass with actions left, even with all of them', () => {
    atTheTable({}, (table) => {
      table.act(A, pass)
      expect(table.events('passed')).toMatchObject([{ left: 3 }])
      table.waits(B, 'income')
    })
  })

  test('WL-R04: an action may be repeated, but not robbing the bank, nor fighting the same player', () => {
    atTheTable(
      {
        A: { at: 'darkrock_bank', hand: 'A♠ K♠ Q♠ 5♠' },
        B: { at: 'darkrock_bank' },
        C: { at: 'darkrock_bank' },
        fightDeck: '2 3 4',
      },
      (table) => {
        table.act(A, doing('work'))
        table.act(A, fight(B, 'duel'))
        table.act(A, commit('5♠'))
        table.act(B, decline)
        table.refused(A, fight(B, 'rob'))
        table.act(A, fight(C, 'duel')) // others stay open
        table.act(A, commit('Q♠'))
        table.act(C, decline)
        expect(table.player(A)).toMatchObject({ money: 10, lp: 4 })
        table.goesOn()
      },
    )
    atTheTable({ A: { at: 'darkrock_bank', hand: 'A♠ K♠' }, fightDeck: '2 3 4' }, (table) => {
      table.act(A, doing('rob-bank'))
      table.act(C, npc('2'))
      table.act(A, commit('A♠'))
      table.act(A, hold)
      table.refused(A, doing('rob-bank'))
      table.act(A, doing('work'))
      table.act(A, doing('work'))
      table.waits(B, 'income')
    })
  })

  test('WL-R05: Determination costs an action and gives two, one after another', () => {
    atTheTable({ A: { hand: 'K♠ K♥' } }, (table) => {
      table.act(A, use('K♠'))
      expect(table.state.actionsLeft).toBe(4)
      table.act(A, use('K♥'))
      expect(table.state.actionsLeft).toBe(5)
      table.waits(A, 'action')
    })
  })

  test('WL-R06 WL-R07: a single action is all it causes; LP gained count though others are lost', () => {
    // A bandit on the way: 1 LP of his King and 1 for beating him, within one Move action. The 2 of a fight card takes one away.
    atTheTable(
      { A: { at: 'c5r4', lp: 3, hand: 'A♠' }, bandits: ['hideout_b_dixon'], fightDeck: 'K 2', stories: ['campfire'] },
      (table) => {
        table.act(A, doing('move'))
        table.act(A, step('c6r4'))
        table.act(C, npc('K'))
        table.choose(A, 'lp')
        table.act(A, doing('stop')) // Kit Carson has become a legend on the way
        table.waits(A, 'story-disc')
        table.act(A, { do: 'disc', slot: 0 })
        table.goesOn()
      },
    )
    // A Duel won gives 2 LP; 1 is lost to nobody: nothing is subtracted. Two actions of 1 LP each don't count together.
    atTheTable(
      {
        A: { at: 'red_falls_cabaret', money: 60, marshal: 2, hand: 'A♠' },
        stories: ['campfire'],
      },
      (table) => {
        table.act(A, doing('revel'))
        table.act(A, { do: 'spend', amount: 30 })
        table.waits(A, 'action')
        table.act(A, doing('revel'))
        table.waits(A, 'action')
        table.act(A, use('A♠'))
        table.choose(A, 'marshal') // box 3: 2 LP at once
        table.waits(A, 'story-disc')
        table.act(A, skip)
        table.goesOn()
      },
    )
  })

  test('WL-R07: an LP lost in the same action is not taken off', () => {
    atTheTable(
      {
        A: { at: 'c5r4', lp: 3, hand: 'A♠', wanted: 9 },
        bandits: ['hideout_b_dixon'],
        fightDeck: 'A 2',
        stories: ['campfire'],
      },
      (table) => {
        table.act(A, doing('move'))
        table.act(A, step('c6r4'))
        table.act(C, npc('2')) // 1 wound and -1 LP
        expect(table.player(A).lp).toBe(3) // -1 for the card, +1 for the bandit
        expect(table.state.glory).toBe(1)
        table.waits(A, 'action')
      },
    )
  })

  test('WL-R08: money spent in a town with one action counts, antes and fees included', () => {
    atTheTable({ A: { at: 'c3r3', money: 90, gear: 'mustang' }, stories: ['farrier'] }, (table) => {
      table.act(A, doing('shop'))
      table.act(A, { do: 'upgrade', item: item('mustang') }) // $50
      table.act(A, { do: 'buy', item: item('shotgun'), active: 1 }) // and $30
      expect(table.state.paid).toBe(80)
      table.act(A, doing('done'))
      table.waits(A, 'story-disc')
      table.act(A, skip)
      table.waits(A, 'action')
    })
    atTheTable({ A: { at: 'c2r4', money: 10, hand: 'A♠ A♥' }, B: { at: 'c2r4', money: 10, hand: '3♠' } }, (table) => {
      table.act(A, doing('poker'))
      expect(table.state.paid).toBe(10)
      table.goesOn()
    })
    atTheTable({ A: { at: 'red_falls_doctor', money: 10, wounds: 1 } }, (table) => {
      table.act(A, doing('heal'))
      expect(table.state.paid).toBe(10)
      table.waits(A, 'action')
    })
  })

  test('WL-R95: a card that changes nothing may be played', () => {
    atTheTable({ A: { money: 120, hand: '5♠ 4♠' } }, (table) => {
      table.act(A, use('5♠')) // Payday at the limit
      table.act(A, use('4♠')) // Manhunt with nobody Wanted
      expect(table.player(A)).toMatchObject({ money: 120, lp: 0 })
      expect(table.discarded()).toBe('5♠ 4♠')
      table.waits(A, 'action')
    })
  })
})

describe('legendary abilities', () => {
  test('WL-R11 WL-R12: they work from the moment 5 LP are reached, and for good', () => {
    atTheTable(
      {
        A: { is: 'billy_the_kid', at: 'red_falls_cabaret', lp: 4, money: 30, hand: 'A♠' },
        B: { at: 'c7r4', money: 10 },
        bandits: ['hideout_b_dixon'],
        fightDeck: '2 4',
      },
      (table) => {
        table.act(A, doing('revel')) // the fifth
        table.walk(A, 'c7r4')
        expect(table.events('legend')).toMatchObject([{ by: A }])
        expect(table.events('demanded')).toMatchObject([{ by: A, from: B }])
        expect(table.player(A).money).toBe(10)
        table.act(A, doing('move'))
        table.act(A, step('c6r4'))
        table.act(C, npc('2')) // down to 4 LP, up to 5 again for the bandit
        table.choose(A, 'marshal')
        expect(table.player(A)).toMatchObject({ lp: 4, legend: true })
        table.goesOn()
      },
    )
  })

  test('WL-R13 WL-R14: starting points give no reward and start wounds no card; start equipment works on being gained', () => {
    const named = ['billy_the_kid', 'doc_holliday', 'calamity_jane'] as const
    const found = new Set<string>()
    for (let seed = 0; seed < 60 && found.size < named.length; seed++) {
      const state = dealt(6, seed)
      told(state, (table) => {
        state.players.forEach(({ dealt: two }, seat) => {
          const wanted = named.map((name) => CHARACTERS.indexOf(name)).find((one) => two.includes(one))
          table.act(seat, { do: 'character', character: wanted ?? two[0]! })
        })
        for (let turn = 0; turn < state.players.length; turn++) {
          const seat = (state.starter + turn) % state.players.length
          const place = table.options(seat).find((action) => action.do === 'start')
          if (place) table.act(seat, place)
        }
        for (const player of state.players) {
          const character = CHARACTERS[player.character]!
          if (!(named as readonly string[]).includes(character)) continue
          found.add(character)
          if (character === 'billy_the_kid') expect([player.wanted, player.hand.length, player.lp]).toEqual([2, 2, 0])
          if (character === 'doc_holliday') expect([player.wounds, player.hand.length]).toEqual([1, 2])
          if (character === 'calamity_jane') expect(player.hand).toHaveLength(1) // of her Provisions
        }
        table.goesOn()
      })
    }
    expect([...found].toSorted()).toEqual([...named].toSorted())
  })
})

describe('theft, demands, gear', () => {
  test('WL-R29: a robber with cattle takes no other', () => {
    atTheTable(
      {
        A: { at: 'c7r7', hand: 'K♠ Q♠', cattle: 1 },
        B: { at: 'c7r7', money: 20, cattle: 9 },
        C: { at: 'c7r7', money: 20 },
      },
      (table) => {
        table.act(A, fight(B, 'rob'))
        table.act(A, commit('Q♠'))
        table.act(B, decline)
        table.refused(A, { do: 'loot', take: 'money', cattle: 1 })
        table.act(A, { do: 'loot', take: 'nothing', cattle: 0 }) // nobody has to take anything
        expect(table.player(A)).toMatchObject({ herd: 1, money: 0 })
        expect(table.player(B).herd).toBe(2)
        table.waits(A, 'action')
      },
    )
    atTheTable({ A: { at: 'c7r7', hand: 'K♠' }, B: { at: 'c7r7', cattle: 9 } }, (table) => {
      table.act(A, fight(B, 'rob'))
      table.act(B, decline)
      table.act(A, { do: 'loot', take: 'nothing', cattle: 1 })
      expect(table.player(A)).toMatchObject({ herd: 2, cattle: 9 })
      table.waits(A, 'action')
    })
  })

  test('WL-R34: when Annie is attacked and accepts, her attacker faces the demand with the cards left', () => {
    atTheTable(
      { A: { at: 'c7r7', hand: 'K♠ 9♥' }, B: { is: 'annie_oakley', lp: 5, at: 'c7r7', hand: '3♥' }, deck: '2♥' },
      (table) => {
        table.act(A, fight(B, 'duel'))
        table.act(A, commit('K♠'))
        table.act(B, accept)
        table.waits(A, 'fight-start')
        table.choose(A, 'discard', '9♥') // forced out of the hand: Instinct draws (WL-R63)
        expect(table.hand(A)).toBe('2♥')
        table.act(A, hold)
        expect(table.events('won-fight')).toMatchObject([{ by: A }])
        table.waits(A, 'action')
      },
    )
    atTheTable({ A: { at: 'c7r7', hand: 'K♠' }, B: { is: 'annie_oakley', lp: 5, at: 'c7r7', hand: '3♥' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(B, accept)
      expect(table.player(A).wounds).toBe(1) // no card in the hand: nothing to choose
      table.waits(A, 'action')
    })
  })

  test('WL-R63: the hand limit and playing don’t make Instinct draw; being made to discard it does', () => {
    atTheTable({ step: 'hand', A: { hand: '9♥ 2♣ 3♣ 4♣ 5♣ 6♣' } }, (table) => {
      table.act(A, discard('9♥'))
      expect(table.player(A).hand).toHaveLength(5)
      table.waits(B, 'income')
    })
    atTheTable({ A: { hand: '9♥' }, deck: '2♥ 3♥ 4♥ 5♥' }, (table) => {
      table.act(A, use('9♥'))
      expect(table.hand(A)).toBe('2♥ 3♥ 4♥')
      table.waits(A, 'action')
    })
    atTheTable(
      { A: { marshal: 1, hand: '4♥' }, B: { at: 'c2r4', wanted: 2, hand: '9♣ A♦' }, fightDeck: '7 8 9 5', deck: '2♥' },
      (table) => {
        table.act(A, use('4♥'))
        table.act(A, { do: 'sheriff', to: hex('c2r4') })
        table.act(B, discard('9♣'))
        expect(table.hand(B)).toBe('A♦ 2♥')
        table.goesOn()
      },
    )
  })

  test('WL-R78: nobody owns a type twice, upgraded or not', () => {
    atTheTable({ A: { at: 'c3r3', money: 120, gear: 'mule+' } }, (table) => {
      table.act(A, doing('shop'))
      table.refused(A, { do: 'buy', item: item('mule'), active: 1 })
      table.refused(A, { do: 'upgrade', item: item('mule') })
      table.act(A, { do: 'buy', item: item('whiskey'), active: 0 })
      table.act(A, { do: 'buy', item: item('provisions'), active: 0 })
      table.act(A, { do: 'buy', item: item('miners_map'), active: 0 })
      table.refused(A, { do: 'buy', item: item('ten_gallon'), active: 0 }) // three miscellaneous items at most
      table.act(A, doing('done'))
      table.waits(A, 'action')
    })
  })

  test('WL-R80 WL-R81: bought gear may be active at once; only the active weapon and mount work', () => {
    atTheTable({ A: { at: 'c3r3', money: 80, gear: 'mule revolver+' } }, (table) => {
      table.act(A, doing('shop'))
      table.act(A, { do: 'buy', item: item('mustang'), active: 0 })
      expect(table.player(A).mount).toBe(item('mule'))
      table.act(A, { do: 'buy', item: item('shotgun'), active: 1 })
      expect(table.player(A).weapon).toBe(item('shotgun'))
      table.goesOn()
    })
    // An upgraded Revolver that isn't the active weapon takes nothing off.
    atTheTable({ A: { at: 'c3r4', hand: 'K♠', gear: 'rifle revolver+' }, B: { at: 'c3r4', hand: 'A♥' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(B, accept)
      expect(table.events('values')).toMatchObject([{ value: 13, other: 14 }])
      table.waits(A, 'action')
    })
  })

  test('WL-R82: Whiskey wounds a player with fewer than three wounds, never the Man in Black', () => {
    atTheTable(
      { A: { at: 'c3r3', gear: 'whiskey' }, B: { at: 'c3r4', wounds: 3 }, C: { at: 'c3r4', wounds: 2 } },
      (table) => {
        table.walk(A, 'c3r4')
        table.waits(A, 'end-of-move')
        table.refused(A, { do: 'whiskey', at: B })
        table.act(A, { do: 'whiskey', at: C })
        expect(table.player(C).wounds).toBe(3)
        expect(table.player(A).gear).toBe(0)
        expect(table.state.store[item('whiskey')]).toBe(63) // back in the store
        table.waits(A, 'action')
      },
    )
    atTheTable({ seats: 2, A: { at: 'c4r8', gear: 'whiskey' } }, (table) => {
      table.walk(A, 'c5r8')
      table.waits(A, 'action')
    })
  })
})

test('WL-R19: what happens at the end of a move happens once, on the last hex', () => {
  atTheTable(
    {
      A: { is: 'billy_the_kid', lp: 5, at: 'c3r3', hand: '3♥' },
      B: { at: 'c4r4', money: 10 },
      C: { at: 'c3r4', money: 10 },
    },
    (table) => {
      table.act(A, doing('move'))
      table.act(A, step('c3r4'))
      table.act(A, doing('stop'))
      table.act(A, { do: 'sprint', card: 4 })
      table.act(A, step('c4r4'))
      table.act(A, doing('stop'))
      expect(table.events('demanded')).toMatchObject([{ from: B }])
      expect(words(table.player(A).hand)).toBe('')
      expect(table.player(C).money).toBe(10)
      table.waits(A, 'action')
    },
  )
})
