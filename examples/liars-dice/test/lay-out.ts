// A table laid out from a line: `12 6 3` are the dice of three players, whose seat 0 bids.

import { type Scenario, layOut, scenario } from '@saloon/kernel/kit'
import { liarsDice } from '../src/index.ts'
import type { Action, Bid, Event, Face, LiarsDice } from '../src/state.ts'

export const bid = (count: number, face: number): Action => ({ do: 'bid', count, face })
export const believe: Action = { do: 'believe' }
export const doubt: Action = { do: 'doubt' }

/** `loaded`: the faces that are rolled in the next round, in the order of the seats. */
export function atTheTable(
  line: string,
  { last = null, loaded = [] }: { readonly last?: Bid | null; readonly loaded?: readonly Face[] },
  script: (table: Scenario<LiarsDice, Action, Event>) => void,
): void {
  const dice = line.split(' ').map((word) => (word === '-' ? [] : Array.from(word, (face) => Number(face) as Face)))
  const gone = dice.flatMap((held, seat) => (held.length === 0 ? [[seat]] : []))
  const state = layOut(liarsDice, {
    seats: dice.length,
    position: { dice, aside: 0, gone, turn: 0, bid: last },
    first: { kind: 'bid', seat: 0 } as { kind: string },
    under: [{ kind: 'round' }],
    loaded: loaded.map((face) => face - 1),
  })
  scenario(liarsDice, state, script)
}
