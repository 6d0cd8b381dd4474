// What a card is worth in the hand.

import { type Card, type Kind, type Player, kindOf, mayEquip } from '@saloon/wanted'

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
export function cheapest(player: Player, count: number): Card[] {
  const { hand } = player
  const had: Partial<Record<Kind, number>> = {}
  const worths = hand.map((card) => {
    const kind = kindOf(card)
    const before = had[kind] ?? 0
    had[kind] = before + 1
    const isInFront = isEquipment(kind) && !mayEquip(player, card)
    return { card, worth: KEEP[kind] - 1.5 * before - (isInFront ? 4 : 0) }
  })
  return worths
    .sort((a, b) => a.worth - b.worth)
    .slice(0, count)
    .map(({ card }) => card)
}
const EQUIPMENT: readonly Kind[] = [
  'barrel',
  'mustang',
  'scope',
  'volcanic',
  'schofield',
  'remington',
  'rev-carabine',
  'winchester',
]
const isEquipment = (kind: Kind): boolean => EQUIPMENT.includes(kind)

export function find({ hand }: Player, kind: Kind): Card {
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]!) === kind) return hand[i]!
  return -1
}
