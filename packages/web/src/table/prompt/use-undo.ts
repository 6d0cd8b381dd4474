// Taking moves back: one's own where that is fair, else by asking the table.

import { type Refusal, isRefusal, textOfRefusal } from '@saloon/kernel'
import { useMemo, useState } from 'react'
import { useTable } from '../frame/context.ts'
import { type UndoPoints, lastOwnMove, undoPoints } from './undo-points.ts'

export interface Undo {
  readonly points: UndoPoints | Refusal
  readonly mayAsk: boolean // it was refused, and the others could allow it
  undo(): void
  reset(): void
  askTable(): void
}

export function useUndo(): Undo {
  const { game, me, snapshot, table, wish, complain } = useTable()
  const [refused, setRefused] = useState<number>() // where the move began that can't be taken back
  const points = useMemo(
    () => (me === undefined ? { code: 'undo-nothing' } : undoPoints(game.moments, me, snapshot.freeUndo)),
    [game.moments, me, snapshot.freeUndo],
  )
  const ownMove = useMemo(() => (me === undefined ? undefined : lastOwnMove(game.moments, me)), [game.moments, me])
  const barred = (why: Refusal): void => {
    complain(textOfRefusal(why))
    setRefused(ownMove)
  }
  const goBack = async (to: number, isAgain = false): Promise<void> => {
    if (me === undefined) return
    const why = await wish({ do: 'undo', seat: me, to })
    const earliest = why?.facts?.['earliest']
    // The table knows better how far back one may go: so far, then.
    if (why?.code === 'undo-too-far' && typeof earliest === 'number' && !isAgain) return goBack(earliest, true)
    if (why) barred(why)
  }
  const when = (go: (points: UndoPoints) => void) => () => {
    if (isRefusal(points)) barred(points)
    else go(points)
  }
  async function askTable(): Promise<void> {
    if (me === undefined || ownMove === undefined) return
    setRefused(undefined)
    const why = await wish({ do: 'ask-undo', seat: me, to: ownMove })
    if (why) complain(textOfRefusal(why))
  }
  const isAsking = snapshot.undoAsked !== undefined
  return {
    points,
    // Others may have gone on meanwhile: the table can still be asked, until one moves again.
    mayAsk: refused !== undefined && refused === ownMove && table.takeBacks > 0 && !isAsking,
    undo: when(({ last }) => void goBack(last)),
    reset: when(({ earliest }) => void goBack(earliest)),
    askTable: () => void askTable(),
  }
}
