// The name of something that can be picked: 'card:12', 'seat:3', 'die:0', 'place:4', 'word:high'; or 'do:stop' for an action.

import type { FieldKind } from '@saloon/kernel'

export type Ref = string
export type Value = number | string | readonly (number | string)[]

/** A list that is chosen as a whole (a path, a hand) is one thing. */
export const refOf = (kind: FieldKind | 'do', value: Value): Ref =>
  `${kind}:${typeof value === 'object' ? value.join('+') : value}`

/** Several picks that one thing on the table stands for: a card of a seat is that seat and a place. */
export const together = (...refs: readonly Ref[]): Ref => refs.join('&')
export const picksOf = (ref: Ref): readonly Ref[] => ref.split('&')

export const kindOfRef = (ref: Ref): string => ref.slice(0, ref.indexOf(':'))
export const nameOfRef = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1)

/** The seat a ref names; undefined: it names none. */
export const seatOfRef = (ref: Ref): number | undefined =>
  kindOfRef(ref) === 'seat' ? Number(nameOfRef(ref)) : undefined
