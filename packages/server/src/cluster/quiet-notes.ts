// What an alarm says of its game while a node looks after the table: as long as the game and the table are as they were when this was
// noted, nothing happens there by itself before then. When the node is gone, whoever takes the alarm needn't read such a table.

import { TABLES } from '../table/persistence.ts'
import { gameLog } from '../table/table.ts'
import type { Store, Timer } from '../store/store.ts'
import { leasedGame } from './lease-name.ts'

export interface Quiet {
  readonly until: number // by the wall clock; Infinity: it waits for people, however long they take
  readonly version: number // of the table
  readonly length: number // of the game's log
}

export const spellQuiet = ({ until, version, length }: Quiet): string => `quiet ${until} ${version} ${length}`

/** Undefined: it says nothing of the kind, and the table has to be read. */
export function readQuiet(text: string): Quiet | undefined {
  const [word, ...numbers] = text.split(' ')
  if (word !== 'quiet' || numbers.length !== 3) return undefined
  const [until, version, length] = numbers.map(Number) as [number, number, number]
  return until > 0 && version > 0 && length > 0 ? { until, version, length } : undefined
}

/** Of these alarms those whose tables are as was noted, and until when. Two questions to the store, however many they are. */
export async function stillQuiet(store: Store, timers: readonly Timer[], now: number): Promise<Map<string, number>> {
  const noted = timers.flatMap(({ id, text }) => {
    const quiet = readQuiet(text)
    return quiet !== undefined && quiet.until > now ? { id, ...leasedGame(id), ...quiet } : []
  })
  if (noted.length === 0) return new Map()
  const [versions, lengths] = await Promise.all([
    store.versions(
      TABLES,
      noted.map(({ table }) => table),
    ),
    store.lengths(noted.map(({ table, game }) => gameLog(table, game))),
  ])
  const isSame = (n: number): boolean => noted[n]!.version === versions[n] && noted[n]!.length === lengths[n]
  return new Map(noted.flatMap(({ id, until }, n) => (isSame(n) ? [[id, until] as const] : [])))
}
