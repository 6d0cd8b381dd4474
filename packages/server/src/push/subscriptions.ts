// Which browsers of a player want to be told.

import type { Refusal } from '@saloon/kernel'
import type { PersonalDataHolder } from '../identity/personal-data.ts'
import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'
import { refuse } from '../words/why.ts'
import { type Recipient, isRecipient } from './recipient.ts'
import { isEndpoint } from './endpoint.ts'
import { wallTime } from '../time.ts'

export interface Subscription {
  readonly endpoint: string // a secret: who knows it can send there
  readonly keys: Recipient
  readonly since: number
}

const KIND = 'push'
const MOST = 10
const TRIES = 8

export class Subscriptions implements PersonalDataHolder {
  readonly part = 'push'
  readonly #store: Store
  readonly #isLocalFine: boolean
  readonly #clock: () => number

  constructor(store: Store, isLocalFine: boolean, clock: () => number = wallTime) {
    this.#store = store
    this.#isLocalFine = isLocalFine
    this.#clock = clock
  }

  async list(player: PlayerId): Promise<readonly Subscription[]> {
    return read((await this.#store.get(KIND, player))?.text)
  }

  /** With ten there, the oldest makes room: browsers come back under another address and forget to say goodbye. */
  async add(player: PlayerId, endpoint: string, { p256dh, auth }: Recipient): Promise<Refusal | undefined> {
    if (!isEndpoint(endpoint, this.#isLocalFine)) return refuse('push-endpoint')
    if (!isRecipient({ p256dh, auth })) return refuse('push-keys')
    const added: Subscription = { endpoint, keys: { p256dh, auth }, since: this.#clock() }
    return this.#change(player, (there) =>
      [...there.filter((other) => other.endpoint !== endpoint), added].slice(-MOST),
    )
  }

  /** One, or all. */
  remove(player: PlayerId, endpoint?: string): Promise<Refusal | undefined> {
    return this.#change(player, (there) =>
      endpoint === undefined ? [] : there.filter((other) => other.endpoint !== endpoint),
    )
  }

  collect(_store: Store, player: PlayerId): Promise<readonly Subscription[]> {
    return this.list(player)
  }

  forget(player: PlayerId): Promise<void> {
    return this.#store.remove(KIND, player)
  }

  /** Signed out everywhere: on those devices nobody is anybody any more. */
  async signedOut(player: PlayerId): Promise<void> {
    await this.remove(player)
  }

  async #change(
    player: PlayerId,
    change: (there: readonly Subscription[]) => readonly Subscription[],
  ): Promise<Refusal | undefined> {
    for (let n = 0; n < TRIES; n++) {
      const stored = await this.#store.get(KIND, player)
      const before = read(stored?.text)
      const after = change(before)
      if (before.length === 0 && after.length === 0) return undefined
      if (await this.#store.put(KIND, player, stored?.version ?? 0, JSON.stringify(after))) return undefined
    }
    return refuse('try-again')
  }
}

const read = (text: string | undefined): readonly Subscription[] =>
  text === undefined ? [] : (JSON.parse(text) as Subscription[])
