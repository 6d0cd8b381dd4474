// Everybody who is connected to this node and has said hello: for what all of them, or all lines of one player, must hear.

import type { Refusal } from '@saloon/kernel'
import { Addresses } from '../jobs/addresses.ts'
import type { Down } from '../transport/protocol.ts'
import type { PlayerId } from '../table/table.ts'

export interface Somebody {
  readonly player: PlayerId | undefined // none: a stranger who looks on
  send(text: string): void
  /** Is told why, and has no line any more. */
  showOut(refused: Refusal): void
}

export class ConnectedPlayers {
  readonly addresses = new Addresses()
  private readonly people = new Set<Somebody>()
  private readonly greetings: ((somebody: Somebody) => readonly Down[])[] = []

  /** What whoever comes is told first. */
  greetWith(greeting: (somebody: Somebody) => readonly Down[]): void {
    this.greetings.push(greeting)
  }

  came(somebody: Somebody): void {
    this.people.add(somebody)
    for (const greeting of this.greetings)
      for (const message of greeting(somebody)) somebody.send(JSON.stringify(message))
  }

  went(somebody: Somebody): void {
    this.people.delete(somebody)
  }

  /** Different players who are here, strangers not counted. */
  get players(): number {
    return new Set([...this.people].flatMap(({ player }) => player ?? [])).size
  }

  tellAll(message: Down): void {
    const text = JSON.stringify(message)
    for (const somebody of this.people) somebody.send(text)
  }

  tell(player: PlayerId, message: Down): void {
    const text = JSON.stringify(message)
    for (const somebody of this.people) if (somebody.player === player) somebody.send(text)
  }

  showOut(player: PlayerId, refused: Refusal): void {
    for (const somebody of this.people) if (somebody.player === player) somebody.showOut(refused)
  }
}
