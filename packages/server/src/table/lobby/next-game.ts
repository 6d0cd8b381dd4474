// The set-up of the next game at a table.

import type { GameModule, Recording } from '@saloon/kernel'
import { isUnderWay } from './series.ts'
import type { Table } from '../table.ts'

export interface NextSetup {
  readonly options: Readonly<Record<string, unknown>>
  readonly before?: unknown
}

/**
 * As the table says; within a series with what the game changes from one game to the next, and what it carries over.
 * After a game that was given up it is simply played again.
 */
export function nextSetup(module: GameModule, table: Table, last: Recording | undefined): NextSetup {
  const { rules } = module.game
  const outcome = last && rules.outcome(last.state)
  if (!last || !outcome || !isUnderWay(table.series)) return { options: table.options }
  const changed = module.next?.({ state: last.state, outcome }, last.header.setup)
  const before = rules.carry?.(last.state)
  return { options: { ...table.options, ...changed }, ...(before !== undefined && { before }) }
}
