// The common frame of a table that plays: every game is drawn inside it.

import { useEffect, useState } from 'react'
import type { Board } from '../../games/board.ts'
import { loadBoard } from '../../games/index.ts'
import type { TableLink } from '../../link/link.ts'
import { useSnapshot } from '../../link/use-snapshot.ts'
import { plainBoard } from '../../plain/board.tsx'
import './frame.css'
import { PassScreen } from '../hot-seat/PassScreen.tsx'
import { type LessonParts, TableView } from './TableView.tsx'
import { usePassing } from '../hot-seat/use-passing.ts'

export interface FrameProps {
  readonly link: TableLink
  /** The game is over and everything that led there has been shown. */
  onEnd(): void
  /** Instead of the game's own: the plain table for any game. */
  readonly board?: Board
  readonly lesson?: LessonParts
}

export function Frame({ link, onEnd, board: given, lesson }: FrameProps) {
  const snapshot = useSnapshot(link)
  const { table, game } = snapshot
  const loaded = useBoard(table?.game)
  const board = given ?? loaded
  const passing = usePassing(link, snapshot)
  if (table === undefined || game === undefined || board === undefined) return null
  // The screen in between shows nothing of the table: what isn't in the page can't be seen over a shoulder.
  if (passing.to !== undefined) return <PassScreen link={link} snapshot={snapshot} passing={passing} />
  return (
    <TableView
      key={game.number}
      link={link}
      snapshot={snapshot}
      table={table}
      game={game}
      board={board}
      onEnd={onEnd}
      lesson={lesson}
    />
  )
}

/** The face of titles isn't seen at every table from the beginning; one that came in the middle of a game would have all of it laid out anew. */
const fetchTitles = (): void => void document.fonts.load('1em "Alfa Slab One"').catch(() => undefined)

function useBoard(id: string | undefined): Board | undefined {
  const [board, setBoard] = useState<{ of: string; board: Board }>()
  useEffect(fetchTitles, [])
  useEffect(() => {
    if (id === undefined) return
    let isWanted = true
    void loadBoard(id).then((found) => {
      if (isWanted) setBoard({ of: id, board: found ?? plainBoard })
    })
    return () => {
      isWanted = false
    }
  }, [id])
  return board?.of === id ? board?.board : undefined
}
