// A command comes once in effect, however often it is sent: carried out in turn; or, where a clock decides or an answer at once
// would tell what somebody holds, in its own time.

import type { Refusal } from '@saloon/kernel'
import type { Wish } from '../transport/protocol.ts'
import type { TableEngine } from './engine.ts'
import type { Races } from './time/races.ts'
import type { Surroundings } from './ports.ts'
import { type PlayerId, seatsHeld } from './table.ts'
import type { Wishes } from './commands.ts'

type Act = Extract<Wish, { do: 'act' }>

export class Answers {
  private readonly held = new Map<string, Promise<Refusal | null>>() // on their way, by receipt
  private readonly engine: TableEngine
  private readonly wishes: Wishes
  private readonly races: Races
  private readonly after: Surroundings['after']

  constructor(engine: TableEngine, wishes: Wishes, races: Races, after: Surroundings['after']) {
    this.engine = engine
    this.wishes = wishes
    this.races = races
    this.after = after
  }

  command(player: PlayerId, receipt: string, wish: Wish): Promise<Refusal | null> {
    if (this.engine.isCrowded) return Promise.resolve({ code: 'busy' })
    if (wish.do === 'act') {
      const { recording, table } = this.engine
      if (this.races.isTimed(recording, seatsHeld(table, player), wish.seat, wish.action))
        return this.inItsTime(receipt, () =>
          this.wishes.whyNot(player, wish, () =>
            this.races.answer(this.engine.recording!, wish.seat, wish.ask, wish.action, 'person', receipt),
          ),
        )
      if (this.holdsBack(wish.ask))
        return this.inItsTime(receipt, () =>
          this.wishes.whyNot(player, wish, () => this.seenLater(player, receipt, wish)),
        )
    }
    return this.engine.inTurn(() => this.atOnce(player, receipt, wish))
  }

  /** Some are held back for a moment. */
  get areOnTheirWay(): boolean {
    return this.held.size > 0
  }

  private atOnce(player: PlayerId, receipt: string, wish: Wish): Promise<Refusal | null> {
    const { receipts } = this.engine
    const before = receipts.get(receipt)
    if (before !== undefined) return Promise.resolve(before)
    return this.wishes.carryOut(player, receipt, wish).then((refused) => this.settled(receipt, refused))
  }

  /** Sent again to another node it may have been carried out there meanwhile: then that counts, and not that it came too late here. */
  private settled(receipt: string, refused: Refusal | null): Refusal | null {
    const { receipts } = this.engine
    const elsewhere = receipts.get(receipt)
    if (elsewhere !== undefined) return elsewhere
    receipts.keep(receipt, refused)
    return refused
  }

  /** Held back for a moment: nothing else waits meanwhile, and who sends it again has no second one on its way. */
  private inItsTime(receipt: string, task: () => Promise<Refusal | null>): Promise<Refusal | null> {
    const { receipts } = this.engine
    const before = receipts.get(receipt)
    if (before !== undefined) return Promise.resolve(before)
    const sent = this.held.get(receipt)
    if (sent !== undefined) return sent
    const answer = task()
      .then((refused) => this.settled(receipt, refused))
      .finally(() => this.held.delete(receipt)) // also where the store failed: it is tried again then
    this.held.set(receipt, answer)
    return answer
  }

  /** What is refused is refused at once: nobody else hears of it. */
  private async seenLater(player: PlayerId, receipt: string, wish: Act): Promise<Refusal | null> {
    const { game, state } = this.engine.recording!
    if (game.refusal(state, wish.seat, wish.action) === undefined) await this.whenItMayBeSeen(wish.ask)
    return this.engine.inTurn(() => this.wishes.carryOut(player, receipt, wish))
  }

  /** An answer to this question would be seen too soon. */
  holdsBack(ask: string): boolean {
    return this.engine.questions.holdsBack(ask) > 0
  }

  whenItMayBeSeen(ask: string): Promise<void> {
    return new Promise((resolve) => {
      this.after(this.engine.questions.holdsBack(ask), resolve)
    })
  }
}
