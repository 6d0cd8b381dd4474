// Monte Carlo search with sequential halving. Worlds are imagined from what the seat sees; each candidate is played to the end in
// them, all with the same luck. After each round the worse half is dropped, so that most playouts go to the hard choices.
// The policy's own answer is taken unless another one was clearly better.

import {
  type Action,
  type Base,
  type Chance,
  type Game,
  type Seat,
  type View,
  copyChance,
  countActions,
  firstOf,
  fork,
  listActions,
  only,
} from '@saloon/kernel'
import type { AnyPolicy } from './policy/policy.ts'
import { type Dials, EVEN } from './personality.ts'

export interface Effort {
  readonly candidates: number // answers compared with each other, at most
  readonly playouts: number // games played to their end for one decision
  readonly followed: number // decisions of such a game that follow the policy; the rest are random, and quick
}
export interface Situation {
  readonly game: Game
  readonly policy: AnyPolicy
  readonly dials: Dials
  readonly effort: Effort
  readonly view: View<Base>
  readonly seat: Seat
  readonly memory: unknown
  readonly chance: Chance
}
interface Candidate {
  readonly action: Action
  gains: number // games won that the usual answer lost, less those it won and this one lost
  squares: number
  tried: number
}

/** A playout that takes longer counts as lost. */
const MOST_DECISIONS = 2000
/** How many standard errors better than the policy's answer it must be. */
const CLEARLY = 1

export function search(it: Situation): Action {
  const { game, policy, effort, view, memory, chance } = it
  const usual = policy.choose(view, it.seat, chance, memory, it.dials)
  let left = others(it, usual)
  if (left.length === 0) return usual
  const rounds = Math.ceil(Math.log2(left.length + 1))
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(effort.playouts / rounds / (left.length + 1)))
    for (let n = 0; n < worlds; n++) {
      const world = game.imagine(view, chance, policy.believe?.(view, memory, chance))
      const luck = fork(chance)
      const base = wins(it, world, usual, copyChance(luck))
      for (const candidate of left) {
        const gain = wins(it, world, candidate.action, copyChance(luck)) - base
        candidate.gains += gain
        candidate.squares += gain * gain
        candidate.tried++
      }
    }
    left.sort((a, b) => gainOf(b) - gainOf(a))
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  const [best] = left
  return best && gainOf(best) > CLEARLY * errorOf(best) ? best.action : usual
}

const gainOf = ({ gains, tried }: Candidate): number => gains / tried
const errorOf = (candidate: Candidate): number =>
  Math.sqrt(Math.max(0, candidate.squares / candidate.tried - gainOf(candidate) ** 2) / candidate.tried)

/** Other answers than the usual one: all of them, or so many at random. */
function others({ game, view, seat, chance, effort: { candidates: most } }: Situation, usual: Action): Candidate[] {
  const options = game.options(view, seat)
  const spelled = new Set([JSON.stringify(usual)])
  const found: Candidate[] = []
  const add = (action: Action): void => {
    const spelling = JSON.stringify(action)
    if (spelled.has(spelling) || found.length + 1 >= most) return
    spelled.add(spelling)
    found.push({ action, gains: 0, squares: 0, tried: 0 })
  }
  if (countActions(options) <= most) {
    for (const action of listActions<Action>(options)) if (!game.refusal(view, seat, action)) add(action)
  } else for (let tries = 0; tries < 3 * most; tries++) add(game.sample(view, seat, chance))
  return found
}

/** 1 if this answer leads to a victory in this world, else 0. Others are taken for even-tempered. */
function wins(
  { game, policy, dials, effort, seat: me, memory }: Situation,
  world: Base,
  answer: Action,
  luck: Chance,
): 0 | 1 {
  const state = game.rules.clone(world)
  state.chance = copyChance(luck)
  const table = game.at(state)
  game.play(table, me, answer)
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const asked = game.asked(state)
    if (asked === 0) break
    const seat = firstOf(asked)
    const next =
      decisions < effort.followed
        ? policy.choose(game.view(state, only(seat)), seat, luck, memory, seat === me ? dials : EVEN)
        : game.sample(state, seat, luck)
    game.play(table, seat, next)
  }
  return game.rules.outcome(state)?.winners.includes(me) ? 1 : 0
}
