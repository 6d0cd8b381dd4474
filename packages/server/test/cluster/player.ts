// Somebody who plays through a socket whatever happens to it, by way of whichever node is there, and remembers everything.

import { type Chance, type Refusal, below, chanceFrom } from '@saloon/kernel'
import type { Down, Command } from '../../src/transport/protocol.ts'
import { Client } from '../support/running.ts'
import { type Witness, canonical } from './history.ts'

/** How long a move may wait for its answer before it is sent again, over another line. */
const PATIENCE = 4_000

export class Player extends Client implements Witness {
  readonly name: string
  readonly sent: Witness['sent'] = []
  readonly seen: Witness['seen'] = []
  readonly problems: string[] = []
  moves = 0
  private readonly id: string
  private readonly chance: Chance
  private isLeaving = false

  constructor(
    who: { readonly name: string; readonly id: string; readonly token: string },
    url: () => string,
    table: string,
    game: string,
    seed: number,
  ) {
    super(url, who.token, table, game)
    this.name = who.name
    this.id = who.id
    this.chance = chanceFrom(seed)
  }

  protected override receive(message: Down): void {
    try {
      super.receive(message)
    } catch (error) {
      this.problems.push(`${this.name}: ${String(error)}`)
      return this.drop()
    }
    if ((message.type === 'start' || message.type === 'step') && this.view) {
      const { game, seq } = this.at
      const last = this.seen.at(-1)
      if (last?.game === game && last.seq === seq && last.eyes === this.view.eyes) return
      this.seen.push({ game, seq, eyes: this.view.eyes, view: canonical(this.view) })
    }
  }

  /** Answers whenever asked, until told to stop and the game is over. */
  async play(again: () => Promise<void>): Promise<void> {
    for (;;) {
      if (this.isOver && this.phase === 'over') {
        if (this.isLeaving) return
        const { game } = this.at
        await again()
        await this.soon(() => this.at.game > game || this.isLeaving)
        // The other may have begun the next one already: then that is played to its end as well.
        if (this.isLeaving && this.at.game === game && !(await this.beginsAfterAll(game))) return
        continue
      }
      const wish = this.isOver ? undefined : this.answer(this.chance)
      const { game, seq } = this.at
      if (wish) await this.move(wish)
      // Not at its word alone: a table may be said to be over before its last rows have come.
      await this.soon(() => this.at.seq !== seq || this.at.game !== game || (this.isOver && this.phase === 'over'))
    }
  }

  private async beginsAfterAll(game: number): Promise<boolean> {
    await this.soon(() => this.at.game > game)
    return this.at.game > game
  }

  finishUp(): void {
    this.isLeaving = true
  }

  private async move(wish: Command): Promise<void> {
    const sent: Witness['sent'][number] = {
      receipt: `${this.id} ${this.nextId}`,
      game: this.at.game,
      answered: undefined,
    }
    this.sent.push(sent)
    const reply = this.command(wish)
    if (below(this.chance, 40) === 0) this.drop()
    const refused = await this.insist(reply)
    sent.answered = refused === null ? null : refused.code
    if (refused === null) this.moves++
  }

  /** A line on which nothing comes back is no line. */
  private async insist(reply: Promise<Refusal | null>): Promise<Refusal | null> {
    for (;;) {
      const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE))
      const answer = await Promise.race([reply, late])
      if (answer !== 'late') return answer
      this.drop()
    }
  }

  /** At the latest after a moment, by way of a new line if nothing has come: what we missed is told then. */
  private async soon(condition: () => boolean): Promise<void> {
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE))
    const reached = this.until(condition).then(() => 'reached' as const)
    if ((await Promise.race([reached, late])) === 'late' && !this.isConnected) this.drop()
  }
}
