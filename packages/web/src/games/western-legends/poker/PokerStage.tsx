// A game of poker: who is in, the pot, the flop; my best five, put together as I choose.

import { type Poker, bestPicks } from '@saloon/western-legends'
import { has } from '@saloon/kernel'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { nameOfRef } from '../../../table/choice/ref.ts'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { useSmall } from '../../shared/small.ts'
import { PokerCard, rankIn } from '../cards/PokerCard.tsx'
import { useSpeak } from '../cards/speak.ts'
import { rankOfValue } from '../fight/Sums.tsx'
import { useStacked } from '../own/stacked.ts'
import { refsOf } from '../stage/Options.tsx'
import { Icon, Scene } from '../stage/Scene.tsx'
import { useStageWords } from '../stage/text/words.ts'
import { type Seen, cardRef, seen } from '../table.ts'
import { type Hand, handOf } from './hand.ts'
import { Ladder } from './Ladder.tsx'
import './poker.css'

export const pokerOf = ({ stack }: Seen): Poker | undefined =>
  stack.findLast(({ kind }) => kind === 'join' || kind === 'poker-pick' || kind === 'poker-end') as Poker | undefined

export function PokerStage(board: BoardProps) {
  const table = seen(board.view)
  const poker = pokerOf(table)
  const say = useStageWords()
  if (!poker) return null
  const top = table.stack.at(-1)!.kind
  const isDealer = board.choice.seat === poker.dealer
  return (
    <Scene
      kind="poker"
      title={say('title.poker', { seat: poker.seat })}
      note={
        top === 'poker-pick' && board.choice.ask && isDealer ? say('poker.you-deal', { seat: poker.seat }) : undefined
      }
    >
      <Around table={table} poker={poker} top={top} />
      {top !== 'join' && <Flop table={table} />}
      {top === 'poker-pick' && board.choice.ask && <Mine {...board} poker={poker} />}
      {top === 'take-back' && <Played table={table} seat={table.stack.at(-1) as unknown as { seat: number }} />}
    </Scene>
  )
}

/** The pot, and who plays for it. */
function Around({ table, poker, top }: { readonly table: Seen; readonly poker: Poker; readonly top: string }) {
  const say = useStageWords()
  const { names } = useTable()
  const seats = table.players.map((_, seat) => seat).filter((seat) => has(poker.players, seat))
  return (
    <div className="wl-poker-around">
      <span className="wl-pot">
        <Icon name="payday" size={28} /> {say('poker.pot', { money: table.pot })}
      </span>
      <ul className="wl-poker-seats" aria-label={say('poker.players')}>
        {seats.map((seat) => (
          <li key={seat}>
            <SeatChip seat={seat} size={22} /> <span className="wl-poker-name">{names[seat]}</span>
            {table.played[seat]!.length > 0 && <small> {say('poker.chosen')}</small>}
          </li>
        ))}
        {poker.dealer >= 0 && top !== 'join' && (
          <li>
            <SeatChip seat={poker.dealer} size={22} /> {say('poker.deals', { seat: poker.dealer })}
          </li>
        )}
      </ul>
    </div>
  )
}

export function Flop({ table }: { readonly table: Pick<Seen, 'flop'> }) {
  const isSmall = useSmall()
  const say = useStageWords()
  const size = isSmall ? 52 : 80
  return (
    <div className="wl-row wl-flop" role="group" aria-label={say('poker.flop')}>
      {table.flop.map((card) =>
        card < 0 ? (
          <CardBack key={card} back="poker" size={size} />
        ) : (
          <PokerCard key={card} id={card} size={size} label={say('fight.card', { card })} />
        ),
      )}
    </div>
  )
}

/** The best that what is picked can become; with nothing picked, the best there is. */
function Mine({ view, choice, poker }: BoardProps & { readonly poker: Poker }) {
  const table = seen(view)
  const say = useStageWords()
  const isSmall = useSmall()
  const isStacked = useStacked()
  const isDealer = choice.seat === poker.dealer
  const held = isDealer ? table.dealer : table.players[choice.seat!]!.hand
  const picked = refsOf(choice, 'card')
    .filter((ref) => choice.holds(ref))
    .map((ref) => Number(nameOfRef(ref)))
  const most = Math.min(2, held.length)
  const best = bestPicks(table.flop, held)
  const isWhole = picked.length === most
  const first = picked[0]
  const withOne =
    first === undefined || isWhole
      ? undefined
      : held
          .filter((card) => card !== first)
          .map((card) => handOf(table.flop, [first, card]))
          .reduce((a, b) => (b.rating > a.rating ? b : a))
  const hand = isWhole ? handOf(table.flop, picked) : (withOne ?? handOf(table.flop, best.cards))
  return (
    <>
      {(isDealer || isStacked) && (
        <div className="wl-row wl-held">
          {held.map((card) => (
            <Pickable key={card} refName={cardRef(card)} className="wl-card" thing={{ kind: 'card', id: card }}>
              <PokerCard id={card} size={isSmall ? 54 : 80} />
            </Pickable>
          ))}
        </div>
      )}
      <div className="wl-best-and-ladder">
        <div className="wl-best" data-whole={isWhole || undefined}>
          <p className="wl-best-name" aria-live="polite">
            <span>{say(isWhole ? 'poker.hand' : picked.length > 0 ? 'poker.could' : 'poker.best')}</span>{' '}
            <strong>{say('poker.category', { category: categoryNumber(hand) })}</strong>
          </p>
          <Five hand={hand} />
        </div>
        <Ladder now={hand.category} />
      </div>
    </>
  )
}

const categoryNumber = ({ rating }: Hand): number => rating >> 20

/** Five small cards; a Cheat says what it stands for. */
export function Five({ hand }: { readonly hand: Hand }) {
  const isSmall = useSmall()
  const speak = useSpeak()
  return (
    <ul className="wl-five">
      {hand.cards.map(({ card, value, isOwn }) => (
        <li key={card} data-own={isOwn || undefined}>
          <PokerCard id={card} size={isSmall ? 38 : 60} label={speak(`card.${card}`)} />
          {rankIn(speak, card) !== rankOfValue(speak, value) && (
            <span className="wl-stands">{speak('poker.stands', { rank: rankOfValue(speak, value) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Played({ table, seat: { seat } }: { readonly table: Seen; readonly seat: { readonly seat: number } }) {
  const say = useStageWords()
  return (
    <div className="wl-row">
      {table.played[seat]!.map((card) => (
        <PokerCard key={card} id={card} size={88} label={say('fight.card', { card })} />
      ))}
    </div>
  )
}
