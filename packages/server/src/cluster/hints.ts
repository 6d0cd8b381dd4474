// Messages between nodes about a table. Rows and the table are in the store, so a hint about them only saves a read; other hints
// are about the moment and may be lost.

import type { Command } from '../transport/protocol.ts'
import type { PlayerId } from '../table/table.ts'
import type { Said } from '../table/consent/chat.ts'

export type Hint =
  /** A row was written: the line of the log as it is stored. */
  | { readonly type: 'row'; readonly game: number; readonly line: string }
  /** The table was changed. */
  | { readonly type: 'table' }
  /** A node has put the table out of its memory: whoever has people there sees to it that it is looked after. */
  | { readonly type: 'rests' }
  /** What was prepared was changed. */
  | { readonly type: 'prepared' }
  /** Somebody wanted something that no store keeps, and got it: the same happens everywhere. */
  | { readonly type: 'echo'; readonly player: PlayerId; readonly wish: EchoedCommand; readonly receipt: string }
  | { readonly type: 'said'; readonly by: PlayerId; readonly said: Said; readonly receipt: string }
  /** Who is at the table, by way of this node; `asks`: and who is there by way of others? */
  | {
      readonly type: 'here'
      readonly players: readonly PlayerId[]
      readonly moderators: number
      readonly onlookers?: number // left out by nodes of an earlier version
      readonly asks: boolean
    }

const ECHOED = ['ask-undo', 'answer-undo', 'more-time', 'count-down', 'stop-count', 'mute', 'wait-longer'] as const
export type EchoedCommand = Extract<Command, { do: (typeof ECHOED)[number] }>
export const isEchoed = (command: Command): command is EchoedCommand =>
  (ECHOED as readonly string[]).includes(command.do)

export const spellHint = (node: string, hint: Hint): string => `${node} ${JSON.stringify(hint)}`

/** Undefined: our own message. */
export function readHint(node: string, text: string): { readonly from: string; readonly hint: Hint } | undefined {
  const space = text.indexOf(' ')
  const from = text.slice(0, space)
  return from === node ? undefined : { from, hint: JSON.parse(text.slice(space + 1)) as Hint }
}
