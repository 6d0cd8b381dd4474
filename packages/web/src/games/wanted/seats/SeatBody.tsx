// What stands on a seat: who plays there and how well they are, how far away, what they hold and what lies in front of them.

import { type Seat, has } from '@saloon/kernel'
import { type Card, distance } from '@saloon/wanted'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { CHARACTER_GALLERY } from '../../../art/portraits/bang-dice.ts'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { together } from '../../../table/choice/ref.ts'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { Token } from '../cards/Card.tsx'
import { Life } from '../../shared/Life.tsx'
import { RoleBadge } from './RoleBadge.tsx'
import { useSmall } from '../../shared/small.ts'
import { type Seen, cardRef, isDealt, pickedCard, seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function SeatBody({ view: any, seat, me, choice }: BoardProps & { readonly seat: Seat }) {
  const view = seen(any)
  const { voice } = useTable()
  const say = useWords()
  const isSmall = useSmall()
  const { character, life, max, hand, inPlay } = view.players[seat]!
  if (!isDealt(view) || character === null) return null
  const isAlive = has(view.alive, seat)
  return (
    <div className="wa-seat" data-out={!isAlive || undefined}>
      {isAlive && <Far view={view} seat={seat} me={me} />}
      <span className="wa-face">
        <Portrait gallery={CHARACTER_GALLERY} name={character} size={isSmall ? 32 : 46} />
        <RoleBadge view={view} seat={seat} me={me} size={isSmall ? 20 : 28} />
      </span>
      <span className="wa-seat-words">
        <span className="wa-character">{voice.say({ key: `character.${character}` })}</span>
        {isAlive && <Life life={life} max={max} label={say('seat.bullets', { life, max })} size={isSmall ? 6 : 8} />}
      </span>
      {isAlive && (
        <span className="wa-seat-foot">
          <Held count={hand.length} />
          <InPlay cards={inPlay} seat={seat} choice={choice} size={isSmall ? 22 : 32} />
        </span>
      )}
    </div>
  )
}

function Far({ view, seat, me }: { readonly view: Seen; readonly seat: Seat; readonly me: Seat | undefined }) {
  const say = useWords()
  if (me === undefined || me === seat || !has(view.alive, me)) return null
  const far = distance(view, me, seat)
  return (
    <span className="wa-far" role="img" aria-label={say('seat.far.long', { distance: far })}>
      {say('seat.far', { distance: far })}
    </span>
  )
}

export function Held({ count }: { readonly count: number }) {
  const say = useWords()
  return (
    <span className="wa-held" role="img" aria-label={say('seat.cards-in-hand', { count })}>
      <CardBack back="wanted" size={16} />
      <span className="wa-number">{count}</span>
    </span>
  )
}

interface InPlayProps extends Pick<BoardProps, 'choice'> {
  readonly cards: readonly Card[]
  readonly seat: Seat
  readonly size: number
}

/** Each is its own card; while Panic! or Cat Balou is played it stands for the whole of that choice. */
export function InPlay({ cards, seat, choice, size }: InPlayProps) {
  const say = useWords()
  const isSmall = useSmall()
  const grabbing = pickedCard(choice)
  // Too small to be pressed: a tap on the seat tells of them, and what is grabbed is chosen in the tray.
  if (isSmall) return <Tokens cards={cards} seat={seat} size={size} />
  return (
    <span className="wa-in-play" data-many={cards.length > 4 || undefined}>
      {cards.map((card) => {
        const whole = grabbing === undefined ? undefined : together(cardRef(grabbing), `seat:${seat}`, cardRef(card))
        return (
          <Pickable
            key={card}
            refName={whole !== undefined && choice.takes(whole) ? whole : cardRef(card)}
            className="wa-in-play-card"
            thing={{ kind: 'card', id: card }}
            label={say('seat.in-play-card', { card, seat })}
          >
            <Token card={card} size={size} />
          </Pickable>
        )
      })}
    </span>
  )
}

function Tokens({ cards, seat, size }: Omit<InPlayProps, 'choice'>) {
  const say = useWords()
  return (
    <span className="wa-in-play" data-many={cards.length > 3 || undefined}>
      {cards.map((card) => (
        <span key={card} className="wa-in-play-card" role="img" aria-label={say('seat.in-play-card', { card, seat })}>
          <Token card={card} size={size} />
        </span>
      ))}
    </span>
  )
}
