// What I think who is: kept in this browser, sent to nobody, and compared with the truth when the game is over.

import type { Seat } from '@saloon/kernel'
import type { Role } from '@saloon/wanted'
import { create } from 'zustand'
import { remember, remembered } from '../../../app/storage.ts'

export type Guess = Exclude<Role, 'sheriff'>
const ROUND: readonly (Guess | undefined)[] = [undefined, 'deputy', 'outlaw', 'renegade']

/** After which turn I changed my mind, and to what. */
export interface Noted {
  readonly turn: number
  readonly seat: Seat
  readonly guess: Guess | null
}

interface Notebook {
  readonly of: string // which game
  readonly noted: readonly Noted[]
  open(of: string): void
  turnPage(seat: Seat, turn: number): void
}

export const notebookOf = (table: string, game: number, seat: Seat | undefined): string =>
  `wanted.guesses.${table}.${game}.${seat ?? 'onlooker'}`

export const readNotebook = (of: string): readonly Noted[] => {
  const noted = remembered<unknown>(of)
  return Array.isArray(noted) ? (noted as Noted[]) : []
}

export const useNotebook = create<Notebook>()((set, get) => ({
  of: '',
  noted: [],
  open(of) {
    if (get().of !== of) set({ of, noted: readNotebook(of) })
  },
  turnPage(seat, turn) {
    const { of, noted } = get()
    const next = ROUND[(ROUND.indexOf(guessOf(noted, seat)) + 1) % ROUND.length] ?? null
    // Of one turn the last word counts.
    const others = noted.filter((one) => one.seat !== seat || one.turn !== turn)
    const after = [...others, { turn, seat, guess: next }]
    remember(of, after)
    set({ noted: after })
  },
}))

export const guessOf = (noted: readonly Noted[], seat: Seat): Guess | undefined =>
  noted.findLast((one) => one.seat === seat)?.guess ?? undefined

export interface Accuracy {
  readonly turn: number
  readonly right: number
  readonly all: number
}

/** How many of the guesses that stood after each turn with a change were right. */
export function accuracyOf(noted: readonly Noted[], roles: readonly Role[]): Accuracy[] {
  const turns = [...new Set(noted.map(({ turn }) => turn))].toSorted((a, b) => a - b)
  return turns.map((turn) => {
    const upTo = noted.filter((one) => one.turn <= turn)
    const standing = roles.flatMap((role, seat) => {
      const guess = guessOf(upTo, seat)
      return guess === undefined ? [] : [guess === role]
    })
    return { turn, right: standing.filter(Boolean).length, all: standing.length }
  })
}
