// Positions in which the first seat is asked each question of Western Legends, out of games played at random: of each question the
// one where most lies about.

import { type Chance, chanceFrom, countActions, firstOf, listActions, sampleAction } from '@saloon/kernel'
import { setupOf } from '@saloon/kernel/kit'
import { type Action, type Legends, type Options, westernLegends as game } from '@saloon/western-legends'

export const QUESTIONS = Object.entries(game.rules.frames).flatMap(([kind, rule]) => ('asks' in rule ? [kind] : []))
/** Only between two is the Man in Black at the table. */
export const WITH_THE_STRANGER = ['mib']

const WAYS: readonly Partial<Options>[] = [
  { length: 'short', objectives: true, wildWildWest: true },
  { length: 'short', objectives: true },
  { length: 'medium' },
  { firstGame: true },
]
const ME = 0

export interface Position {
  readonly kind: string
  readonly state: Legends
}

/** How much there is to show. */
function fullness(state: Legends): number {
  const { players, discs } = state
  const me = players[ME]!
  const seen = players.reduce(
    (sum, { lp, marshal, wanted, wounds, herd }) => sum + lp + marshal + wanted + wounds + herd,
    0,
  )
  const things = [...Array.from({ length: 8 }, (_, item) => (me.gear >> item) & 1), ...discs].reduce(
    (sum, n) => sum + n,
    0,
  )
  return seen + 3 * me.hand.length + 3 * things + Math.min(60, countActions(game.options(state, ME)))
}

export function positionsFor(seats: number, games: number): Position[] {
  const best = new Map<string, { readonly worth: number; readonly state: Legends }>()
  const look = (state: Legends, kind: string): void => {
    const worth = fullness(state)
    if (worth > (best.get(kind)?.worth ?? -1)) best.set(kind, { worth, state: structuredClone(state) })
  }
  for (let seed = 0; seed < games; seed++) play(seats, seed, look)
  return QUESTIONS.flatMap((kind) => {
    const found = best.get(kind)
    return found ? [{ kind, state: found.state }] : []
  })
}

function play(seats: number, seed: number, look: (state: Legends, kind: string) => void): void {
  const setup = setupOf(game, { seats, options: WAYS[seed % WAYS.length]! })
  const state = game.start(setup, chanceFrom(seed, 31))
  const picks = chanceFrom(seed, 32)
  const table = game.at(state)
  for (let asked = game.asked(state); asked !== 0; asked = game.asked(state)) {
    if (asked & (1 << ME)) look(state, state.stack.at(-1)!.kind)
    const seat = firstOf(asked)
    game.play(table, seat, choose(state, seat, picks, seed))
  }
}

/** At random, but what is claimed can be; and in every other game people like company, so that they meet. */
function choose(state: Legends, seat: number, picks: Chance, seed: number): Action {
  const claims = state.options.objectives ? game.options(state, seat).filter(({ do: name }) => name === 'claim') : []
  if (claims.length > 0) return sampleAction<Action>(claims, picks)
  const action = game.sample(state, seat, picks)
  if (seed % 2 === 0 || (action.do !== 'step' && action.do !== 'ride' && action.do !== 'stop')) return action
  const crowd = (hex: number): number => state.players.filter((player) => player.hex === hex).length
  const company = (one: Action): number =>
    one.do === 'step' || one.do === 'ride' ? crowd(one.to) : one.do === 'stop' ? crowd(state.players[seat]!.hex) - 1 : 0
  const ways = listActions<Action>(game.options(state, seat))
  const [first] = ways.toSorted((a, b) => company(b) - company(a))
  return first && company(first) > 0 ? first : action
}
