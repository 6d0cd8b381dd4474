// A deck as the front of a shop: its uppermost card in the doorway, what is left of it on the porch.

import { HIDDEN } from '@saloon/kernel'
import {
  type Card,
  type Deck as DeckNumber,
  GANGS,
  OUTLAW_CARDS,
  SALOON,
  gangOf,
  unseenCards,
} from '@saloon/wanted-one'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { GangChip } from '../../../art/marks/GangMark.tsx'
import { DOORWAY, SIGN, ShopFront } from '../../../art/scenes/ShopFront.tsx'
import { Sabres } from '../../../art/signs/Tokens.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { AnyCard } from './Cards.tsx'
import { type Seen, isSaloon, refOfDeck, seen } from '../table.ts'
import { type Words, useWords } from '../text/words.ts'

/** Of the drawing: its height for a width of one. */
export const FRONT = 304 / 200
const FEW = 2

interface DeckProps extends Pick<BoardProps, 'view' | 'choice'> {
  readonly deck: DeckNumber
  readonly width: number
}

export function Deck({ view: base, choice, deck, width }: DeckProps) {
  const { voice } = useTable()
  const words = useWords()
  const view = seen(base)
  const cards = view.decks[deck]!
  const top = cards.at(-1)
  const card = top === undefined || top === HIDDEN || isSaloon(deck) ? undefined : top
  const known = knownNext(view, deck)
  const last = isSaloon(deck) ? view.discard.findLast((one) => one >= OUTLAW_CARDS) : undefined
  const isClosed = view.cavalry === deck
  const names = { name: (key: string) => voice.say({ key }) }
  const scale = width / 200
  return (
    <div className="wo-deck" data-closed={isClosed || undefined} style={{ width }}>
      <Pickable
        refName={refOfDeck(choice, deck)}
        field="deck"
        className="wo-front"
        label={labelOf(words, view, deck, card, known, last).join('. ')}
        {...(card !== undefined && { thing: { kind: 'card', id: card } })}
      >
        <ShopFront deck={deck} size={width} />
        <span
          className="wo-sign"
          data-narrow={SIGN.width * scale < SLAB || undefined}
          style={{
            left: SIGN.x * scale,
            top: SIGN.y * scale,
            width: SIGN.width * scale,
            height: SIGN.height * scale,
            fontSize: signSize(nameOf(words, voice.say, deck), SIGN.width * scale),
          }}
        >
          {nameOf(words, voice.say, deck)}
        </span>
        <span className="wo-door" style={{ left: DOORWAY.x * scale, top: DOORWAY.y * scale }}>
          {cards.length > 1 && (
            <Under known={isSaloon(deck) ? undefined : known} size={DOORWAY.width * scale} names={names} />
          )}
          {card !== undefined ? (
            <span key={card} className="wo-face">
              <AnyCard card={card} size={DOORWAY.width * scale} names={names} />
            </span>
          ) : isSaloon(deck) && known !== undefined ? (
            <AnyCard card={known} size={DOORWAY.width * scale} names={names} />
          ) : cards.length > 0 ? (
            <CardBack back={isSaloon(deck) ? 'saloon' : 'outlaws'} size={DOORWAY.width * scale} />
          ) : null}
        </span>
        {last !== undefined && (
          <span key={view.discard.length} className="wo-last" style={{ width: width * 0.34 }}>
            <AnyCard card={last} size={width * 0.34} names={names} />
          </span>
        )}
        {isClosed && (
          <span className="wo-cavalry">
            <Sabres size={width * 0.5} />
          </span>
        )}
        <span className="wo-count" data-few={cards.length <= FEW || undefined}>
          {cards.length}
        </span>
      </Pickable>
      {!isSaloon(deck) && <MakeUp view={view} deck={deck} />}
    </div>
  )
}

const nameOf = (words: Words, say: (text: { key: string }) => string, deck: DeckNumber): string =>
  isSaloon(deck) ? words('sign.saloon') : say({ key: `deck.${deck}` })

/** Below this a narrower type stays readable. */
const SLAB = 92
/** As large as the sign allows. */
const signSize = (name: string, width: number): number =>
  Math.min(width / (name.length * (width < SLAB ? 0.52 : 0.63)), width * 0.15)

/** The first hidden card, where these eyes know it. */
export function knownNext({ decks }: Seen, deck: DeckNumber): Card | undefined {
  const card = decks[deck]!.at(deck === SALOON ? -1 : -2)
  return card === undefined || card === HIDDEN ? undefined : card
}

function labelOf(
  words: Words,
  view: Seen,
  deck: DeckNumber,
  card: Card | undefined,
  known: Card | undefined,
  last: Card | undefined,
): string[] {
  const left = view.decks[deck]!.length
  return [
    isSaloon(deck)
      ? words('deck.saloon', { left })
      : card === undefined
        ? words('deck.closed', { deck, left })
        : words('deck.label', { deck, card, gang: gangOf(card), left }),
    ...(view.cavalry === deck ? [words('deck.cavalry')] : []),
    ...(known === undefined ? [] : [words('deck.known', { card: known })]),
    ...(last === undefined ? [] : [words('deck.last', { card: last })]),
  ]
}

/** What lies below shows its edge; known to these eyes, it looks out. */
function Under(it: {
  readonly known: Card | undefined
  readonly size: number
  readonly names: { name(key: string): string }
}) {
  return (
    <span className="wo-under" data-known={it.known !== undefined || undefined}>
      {it.known === undefined ? (
        <CardBack back="outlaws" size={it.size} />
      ) : (
        <AnyCard card={it.known} size={it.size} names={it.names} />
      )}
    </span>
  )
}

/** How many of each gang may still come: what everybody could count. */
function MakeUp({ view, deck }: { readonly view: Seen; readonly deck: DeckNumber }) {
  const words = useWords()
  const unseen = unseenCards(view)[deck]!
  const counts = GANGS.map((_, gang) => unseen.filter((card) => gangOf(card) === gang).length)
  const all = counts.map((count, gang) => words('unseen.one', { gang, count })).join(', ')
  return (
    <p className="wo-make-up" aria-label={words('deck.unseen', { gangs: all })} role="img">
      {counts.map((count, gang) => (
        <span key={gang} data-none={count === 0 || undefined}>
          <GangChip gang={gang} size={16} />
          {count}
        </span>
      ))}
    </p>
  )
}
