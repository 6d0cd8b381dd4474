// The client's side of the protocol, whatever carries the messages: a socket to the server or a port to a worker. Turns incoming
// messages into snapshots, and resends unanswered commands after reconnecting.

import {
  type Base,
  type Eyes,
  type Facts,
  type GameModule,
  type Refusal,
  type Seat,
  type View,
  countOf,
  patched,
} from '@saloon/kernel'
import type { Down, Up, Command } from '@saloon/server/protocol'
import { pageTime } from '../app/time.ts'
import type { Bell, Moment, TableLink } from './link.ts'
import { Observed } from './observed.ts'

/** An open connection. */
export interface Line {
  send(message: Up): void
}

export interface LinkPorts {
  loadGame(id: string): Promise<GameModule | undefined>
  /** What these eyes saw at a moment that this page hasn't seen itself. */
  past(game: number, seq: number, eyes: Eyes): Promise<View<Base> | undefined>
  /** What the house says to everybody, or to us about ourselves. */
  hear?(message: HouseMessage): void
  /** Looks on as a moderator, whatever the table lets others see. */
  readonly isModerator?: boolean
}
export type HouseMessage = Extract<Down, { type: 'announcement' | 'announcement-over' | 'standing' }>

type Start = Extract<Down, { type: 'start' }>
type Step = Extract<Down, { type: 'step' }>
type Sent = Extract<Up, { type: 'command' }>

const EVERYBODY = 0xffff_ffff
/** How many chat messages are kept for the screen. */
const MOST_SAID = 200
const BEFORE_SENDING_AGAIN = 1_000

export abstract class TableClient extends Observed implements TableLink {
  private line: Line | undefined
  private module: GameModule | undefined
  private looking: Eyes = EVERYBODY
  private readonly unanswered = new Map<string, { readonly command: Sent; answer(refused: Refusal | null): void }>()
  private readonly series = Math.random().toString(36).slice(2, 10) // ids of commands must be ours alone
  private commands = 0
  private known = new Map<number, View<Base>>() // of this game, through these eyes
  private held: Down[] | undefined // what came while the game's rules were being loaded
  private lost = false

  protected readonly table: string
  protected readonly deps: LinkPorts

  constructor(table: string, deps: LinkPorts) {
    super()
    this.table = table
    this.deps = deps
  }

  abstract close(): void
  abstract retry(): void

  /** By how much the table's clock is ahead of this page's. */
  protected get ahead(): number {
    return 0
  }

  // ---- what is wanted -------------------------------------------------------------------------------------------

  wish(wish: Command): Promise<Refusal | null> {
    const command: Sent = { type: 'command', id: `${this.series}-${++this.commands}`, wish: this.stamped(wish) }
    return new Promise((answer) => {
      this.unanswered.set(command.id, { command, answer })
      this.line?.send(command)
    })
  }

  /** An answer in a race says when it was given: now, however long it is on its way or has to be sent again. */
  private stamped(wish: Command): Command {
    if (wish.do !== 'act' || !('claimed' in wish.action)) return wish
    return { ...wish, action: { ...wish.action, claimed: Math.round(pageTime() + this.ahead) } }
  }

  look(eyes: Eyes): void {
    this.looking = eyes
    this.line?.send({ type: 'look', seats: eyes >>> 0 })
  }

  async at(seq: number): Promise<View<Base> | undefined> {
    const { game } = this.snapshot()
    if (game === undefined) return undefined
    const known = this.seen(seq)
    if (known) return known
    const view = await this.deps.past(game.number, seq, game.eyes)
    // Meanwhile somebody else may look, or another game have begun.
    const now = this.snapshot().game
    if (view && now?.number === game.number && now.eyes === view.eyes) this.known.set(seq, view)
    return view
  }

  seen(seq: number): View<Base> | undefined {
    return this.known.get(seq)
  }

  // ---- the line -------------------------------------------------------------------------------------------------

  /** The line is open: says who we are and what we have, and sends again what wasn't answered. */
  protected opened(line: Line, token: string | undefined): void {
    this.line = line
    line.send({ type: 'hello', protocol: 1, ...(token !== undefined && { token }) })
    if (this.looking !== EVERYBODY) line.send({ type: 'look', seats: this.looking >>> 0 })
    this.join()
    this.sendAgain()
  }

  protected closed(): void {
    this.line = undefined
    this.lost = true
    if (this.snapshot().connection !== 'ended') this.update({ connection: 'lost' })
  }

  /** It makes no sense to come back: whoever still waits for an answer gets this one. */
  protected ended(refusal: Refusal): void {
    this.line = undefined
    for (const { answer } of this.unanswered.values()) answer(refusal)
    this.unanswered.clear()
    this.update({ connection: 'ended', refusal })
  }

  private join(): void {
    const { game } = this.snapshot()
    const last = game?.moments.at(-1)
    this.line?.send({
      type: 'join',
      table: this.table,
      ...(this.deps.isModerator && { as: 'moderator' as const }),
      ...(game && last ? { has: { game: game.number, seq: last.seq } } : { whole: true }),
    })
  }

  private waitAndSendAgain({ seconds = 0, message }: Facts = {}): void {
    setTimeout(
      () => {
        if (message === 'join') this.join()
        if (message === 'look') this.line?.send({ type: 'look', seats: this.looking >>> 0 })
        this.sendAgain()
      },
      Math.max(BEFORE_SENDING_AGAIN, Number(seconds) * 1000),
    )
  }

  private sendAgain(): void {
    for (const { command } of this.unanswered.values()) this.line?.send(command)
  }

  // ---- what comes down ------------------------------------------------------------------------------------------

  protected received(message: Down): void {
    if (this.held) this.held.push(message)
    else if (message.type === 'table' && message.table.game !== this.module?.game.rules.id) {
      this.held = [message]
      void this.takeUp(message.table.game)
    } else this.handle(message)
  }

  private async takeUp(game: string): Promise<void> {
    let module: GameModule | undefined
    try {
      module = await this.deps.loadGame(game)
    } catch {
      module = undefined // the chunk couldn't be loaded: the line will be lost as well
    }
    const messages = this.held ?? []
    this.held = undefined
    if (module === undefined) return this.ended({ code: 'game-not-here', facts: { game } })
    this.module = module
    for (const message of messages) this.handle(message)
  }

  private handle(message: Down): void {
    switch (message.type) {
      case 'table':
        return this.tableChanged(message)
      case 'start':
        return this.started(message)
      case 'step':
        return this.stepped(message)
      case 'here':
        return this.whoIsHere(message)
      case 'said':
        return this.update({ said: [...this.snapshot().said, message].slice(-MOST_SAID) })
      case 'reply': {
        const asked = this.unanswered.get(message.id)
        this.unanswered.delete(message.id)
        if (asked) this.whenTold(() => asked.answer(message.refused))
        return
      }
      case 'moderator':
        return this.update({ moderator: message.here })
      case 'announcement':
      case 'announcement-over':
      case 'standing':
        return this.deps.hear?.(message)
      case 'undo-asked': {
        const { type: _type, ...undoAsked } = message
        return this.update({ undoAsked })
      }
      case 'undo-closed':
        return this.update({ undoAsked: undefined })
      case 'clocks': {
        const { runs, times } = message
        return this.update({ clocks: { runs, times, at: pageTime() } })
      }
      case 'count-down':
        return this.update({ countDown: message.left === null ? undefined : { left: message.left, at: pageTime() } })
      case 'ding': {
        const { k, n, at } = message
        return this.update({ bell: { k, n, at: at - this.ahead } })
      }
      case 'prepared':
        return this.update({ prepared: message.prepared })
      case 'closing':
        return this.update({ reopening: true })
      case 'wrong':
        return this.wrong(message.refused)
      default:
        return // hello, pong, frozen (the table says so too), and what later versions may bring
    }
  }

  private whoIsHere({ seats, awaited = [], onlookers = 0 }: Extract<Down, { type: 'here' }>): void {
    const now = pageTime()
    const before = this.snapshot().awaited
    const since = (seat: Seat): number => before.find((known) => known.seat === seat)?.since ?? now
    this.update({
      here: seats,
      awaited: awaited.map(({ seat, left }) => ({ seat, since: since(seat), until: now + left })),
      onlookers,
    })
  }

  private tableChanged({ table, yours, host }: Extract<Down, { type: 'table' }>): void {
    const returned = this.lost ? 1 : 0
    this.lost = false
    const { back } = this.snapshot()
    this.update({
      connection: 'live',
      refusal: undefined,
      reopening: false,
      table,
      yours,
      isHost: host,
      ...(returned && { prepared: [], countDown: undefined }), // told again if it is still there
      ...(table.phase === 'playing' && { countDown: undefined }),
      back: back + returned,
    })
    // Several at one device: nobody looks until the device is in somebody's hands.
    if (countOf(yours) > 1 && this.looking === EVERYBODY) this.look(0)
    if (countOf(yours) <= 1 && this.looking !== EVERYBODY && (this.looking & yours) !== yours) this.look(EVERYBODY)
  }

  private started({ game: number, seq, view: raw, missed }: Start): void {
    const view = raw as View<Base>
    const { yours, table } = this.snapshot()
    const isSworn = ((table?.sworn ?? 0) & yours) !== 0 // who is out and may see everything
    if (countOf(view.eyes) > 1 && !isSworn) return // sent before we said who looks
    const before = this.snapshot().game
    const isSame = before?.number === number && before.eyes === view.eyes
    if (!isSame) this.known = new Map()
    this.known.set(seq, view)
    const known = missed[0]?.seq === 0 ? [] : isSame ? before.moments : []
    const moments = [...known, ...missed.filter((moment) => moment.seq > (known.at(-1)?.seq ?? -1))]
    const undoAsked = isSame ? this.snapshot().undoAsked : undefined
    const prepared = before?.number === number ? this.snapshot().prepared : []
    const bell = before?.number === number ? this.bellIn(before.view, view) : undefined
    const game = { number, module: this.module!, eyes: view.eyes, seq, view, moments }
    this.update({ game, undoAsked, prepared, bell })
    if ((moments.at(-1)?.seq ?? -1) < seq) this.join() // something was told meanwhile that we haven't heard
  }

  private stepped({ game: number, seq, happened, told, film, patch }: Step): void {
    const { game } = this.snapshot()
    if (game?.number !== number || game.seq + 1 !== seq) return this.join()
    const view = patched(game.view, patch) as View<Base>
    this.known.set(seq, view)
    const moments: readonly Moment[] = [...game.moments, { seq, happened, told, ...(film && { film }) }]
    this.update({ game: { ...game, seq, view, moments }, bell: this.bellIn(game.view, view) })
  }

  /** What was heard in another race says nothing about this one. */
  private bellIn(before: View<Base>, view: View<Base>): Bell | undefined {
    return before.stack.at(-1)?.n === view.stack.at(-1)?.n ? this.snapshot().bell : undefined
  }

  protected wrong(refusal: Refusal): void {
    if (refusal.code === 'too-fast') this.waitAndSendAgain(refusal.facts)
    else if (this.snapshot().table === undefined) this.ended(refusal)
  }
}
