// Every question of WANTED!: a position in which it is asked of seat 0, and what the board shows then.

import * as rules from '../../../../games/wanted/test/lay-out.ts'
import { type Move, SEVEN, cardRef } from './table.ts'

const { aim, bang, pass, pick, play } = rules

export interface Question {
  readonly name: string
  readonly laid: rules.Laid
  readonly moves?: readonly Move[]
  readonly asks: RegExp // the prompt
  readonly shows?: readonly string[] // in the middle or the tray
  readonly glow: readonly string[]
  readonly dull?: readonly string[]
}

const startOf = (laid: rules.Laid): rules.Laid => ({ ...SEVEN, at: 'draw', ...laid })
export const QUESTIONS: readonly Question[] = [
  {
    name: 'D-02 play',
    laid: SEVEN,
    asks: /You: Play cards, or end your turn/,
    shows: ['BANG! 0/1', 'Your turn'],
    glow: [cardRef('bang-2C'), cardRef('panic-JH'), cardRef('cat-balou-KH'), cardRef('beer-6H'), 'do:end'],
    dull: [cardRef('missed-2S')],
  },
  {
    name: 'D-03 discard',
    laid: { ...SEVEN, A: { life: 2, hand: 'bang-2C missed-2S beer-6H saloon-5H' } },
    moves: [[0, { do: 'end' }]],
    asks: /You: Discard down to your life points[^]*2 cards more than your 2 life points[^]*0 of 2/,
    glow: [cardRef('bang-2C'), cardRef('saloon-5H')],
  },
  {
    name: 'D-04 shot at me',
    laid: { ...SEVEN, turn: 6, A: { hand: 'missed-2S beer-6H', is: 'jourdonnais', inPlay: 'barrel-KS' }, E: {} },
    moves: [[6, aim('bang-8C', 0)]],
    asks: /You: Play a Missed!, or take the hit[^]*Gus shoots at you: 1 miss needed[^]*Use Barrel[^]*Use your own cover[^]*Take the hit/,
    shows: ['Gus shoots at Ana', 'unseen cards'],
    glow: [cardRef('missed-2S'), 'do:barrel', 'do:jourdonnais', 'do:pass'],
    dull: [cardRef('beer-6H')],
  },
  {
    name: 'D-04 Slab needs two',
    laid: { ...SEVEN, turn: 6, G: { is: 'slab-the-killer', hand: 'bang-8C' } },
    moves: [[6, aim('bang-8C', 0)]],
    asks: /2 misses needed/,
    shows: ['Misses 0 of 2'],
    glow: [cardRef('missed-2S')],
  },
  {
    name: 'D-05 Indians!',
    laid: { ...SEVEN, turn: 6, G: { hand: 'indians-KD' } },
    moves: [[6, play('indians-KD')]],
    asks: /You: Discard a BANG!, or lose 1 life[^]*Gus plays Indians!/,
    shows: ['Still to come'],
    glow: [cardRef('bang-2C'), 'do:pass'],
    dull: [cardRef('missed-2S')],
  },
  {
    name: 'D-06 duel',
    laid: { ...SEVEN, turn: 3 },
    moves: [
      [3, aim('duel-8C', 0)],
      [0, bang('bang-2C')],
      [3, bang('bang-5C')],
    ],
    asks: /You: Discard a BANG!, or lose 1 life[^]*Duel with Dolores[^]*4 → 3/,
    shows: ['Duel: Dolores against Ana', '1 shot', '4 in hand'],
    glow: [],
    dull: [cardRef('missed-2S')],
  },
  {
    name: 'D-07 death’s door',
    laid: { ...SEVEN, turn: 6, A: { hand: 'beer-6H missed-2S', life: 1 } },
    moves: [
      [6, aim('bang-8C', 0)],
      [0, pass],
    ],
    asks: /You: Drink a Beer, or fall[^]*1 life point missing[^]*Give up/,
    shows: ['Ana is at death’s door', '0 + 1 = 1'],
    glow: [cardRef('beer-6H'), 'do:give-up'],
    dull: [cardRef('missed-2S')],
  },
  {
    name: 'D-08 General Store',
    laid: {
      ...SEVEN,
      turn: 6,
      G: { hand: 'general-store-9C' },
      deck: 'beer-8H beer-9H beer-10H saloon-5H duel-JS jail-4H gatling-10H',
    },
    moves: [
      [6, play('general-store-9C')],
      [6, pick('beer-9H')],
    ],
    asks: /You: Take 1 card[^]*Gus opened the General Store: 6 cards are left/,
    shows: ['General Store'],
    glow: [cardRef('beer-8H'), cardRef('duel-JS')],
    dull: [cardRef('bang-2C')],
  },
  {
    name: 'D-09 Lucky Duke',
    laid: {
      ...SEVEN,
      at: 'start',
      A: { is: 'lucky-duke', inPlay: 'jail-JS', hand: 'bang-2C' },
      F: {},
      deck: 'beer-8H bang-AD',
    },
    asks: /You: Choose which of the 2 cards counts[^]*For the Jail/,
    shows: ['helps', 'does not help'],
    glow: [cardRef('beer-8H'), cardRef('bang-AD')],
  },
  {
    name: 'D-10 Kit Carlson',
    laid: startOf({ A: { is: 'kit-carlson', hand: 'bang-2C' }, deck: 'beer-8H bang-AD duel-JS' }),
    asks: /You: Put back 1 of 3 cards/,
    shows: ['Ana looks at 3 cards'],
    glow: [cardRef('beer-8H'), cardRef('bang-AD'), cardRef('duel-JS')],
  },
  {
    name: 'D-11 Jesse Jones',
    laid: startOf({ A: { is: 'jesse-jones', hand: 'bang-2C' }, C: { hand: '' } }),
    asks: /You: First card: deck or a player’s hand/,
    glow: ['do:draw', 'seat:1', 'seat:6'],
    dull: ['seat:2'],
  },
  {
    name: 'D-12 Pedro Ramirez',
    laid: startOf({ A: { is: 'pedro-ramirez', hand: 'bang-2C' }, D: {}, discard: 'beer-9H' }),
    asks: /You: First card: deck or discard pile/,
    glow: ['do:draw', 'do:draw-discard'],
  },
  {
    name: 'D-13 Sid, any time',
    laid: { ...SEVEN, turn: 1, A: { is: 'sid-ketchum', life: 2, hand: 'bang-2C missed-2S' } },
    asks: /Waiting for Bo/,
    glow: ['do:sid'],
  },
]
