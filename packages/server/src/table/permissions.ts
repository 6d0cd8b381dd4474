// What the server forbids at its tables, whatever game is played.

import type { Refusal } from '@saloon/kernel'
import type { Command } from '../transport/protocol.ts'
import type { PlayerId, Talk } from './table.ts'

export interface Permissions {
  /** Asked before every command. Undefined: the table decides. */
  allows(player: PlayerId, command: Command): Refusal | undefined
  mayOpen(table: { readonly open: boolean; readonly talk: Talk }): Refusal | undefined
}

export const ALLOW_ALL: Permissions = { allows: () => undefined, mayOpen: () => undefined }
