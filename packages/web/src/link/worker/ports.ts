// What a local table needs from the thread it runs in.

import type { Player } from '@saloon/bots/lazy'
import type { GameModule, Refusal } from '@saloon/kernel'
import type { Down } from '@saloon/server/protocol'
import type { LocalStore } from './local-store.ts'

export interface WorkerPorts {
  readonly store: LocalStore
  readonly module: GameModule
  makeBot(name: string): Player | Refusal
  tell(message: Down): void
  now(): number
  /** The page's own, to the millisecond: bells sound by it. */
  clock(): number
  /** 0 … 1 */
  random(): number
  newSecret(): string
  after(milliseconds: number, task: () => void): () => void
}
