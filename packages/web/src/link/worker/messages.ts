// The messages between the page and the worker of a local table: the server's protocol, and a few more.

import type { Advice } from '@saloon/bots/lazy'
import type { Base, Eyes, Refusal, Seat, View } from '@saloon/kernel'
import type { Down, Up } from '@saloon/server/protocol'

/** How a table in this browser begins. */
export interface NewLocalTable {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly LocalSeat[]
  readonly pace: number // milliseconds a bot takes for a decision
  readonly freeUndo: boolean
  readonly aids?: boolean // usually so
  /** The first game is dealt so that a person decides first: nobody waits for bots before they have played at all. */
  readonly personFirst?: true
  /** The first game goes on from here rather than from a deal. */
  readonly from?: Base
}
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }

export type ToWorker =
  | { readonly type: 'create'; readonly table: NewLocalTable }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'up'; readonly message: Up }
  | { readonly type: 'past'; readonly ask: number; readonly game: number; readonly seq: number; readonly eyes: Eyes }
  | { readonly type: 'advise'; readonly id: number; readonly seat: Seat; readonly ask: string }

export type FromWorker =
  | { readonly type: 'opened'; readonly freeUndo: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'down'; readonly message: Down }
  | { readonly type: 'past'; readonly ask: number; readonly view: View<Base> | undefined }
  | { readonly type: 'thinking'; readonly id: number; readonly share: number }
  | { readonly type: 'advice'; readonly id: number; readonly advice: Advice | undefined }
