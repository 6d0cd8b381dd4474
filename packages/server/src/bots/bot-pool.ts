// The bots of all tables: asked after the time people need to follow, answered from a thread.

import { dialsOf, levelSaid, readBot, spellBot } from '@saloon/bots'
import { type Ask, type Recording, type Seat, type Told, isRefusal, only } from '@saloon/kernel'
import { count } from '../ops/metrics.ts'
import type { LiveTable } from '../table/live-table.ts'
import { type Table, gameLog, paceOf, specOf } from '../table/table.ts'
import { type Decision, MOST_BOTS, type Thought } from './messages.ts'
import { Thinker } from './thinker.ts'

/** Stands in for people who are away: somebody careful. */
const STAND_IN = 'greedy:cautious'

export class BotPool {
  private readonly quick: Thinker
  private readonly deep: Thinker // for those who think ahead: nobody else waits for them
  private readonly busy = new Set<string>() // questions a bot is already thinking about
  private readonly heard = new Map<string, number>()
  private readonly report: (problem: string, facts: object) => void

  constructor(file: URL, report: (problem: string, facts: object) => void) {
    this.report = report
    this.quick = new Thinker(file, report)
    this.deep = new Thinker(file, report)
  }

  /** `atOnce`: the table says when the answer counts, and not before. */
  wake(table: LiveTable, asks: readonly Ask[], atOnce = false): void {
    for (const ask of asks) {
      const question = `${table.table.id} ${ask.id}`
      if (this.busy.has(question)) continue
      this.busy.add(question)
      setTimeout(
        () => {
          this.answer(table, ask)
            .catch((error: unknown) =>
              this.report('a bot could not answer', { table: table.table.id, error: String(error) }),
            )
            .finally(() => this.busy.delete(question))
        },
        // Where the table holds the answer back, the time until then is for thinking.
        atOnce || table.holdsBack(ask.id) ? 0 : thinkingTime(table, ask.seat),
      )
    }
  }

  private async answer(table: LiveTable, ask: Ask): Promise<void> {
    const recording = table.game
    if (recording === undefined || !isOpen(recording, ask)) return // overtaken by events
    let decision = await this.decide(table, recording, ask)
    if (table.holdsBack(ask.id)) {
      const { length } = recording.rows
      await table.whenItMayBeSeen(ask.id)
      if (!isOpen(recording, ask)) return
      if (recording.rows.length !== length) decision = await this.decide(table, recording, ask)
    }
    const action = 'action' in decision ? decision.action : recording.game.safe(recording.state, ask.seat)
    if ('problem' in decision) this.report('a bot had no answer', { table: table.table.id, problem: decision.problem })
    this.busy.delete(`${table.table.id} ${ask.id}`)
    count('bot-decisions')
    // It may also do something that it isn't asked to; the question then stays open.
    await table.answerFor(ask.seat, 'ask' in decision ? decision.ask : ask.id, action)
  }

  private async decide(table: LiveTable, recording: Recording, ask: Ask): Promise<Decision> {
    const { game, state } = recording
    const eyes = only(ask.seat)
    const bot = botIn(table.table, ask.seat)
    const mind = `${gameLog(table.table.id, table.table.games)} ${ask.seat}`
    const upTo = recording.rows.length + 1 // the deal counts as one
    const known = this.heard.get(mind) ?? 0
    const view = game.view(state, eyes)
    const thought = (heard: number): Omit<Thought, 'id'> => ({
      mind,
      bot,
      game: game.rules.id,
      view,
      asks: game.asks(view),
      heard,
      events: toldTo(recording, ask.seat, heard),
      upTo,
    })
    const thinker = thinksAhead(bot) ? this.deep : this.quick
    const isWatched = (): boolean => table.viewers.size > 0
    let decision = await thinker.think(thought(known), isWatched)
    if ('unheard' in decision) decision = await thinker.think(thought(0), isWatched)
    this.remember(mind, upTo)
    return decision
  }

  private remember(mind: string, upTo: number): void {
    this.heard.delete(mind)
    this.heard.set(mind, upTo) // the last one asked is the last one forgotten
    if (this.heard.size > MOST_BOTS) this.heard.delete(this.heard.keys().next().value!)
  }

  async close(): Promise<void> {
    await Promise.all([this.quick.close(), this.deep.close()])
  }
}

function botIn({ seats }: Table, seat: Seat): string {
  const holder = seats[seat]?.holder
  return holder?.kind === 'bot' ? spellBot(specOf(holder)) : STAND_IN
}

/** At the table's pace: the quick take seven tenths of it, the slow more than half as much again; but nobody waits for long. */
export function thinkingTime({ table, patienceLeft }: Pick<LiveTable, 'table' | 'patienceLeft'>, seat: Seat): number {
  const spec = readBot(botIn(table, seat))
  const { tempo } = dialsOf(isRefusal(spec) ? { personality: null } : spec)
  return Math.min(paceOf(table) * (1.6 - 0.09 * tempo), patienceLeft)
}

function thinksAhead(bot: string): boolean {
  const spec = readBot(bot)
  return !isRefusal(spec) && levelSaid(spec) === 'hard'
}

const isOpen = ({ game, state }: Recording, { id }: Ask): boolean => game.asks(state).some((open) => open.id === id)

/** What this seat has been told from there on; 0: from the deal. */
function toldTo({ game, opening, rows }: Recording, seat: number, from: number): Told[] {
  const told = from === 0 ? [...opening] : []
  for (const row of rows.slice(Math.max(0, from - 1))) if (row.type === 'act') told.push(...row.told)
  return told.map((event) => game.redact(event, only(seat)))
}
