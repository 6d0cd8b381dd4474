// The bots of a local table, with their memories. Each gets what a person in its seat would get: the view, the questions and the
// events of that seat.

import type { Advice, Player } from '@saloon/bots/lazy'
import {
  type Answer,
  type Ask,
  type Chance,
  type Recording,
  type Refusal,
  type Seat,
  chanceFrom,
  isRefusal,
  only,
  stateAfter,
} from '@saloon/kernel'

interface Mind {
  readonly bot: Player
  readonly memory: unknown
  heard: number // rows, the deal counted as one
}

export class BotPlayers {
  private readonly botPlayers = new Map<Seat, Mind>()
  private readonly make: (name: string) => Player | Refusal
  private readonly chance: Chance

  constructor(make: (name: string) => Player | Refusal, chance: Chance) {
    this.make = make
    this.chance = chance
  }

  /** The game went back, or another begins: what was heard since never happened. */
  forget(): void {
    this.botPlayers.clear()
  }

  /** The bot's answer; where it has none, what the rules do for somebody who isn't there. */
  answer(recording: Recording, { seat, id }: Ask, name: string): Answer {
    const { game, state } = recording
    const mind = this.botPlayers.get(seat) ?? this.born(recording, seat, name)
    if (mind) {
      this.listen(recording, seat, mind)
      const view = game.view(state, only(seat))
      const asks = game.asks(view)
      const decided = mind.bot.decide(view, asks, mind.memory, this.chance)?.answer
      // It may also do something that it isn't asked to; the question then stays open.
      if (decided && asks.some((ask) => ask.id === decided.ask && (ask.id === id || !ask.must))) return decided
    }
    return { ask: id, action: game.safe(state, seat) }
  }

  /** What this bot would advise whoever sits there; undefined: that isn't asked. The same question has the same answer. */
  advise(
    recording: Recording,
    seat: Seat,
    ask: string,
    name: string,
    isOver: (share: number) => boolean,
  ): Advice | undefined {
    const { game, state, rows } = recording
    const view = game.view(state, only(seat))
    const mind = this.botPlayers.get(seat) ?? this.born(recording, seat, name)
    if (!mind?.bot.advise || !game.asks(view).some((open) => open.id === ask && open.must)) return undefined
    this.listen(recording, seat, mind)
    return mind.bot.advise(view, seat, mind.memory, chanceFrom(rows.length, seat), isOver)
  }

  private born(recording: Recording, seat: Seat, name: string): Mind | undefined {
    const bot = this.make(name)
    if (isRefusal(bot)) return undefined
    const dealt = stateAfter(recording, 0) ?? recording.state
    const mind = { bot, memory: bot.born(recording.game.view(dealt, only(seat))), heard: 0 }
    this.botPlayers.set(seat, mind)
    return mind
  }

  private listen({ game, opening, rows }: Recording, seat: Seat, mind: Mind): void {
    for (; mind.heard <= rows.length; mind.heard++) {
      const row = mind.heard === 0 ? undefined : rows.at(mind.heard - 1)!
      const told = row === undefined ? opening : row.type === 'act' ? row.told : []
      for (const event of told) mind.bot.hear(mind.memory, game.redact(event, only(seat)))
    }
  }
}
