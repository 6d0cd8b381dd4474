// What the house forbids at its tables, whatever game is played there.

import type { Refusal } from '@saloon/kernel'
import type { Command } from '../transport/protocol.ts'
import type { PlayerId, Talk } from './table.ts'

export interface Permissions {
  /** Asked before every wish: undefined, and the table decides. */
  allows(player: PlayerId, command: Command): Refusal | undefined
  mayOpen(table: { readonly open: boolean; readonly talk: Talk }): Refusal | undefined
}

export const ALLOW_ALL: Permissions = { allows: () => undefined, mayOpen: () => undefined }
