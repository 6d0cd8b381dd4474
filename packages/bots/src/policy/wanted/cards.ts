// What a card is worth in the hand.

import { type Card, type Kind, type Player, kindOf } from '@saloon/wanted'

const KEEP: Readonly<Record<Kind, number>> = {
  bang: 5,
  missed: 7,
  beer: 9,
  saloon: 4,
  stagecoach: 10,
  'wells-fargo': 12,
  panic: 7,
  'cat-balou': 6,
  gatling: 7,
  indians: 5,
  duel: 5,
  'general-store': 5,
  barrel: 8,
  mustang: 7,
  scope: 5,
  jail: 5,
  dynamite: 1,
  volcanic: 6,
  schofield: 4,
  remington: 5,
  'rev-carabine': 5,
  winchester: 6,
}
export const worthOf = (card: Card): number => KEEP[kindOf(card)]
/** As much as a BANG!, which everybody can use. */
export const isUseful = (card: Card): boolean => worthOf(card) >= KEEP.bang

export function dearest(cards: readonly Card[]): Card {
  let found = cards[0]!
  for (let i = 1; i < cards.length; i++) if (worthOf(cards[i]!) > worthOf(found)) found = cards[i]!
  return found
}

/** So many that are worth least: a second of a kind less than the first, and hardly anything what can't be laid down twice. */
export function cheapest({ hand, inPlay }: Player, count: number): Card[] {
  const worths: number[] = []
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i]!)
    let worth = KEEP[kind]
    for (let before = 0; before < i; before++) if (kindOf(hand[before]!) === kind) worth -= 1.5
    if (IS_EQUIPMENT[kind]) for (let n = 0; n < inPlay.length; n++) if (kindOf(inPlay[n]!) === kind) worth -= 4
    worths.push(worth)
  }
  const cheap: Card[] = []
  while (cheap.length < count) {
    let least = 0
    for (let i = 1; i < worths.length; i++) if (worths[i]! < worths[least]!) least = i
    worths[least] = Infinity
    cheap.push(hand[least]!)
  }
  return cheap
}
const IS_EQUIPMENT: Readonly<Partial<Record<Kind, true>>> = {
  barrel: true,
  mustang: true,
  scope: true,
  volcanic: true,
  schofield: true,
  remington: true,
  'rev-carabine': true,
  winchester: true,
}

export function find({ hand }: Player, kind: Kind): Card {
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]!) === kind) return hand[i]!
  return -1
}
