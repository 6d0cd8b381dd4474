// Premoves at a local table: answers left for a question that is coming. Judged when it is asked, and dropped when it isn't
// coming any more.

import { type Ask, type Recording, type Refusal, premoveFor } from '@saloon/kernel'
import type { Premove, Command } from '@saloon/server/protocol'

type Coming = Pick<Premove, 'seat' | 'cause' | 'kind'>
const isFor = (one: Coming, other: Coming): boolean =>
  one.seat === other.seat && one.cause === other.cause && one.kind === other.kind

export class Premoves {
  list: readonly Premove[] = []

  /** No actions at all: what was there is withdrawn. */
  prepare({ game, state }: Recording, wish: Extract<Command, { do: 'prepare' }>): Refusal | null {
    const { seat, cause, kind, actions } = wish
    const isComing = game.ahead(state).some((ahead) => isFor(ahead, wish))
    if (!isComing && actions.length > 0) return { code: 'not-ahead', facts: { kind } }
    const others = this.list.filter((other) => !isFor(other, wish))
    this.list = actions.length === 0 ? others : [...others, { seat, cause, kind, actions }]
    return null
  }

  answerTo({ game, state }: Recording, ask: Ask): ReturnType<typeof premoveFor> {
    return this.list.length === 0 ? undefined : premoveFor(game, state, ask, this.list)
  }

  /** What is neither asked nor coming any more goes. True: something went. */
  tidy({ game, state }: Recording, asks: readonly Ask[]): boolean {
    if (this.list.length === 0) return false
    const ahead = game.ahead(state)
    const left = this.list.filter((one) => [...asks, ...ahead].some((coming) => isFor(coming, one)))
    const isChanged = left.length < this.list.length
    this.list = left
    return isChanged
  }

  drop(ask: Ask): void {
    this.list = this.list.filter((one) => !isFor(ask, one))
  }
}
