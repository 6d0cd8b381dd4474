// A random answer. Directions and powers are so many that drawn evenly from all actions there would be nothing but flicks: each kind of
// thing one may do is as likely as the others, and within it every action.

import { type Chance, type Option, type Seat, pick, sampleAction } from '@saloon/kernel'
import { frames } from './frames/index.ts'
import type { Action, Table } from './state.ts'

export function sample(table: Table, seat: Seat, chance: Chance): Action {
  const frame = table.stack.at(-1)!
  const options = frames[frame.kind as keyof typeof frames].options!(table, frame as never, seat)
  const kinds = [...new Set(options.map((option) => option.do))]
  const kind = pick(chance, kinds)
  return sampleAction<Action>(
    options.filter((option): option is Option<Action> => option.do === kind),
    chance,
  )
}
