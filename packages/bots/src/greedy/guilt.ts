// What is remembered in games of hidden roles round a Sheriff: who looks like an enemy, and who has wronged me.

import { type Eyes, type Seat, firstOf } from '@saloon/kernel'
import type { Dials } from '../personality.ts'

export interface Memory {
  sheriff: Seat // -1 while nobody is, or where nobody hides a role
  readonly me: Seat
  readonly guilt: number[] // how much each seat looks like an enemy of the Sheriff; below zero: like a friend
  readonly wrongs: number[] // what each seat has done to me
}

/** Before the deal of a next game nobody knows yet who the Sheriff is. */
export const bornInnocent = (view: {
  readonly players: readonly { readonly role: unknown }[]
  readonly eyes: Eyes
}): Memory => ({
  sheriff: view.players.findIndex(({ role }) => role === 'sheriff'),
  me: firstOf(view.eyes),
  guilt: view.players.map(() => 0),
  wrongs: view.players.map(() => 0),
})

/** A good liar lets the Sheriff alone while nobody suspects them and the Sheriff is hale. */
export const isHiding = (
  sheriff: { readonly life: number; readonly max: number },
  suspicion: number,
  { bluff }: Dials,
): boolean => bluff > 6 && suspicion <= 0 && sheriff.life === sheriff.max

export const within = (low: number, value: number, high: number): number =>
  value < low ? low : value > high ? high : value
