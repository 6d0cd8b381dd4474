// The tray: my hand; the cards of somebody of whom I pick one; and where the middle is too narrow, what lies there to choose from.

import { type Seat, has } from '@saloon/kernel'
import { FROM_HAND, type Card as CardNumber, kindOf } from '@saloon/wanted'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { Card, Token } from './Card.tsx'
import { preparedWith } from './early.ts'
import { Fan, useCardWidth } from './Fan.tsx'
import { useNarrow } from '../../shared/small.ts'
import { Choosable, isOffered } from '../stage/StageCards.tsx'
import { sceneOf } from '../stage/stage.ts'
import { type Seen, cardRef, grabbedFrom, isKnown, seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Tray(board: BoardProps) {
  const view = seen(board.view)
  const isNarrow = useNarrow()
  const { table } = useTable()
  const isSworn = board.me !== undefined && has(table.sworn, board.me)
  const from = grabbedFrom(board.choice)
  if (from !== undefined) return <TheirCards {...board} from={from} />
  const scene = sceneOf(view)
  if (isNarrow && isOffered(scene) && scene.cards.every(isKnown))
    return (
      <div className="wa-tray wa-tray-offers">
        <Choosable {...board} scene={scene} />
        <SmallHand view={view} me={board.me} />
      </div>
    )
  if (isSworn) return <AllHands view={view} />
  return (
    <div className="wa-tray">{board.me !== undefined && <Hand view={view} me={board.me} choice={board.choice} />}</div>
  )
}

/** Whoever has taken the ghost's oath looks into every hand. */
function AllHands({ view }: { readonly view: Seen }) {
  const say = useWords()
  const { names } = useTable()
  return (
    <div className="wa-hands-frame" role="group" aria-label={say('hand.all')} tabIndex={0}>
      <ul className="wa-all-hands">
        {view.players.map(({ hand }, seat) =>
          has(view.alive, seat) ? (
            <li key={seat}>
              <SeatChip seat={seat} size={22} />
              <strong>{names[seat]}</strong>
              <span className="wa-held-cards">
                {hand.filter(isKnown).map((card) => (
                  <span key={card} role="img" aria-label={say('seat.held-card', { card, seat })}>
                    <Token card={card} size={28} />
                  </span>
                ))}
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  )
}

/** To compare with while something else lies in the tray. */
function SmallHand({ view, me }: { readonly view: Seen; readonly me: Seat | undefined }) {
  const say = useWords()
  const { voice } = useTable()
  if (me === undefined) return null
  const cards = view.players[me]!.hand.filter(isKnown)
  return (
    <p className="wa-small-hand">
      <span>{cards.length === 0 ? say('hand.empty') : say('hand.name')}</span>
      {cards.map((card) => (
        <span key={card} role="img" aria-label={voice.say({ key: `card.${card}` })}>
          <Token card={card} size={26} />
        </span>
      ))}
    </p>
  )
}

function Hand({ view, me, choice }: { readonly view: Seen; readonly me: Seat } & Pick<BoardProps, 'choice'>) {
  const say = useWords()
  const size = useCardWidth()
  const { hand, life } = view.players[me]!
  const cards = hand.filter(isKnown)
  if (!has(view.alive, me)) return null
  return (
    <Fan
      name={say('hand.name')}
      note={
        cards.length === 0 ? say('hand.empty') : say('hand.count', { count: cards.length, life: Math.max(0, life) })
      }
      count={cards.length}
      size={size}
    >
      {cards.map((card) => (
        <li key={card} className="wa-fan-card">
          <CardToPick card={card} size={size} choice={choice} />
        </li>
      ))}
    </Fan>
  )
}

interface CardToPickProps extends Pick<BoardProps, 'choice'> {
  readonly card: CardNumber
  readonly size: number
}

/** A card of the hand; while others are asked first, a tap leaves it with the table as an answer. */
export function CardToPick({ card, size, choice }: CardToPickProps) {
  const { voice, early } = useTable()
  const say = useWords()
  const ref = cardRef(card)
  const prepared = preparedWith(early, card)
  const isAsBang = choice.ask?.kind === 'play' && kindOf(card) === 'missed' && choice.holds(ref)
  return (
    <Pickable
      refName={ref}
      className="wa-card"
      thing={{ kind: 'card', id: card }}
      {...(prepared && {
        onIdle: prepared.toggle,
        label: say(prepared.place > 0 ? 'hand.prepared' : 'hand.may-prepare', { card, place: prepared.place }),
      })}
    >
      <Card card={card} size={size} speak={(key) => voice.say({ key })} />
      {isAsBang && <span className="wa-as-bang">{say('seat.as-bang')}</span>}
      {prepared !== undefined && prepared.place > 0 && <span className="wa-early">{prepared.place}</span>}
    </Pickable>
  )
}

/** What Panic! takes and Cat Balou discards: one in play, or one of the hand unseen. */
function TheirCards({ view: any, me, from }: BoardProps & { readonly from: Seat }) {
  const { voice } = useTable()
  const say = useWords()
  const size = useCardWidth()
  const { hand, inPlay } = seen(any).players[from]!
  const speak = (key: string): string => voice.say({ key })
  const fromHand = from !== me && hand.length > 0
  return (
    <div className="wa-tray">
      <Fan
        name={say('hand.theirs', { seat: from })}
        note={say('hand.theirs', { seat: from })}
        count={inPlay.length + (fromHand ? 1 : 0)}
        size={size}
      >
        {inPlay.map((card: CardNumber) => (
          <li key={card} className="wa-fan-card">
            <Pickable refName={cardRef(card)} field="pick" className="wa-card" thing={{ kind: 'card', id: card }}>
              <Card card={card} size={size} speak={speak} />
            </Pickable>
          </li>
        ))}
        {/* On top of the others, where its words can be read. */}
        {fromHand && (
          <li className="wa-fan-card">
            <Pickable
              refName={cardRef(FROM_HAND)}
              field="pick"
              className="wa-card"
              label={say('hand.random', { count: hand.length })}
            >
              <CardBack back="wanted" size={size} />
              <span className="wa-random">{say('hand.random.short', { count: hand.length })}</span>
            </Pickable>
          </li>
        )}
      </Fan>
    </div>
  )
}
