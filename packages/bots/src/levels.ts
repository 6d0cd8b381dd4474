// The bots that know a game, at each level they play it at.

import {
  type Action,
  type Ask,
  type Base,
  type Chance,
  type Game,
  type GameModule,
  type View,
  has,
} from '@saloon/kernel'
import type { AnyPolicy } from './policy/policy.ts'
import { type Dials, LEVELS, type Level, type Manner } from './personality.ts'
import type { Player } from './player.ts'
import { type Effort, search } from './search.ts'

/** Only for games where search was measured to win more than the policy alone (test/levels.test.ts). */
const EFFORTS: Readonly<Record<string, Effort>> = {
  'wanted-one': { candidates: 8, playouts: 40, followed: 6 },
}

/** None: nobody has written down yet how to play this game. */
export function levelsOf(module: GameModule, policy: AnyPolicy | undefined): readonly Level[] {
  if (policy === undefined) return []
  return LEVELS.filter((level) => level !== 'hard' || EFFORTS[module.game.rules.id] !== undefined)
}

type Choose = (view: View<Base>, ask: Ask, memory: unknown, chance: Chance) => Action

/** `level` is one of those the game has. */
export function greedy({ game }: GameModule, policy: AnyPolicy, level: Level, dials: Dials): Player {
  const choose = chooser(game, policy, level, dials)
  return {
    born: policy.born,
    hear: policy.hear,
    ...(policy.hears && { hears: policy.hears }),
    ...(policy.tells && { tells: policy.tells }),
    decide(view, asks, memory, chance) {
      const ask = asks.find(({ seat, must }) => must && has(view.eyes, seat))
      const unasked = ask && policy.unasked?.(view, ask.seat)
      const permission =
        unasked && asks.find(({ seat, must, kind }) => !must && seat === ask.seat && kind === unasked.do)
      if (permission) return { answer: { ask: permission.id, action: unasked } }
      return ask && { answer: { ask: ask.id, action: choose(view, ask, memory, chance) } }
    },
  }
}

function chooser(game: Game, policy: AnyPolicy, level: Level, dials: Dials): Choose {
  switch (level) {
    case 'easy': {
      const manner: Manner = { ...dials, beginner: true }
      return (view, { seat }, memory, chance) => policy.choose(view, seat, chance, memory, manner)
    }
    case 'fair':
      return (view, { seat }, memory, chance) => policy.choose(view, seat, chance, memory, dials)
    case 'hard': {
      const effort = EFFORTS[game.rules.id]!
      return (view, { seat }, memory, chance) => search({ game, policy, dials, effort, view, seat, memory, chance })
    }
  }
}
