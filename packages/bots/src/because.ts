// Why a bot does what it does: a sentence made of the numbers it decided by. Keys and facts; the words are in text/.

import type { Facts, Seat, Text } from '@saloon/kernel'
import { type Belief, type Known, WORDS, oddsOf } from './belief/roles.ts'
import type { Decided } from './search/flat.ts'

/** In hundredths, as a reader counts. */
export const percent = (share: number): number => Math.round(share * 100)
const points = (worth: number): number => Math.round(worth * 10) / 10

/** Of who thought ahead. */
export function becauseSearched({ chance, gain, playouts }: Decided): Text {
  if (playouts === 0) return { key: 'because.only' }
  const facts = { playouts, chance: percent(chance) }
  if (gain <= 0) return { key: 'because.confirmed', facts }
  return { key: 'because.better', facts: { ...facts, gain: percent(gain) } }
}

/** Of who took the best of what it had scored. */
export function becauseScored(worths: readonly number[]): Text {
  const [best = 0, next] = worths.toSorted((a, b) => b - a)
  if (next === undefined) return { key: 'because.only' }
  return { key: 'because.best', facts: { worth: points(best), next: points(next), count: worths.length } }
}

/** Of an act against somebody: what he is taken for. */
export function becauseOf(at: Seat, belief: Belief, known: Known, hate: number): Text {
  const odds = oddsOf(belief, known)
  let role = 0
  for (let other = 1; other < WORDS.length; other++) if (odds[at * 4 + other]! > odds[at * 4 + role]!) role = other
  const facts: Facts = {
    seat: at,
    role: WORDS[role]!,
    sure: percent(odds[at * 4 + role]!),
    worth: points(hate),
  }
  if (hate <= 0) return { key: 'because.in-spite', facts }
  return { key: odds[at * 4 + role]! > 0.99 ? 'because.known' : 'because.taken-for', facts }
}

/** Where nothing was weighed. */
export const BECAUSE_RULE: Text = { key: 'because.rule' }
