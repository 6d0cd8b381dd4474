// A bot that takes what looks best right now: a few rules of thumb for each game.

import type { Action, Base, Chance, GameEvent, GameModule, Seat, Told, View } from '@saloon/kernel'
import { has } from '@saloon/kernel'
import type { Player } from '../player.ts'
import { bangDiceThumbs } from './bang-dice.ts'
import { wantedOneThumbs } from './wanted-one.ts'

/** The rules of thumb of one game. Memory is plain data; a game whose view says it all needs none. */
export interface Thumbs<S extends Base, A extends Action, E extends GameEvent, Memory> {
  born(view: View<S>): Memory
  hear(memory: Memory, event: Told<E>): void
  choose(view: View<S>, seat: Seat, chance: Chance, memory: Memory): A
}
type AnyThumbs = Thumbs<Base, Action, GameEvent, unknown>

const THUMBS: Readonly<Record<string, AnyThumbs>> = {
  'bang-dice': bangDiceThumbs,
  'wanted-one': wantedOneThumbs,
}

/** None: nobody has written down yet how to play this game well. */
export function greedy({ game }: GameModule): Player | undefined {
  const thumbs = THUMBS[game.rules.id]
  return (
    thumbs && {
      born: thumbs.born,
      hear: thumbs.hear,
      decide(view, asks, memory, chance) {
        const ask = asks.find(({ seat, must }) => must && has(view.eyes, seat))
        return ask && { answer: { ask: ask.id, action: thumbs.choose(view, ask.seat, chance, memory) } }
      },
    }
  )
}
