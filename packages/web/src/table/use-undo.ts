// Taking moves back: one's own where that is fair; else by asking the table, where there is one to ask.

import { type Refusal, isRefusal, textOfRefusal } from '@saloon/kernel'
import { useMemo, useState } from 'react'
import { useTable } from './context.ts'
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
  const [refusedAt, setRefusedAt] = useState<number>()
  const points = useMemo(
    () => (me === undefined ? { code: 'undo-nothing' } : undoPoints(game.moments, me, snapshot.freeUndo)),
    [game.moments, me, snapshot.freeUndo],
  )
  const barred = (why: Refusal): void => {
    complain(textOfRefusal(why))
    setRefusedAt(game.seq)
  }
  const goBack = async (to: number, isAgain = false): Promise<void> => {
    if (me === undefined) return
    const refused = await wish({ do: 'undo', seat: me, to })
    const earliest = refused?.facts?.['earliest']
    // The table knows better how far back one may go: so far, then.
    if (refused?.code === 'undo-too-far' && typeof earliest === 'number' && !isAgain) return goBack(earliest, true)
    if (refused) barred(refused)
  }
  const when = (go: (points: UndoPoints) => void) => () => {
    if (isRefusal(points)) barred(points)
    else go(points)
  }
  async function askTable(): Promise<void> {
    const to = me === undefined ? undefined : lastOwnMove(game.moments, me)
    if (me === undefined || to === undefined) return
    setRefusedAt(undefined)
    const refused = await wish({ do: 'ask-undo', seat: me, to })
    if (refused) complain(textOfRefusal(refused))
  }
  const isAsking = snapshot.undoAsked !== undefined
  return {
    points,
    mayAsk: refusedAt === game.seq && table.takeBacks > 0 && !isAsking,
    undo: when(({ last }) => void goBack(last)),
    reset: when(({ earliest }) => void goBack(earliest)),
    askTable: () => void askTable(),
  }
}
