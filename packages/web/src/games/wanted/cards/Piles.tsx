// Deck and discard pile. Where a first card may come from either, they are what is chosen among.

import { HIDDEN } from '@saloon/kernel'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import { useMedia } from '../../../table/hooks/use-media.ts'
import type { BoardProps } from '../../board.ts'
import { Card } from './Card.tsx'
import { useSmall } from '../../shared/small.ts'
import { seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Deck({ view: any, choice }: BoardProps) {
  const say = useWords()
  const { voice } = useTable()
  const size = usePileSize()
  const { deck } = seen(any)
  const top = deck.at(-1)
  const known = top === undefined || top === HIDDEN ? undefined : top
  const label = [
    say('deck.name', { count: deck.length }),
    ...(known === undefined ? [] : [say('deck.known', { card: known })]),
  ]
  const isAsked = choice.ask?.kind === 'jesse' || choice.ask?.kind === 'pedro'
  return (
    <Pickable refName={isAsked ? 'do:draw' : 'pile:deck'} className="wa-pile" label={label.join('. ')}>
      <span className="wa-pile-cards" data-spot="deck" data-deep={deck.length > 20 || undefined}>
        {known !== undefined ? (
          <Card card={known} size={size} speak={(key) => voice.say({ key })} />
        ) : deck.length > 0 ? (
          <CardBack back="wanted" size={size} />
        ) : (
          <Gap size={size} />
        )}
      </span>
      <span className="wa-pile-name">
        <span className="wa-pile-word">{say('deck.short')}</span> <b>{deck.length}</b>
      </span>
    </Pickable>
  )
}

export function DiscardPile({ view: any, choice }: BoardProps) {
  const say = useWords()
  const { voice } = useTable()
  const size = usePileSize()
  const { discard } = seen(any)
  const top = discard.at(-1)
  const label =
    top === undefined
      ? say('discard.empty')
      : `${say('discard.name', { count: discard.length })}, ${say('discard.top', { card: top })}`
  return (
    <Pickable
      refName={choice.ask?.kind === 'pedro' ? 'do:draw-discard' : 'pile:discard'}
      className="wa-pile"
      label={label}
      {...(top !== undefined && { thing: { kind: 'card', id: top } })}
    >
      <span className="wa-pile-cards" data-spot="discard">
        {top === undefined ? <Gap size={size} /> : <Card card={top} size={size} speak={(key) => voice.say({ key })} />}
      </span>
      <span className="wa-pile-name">
        <span className="wa-pile-word">{say('discard.short')}</span> <b>{discard.length}</b>
      </span>
    </Pickable>
  )
}

function usePileSize(): number {
  const isSmall = useSmall()
  const isFlat = useMedia('(max-height: 499px)')
  return isFlat ? 40 : isSmall ? 48 : 88
}

const Gap = ({ size }: { readonly size: number }) => (
  <span className="wa-gap" style={{ width: size, height: size * 1.4 }} />
)
