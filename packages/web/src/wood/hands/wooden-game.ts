// What the wooden table has to know of a game that is played on it, beyond its plan: four small questions.

import type { Action, Ask, Base, Seat, Text, View } from '@saloon/kernel'
import type { SideOf } from '../aim/offer.ts'
import type { Flick } from '../aim/handles.ts'

/** What is flicked, as its button says it. */
export const VERBS = ['move', 'colt', 'winchester', 'dynamite', 'eject'] as const
export type Verb = (typeof VERBS)[number]

/** An answer nobody has to think about: it is made ready, and given by itself where nothing is lost by it. */
export interface Settled {
  readonly action: Action
  readonly isGiven: boolean
}
export interface WoodenGame {
  readonly sideOf: SideOf
  verbOf(action: Flick): Verb
  /** Of several ways to do the same, which one: from the left, the second door. */
  wayOf(action: Flick): Text | undefined
  /** What is asked is picked on the table and in the boxes of the clans: no need for words. */
  isPickedOnTable(ask: Ask): boolean
  settles(view: View<Base>, seat: Seat, ask: Ask): Settled | undefined
}
