// Positions in which the first seat is asked each question of Western Legends, out of games played at random: of each question the
// one where most lies about.

import { type Chance, chanceFrom, countActions, firstOf, listActions, sampleAction } from '@saloon/kernel'
import { setupOf } from '@saloon/kernel/kit'
import { type Action, CHARACTERS, type Legends, type Options, westernLegends as game } from '@saloon/western-legends'

export const QUESTIONS = Object.entries(game.rules.frames).flatMap(([kind, rule]) => ('asks' in rule ? [kind] : []))

const WAYS: readonly Partial<Options>[] = [
  { length: 'short', objectives: true, wildWildWest: true },
  { length: 'short', objectives: true },
  { length: 'medium' },
  { firstGame: true },
]
/** A first game is for four at most. */
const FIRST_GAME = 4
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
    const orders = kind === 'action' && !best.has('story-order') ? storyOrderAfter(state) : undefined
    if (orders) look(orders, 'story-order')
    const worth = fullness(state)
    if (worth > (best.get(kind)?.worth ?? -1)) best.set(kind, { worth, state: structuredClone(state) })
  }
  const ways = WAYS.filter(({ firstGame }) => firstGame !== true || seats <= FIRST_GAME)
  for (let seed = 0; seed < games; seed++) play(seats, seed, ways[seed % ways.length]!, look)
  const atPoker = best.get('poker-pick')?.state
  const lost = atPoker && takeBackAfter(atPoker)
  if (lost) look(lost, 'take-back')
  return QUESTIONS.flatMap((kind) => {
    const found = best.get(kind)
    return found ? [{ kind, state: found.state }] : []
  })
}

/** Chance hardly ever lets Wild Bill lose at poker with five points: here he sits on the first seat, and the hand is played until he does. */
function takeBackAfter(atPoker: Legends): Legends | undefined {
  const bill = CHARACTERS.indexOf('wild_bill_hickok')
  for (let seed = 0; seed < 200; seed++) {
    const state = structuredClone(atPoker)
    const me = state.players[ME]!
    for (const player of state.players) if (player.character === bill) player.character = me.character
    me.character = bill
    me.lp = Math.max(me.lp, ABILITY_FOR_GOOD)
    const picks = chanceFrom(seed, 33)
    const table = game.at(state)
    while (state.stack.some(({ kind }) => kind === 'poker-pick' || kind === 'poker-end' || kind === 'take-back')) {
      if (state.stack.at(-1)!.kind === 'take-back') return state
      const asked = game.asked(state)
      if (asked === 0) break
      const seat = firstOf(asked)
      game.play(table, seat, game.sample(state, seat, picks))
    }
  }
  return undefined
}
const ABILITY_FOR_GOOD = 5

/** Between two it hardly ever comes to two stories full in one turn: here the discs are laid, and the turn ended. */
function storyOrderAfter(inTurn: Legends): Legends | undefined {
  const state = structuredClone(inTurn)
  for (const slot of [0, 1])
    for (let seat = 0; seat < state.players.length; seat++) state.discs[slot * 6 + seat] = seat < 3 ? 1 : 0
  const table = game.at(state)
  for (let asked = 0; asked < 2 && state.stack.at(-1)!.kind === 'action'; asked++) game.play(table, ME, { do: 'pass' }) // with objectives once more
  return state.stack.at(-1)!.kind === 'story-order' ? state : undefined
}

/** States of random games in which this is so and the first seat is asked, as many as wanted at most. */
export function statesWhere(seats: number, games: number, most: number, is: (state: Legends) => boolean): Legends[] {
  const found: Legends[] = []
  for (let seed = 0; seed < games && found.length < most; seed++)
    play(seats, seed, WAYS[seed % WAYS.length]!, (state) => {
      if (found.length < most && is(state)) found.push(structuredClone(state))
    })
  return found
}

function play(
  seats: number,
  seed: number,
  options: Partial<Options>,
  look: (state: Legends, kind: string) => void,
): void {
  const setup = setupOf(game, { seats, options })
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
