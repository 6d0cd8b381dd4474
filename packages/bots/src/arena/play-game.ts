// One game between bots, from the deal to the end.

import {
  type Action,
  type Base,
  type Chance,
  type Game,
  type GameEvent,
  type GameModule,
  type Outcome,
  type Playing,
  type Seat,
  type Setup,
  type Told,
  NOBODY,
  everyone,
  firstOf,
  has,
  only,
} from '@saloon/kernel'
import { type SeatFacts, factsOf, lateFactsOf } from './facts.ts'
import type { Player } from '../player.ts'

export interface Played {
  readonly outcome: Outcome | undefined // none: it took more decisions than allowed
  readonly decisions: number
  readonly facts: readonly SeatFacts[] // by seat
}
/** The table's chance and that of the bots are two: what a bot thinks never changes the dice. */
export interface Chances {
  readonly table: Chance
  readonly bots: Chance
}

/** For whoever learns from a game while it is played: it sees everything, unlike the bots. */
export interface Watch {
  /** Before each decision. `memory`: of the bot that is asked, if it has one. */
  before?(state: Base, seat: Seat, memory: unknown): void
  /** Milliseconds, of whatever kind; each decision of a bot that thinks is measured by it. */
  readonly clock?: () => number
  took?(seat: Seat, milliseconds: number): void
}

/** `trusted`: their answers aren't checked again at the door, which costs a fifth of a game between quick bots. */
export function playGame(
  { game }: GameModule,
  setup: Setup,
  bots: readonly Player[],
  chances: Chances,
  limit: number,
  trusted = false,
  watch?: Watch,
): Played {
  const opening: Told[] = []
  const minds = bots.some((bot) => !bot.blind) ? new Minds(game, bots, chances.bots) : undefined
  const state = game.start(setup, chances.table, minds && ((event) => opening.push(event)))
  const facts = factsOf(game.rules.id, state)
  minds?.wake(state, opening)
  const playing = game.at(state, minds && ((event) => minds.hear(event)))
  let decisions = 0
  for (; decisions < limit; decisions++) {
    const asked = game.asked(state)
    if (asked === 0) break
    const seat = firstOf(asked)
    watch?.before?.(state, seat, minds?.memoryOf(seat))
    if (bots[seat]!.blind) game.play(playing, seat, game.sample(state, seat, chances.bots))
    else minds!.answer(playing, seat, trusted, watch)
  }
  const late = lateFactsOf(game.rules.id, state)
  const all = facts.map((early, seat) => ({ ...early, ...late[seat], ...minds?.tells(seat) }))
  return { outcome: game.rules.outcome(state), decisions, facts: all }
}

/** The bots that look and listen: each gets the view, the questions and the events of its seat, and nothing else. */
class Minds {
  private readonly thinkers: readonly Seat[]
  private readonly memories: unknown[] = []
  private readonly cared: Record<string, boolean> = {} // by type of event
  private readonly game: Game
  private readonly bots: readonly Player[]
  private readonly chance: Chance

  constructor(game: Game, bots: readonly Player[], chance: Chance) {
    this.game = game
    this.bots = bots
    this.chance = chance
    this.thinkers = bots.flatMap((bot, seat) => (bot.blind ? [] : [seat]))
  }

  wake(state: Base, opening: readonly Told[]): void {
    for (const seat of this.thinkers) this.memories[seat] = this.bots[seat]!.born(this.game.view(state, only(seat)))
    for (const event of opening) this.hear(event)
  }

  /** Whoever isn't shown the secret part hears the same. */
  hear(event: Told): void {
    if (this.deaf(event.type)) return
    const eyes = event.only === undefined ? everyone(this.bots.length) : event.only.eyes
    let open: Told | undefined
    for (const seat of this.thinkers) {
      const heard = has(eyes, seat) ? event : (open ??= this.game.redact(event, NOBODY))
      this.bots[seat]!.hear(this.memories[seat], heard)
    }
  }

  memoryOf(seat: Seat): unknown {
    return this.memories[seat]
  }

  tells(seat: Seat): SeatFacts | undefined {
    return this.bots[seat]!.tells?.(this.memories[seat])
  }

  /** Nobody at the table has an ear for it. */
  private deaf(type: string): boolean {
    const known = this.cared[type]
    if (known !== undefined) return !known
    const cares = this.thinkers.some((seat) => this.bots[seat]!.hears?.includes(type) ?? true)
    this.cared[type] = cares
    return !cares
  }

  answer(playing: Playing<Base, GameEvent>, seat: Seat, trusted: boolean, watch?: Watch): void {
    const { game } = this
    const began = watch?.clock?.()
    const view = game.view(playing.state, only(seat))
    const bot = this.bots[seat]!
    if (trusted && bot.choose) {
      const action = bot.choose(view, seat, this.memories[seat], this.chance)
      if (began !== undefined) watch!.took?.(seat, watch!.clock!() - began)
      return game.play(playing, seat, action)
    }
    const decision = bot.decide(view, game.asks(view), this.memories[seat], this.chance)
    if (began !== undefined) watch!.took?.(seat, watch!.clock!() - began)
    if (decision === undefined) return game.play(playing, seat, game.safe(view, seat))
    if (trusted) return game.play(playing, seat, decision.answer.action)
    const refused = game.apply(playing, seat, decision.answer)
    if (refused) throw new Error(`the bot in seat ${seat} may not ${spelled(decision.answer.action)}: ${refused.code}`)
  }
}

const spelled = (action: Action): string => JSON.stringify(action)
