// Cards left with the table as an answer for when the question comes: marked where they lie.

import type { Action } from '@saloon/kernel'
import type { Card } from '@saloon/wanted'
import type { TableState } from '../../../table/frame/context.ts'

type Early = TableState['early']

export interface Prepared {
  readonly place: number // from 1, the best first; 0: not prepared
  toggle(): void
}

/** What this card could be prepared for; undefined: nothing is coming that it answers. */
export function preparedWith(early: Early, card: Card): Prepared | undefined {
  const answers = (action: Action): boolean => (action as Action & { readonly card?: Card }).card === card
  for (const one of early) {
    const action = one.actions.find(answers)
    if (action) return { place: one.placeOf(action), toggle: () => one.toggle(action) }
  }
  return undefined
}
