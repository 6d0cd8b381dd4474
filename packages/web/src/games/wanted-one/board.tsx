// The board of Wanted One: a street of five decks, and four stacks before each player.

import type { Board, Choice } from '../board.ts'
import { animate } from './animate.ts'
import { openGate } from './scoring/gate.ts'
import { Known } from './street/Known.tsx'
import { MyStacks } from './stacks/MyStacks.tsx'
import { Own } from './stacks/Own.tsx'
import { Picture } from './street/Picture.tsx'
import { Result } from './result/Result.tsx'
import { SeatStacks } from './stacks/SeatStacks.tsx'
import { Street } from './street/Street.tsx'

/** From one use of a dollar to the other, then back to drawing. */
function nextDollar(choice: Choice): boolean {
  const uses = ['do:recycle', 'do:peek'].filter((ref) => choice.legal.has(ref))
  if (uses.length === 0) return false
  const at = uses.findIndex((ref) => choice.picked.includes(ref))
  choice.pick(uses[at + 1] ?? 'do:draw')
  return true
}

function rideOrStay(choice: Choice): boolean {
  if (choice.ask?.kind !== 'cavalry') return false
  choice.pick(choice.picked.includes('do:ride') ? 'do:stay' : 'do:ride')
  return true
}

export const board: Board = {
  name: 'wanted-one',
  Playfield: Street,
  SeatBody: SeatStacks,
  Tray: MyStacks,
  Own,
  Picture,
  Notes: Known,
  Result,
  animate,
  still: openGate,
  sounds: {
    'round-began': 'shuffle',
    drew: 'card-draw',
    recycled: 'coin',
    peeked: 'coin',
    'saloon-drawn': 'card-play',
    'no-effect': 'card-discard',
    arrested: 'card-discard',
    hunted: 'card-discard',
    swindled: 'card-steal',
    'cavalry-moved': 'hooves',
    'deck-emptied': 'bell',
    'four-gangs': 'bell',
    'game-over': 'win',
  },
  words: {
    en: { 'deed.recycle': 'Dollar: bury a face-up Outlaw', 'deed.peek': 'Dollar: peek at a deck' },
    fr: { 'deed.recycle': 'Dollar : enfouir une carte révélée', 'deed.peek': 'Dollar : regarder une carte' },
  },
  keys: {
    d: {
      does: { en: 'Dollar: bury, peek, or draw after all', fr: 'Dollar : enterrer, regarder, ou piocher' },
      press: nextDollar,
    },
    v: { does: { en: 'Cavalry: ride or stay', fr: 'Cavalerie : déplacer ou laisser' }, press: rideOrStay },
  },
}
