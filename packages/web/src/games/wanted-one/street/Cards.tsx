// A card of this game, as large as it is wanted.

import { type Card, OUTLAW_CARDS, OUTLAW_SLUGS, gangOf, saloonKindOf } from '@saloon/wanted-one'
import { OutlawCard } from '../../../art/cards/OutlawCard.tsx'
import { SaloonCard } from '../../../art/cards/SaloonCard.tsx'
import { isLeader } from '../table.ts'

export interface Names {
  name(key: string): string
}

export function AnyCard({ card, size, names }: { readonly card: Card; readonly size: number; readonly names: Names }) {
  if (card >= OUTLAW_CARDS) {
    const kind = saloonKindOf(card)
    return (
      <SaloonCard
        card={kind}
        size={size}
        words={{ title: names.name(`saloon.${kind}`), rule: names.name(`saloon.${kind}.help`) }}
      />
    )
  }
  const gang = gangOf(card)
  return (
    <OutlawCard
      slug={OUTLAW_SLUGS[card]!}
      gang={gang}
      leader={isLeader(card)}
      name={names.name(`card.${card}`)}
      gangName={names.name(`gang.${gang}`)}
      size={size}
    />
  )
}
