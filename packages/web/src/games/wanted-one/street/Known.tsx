// What these eyes have peeked at, kept as long as it lies there.

import { HIDDEN } from '@saloon/kernel'
import { EVERYBODY, SALOON } from '@saloon/wanted-one'
import type { BoardProps } from '../../board.ts'
import { seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Known({ view: base }: BoardProps) {
  const words = useWords()
  const view = seen(base)
  if (!view.options.dollars) return null
  const lines = view.decks.flatMap((cards, deck) =>
    cards.flatMap((card, i) => {
      const place = cards.length - i
      const isRevealed = deck !== SALOON && place === 1
      if (card === HIDDEN || isRevealed || view.knows[deck]![i] === EVERYBODY) return []
      return [{ deck, place, card }]
    }),
  )
  return (
    <section className="wo-known">
      <h3>{words('notes.known')}</h3>
      {lines.length === 0 ? (
        <p>{words('notes.none')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={`${line.deck} ${line.place}`}>{words('notes.line', line)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
