// All players, over a store that other nodes write to as well.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'
import { refuse } from '../words/why.ts'
import { type Key, signingKey } from './keys.ts'
import { PLAYER, type Player, type Words, deletePlayer, newGuest } from './player.ts'
import { readToken, signToken } from './token.ts'
import { wallTime } from '../time.ts'

/** Names and marks may be this old when they are shown, in milliseconds. What is changed here is known here at once. */
const FRESH = 30_000
/** Whether a token still counts: signing out on another node is noticed within this time, and a busy bot isn't read for each request. */
const TRUSTED = 1_000
const CACHED = 1_000
const TRIES = 8
const HOUR = 60 * 60 * 1000

interface Remembered {
  readonly player: Player
  readonly at: number
}

export class Players {
  readonly #store: Store
  readonly #keys: readonly Key[]
  readonly #words: Words
  readonly #clock: () => number
  readonly #cache = new Map<PlayerId, Remembered>() // the one used last stands last

  constructor(store: Store, keys: readonly Key[], words: Words, clock: () => number = wallTime) {
    this.#store = store
    this.#keys = keys
    this.#words = words
    this.#clock = clock
  }

  async create(raw: unknown): Promise<Player | Refusal> {
    const player = newGuest(raw, this.#words, this.#clock())
    if (isRefusal(player)) return player
    if (!(await this.#store.put(PLAYER, player.id, 0, JSON.stringify(player)))) return refuse('try-again')
    return this.#remember(player)
  }

  async get(id: PlayerId): Promise<Player | undefined> {
    return this.#recall(id, FRESH) ?? this.#read(id)
  }

  /** As the store has it, also if another node has just changed it. */
  fresh(id: PlayerId): Promise<Player | undefined> {
    return this.#read(id)
  }

  /** `change` may be called again with what somebody else has made of the player meanwhile. */
  async update(id: PlayerId, change: (player: Player) => Player | Refusal): Promise<Player | Refusal> {
    for (let n = 0; n < TRIES; n++) {
      const stored = await this.#store.get(PLAYER, id)
      if (stored === undefined) return refuse('no-such-player')
      const before = JSON.parse(stored.text) as Player
      const after = change(before)
      if (isRefusal(after)) return after
      if (after === before || (await this.#store.put(PLAYER, id, stored.version, JSON.stringify(after)))) {
        return this.#remember(after)
      }
    }
    return refuse('try-again')
  }

  async remove(id: PlayerId): Promise<void> {
    await deletePlayer(this.#store, id)
    this.#cache.delete(id)
  }

  /** To be called whenever they do something: it is written once an hour. */
  async seen(id: PlayerId): Promise<void> {
    const now = this.#clock()
    const player = await this.get(id)
    if (player === undefined || now - player.lastSeen < HOUR) return
    await this.update(id, (player) => ({ ...player, lastSeen: Math.max(now, player.lastSeen) }))
  }

  // ---- tokens ---------------------------------------------------------------------------------------------------

  tokenFor({ id, epoch }: Player): string {
    return signToken(signingKey(this.#keys, this.#clock()), id, epoch)
  }

  /** Who holds this token. Signing out counts at once here, and soon on every node. */
  async holderOf(token: string): Promise<Player | Refusal> {
    const claim = readToken(this.#keys, token)
    if (isRefusal(claim)) return claim
    const player = this.#recall(claim.player, TRUSTED) ?? (await this.#read(claim.player))
    return player?.epoch === claim.epoch ? player : refuse('signed-out')
  }

  /** From now on every token handed out so far is void; `tokenFor` makes a new one for whoever asked. */
  signOutEverywhere(id: PlayerId): Promise<Player | Refusal> {
    return this.update(id, (player) => ({ ...player, epoch: player.epoch + 1 }))
  }

  // ---- the cache ------------------------------------------------------------------------------------------------

  /** If it was read or written no longer ago than this. */
  #recall(id: PlayerId, age: number): Player | undefined {
    const remembered = this.#cache.get(id)
    if (remembered === undefined || remembered.at + age < this.#clock()) return undefined
    this.#cache.delete(id)
    this.#cache.set(id, remembered)
    return remembered.player
  }

  async #read(id: PlayerId): Promise<Player | undefined> {
    const stored = await this.#store.get(PLAYER, id)
    this.#cache.delete(id)
    return stored && this.#remember(JSON.parse(stored.text) as Player)
  }

  #remember(player: Player): Player {
    this.#cache.delete(player.id)
    this.#cache.set(player.id, { player, at: this.#clock() })
    if (this.#cache.size > CACHED) this.#cache.delete(this.#cache.keys().next().value!)
    return player
  }
}
