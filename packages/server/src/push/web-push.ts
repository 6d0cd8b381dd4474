// Notices to browsers that are closed, by way of whoever their maker has for that.

import { createHash } from 'node:crypto'
import { generateRequestDetails } from 'web-push'
import type { Channel, Notice } from '../notices/notices.ts'
import { inWords } from '../notices/words.ts'
import type { Player } from '../identity/player.ts'
import { deliver } from './deliver.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'
import type { Vapid } from './vapid.ts'

export interface PushDependencies {
  readonly subscriptions: Subscriptions
  readonly vapid: Vapid
  now(): number
  after(milliseconds: number, task: () => void): () => void
  report(problem: string, facts: object): void
}

interface Parcel {
  readonly player: string
  readonly to: Subscription
  readonly notice: Notice
  readonly text: Buffer
}

/** When it is tried again, in milliseconds. Then it isn't. */
export const WAITS: readonly number[] = [5_000, 60_000, 10 * 60_000]
const LONGEST_WAIT = 60 * 60_000

/** It is gone for good: the browser was thrown away, or doesn't want to hear from us. */
const GONE = [404, 410]
const isTrouble = (status: number): boolean => status === 429 || status >= 500

export class WebPush implements Channel {
  readonly name = 'push'
  readonly #deps: PushDependencies
  readonly #waits: readonly number[]
  readonly #closing = new AbortController()

  constructor(deps: PushDependencies, waits: readonly number[] = WAITS) {
    this.#deps = deps
    this.#waits = waits
  }

  /** Done when it was tried once with every browser. */
  async notify({ id: player, language }: Player, notice: Notice): Promise<void> {
    const { subscriptions, now } = this.#deps
    const { kind, table, invite } = notice
    const text = Buffer.from(JSON.stringify({ kind, ...inWords(notice, language, now()), table, invite }))
    const there = await subscriptions.list(player)
    await Promise.all(there.map((to) => this.#send({ player, to, notice, text }, 1)))
  }

  close(): void {
    this.#closing.abort()
  }

  async #send(parcel: Parcel, tries: number): Promise<void> {
    const { player, to, notice } = parcel
    const { signal } = this.#closing
    if (signal.aborted || notice.until <= this.#deps.now()) return
    try {
      const { headers, body } = this.#seal(parcel)
      const { status, retryAfter } = await deliver(to.endpoint, headers, body, signal)
      if (GONE.includes(status)) await this.#deps.subscriptions.remove(player, to.endpoint)
      else if (isTrouble(status)) this.#tryAgain(parcel, tries, `it says ${status}`, retryAfter)
      else if (status >= 300) this.#fail(parcel, tries, `it says ${status}`)
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException
      this.#tryAgain(parcel, tries, code, 0)
    }
  }

  /** Readable by that browser alone, and signed by us. Sent by ourselves, since we look where it goes (endpoint.ts). */
  #seal({ to, notice, text }: Parcel): { readonly headers: Record<string, string | number>; readonly body: Buffer } {
    const { vapid, now } = this.#deps
    const { headers, body } = generateRequestDetails(to, text, {
      vapidDetails: vapid,
      TTL: Math.ceil((notice.until - now()) / 1000), // later nobody needs to know
      urgency: notice.kind === 'hurry' ? 'high' : 'normal',
      topic: topicOf(notice), // the newer takes the place of the older, if the device was off
    })
    return { headers, body }
  }

  #tryAgain(parcel: Parcel, tries: number, why: string, retryAfter: number): void {
    const wait = this.#waits[tries - 1]
    if (wait === undefined) return this.#fail(parcel, tries, why)
    this.#deps.after(Math.min(Math.max(wait, retryAfter), LONGEST_WAIT), () => {
      this.#sendIfWanted(parcel, tries + 1).catch((error: unknown) => this.#fail(parcel, tries, String(error)))
    })
  }

  /** They may have thought better of it meanwhile. */
  async #sendIfWanted(parcel: Parcel, tries: number): Promise<void> {
    if (this.#closing.signal.aborted) return
    const there = await this.#deps.subscriptions.list(parcel.player)
    if (there.some(({ endpoint }) => endpoint === parcel.to.endpoint)) await this.#send(parcel, tries)
  }

  #fail({ to }: Parcel, tries: number, why: string): void {
    if (this.#closing.signal.aborted) return
    // Its name only: who knows the whole address can send there.
    this.#deps.report('a notice could not be pushed', { service: new URL(to.endpoint).host, why, tries })
  }
}

/** At most 32 letters. */
const topicOf = ({ table }: Notice): string => createHash('sha256').update(table).digest('base64url').slice(0, 32)
