// Long work that anybody can ask for. It runs beside the event loop that serves people, never on it.

import type { ActRow, Answer, Move, Refusal, Seat, Setup } from '@saloon/kernel'

/** States are passed as text, and parsed where they are needed. */
export type Job =
  /** A log from elsewhere is played again from its deal. */
  | { readonly kind: 'bring'; readonly log: string; readonly now: number }
  /** A log of ours is played again from its last snapshot. Its lines as they are kept. */
  | { readonly kind: 'reopen'; readonly game: string; readonly lines: readonly string[] }
  /** An earlier moment of a game, from a state before it. */
  | {
      readonly kind: 'past'
      readonly game: string
      readonly seed: string | undefined
      readonly from: string
      readonly moves: readonly Move[]
    }
  /** A move at a wooden table: its flick is simulated. */
  | {
      readonly kind: 'act'
      readonly game: string
      readonly seed: string | undefined
      readonly rows: number
      readonly hash: string
      readonly state: string
      readonly seat: Seat
      readonly answer: Answer
      readonly by: ActRow['by']
    }

export interface Results {
  readonly bring: ImportedGame
  readonly reopen: { readonly state: string }
  /** The row as it is stored and the state after it, or the mistake in the rules that came up; and how long it took. */
  readonly act: ({ readonly row: string; readonly state: string } | { readonly failed: string }) & {
    readonly milliseconds: number
  }
  /** Some states on the way, and at its end the one that was asked for, each with the act that led there. */
  readonly past: { readonly states: readonly (readonly [act: number, state: string])[] }
}
export type ResultOf<J extends Job> = Results[J['kind']]

/** A game from elsewhere whose log replayed without a fault. */
export interface ImportedGame {
  readonly game: string
  readonly setup: Setup
  readonly commitment: string
  readonly rows: number
  /** What is kept of it: the header with its secret, then an entry for each row. */
  readonly lines: readonly string[]
}

export interface Jobs {
  /** `visitor`: whose turn and allowance the job takes; undefined: the server's own. */
  run<J extends Job>(visitor: string | undefined, job: J): Promise<ResultOf<J> | Refusal>
}

/** The request was fine, but too much for its budget, or something failed. */
export const isJobsTrouble = ({ code }: Refusal): boolean =>
  code === 'too-costly' || code === 'too-much' || code === 'overloaded' || code === 'our-fault'
