import type { Catalogue } from '@saloon/kernel'
import type { Key } from './keys.ts'

export const en: Catalogue<Key> = {
  name: 'Liar’s Dice',
  tagline: 'Everybody knows a few of the dice, nobody knows them all.',
  'setting.dice': 'Dice',
  'setting.dice.help': 'How many dice everybody begins with.',

  'ask.bid': 'How many of all dice show which face?',
  'ask.doubt': 'Do you believe it?',
  'do.bid': 'Bid {count}×{face}',
  'do.believe': 'Believe',
  'do.doubt': 'Doubt',
  'field.bid.count': 'How many dice',
  'field.bid.face': 'Face',
  'because.bid': '{seat:by} bids {count}×{face}.',
  'then.believe': 'If nobody doubts, {seat:seat} has to bid higher.',
  'then.doubt': 'All dice are shown. If the bid fails, {seat:seat} loses a die; if it holds, you lose one.',
  'safe.bid': 'Otherwise the smallest bid that is higher.',
  'safe.believe': 'Otherwise you believe it.',
  'safe.doubt': 'Otherwise you doubt it.',
  'why.not-higher': 'A bid has to be higher than the last one.',

  'event.turn-began': 'It is up to {seat:by} to bid.',
  'event.rolled': '{seat:by} rolls {count} {count|die|dice}.',
  'event.rolled.seen': '{seat:by} rolls {count} {count|die|dice}: {dice}.',
  'event.bid': '{seat:by} bids {count}×{face}.',
  'event.locked': '{seat:by} has made up their mind.',
  'event.believed': 'Nobody doubts {seat:by}.',
  'event.doubted': '{seat:by} doubts it.',
  'event.showed': '{seat:by} shows {dice}.',
  'event.held': '{found}×{face}: the bid of {seat:by}, {count}×{face}, holds.',
  'event.failed': '{found}×{face}: the bid of {seat:by}, {count}×{face}, fails.',
  'event.lost': '{seat:by} loses a die and has {left} left.',
  'event.out': '{seat:by} is out.',
  'result.last': 'Only {seat:seat} has dice left.',

  'table.dice': '{total} {total|die|dice} in all',
  'table.bid': 'The bid: {count}×{face}, by {seat:by}',
  'seat.count': '{count} {count|die|dice}',
  'seat.dice': '{count} {count|die|dice}: {dice}',
  'seat.out': 'out',
}

export const rulesEn = `# Liar’s Dice

For 2 to 6 players with 5 dice each. The last one with dice wins.

- Everybody rolls and looks at their own dice only.
- Bid how many of all dice show a face at least: 4×3 says that four dice or more show a 3. Each bid is higher than the one before: more dice, or as many of a higher face.
- After each bid all the others say at once whether they believe or doubt it. If nobody doubts, the next player bids. Who could bid no higher has to doubt.
- If somebody doubts, all dice are shown. Does the bid hold, everybody who doubted loses a die; does it fail, the bidder loses one. Then everybody rolls again, and who lost bids first.
`
