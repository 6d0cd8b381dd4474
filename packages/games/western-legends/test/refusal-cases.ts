// Bad input of every kind: a table, what leads there, the wrong answer, and the code and numbers it is refused with.

import type { Seat } from '@saloon/kernel'
import type { Action } from '../src/actions.ts'
import type { Code } from '../src/why/codes.ts'
import {
  A,
  B,
  C,
  type Laid,
  type LegendsTable,
  accept,
  card,
  cards,
  commit,
  doing,
  fight,
  hex,
  hold,
  item,
  npc,
  pass,
  step,
  stop,
  use,
} from './lay-out.ts'

export interface Case {
  readonly code: Code
  readonly laid: Laid
  readonly before?: (table: LegendsTable) => void
  readonly seat?: Seat // A
  readonly wrong: Action
  readonly facts?: Readonly<Record<string, unknown>>
}

const onTheWay = (table: LegendsTable): void => table.act(A, doing('move'))
const shopping = (table: LegendsTable): void => table.act(A, doing('shop'))
const AT_STORE = { at: 'c3r3', money: 60 } as const
const TOGETHER = { A: { at: 'c4r4', hand: 'K♠ 5♦' }, B: { at: 'c4r4', hand: '4♦ 9♠' } } as const
const buy = (type: Parameters<typeof item>[0], active = 0): Action => ({ do: 'buy', item: item(type), active })
const upgrade = (type: Parameters<typeof item>[0]): Action => ({ do: 'upgrade', item: item(type) })

const CARDS_AND_PLAYERS: readonly Case[] = [
  { code: 'not-now', laid: {}, wrong: { do: 'income', income: 'money' } },
  { code: 'not-your-decision', laid: {}, seat: B, wrong: pass },
  { code: 'no-such-card', laid: {}, wrong: { do: 'card', card: 52 } },
  { code: 'not-in-hand', laid: { A: { hand: '5♦' } }, wrong: use('5♠'), facts: { card: card('5♠') } },
  { code: 'not-an-action', laid: { A: { hand: 'J♠' } }, wrong: use('J♠'), facts: { card: card('J♠') } },
  { code: 'no-open-slot', laid: { A: { hand: '7♠' } }, wrong: use('7♠'), facts: { card: card('7♠') } },
  { code: 'no-such-player', laid: { A: { hand: '5♦' } }, wrong: fight(3, 'duel'), facts: { players: 3 } },
  { code: 'not-yourself', laid: { A: { hand: '5♦' } }, wrong: fight(A, 'duel') },
  {
    code: 'not-here',
    laid: { A: { hand: '5♦' }, B: { at: 'c3r5' } },
    wrong: fight(B, 'duel'),
    facts: { seat: B, place: hex('c3r5') },
  },
  {
    code: 'fought-already',
    laid: TOGETHER,
    before(table) {
      table.act(A, fight(B, 'duel'))
      table.act(A, commit('K♠'))
      table.act(B, { do: 'decline' })
    },
    wrong: fight(B, 'rob'),
    facts: { seat: B },
  },
  { code: 'no-card-to-fight', laid: { A: { at: 'c4r4' }, B: { at: 'c4r4' } }, wrong: fight(B, 'duel') },
  { code: 'not-a-marshal', laid: { ...TOGETHER, B: { at: 'c4r4', wanted: 2 } }, wrong: fight(B, 'arrest') },
  {
    code: 'not-wanted',
    laid: { ...TOGETHER, A: { ...TOGETHER.A, marshal: 2 } },
    wrong: fight(B, 'arrest'),
    facts: { seat: B },
  },
  {
    code: 'no-more-arrests',
    laid: {
      A: { ...TOGETHER.A, marshal: 2 },
      B: { at: 'c4r4', wanted: 2 },
      options: { wildWildWest: true },
      ending: true,
    },
    wrong: fight(B, 'arrest'),
  },
  { code: 'man-in-black-not-here', laid: { seats: 2, A: { hand: '5♦' } }, wrong: { do: 'fight-mib', fight: 'duel' } },
  {
    code: 'man-in-black-not-arrested',
    laid: { seats: 2, A: { hand: '5♦', at: 'rail_station' } },
    wrong: { do: 'fight-mib', fight: 'arrest' },
  },
]

const ACTIONS: readonly Case[] = [
  { code: 'no-actions-left', laid: { options: { objectives: true }, actions: 0 }, wrong: doing('move') },
  { code: 'no-such-item', laid: {}, wrong: { do: 'use', item: 9 } },
  { code: 'not-owned', laid: {}, wrong: { do: 'use', item: item('provisions') } },
  {
    code: 'not-usable',
    laid: { A: { gear: 'rifle' } },
    wrong: { do: 'use', item: item('rifle') },
    facts: { item: item('rifle') },
  },
  { code: 'not-at', laid: {}, wrong: doing('shop'), facts: { kind: 'store' } },
  { code: 'nothing-to-buy', laid: { A: { at: 'c3r3' } }, wrong: doing('shop') },
  { code: 'too-poor', laid: { A: { at: 'darkrock_saloon' } }, wrong: doing('poker'), facts: { money: 0, price: 10 } },
  { code: 'nothing-to-deposit', laid: { A: { at: 'darkrock_bank', hand: '5♦' } }, wrong: doing('deposit') },
  { code: 'no-card', laid: { A: { at: 'darkrock_bank' } }, wrong: doing('rob-bank') },
  {
    code: 'bank-robbed-already',
    laid: { A: { at: 'darkrock_bank', hand: 'A♠ 5♦' }, fightDeck: '8 J Q' },
    before(table) {
      table.act(A, doing('rob-bank'))
      table.act(C, npc('8'))
      table.act(A, commit('A♠'))
      table.act(A, hold)
    },
    wrong: doing('rob-bank'),
  },
  { code: 'unhurt', laid: { A: { at: 'red_falls_doctor', money: 50 } }, wrong: doing('heal') },
  { code: 'has-cattle', laid: { A: { at: 'green_ranch', cattle: 0 } }, wrong: doing('take-cattle') },
  {
    code: 'ranch-empty',
    laid: { A: { at: 'green_ranch' }, options: { firstGame: true }, noCattle: true },
    wrong: doing('take-cattle'),
  },
  { code: 'no-place', laid: { A: { at: 'c4r7' } }, wrong: doing('work') },
]

const MOVES: readonly Case[] = [
  { code: 'no-such-place', laid: {}, before: onTheWay, wrong: { do: 'step', to: 95 } },
  { code: 'not-adjacent', laid: {}, before: onTheWay, wrong: step('c4r7'), facts: { to: hex('c4r7') } },
  { code: 'mesa-in-the-way', laid: { A: { at: 'c4r3' } }, before: onTheWay, wrong: { do: 'step', to: 93 } },
  {
    code: 'mesa-too-far',
    laid: { A: { is: 'bloody_knife', lp: 5, at: 'c4r4' } },
    before(table) {
      table.act(A, doing('move'))
      table.act(A, step('c4r3'))
    },
    wrong: { do: 'step', to: 93 },
    facts: { left: 1 },
  },
  {
    code: 'sheriff-there',
    laid: { A: { at: 'c2r4', wanted: 1 } },
    before: onTheWay,
    wrong: step('c2r3'),
    facts: { to: hex('c2r3') },
  },
  { code: 'step-first', laid: {}, before: onTheWay, wrong: stop },
  {
    code: 'leave-the-mesa',
    laid: { A: { is: 'bloody_knife', lp: 5, at: 'c4r3' } },
    before(table) {
      table.act(A, doing('move'))
      table.act(A, { do: 'step', to: 93 })
    },
    wrong: stop,
  },
  {
    code: 'not-a-town',
    laid: { A: { hand: '2♠' } },
    before: (table) => table.act(A, use('2♠')),
    wrong: { do: 'ride', to: hex('c4r7') },
    facts: { to: hex('c4r7') },
  },
  {
    code: 'no-more-steps-with',
    laid: { A: { hand: '5♦' } },
    before(table) {
      table.act(A, doing('move'))
      table.act(A, step('c3r0'))
      table.act(A, stop)
    },
    wrong: { do: 'sprint', card: card('5♦') },
    facts: { card: card('5♦') },
  },
  {
    code: 'no-extra-step',
    laid: { A: { hand: '5♦' } },
    before(table) {
      table.act(A, doing('move'))
      table.act(A, step('c3r0'))
      table.act(A, stop)
    },
    wrong: doing('extra-step'),
  },
]

const WHERE_A_MOVE_ENDS: readonly Case[] = [
  {
    code: 'no-cattle',
    laid: { A: { at: 'c4r8', gear: 'whiskey' }, B: { at: 'rail_station' } },
    before: (table) => table.walk(A, 'c5r8'),
    wrong: doing('sell'),
  },
  {
    code: 'not-sold-here',
    laid: { A: { at: 'c4r8', cattle: 0 } },
    before: (table) => table.walk(A, 'c5r8'),
    wrong: doing('deliver'),
  },
  {
    code: 'nobody-to-ask',
    laid: { A: { at: 'c4r8', cattle: 0 } },
    before: (table) => table.walk(A, 'c5r8'),
    wrong: doing('demand'),
  },
  {
    code: 'no-whiskey',
    laid: { A: { at: 'c4r8', cattle: 0 }, B: { at: 'rail_station' } },
    before: (table) => table.walk(A, 'c5r8'),
    wrong: { do: 'whiskey', at: B },
  },
  {
    code: 'enough-wounds',
    laid: { A: { at: 'c4r8', cattle: 0, gear: 'whiskey' }, B: { at: 'rail_station', wounds: 3 } },
    before: (table) => table.walk(A, 'c5r8'),
    wrong: { do: 'whiskey', at: B },
    facts: { seat: B },
  },
  {
    code: 'demand-first',
    laid: { A: { is: 'billy_the_kid', lp: 5, at: 'c4r8', cattle: 0 }, B: { at: 'rail_station', money: 20 } },
    before: (table) => table.walk(A, 'c5r8'),
    wrong: doing('done'),
  },
]

const hunting = (table: LegendsTable): void => table.act(A, use('4♠'))
/** A story sends the Sheriff exactly six spaces. */
const TOLD: Laid = {
  A: { wanted: 1, at: 'c9r7' },
  stories: ['circuit_judge'],
  discs: ['AB', ''],
  step: 'stories',
}
const SHERIFF: readonly Case[] = [
  {
    code: 'sheriff-twice',
    laid: { A: { hand: '4♠ 5♦', wanted: 1 } },
    before(table) {
      hunting(table)
      table.act(A, { do: 'sheriff', to: hex('c3r3') })
    },
    wrong: { do: 'sheriff', to: hex('c2r3') },
    facts: { to: hex('c2r3') },
  },
  { code: 'sheriff-goes-on', laid: TOLD, wrong: stop, facts: { left: 6 } },
  {
    code: 'sheriff-dead-end',
    laid: { ...TOLD, sheriff: 'c0r1' },
    before(table) {
      for (const to of ['c1r1', 'c2r0']) table.act(A, { do: 'sheriff', to: hex(to) })
    },
    wrong: { do: 'sheriff', to: hex('c1r0') },
    facts: { left: 4 },
  },
  {
    code: 'not-wanted-there',
    laid: { A: { hand: '4♠' }, B: { at: 'c3r3', wanted: 1 }, C: { at: 'c3r3', wanted: 2 } },
    before(table) {
      hunting(table)
      table.act(A, { do: 'sheriff', to: hex('c3r3') })
    },
    wrong: { do: 'arrest', at: A },
  },
]

const PLACES: readonly Case[] = [
  {
    code: 'no-such-die',
    laid: { A: { at: 'sunny_hills_mine', gear: 'miners_map' }, loaded: [0, 0] },
    before: (table) => table.act(A, doing('prospect')),
    wrong: { do: 'reroll', die: 2 },
    facts: { dice: 2 },
  },
  {
    code: 'so-many-nuggets',
    laid: { A: { at: 'darkrock_bank', nuggets: 2, hand: '5♦' } },
    before: (table) => table.act(A, doing('deposit')),
    wrong: { do: 'hand-in', nuggets: 3, cards: [] },
    facts: { nuggets: 2 },
  },
  {
    code: 'not-gold',
    laid: { A: { at: 'darkrock_bank', nuggets: 2, hand: '5♦' } },
    before: (table) => table.act(A, doing('deposit')),
    wrong: { do: 'hand-in', nuggets: 1, cards: cards('5♦') },
    facts: { card: card('5♦') },
  },
  {
    code: 'hand-in-something',
    laid: { A: { at: 'darkrock_bank', nuggets: 2, hand: '5♦' } },
    before: (table) => table.act(A, doing('deposit')),
    wrong: { do: 'hand-in', nuggets: 0, cards: [] },
  },
  {
    code: 'not-that-amount',
    laid: { A: { at: 'red_falls_cabaret', money: 70 } },
    before: (table) => table.act(A, doing('revel')),
    wrong: { do: 'spend', amount: 90 },
    facts: { amount: 90, money: 70 },
  },
  {
    code: 'owned-already',
    laid: { A: { ...AT_STORE, gear: 'rifle' } },
    before: shopping,
    wrong: buy('rifle'),
    facts: { item: item('rifle') },
  },
  {
    code: 'sold-out',
    laid: { A: { ...AT_STORE }, soldOut: 'mule' },
    before: shopping,
    wrong: buy('mule', 1),
    facts: { item: item('mule') },
  },
  {
    code: 'enough-items',
    laid: { A: { ...AT_STORE, gear: 'whiskey provisions miners_map' } },
    before: shopping,
    wrong: buy('ten_gallon'),
    facts: { most: 3 },
  },
  {
    code: 'carried-not-worn',
    laid: { A: AT_STORE },
    before: shopping,
    wrong: buy('whiskey', 1),
    facts: { item: item('whiskey') },
  },
  {
    code: 'worn-at-once',
    laid: { A: AT_STORE },
    before: shopping,
    wrong: buy('mule', 0),
    facts: { item: item('mule') },
  },
  {
    code: 'upgraded-already',
    laid: { A: { ...AT_STORE, gear: 'rifle+' } },
    before: shopping,
    wrong: upgrade('rifle'),
    facts: { item: item('rifle') },
  },
  {
    code: 'no-upgrade',
    laid: { A: { ...AT_STORE, gear: 'whiskey' } },
    before: shopping,
    wrong: upgrade('whiskey'),
    facts: { item: item('whiskey') },
  },
  {
    code: 'not-on-sale',
    laid: { A: { money: 60 }, stories: ['cheap_horse'], discs: ['AB', ''], step: 'stories' },
    before: (table) => table.choose(A, 'shop'),
    wrong: buy('rifle', 1),
    facts: { item: item('rifle') },
  },
  {
    code: 'no-such-herd',
    laid: { A: { money: 0 }, stories: ['great_drive'], discs: ['AB', ''], step: 'stories' },
    wrong: { do: 'herd', colour: 'green' },
  },
]

const fighting = (table: LegendsTable): void => {
  table.act(A, fight(B, 'rob'))
  table.act(A, commit('K♠'))
}
const FIGHTS: readonly Case[] = [
  {
    code: 'not-a-fight-card',
    laid: { A: { at: 'darkrock_bank', hand: 'A♠ 5♦' }, fightDeck: '8 J Q' },
    before: (table) => table.act(A, doing('rob-bank')),
    seat: C,
    wrong: npc('2'),
  },
  {
    code: 'nothing-to-accept-with',
    laid: { ...TOGETHER, B: { at: 'c4r4' } },
    before: fighting,
    seat: B,
    wrong: accept,
  },
  {
    code: 'not-a-reaction',
    laid: TOGETHER,
    before(table) {
      fighting(table)
      table.act(B, accept)
      table.act(B, commit('9♠'))
    },
    wrong: { do: 'react', card: card('5♦') },
    facts: { card: card('5♦') },
  },
  {
    code: 'one-reaction',
    laid: { A: { at: 'c4r4', hand: 'K♠ 6♦ 6♠' }, B: { at: 'c4r4', hand: '4♦ 9♠' } },
    before(table) {
      fighting(table)
      table.act(B, accept)
      table.act(B, commit('9♠'))
      table.act(A, { do: 'react', card: card('6♦') })
      table.act(B, hold)
    },
    wrong: { do: 'react', card: card('6♠') },
    facts: { card: card('6♠') },
  },
  {
    code: 'nothing-to-take',
    laid: { ...TOGETHER, B: { at: 'c4r4', money: 20 } },
    before(table) {
      fighting(table)
      table.act(B, { do: 'decline' })
    },
    wrong: { do: 'loot', take: 'nuggets', cattle: 0 },
  },
  {
    code: 'no-cattle-to-take',
    laid: { ...TOGETHER, B: { at: 'c4r4', money: 20 } },
    before(table) {
      fighting(table)
      table.act(B, { do: 'decline' })
    },
    wrong: { do: 'loot', take: 'money', cattle: 1 },
  },
  {
    code: 'not-dealt',
    laid: { A: { at: 'darkrock_saloon', money: 10, hand: '5♦' }, deck: '2♠ 2♦ 4♥ 9♠ J♣' },
    before: (table) => table.act(A, doing('poker')),
    seat: C,
    wrong: { do: 'show', cards: cards('2♠ 2♦') },
  },
  {
    code: 'each-card-once',
    laid: { A: { hand: '5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦' } },
    before: (table) => table.act(A, pass),
    wrong: { do: 'discard', cards: cards('5♦ 5♦') },
  },
  {
    code: 'so-many-cards',
    laid: { A: { hand: '5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦' } },
    before: (table) => table.act(A, pass),
    wrong: { do: 'discard', cards: cards('5♦ 6♦ 7♦') },
    facts: { count: 2, given: 3 },
  },
]

const OBJECTIVES = { options: { objectives: true } } as const
const claim = (objective: number, list = ''): Action => ({ do: 'claim', objective, cards: cards(list) })
/** Annie's are 0 … 3: Provisions at the Red Falls saloon, a Duel, two of a suit at the Cabaret, a bandit. */
const ANNIE = { is: 'annie_oakley', objectives: '1 2 3' } as const
const STORIES: readonly Case[] = [
  {
    code: 'not-that-slot',
    laid: { A: { at: 'c3r5', gear: 'mustang+' }, stories: ['cheap_horse'] },
    before: (table) => table.walk(A, 'c4r5 c5r4 c6r4 c7r4 c7r3'),
    wrong: { do: 'disc', slot: 1 },
  },
  {
    code: 'not-that-option',
    laid: { A: {}, stories: ['blood_money'], discs: ['AB', ''], step: 'stories' },
    wrong: { do: 'choose', option: 0, cards: [] },
  },
  { code: 'no-objectives', laid: {}, wrong: claim(0) },
  { code: 'not-your-turn', laid: OBJECTIVES, seat: B, wrong: claim(0) },
  { code: 'not-your-objective', laid: { ...OBJECTIVES, A: ANNIE }, wrong: claim(3) },
  { code: 'not-done', laid: { ...OBJECTIVES, A: ANNIE }, wrong: claim(1) },
  {
    code: 'claim-between-actions',
    laid: { ...OBJECTIVES, A: { ...ANNIE, at: 'red_falls_saloon', gear: 'provisions' } },
    before: onTheWay,
    wrong: claim(0),
  },
  { code: 'not-at-objective', laid: { ...OBJECTIVES, A: ANNIE }, wrong: claim(0), facts: { objective: 0 } },
  {
    code: 'cannot-pay',
    laid: { ...OBJECTIVES, A: { ...ANNIE, at: 'red_falls_saloon' } },
    wrong: claim(0),
    facts: { objective: 0 },
  },
  {
    code: 'not-paid-with',
    laid: { ...OBJECTIVES, A: { ...ANNIE, at: 'red_falls_cabaret', hand: '5♦ 6♦ 7♠' } },
    wrong: claim(2, '5♦ 7♠'),
    facts: { given: 2 },
  },
  {
    code: 'keep-so-many',
    laid: {
      ...OBJECTIVES,
      A: { ...ANNIE, at: 'red_falls_saloon', gear: 'provisions', objectives: '1', completed: '2', tokens: [1] },
    },
    before: (table) => table.act(A, claim(0)),
    wrong: { do: 'keep-tokens', ones: 1, twos: 0, threes: 0 },
    facts: { count: 2 },
  },
  {
    code: 'not-your-tokens',
    laid: {
      ...OBJECTIVES,
      A: { ...ANNIE, at: 'red_falls_saloon', gear: 'provisions', objectives: '1', completed: '2', tokens: [1] },
      tokens: [1, 1, 1, 1],
    },
    before: (table) => table.act(A, claim(0)),
    wrong: { do: 'keep-tokens', ones: 1, twos: 1, threes: 0 },
  },
]

export const CASES: readonly Case[] = [
  ...CARDS_AND_PLAYERS,
  ...ACTIONS,
  ...MOVES,
  ...WHERE_A_MOVE_ENDS,
  ...SHERIFF,
  ...PLACES,
  ...FIGHTS,
  ...STORIES,
]
