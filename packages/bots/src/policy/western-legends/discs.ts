// Where a disc on a story is worth most: roughly, in Legend Points. A story pays each contributor once, when it is complete.

import type { Seat } from '@saloon/kernel'
import {
  type Action,
  NONE,
  type StoryDisc,
  discsNeeded,
  discsOn,
  movesDisc,
  openSlots,
  undoesStory,
} from '@saloon/western-legends'
import type { Table } from './errands.ts'

const REWARD = 1.5

/** A story in which one has a part, the surer the fewer discs are missing. */
const partOf = (missing: number): number => REWARD / (1 + missing)

/** What the part in both stories is worth after the disc was put there, against what it is worth now. */
function gainOf(view: Table, me: Seat, slot: number): number {
  if (undoesStory(view, me, slot)) return -REWARD
  const worth = (at: number, more: number): number =>
    (view.discs[at * 6 + me] ?? 0) + more > 0 ? partOf(discsNeeded(view.players.length) - discsOn(view, at) - more) : 0
  const gained = worth(slot, 1) - worth(slot, 0)
  const from = 1 - slot
  return movesDisc(view, me) ? gained + worth(from, -1) - worth(from, 0) : gained
}

/** The best of these slots, if a disc there is worth anything. */
function bestSlot(view: Table, me: Seat, slots: number): number | undefined {
  let best: number | undefined
  let most = 0
  for (let slot = 0; slot < 2; slot++) {
    const gain = ((slots >> slot) & 1) === 0 ? 0 : gainOf(view, me, slot)
    if (gain > most) [best, most] = [slot, gain]
  }
  return best
}

/** Whether a card that puts a disc is worth playing. */
export const hasUseForDisc = (view: Table, me: Seat): boolean => bestSlot(view, me, openSlots(view, NONE)) !== undefined

export function putDisc(view: Table, me: Seat, { slots }: StoryDisc, safe: Action): Action {
  const slot = bestSlot(view, me, slots)
  return slot === undefined ? safe : { do: 'disc', slot }
}
