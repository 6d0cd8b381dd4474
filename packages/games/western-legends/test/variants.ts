// The ways of playing that random games try, and everything that lies in the box.

import type { Legends, Options } from '../src/state.ts'

export const VARIANTS: readonly { readonly seats: number; readonly options?: Partial<Options> }[] = [
  { seats: 4 },
  { seats: 2 },
  { seats: 3, options: { length: 'short', objectives: true } },
  { seats: 5, options: { length: 'short', wildWildWest: true } },
  { seats: 6, options: { length: 'short', objectives: true, wildWildWest: true } },
  { seats: 2, options: { length: 'short', objectives: true, wildWildWest: true } },
  { seats: 2, options: { firstGame: true } },
  { seats: 4, options: { firstGame: true } },
  { seats: 4, options: { length: 'long' } },
]

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

/** Every card and token wherever it lies, each in exactly one place. */
export function everything(state: Legends): unknown {
  const { players } = state
  const committed = [state.attack, state.defence].filter((card) => card >= 0)
  const lists = [
    ...players.map(({ hand }) => hand),
    state.deck,
    state.discard,
    state.reactions,
    state.flop,
    state.dealer,
    ...state.played,
    committed.filter((card) => card < 52),
  ]
  return {
    poker: sorted(lists.flat()),
    fight: sorted([...state.fightDeck, ...state.fightHand, ...committed.filter((card) => card >= 52)]),
    cattle: sorted([...state.ranches.flat(), ...players.flatMap(({ herd, cattle }) => (herd === 0 ? [] : [cattle]))]),
    stories: sorted([...state.piles.flat(), ...state.told, ...(state.revealed < 0 ? [] : [state.revealed])]),
    tokens: sorted([...state.tokens, ...players.flatMap(({ tokens }) => tokens)]),
    mib: sorted([...state.mibDeck, ...state.mibDiscard]),
    store: state.store.map((copies, item) =>
      players.reduce(
        (all, { gear, copies: own }) => ((gear >> item) & 1 ? all + (1 << ((own >> (3 * item)) & 7)) : all),
        copies,
      ),
    ),
  }
}
