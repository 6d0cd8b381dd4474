// Flat search with sequential halving. Worlds are imagined from what the seat sees and believes; each candidate is played on in them by the
// policy, all with the same luck, and judged a few turns later. After each round the worse half is dropped, so that most playouts go to
// the hard choices. The policy's own answer is taken unless another one was clearly better.

import type { Action, Chance } from '@saloon/kernel'

export interface Effort {
  readonly playouts: number // for one decision: counted, not timed, so that the same seed decides alike everywhere
  readonly turns: number // played on before a position is judged
  readonly clearly: number // how many standard errors better than the policy's answer it must be
  /** For whoever has only so much time: asked between two worlds, with the share that is done, and what is known by then counts. */
  readonly isOver?: (share: number) => boolean
}
/** One decision to be made. */
export interface Choice<World, A extends Action = Action> {
  readonly candidates: readonly A[] // the policy's own answer first
  imagine(chance: Chance): World
  /** The chance to win, this action taken, in this world, which it leaves as it was. */
  playout(world: World, action: A): number
}
/** What was thought, with the numbers it was decided by. */
export interface Decided<A extends Action = Action> {
  readonly action: A
  readonly usual: A // the policy's own
  readonly gain: number // in chance to win, over the policy's own
  readonly error: number
  readonly chance: number // to win, of what is done
  readonly playouts: number
  readonly instead?: { readonly action: A; readonly gain: number } // the best of the others
  readonly tried?: readonly Tried<A>[] // every answer that was played out, the best first
}
/** An answer, with how it went in each world it was tried in. */
export interface Tried<A extends Action = Action> {
  readonly action: A
  readonly chance: number // to win, as if it had been tried in all of them
  readonly went: readonly number[]
}

interface Candidate<A> {
  readonly action: A
  gains: number // how much more often it won than the usual answer
  squares: number
  tried: number
  readonly went: number[]
}

export function search<World, A extends Action>(
  { candidates, imagine, playout }: Choice<World, A>,
  effort: Effort,
  chance: Chance,
): Decided<A> {
  const [usual, ...others] = candidates as [A, ...A[]]
  const all: readonly Candidate<A>[] = others.map((action) => ({ action, gains: 0, squares: 0, tried: 0, went: [] }))
  let left = [...all]
  const usually: number[] = []
  const rounds = Math.ceil(Math.log2(left.length + 1))
  let base = 0
  let worlds = 0
  let playouts = 0
  for (let round = 0; round < rounds && left.length > 0; round++) {
    const each = Math.max(1, Math.floor(effort.playouts / rounds / (left.length + 1)))
    for (let n = 0; n < each; n++) {
      if (worlds > 0 && effort.isOver?.(playouts / effort.playouts)) break
      const world = imagine(chance)
      const own = playout(world, usual)
      base += own
      usually.push(own)
      worlds++
      playouts += left.length + 1
      for (const candidate of left) {
        const won = playout(world, candidate.action)
        const gain = won - own
        candidate.went.push(won)
        candidate.gains += gain
        candidate.squares += gain * gain
        candidate.tried++
      }
    }
    left.sort((a, b) => gainOf(b) - gainOf(a))
    if (round < rounds - 1) left = left.slice(0, Math.ceil(left.length / 2))
  }
  const [best, second] = left
  const own = worlds === 0 ? 0 : base / worlds
  const tried = [
    { action: usual, chance: own, went: usually },
    ...all
      .filter(({ went }) => went.length > 0)
      .map((one) => ({ action: one.action, chance: own + gainOf(one), went: one.went })),
  ].toSorted((a, b) => b.chance - a.chance)
  if (best === undefined || best.tried === 0)
    return { action: usual, usual, gain: 0, error: 0, chance: own, playouts, tried }
  const gain = gainOf(best)
  const error = errorOf(best)
  if (gain > effort.clearly * error && gain > 0)
    return {
      action: best.action,
      usual,
      gain,
      error,
      chance: own + gain,
      playouts,
      tried,
      instead:
        second && gainOf(second) > 0 ? { action: second.action, gain: gainOf(second) } : { action: usual, gain: 0 },
    }
  return { action: usual, usual, gain: 0, error, chance: own, playouts, tried, instead: { action: best.action, gain } }
}

const gainOf = <A>({ gains, tried }: Candidate<A>): number => gains / tried
const errorOf = <A>(candidate: Candidate<A>): number =>
  Math.sqrt(
    Math.max(1e-6, candidate.squares / candidate.tried - gainOf(candidate) * gainOf(candidate)) / candidate.tried,
  )

/** The policy's own answer first, then so many others, none of them twice. */
export function distinct<A extends Action>(usual: A, others: readonly A[], most: number): A[] {
  const found = [usual]
  const spelled = new Set([JSON.stringify(usual)])
  for (const action of others) {
    if (found.length >= most) break
    const spelling = JSON.stringify(action)
    if (spelled.has(spelling)) continue
    spelled.add(spelling)
    found.push(action)
  }
  return found
}
