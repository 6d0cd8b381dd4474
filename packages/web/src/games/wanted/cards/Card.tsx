// A card as it lies on the table, in the reader's language.

import { type Card as CardNumber, type Kind, kindOf, rangeOfWeapon, suitOf } from '@saloon/wanted'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { KindToken, WantedCard } from '../../../art/cards/wanted/WantedCard.tsx'
import { isKnown } from '../table.ts'

/** Says a text by its key: the table's voice, or the result page's. */
export type Speak = (key: string) => string

/** The rank as the language writes it stands in the card's name, before its suit. */
const rankOf = (speak: Speak, card: CardNumber): string => speak(`card.${card}`).split(' ').at(-1)!.slice(0, -1)

export const reachOfCard = (card: CardNumber): number | undefined => rangeOfWeapon(card) || undefined

/** Hidden cards show their back. */
export function Card({
  card,
  size,
  speak,
}: {
  readonly card: CardNumber
  readonly size: number
  readonly speak: Speak
}) {
  if (!isKnown(card)) return <CardBack back="wanted" size={size} />
  const kind = kindOf(card)
  return (
    <WantedCard
      kind={kind}
      size={size}
      words={wordsOf(kind, speak)}
      index={{ rank: rankOf(speak, card), suit: suitOf(card) }}
      reach={reachOfCard(card)}
    />
  )
}

const EQUIPMENT: readonly Kind[] = [
  'barrel',
  'mustang',
  'scope',
  'jail',
  'dynamite',
  'volcanic',
  'schofield',
  'remington',
  'rev-carabine',
  'winchester',
]

export const wordsOf = (kind: Kind, speak: Speak) => ({
  title: speak(`kind.${kind}`),
  band: speak(`band.${kind}`),
  rule: speak(`rule.${kind}`),
  foot: speak(EQUIPMENT.includes(kind) ? 'foot.equipment' : 'foot.action'),
})

/** Small, in front of somebody: its sign, and of a weapon how far it reaches. */
export function Token({ card, size }: { readonly card: CardNumber; readonly size: number }) {
  const reach = reachOfCard(card)
  return (
    <span className="wa-token">
      <KindToken kind={kindOf(card)} size={size} />
      {reach !== undefined && <span className="wa-token-reach">{reach}</span>}
    </span>
  )
}
