import { type Refusal, isRefusal, textOfRefusal } from '@saloon/kernel'
import { useMemo } from 'react'
import { useTable } from './context.ts'
import { type UndoPoints, undoPoints } from './undo-points.ts'

export interface Undo {
  readonly points: UndoPoints | Refusal
  undo(): void
  reset(): void
}

export function useUndo(): Undo {
  const { game, me, snapshot, wish, complain } = useTable()
  const points = useMemo(
    () => (me === undefined ? { code: 'undo-nothing' } : undoPoints(game.moments, me, snapshot.freeUndo)),
    [game.moments, me, snapshot.freeUndo],
  )
  const goBack = async (to: number, isAgain = false): Promise<void> => {
    if (me === undefined) return
    const refused = await wish({ do: 'undo', seat: me, to })
    const earliest = refused?.facts?.['earliest']
    // The table knows better how far back one may go: so far, then.
    if (refused?.code === 'undo-too-far' && typeof earliest === 'number' && !isAgain) return goBack(earliest, true)
    if (refused) complain(textOfRefusal(refused))
  }
  const when = (go: (points: UndoPoints) => void) => () => {
    if (isRefusal(points)) complain(textOfRefusal(points))
    else go(points)
  }
  return { points, undo: when(({ last }) => void goBack(last)), reset: when(({ earliest }) => void goBack(earliest)) }
}
