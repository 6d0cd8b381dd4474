// The middle of the table: the street with its five decks, what may end the round, and the scoring when there is one.

import { useLayoutEffect, useRef, useState } from 'react'
import { GangChip } from '../../../art/marks/GangMark.tsx'
import { useMedia } from '../../../table/hooks/use-media.ts'
import type { BoardProps } from '../../board.ts'
import { Deck, FRONT } from './Deck.tsx'
import '../stacks/stacks.css'
import '../board.css' // says what is different where there is less room, and so comes last
import { ScoreWalk } from '../scoring/ScoreWalk.tsx'
import { seen } from '../table.ts'
import { warningsOf } from './warnings.ts'
import { useWords } from '../text/words.ts'

const GAP = 10
const GAP_ON_PHONE = 4
const MAKE_UP = 30
const MAKE_UP_ON_PHONE = 42
const LARGEST = 196
const FIRST = 64 // before it is measured

export function Street(board: BoardProps) {
  const { view, choice } = board
  const isPhone = useMedia('(max-width: 599px)')
  const row = useRef<HTMLDivElement>(null)
  const isFlat = useMedia('(max-height: 499px)')
  const width = useDeckWidth(row, isPhone, isFlat)
  return (
    <div className="wo-street">
      <Signs {...board} />
      <div className="wo-decks" ref={row}>
        {seen(view).decks.map((_, deck) => (
          <Deck key={deck} view={view} choice={choice} deck={deck} width={width} />
        ))}
      </div>
      {isPhone && <Pager row={row} />}
      <ScoreWalk />
    </div>
  )
}

/** As wide as five fit side by side, and as high as there is room. */
function useDeckWidth(row: React.RefObject<HTMLDivElement | null>, isPhone: boolean, isFlat: boolean): number {
  const [width, setWidth] = useState(FIRST)
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth, clientHeight } = row.current!
      const byHeight = (clientHeight - (isFlat ? 0 : isPhone ? MAKE_UP_ON_PHONE : MAKE_UP) - 12) / FRONT
      const byWidth = (clientWidth - (isPhone ? 4 * GAP_ON_PHONE + 20 : 4 * GAP + 12)) / 5
      setWidth(Math.floor(Math.max(56, Math.min(byHeight, byWidth, LARGEST))))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(row.current!)
    return () => observer.disconnect()
  }, [row, isPhone, isFlat])
  return width
}

/** What counts more in this round, and what may end it. */
function Signs({ view: base }: BoardProps) {
  const words = useWords()
  const view = seen(base)
  const warnings = warningsOf(view)
  return (
    <div
      className="wo-signs"
      // It is one row that scrolls: keys have to reach it.
      {...(warnings.length > 0 && { tabIndex: 0, role: 'group', 'aria-label': words('warn.name') })}
    >
      <span className="wo-round">{words('round', { round: view.round })}</span>
      {view.supremacy !== null && (
        <span className="wo-supremacy" title={words('supremacy.help')}>
          <GangChip gang={view.supremacy} size={20} /> {words('supremacy', { gang: view.supremacy })} +1
        </span>
      )}
      {warnings.length > 0 && (
        <ul className="wo-warnings" aria-label={words('warn.name')}>
          <li aria-hidden="true">{words('warn.name')}</li>
          {warnings.map((warning, i) => (
            <li key={i}>
              {warning.kind === 'gang' && <GangChip gang={warning.gang} size={16} />}
              {warning.kind === 'deck'
                ? words('warn.deck', { deck: warning.deck, left: warning.left })
                : words('warn.gang', { seat: warning.seat, gang: warning.gang })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Which of the five are in sight: ornament, the row itself scrolls. */
function Pager({ row }: { readonly row: React.RefObject<HTMLDivElement | null> }) {
  const [visible, setVisible] = useState<readonly boolean[]>([])
  useLayoutEffect(() => {
    const element = row.current!
    const look = (): void => {
      const { left, right } = element.getBoundingClientRect()
      setVisible(
        [...element.children].map((deck) => {
          const box = deck.getBoundingClientRect()
          return (box.left + box.right) / 2 > left && (box.left + box.right) / 2 < right
        }),
      )
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [row])
  if (visible.every(Boolean)) return null
  return (
    <div className="wo-pager" aria-hidden="true">
      {visible.map((isVisible, deck) => (
        <span key={deck} data-visible={isVisible || undefined} />
      ))}
    </div>
  )
}
