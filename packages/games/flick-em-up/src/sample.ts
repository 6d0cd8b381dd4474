// A random answer, not always a flick.

import { type Chance, type Seat, sampleByKind } from '@saloon/kernel'
import { frames } from './frames/index.ts'
import type { Action, Table } from './state.ts'

export function sample(table: Table, seat: Seat, chance: Chance): Action {
  const frame = table.stack.at(-1)!
  return sampleByKind<Action>(frames[frame.kind as keyof typeof frames].options!(table, frame as never, seat), chance)
}
