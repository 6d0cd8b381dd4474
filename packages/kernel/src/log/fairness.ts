// Fairness that can be checked: the table publishes a fingerprint of its secret before the game, each seat may add
// a number of its own, and the seed is made of both. Afterwards the secret is published and anyone can replay it all.

import { hashOf, hashText, words } from '../data/canonical.ts'
import type { Chance } from '../contract.ts'

/** What a seat adds to the seed: any short text; null: it added nothing. */
export type SeatNumber = string | null

export const commitmentTo = (secret: string): string => hashOf(['saloon-commitment', secret])

export const seedOf = (secret: string, numbers: readonly SeatNumber[]): string =>
  hashOf(['saloon-seed', secret, numbers])

/**
 * Chance for one row of the log. Drawn anew for each, so that after an undo the future is another one,
 * and many dice seen say nothing of the next.
 */
export const chanceAt = (seed: string, seq: number): Chance => words(hashText(`["saloon-chance","${seed}",${seq}]`)) // spelled as hashOf would: the seed is hexadecimal
