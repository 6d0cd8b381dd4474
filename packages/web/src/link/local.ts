// The link to a table in this browser, where a worker runs rules and bots. One tab at a time.

import type { Advice } from '@saloon/bots/lazy'
import type { Base, Refusal, Seat, View } from '@saloon/kernel'
import { loadGame } from '../games/index.ts'
import { TableClient } from './client.ts'
import { freshTable, hasBegun } from './local-id.ts'
import type { FromWorker, ToWorker } from './worker/messages.ts'

interface Advised {
  thinking(share: number): void
  resolve(advice: Advice | undefined): void
}

const TRIES = 5
const BETWEEN_TRIES = 150

export class LocalTableLink extends TableClient {
  private worker: Worker | undefined
  private release: (() => void) | undefined
  private isClosed = false
  private readonly advised = new Map<number, Advised>()
  private advices = 0
  private readonly asked: Map<number, (view: View<Base> | undefined) => void>

  constructor(id: string, steal = false) {
    const asked = new Map<number, (view: View<Base> | undefined) => void>()
    let next = 0
    super(id, {
      loadGame,
      past: (game, seq, eyes) =>
        new Promise((resolve) => {
          const ask = next++
          asked.set(ask, resolve)
          this.post({ type: 'past', ask, game, seq, eyes })
        }),
    })
    this.asked = asked
    void this.open(steal)
  }

  retry(): void {
    if (this.worker === undefined && !this.isClosed) void this.open(true)
  }

  advise(seat: Seat, ask: string, thinking: (share: number) => void): Promise<Advice | undefined> {
    const id = this.advices++
    return new Promise((resolve) => {
      this.advised.set(id, { thinking, resolve })
      this.post({ type: 'advise', id, seat, ask })
    })
  }

  close(): void {
    this.isClosed = true
    this.stop()
  }

  /** Two tabs with the same table would write over each other: the first has it until another takes it. */
  private async open(steal: boolean): Promise<void> {
    if (!('locks' in navigator)) return this.begin()
    const name = `saloon.${this.table}`
    for (let tries = 0; tries < TRIES && !this.isClosed; tries++) {
      try {
        const had = await navigator.locks.request(name, steal ? { steal } : { ifAvailable: true }, (lock) =>
          lock === null ? false : this.hold(),
        )
        if (had) return
      } catch {
        break // another tab has taken it
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES)) // a page that is being left still has it
    }
    this.stop()
    if (!this.isClosed) this.ended({ code: 'other-tab' })
  }

  /** Until the page is left. */
  private async hold(): Promise<true> {
    if (this.isClosed) return true
    this.begin()
    await new Promise<void>((resolve) => {
      this.release = resolve
    })
    return true
  }

  private begin(): void {
    this.update({ connection: 'connecting', refusal: undefined })
    this.worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.heard(data))
    this.worker.addEventListener('error', () => this.ended({ code: 'our-fault' }))
    const table = freshTable(this.table)
    this.post(table ? { type: 'create', table } : { type: 'open', id: this.table })
  }

  private heard(message: FromWorker): void {
    switch (message.type) {
      case 'opened':
        hasBegun(this.table)
        this.update({ freeUndo: message.freeUndo })
        return this.opened({ send: (up) => this.post({ type: 'up', message: up }) }, undefined)
      case 'refused':
        return this.ended(message.refusal)
      case 'down':
        return this.received(message.message)
      case 'past':
        this.asked.get(message.ask)?.(message.view)
        this.asked.delete(message.ask)
        return
      case 'thinking':
        return this.advised.get(message.id)?.thinking(message.share)
      case 'advice':
        this.advised.get(message.id)?.resolve(message.advice)
        this.advised.delete(message.id)
        return
    }
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message)
  }

  private stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.release?.()
    this.release = undefined
  }

  protected override ended(refusal: Refusal): void {
    super.ended(refusal)
    this.stop()
  }
}
