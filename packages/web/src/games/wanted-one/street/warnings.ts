// What may end the round soon.

import { type Seat, type View } from '@saloon/kernel'
import { type Deck, GANGS, type Gang, type WantedOne } from '@saloon/wanted-one'

export type Warning =
  | { readonly kind: 'deck'; readonly deck: Deck; readonly left: number }
  | { readonly kind: 'gang'; readonly seat: Seat; readonly gang: Gang }

const FEW = 2

export function warningsOf({ decks, players, winner }: View<WantedOne>): Warning[] {
  if (winner !== null) return []
  const thin = decks.flatMap((cards, deck): Warning[] =>
    cards.length > 0 && cards.length <= FEW ? [{ kind: 'deck', deck, left: cards.length }] : [],
  )
  const close = players.flatMap(({ stacks }, seat): Warning[] => {
    const missing = GANGS.flatMap((_, gang) => (stacks[gang]!.length === 0 ? [gang] : []))
    return missing.length === 1 ? [{ kind: 'gang', seat, gang: missing[0]! }] : []
  })
  return [...thin, ...close]
}
