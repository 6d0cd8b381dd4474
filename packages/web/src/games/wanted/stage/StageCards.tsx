// Cards that lie open in the middle to be chosen from: the General Store, Lucky Duke's two, Kit Carlson's three.

import { type Card as CardNumber, isGood } from '@saloon/wanted'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { Card } from '../cards/Card.tsx'
import { preparedWith } from '../cards/early.ts'
import { Fan, useCardWidth } from '../cards/Fan.tsx'
import { useSmall } from '../../shared/small.ts'
import type { Scene } from './stage.ts'
import { cardRef, isKnown } from '../table.ts'
import { useWords } from '../text/words.ts'

type Offered = Extract<Scene, { readonly kind: 'store' | 'lucky' | 'kit' }>
export const isOffered = (scene: Scene): scene is Offered =>
  scene.kind === 'store' || scene.kind === 'lucky' || scene.kind === 'kit'

/** Later pickers mark what they would like. */
function Mark({ card }: { readonly card: CardNumber }) {
  const { early } = useTable()
  const place = preparedWith(early, card)?.place ?? 0
  return place > 0 ? <span className="wa-early">{place}</span> : null
}

export function Choosable({ scene }: Pick<BoardProps, 'choice'> & { readonly scene: Scene }) {
  const { voice, early } = useTable()
  const say = useWords()
  const isSmall = useSmall()
  const width = useCardWidth()
  if (!isOffered(scene)) return null
  const size = isSmall ? width : scene.cards.length > 5 ? 96 : 112
  const speak = (key: string): string => voice.say({ key })
  const toPrepare = (card: CardNumber) => {
    const prepared = preparedWith(early, card)
    return (
      prepared && {
        onIdle: prepared.toggle,
        label: say(prepared.place > 0 ? 'hand.prepared' : 'hand.may-prepare', { card, place: prepared.place }),
      }
    )
  }
  const name =
    scene.kind === 'store'
      ? say('stage.store')
      : scene.kind === 'lucky'
        ? say('stage.lucky', { of: scene.of })
        : say('stage.kit', { seat: scene.seat })
  return (
    <Fan name={name} note={name} count={scene.cards.length} size={size}>
      {scene.cards.map((card, i) => (
        <li key={isKnown(card) ? card : `back ${i}`} className="wa-fan-card">
          {isKnown(card) ? (
            <Pickable
              refName={cardRef(card)}
              className="wa-card"
              thing={{ kind: 'card', id: card }}
              {...toPrepare(card)}
            >
              <Card card={card} size={size} speak={speak} />
              <Mark card={card} />
              {scene.kind === 'lucky' && (
                <span className="wa-verdict" data-good={isGood(card, scene.of) || undefined}>
                  {say(isGood(card, scene.of) ? 'stage.good' : 'stage.bad')}
                </span>
              )}
            </Pickable>
          ) : (
            <Card card={card} size={size} speak={speak} />
          )}
        </li>
      ))}
    </Fan>
  )
}

/** Who takes a card after whom. */
export function StoreOrder({ scene }: { readonly scene: Extract<Scene, { readonly kind: 'store' }> }) {
  const { names } = useTable()
  const say = useWords()
  const order = scene.order.map((seat) => names[seat]!).join(', ')
  return (
    <p className="wa-order" role="img" aria-label={say('stage.store.order', { seats: order })}>
      {scene.order.map((seat, i) => (
        <span key={seat} className="wa-order-seat" data-now={i === 0 || undefined}>
          <SeatChip seat={seat} size={24} />
          {i === 0 && <span>{names[seat]}</span>}
        </span>
      ))}
    </p>
  )
}
