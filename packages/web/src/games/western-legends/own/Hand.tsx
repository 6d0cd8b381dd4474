// My poker hand: real cards with value, suit and what each is good for.

import type { BoardProps } from '../../board.ts'
import { PokerCard } from '../cards/PokerCard.tsx'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import { cardRef, isKnown, seen } from '../table.ts'
import { useWords } from '../text/words.ts'
import './own.css'

export function Hand({ view, me, size = 84 }: BoardProps & { readonly size?: number }) {
  const say = useWords()
  if (me === undefined) return null
  const hand = (seen(view).players[me]?.hand ?? []).filter(isKnown)
  return (
    <ul className="wl-hand" aria-label={say('own.hand')} data-many={hand.length > 6 || undefined}>
      {hand.length === 0 && <li className="wl-hand-none">{say('own.no-cards')}</li>}
      {hand
        .toSorted((a, b) => a - b)
        .map((card) => (
          <li key={card}>
            <Pickable refName={cardRef(card)} className="wl-hand-card" thing={{ kind: 'card', id: card }}>
              <PokerCard id={card} size={size} />
            </Pickable>
          </li>
        ))}
    </ul>
  )
}
