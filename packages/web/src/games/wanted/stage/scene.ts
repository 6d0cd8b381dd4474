// What is being shown of what happened: set and cleared by animations, drawn by the board. The state itself is there already.

import type { Seat } from '@saloon/kernel'
import type { Card, Draw, Role } from '@saloon/wanted'
import { create } from 'zustand'
import type { Way } from '../../shared/Flying.tsx'

export type Verdict = 'freed' | 'locked-up' | 'exploded' | 'dynamite-passed' | 'covered' | 'uncovered'

/** A bill nailed up for a moment. */
export type Bill =
  | {
      readonly kind: 'flip'
      readonly seat: Seat
      readonly of: Draw
      readonly cards: readonly Card[]
      readonly odds: { readonly good: number; readonly all: number }
      readonly verdict?: { readonly what: Verdict; readonly to?: Seat }
    }
  | { readonly kind: 'out'; readonly seat: Seat; readonly role: Role }
  | { readonly kind: 'rewarded' | 'punished'; readonly seat: Seat }
  | { readonly kind: 'reshuffled'; readonly count: number }

/** A card that travels; none: its back is shown. */
export interface Flight extends Way {
  readonly card: Card | undefined
}
export interface Showing {
  readonly bill: Bill | undefined
  readonly flights: readonly Flight[]
}

export const NOTHING: Showing = { bill: undefined, flights: [] }
export const useShowing = create<Showing>()(() => NOTHING)

let ids = 0
export const newId = (): number => ids++
