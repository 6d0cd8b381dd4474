// Weights climb by simultaneous perturbation: all are moved a little at once, this way and the other, both play the same deals, and each
// goes a step towards what won more. What the weights of a role do is read from that role's games alone.

import { type Chance, bits, chanceFrom } from '@saloon/kernel'
import { type Difference, differenceOf } from '../arena/standings.ts'
import type { Trial } from '../arena/trials.ts'
import type { Weights } from './tunables.ts'

export interface Climb {
  readonly step: number // done so far
  readonly weights: Weights
}
/** How far a weight is moved to try it: in proportion, and a little more. */
const reachOf = (weight: number): number => 0.12 * Math.abs(weight) + 0.03
/** How far it goes for a difference of one standard error, in such reaches; less with every step. */
const paceAt = (step: number): number => 0.35 / Math.sqrt(1 + step / 12)

export interface Pair {
  readonly plus: Weights
  readonly minus: Weights
}

export const pairAt = ({ weights, step }: Climb, seed: number): Pair => ({
  plus: moved(weights, seed, step, () => 1),
  minus: moved(weights, seed, step, () => -1),
})

/** `trials`: plus is bot 0, minus bot 1. */
export function climbed({ weights, step }: Climb, seed: number, trials: readonly Trial[]): Climb {
  const pull = (role: string): number => {
    const { mean, reach, deals } = gainOf(trials, role)
    const error = reach / 1.96
    if (deals < 2 || error === 0) return 0
    return Math.max(-3, Math.min(3, mean / error)) * paceAt(step)
  }
  return { step: step + 1, weights: moved(weights, seed, step, pull) }
}

/** How much more bot 0 won than bot 1 on the same deals in this role. */
export const gainOf = (trials: readonly Trial[], role?: string): Difference =>
  differenceOf(
    trials.flatMap(({ results }) => {
      const own = role === undefined ? results : results.filter((result) => result.role === role)
      const of = (bot: number): number => {
        const won = own.filter((result) => result.bot === bot)
        return won.reduce((sum, result) => sum + result.won, 0) / won.length
      }
      return own.length === 0 ? [] : [of(0) - of(1)]
    }),
  )

/** Each weight by its own sign, drawn from seed and step. */
function moved(weights: Weights, seed: number, step: number, much: (role: string) => number): Weights {
  const signs: Chance = chanceFrom(seed, step)
  const sign = (): number => (bits(signs) < 0 ? -1 : 1)
  const by = (role: string, weight: number): number => {
    const direction = sign() // drawn for every weight, also for those that stay
    return weight === 0 ? 0 : Math.round((weight + direction * reachOf(weight) * much(role)) * 1e5) / 1e5
  }
  return Object.fromEntries(
    Object.entries(weights).map(([role, own]) => [
      role,
      Object.fromEntries(
        Object.entries(own).map(([name, weight]) => [
          name,
          typeof weight === 'number' ? by(role, weight) : weight.map((one) => by(role, one)),
        ]),
      ),
    ]),
  )
}
