// Every command takes effect once, however often it is sent. Most are carried out in turn; those that a clock decides, or that
// would give something away by coming at once, are held back first.

import type { Refusal } from '@saloon/kernel'
import type { Command } from '../transport/protocol.ts'
import type { TableEngine } from './engine.ts'
import type { Races } from './time/races.ts'
import type { TablePorts } from './ports.ts'
import { type PlayerId, seatsHeld } from './table.ts'
import type { Commands } from './commands.ts'

type Act = Extract<Command, { do: 'act' }>

export class Idempotency {
  private readonly held = new Map<string, Promise<Refusal | null>>() // on their way, by receipt
  private readonly engine: TableEngine
  private readonly commands: Commands
  private readonly races: Races
  private readonly after: TablePorts['after']

  constructor(engine: TableEngine, commands: Commands, races: Races, after: TablePorts['after']) {
    this.engine = engine
    this.commands = commands
    this.races = races
    this.after = after
  }

  command(player: PlayerId, receipt: string, command: Command): Promise<Refusal | null> {
    if (this.engine.isCrowded) return Promise.resolve({ code: 'busy' })
    if (command.do === 'act') {
      const { recording, table } = this.engine
      if (this.races.isTimed(recording, seatsHeld(table, player), command.seat, command.action))
        return this.inItsTime(receipt, () =>
          this.commands.whyNot(player, command, () =>
            this.races.answer(this.engine.recording!, command.seat, command.ask, command.action, 'person', receipt),
          ),
        )
      if (this.holdsBack(command.ask))
        return this.inItsTime(receipt, () =>
          this.commands.whyNot(player, command, () => this.seenLater(player, receipt, command)),
        )
    }
    return this.engine.inTurn(() => this.atOnce(player, receipt, command))
  }

  /** Some commands are being held back right now. */
  get areOnTheirWay(): boolean {
    return this.held.size > 0
  }

  private atOnce(player: PlayerId, receipt: string, command: Command): Promise<Refusal | null> {
    const { receipts } = this.engine
    const before = receipts.get(receipt)
    if (before !== undefined) return Promise.resolve(before)
    return this.commands.carryOut(player, receipt, command).then((refused) => this.settled(receipt, refused))
  }

  /** Another node may have carried out the same command meanwhile: then its result counts, not that ours came too late. */
  private settled(receipt: string, refused: Refusal | null): Refusal | null {
    const { receipts } = this.engine
    const elsewhere = receipts.get(receipt)
    if (elsewhere !== undefined) return elsewhere
    receipts.keep(receipt, refused)
    return refused
  }

  /** Held back without blocking the queue. A repeat joins the one already on its way. */
  private inItsTime(receipt: string, task: () => Promise<Refusal | null>): Promise<Refusal | null> {
    const { receipts } = this.engine
    const before = receipts.get(receipt)
    if (before !== undefined) return Promise.resolve(before)
    const sent = this.held.get(receipt)
    if (sent !== undefined) return sent
    const answer = task()
      .then((refused) => this.settled(receipt, refused))
      .finally(() => this.held.delete(receipt)) // also when the store failed, so that it can be tried again
    this.held.set(receipt, answer)
    return answer
  }

  /** A refusal is sent at once: nobody else hears of it, so it gives nothing away. */
  private async seenLater(player: PlayerId, receipt: string, command: Act): Promise<Refusal | null> {
    const { game, state } = this.engine.recording!
    if (game.refusal(state, command.seat, command.action) === undefined) await this.whenItMayBeSeen(command.ask)
    return this.engine.inTurn(() => this.commands.carryOut(player, receipt, command))
  }

  /** Whether an answer to this question has to be held back now. */
  holdsBack(ask: string): boolean {
    return this.engine.questions.holdsBack(ask) > 0
  }

  whenItMayBeSeen(ask: string): Promise<void> {
    return new Promise((resolve) => {
      this.after(this.engine.questions.holdsBack(ask), resolve)
    })
  }
}
