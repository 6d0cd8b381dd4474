// What the house forbids at its tables, whatever game is played there.

import type { Refusal } from '@saloon/kernel'
import type { Wish } from '../transport/protocol.ts'
import type { PlayerId, Talk } from './table.ts'

export interface HouseRules {
  /** Asked before every wish: undefined, and the table decides. */
  allows(player: PlayerId, wish: Wish): Refusal | undefined
  mayOpen(table: { readonly open: boolean; readonly talk: Talk }): Refusal | undefined
}

export const ANYTHING_GOES: HouseRules = { allows: () => undefined, mayOpen: () => undefined }
