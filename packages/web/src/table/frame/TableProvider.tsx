import { type ReactNode, useMemo } from 'react'
import { SpeakingContext, TableContext, type TableState } from './context.ts'

/** The table, for everything in it. */
export function TableProvider({ state, children }: { readonly state: TableState; readonly children: ReactNode }) {
  const { voice, yours, isShared, showHelp, hideHelp, lookAt } = state
  const speaking = useMemo(
    () => ({ voice, yours, isShared, showHelp, hideHelp, lookAt }),
    [voice, yours, isShared, showHelp, hideHelp, lookAt],
  )
  return (
    <TableContext value={state}>
      <SpeakingContext value={speaking}>{children}</SpeakingContext>
    </TableContext>
  )
}
