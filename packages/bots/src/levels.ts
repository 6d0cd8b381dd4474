// The bots that know a game, at each level they play it at.

import {
  type Action,
  type Ask,
  type Base,
  type Chance,
  type Game,
  type GameModule,
  type View,
  below,
  has,
} from '@saloon/kernel'
import type { AnyThumbs } from './greedy/thumbs.ts'
import { type Dials, LEVELS, type Level } from './manner.ts'
import type { Player } from './player.ts'
import { type Effort, ponder } from './ponder.ts'

/** One answer in so many of an easy bot is whatever comes to its mind. */
const SLIPS = 2

/** Of games at which thinking ahead was measured to win more than the rules of thumb (test/levels.test.ts). */
const EFFORTS: Readonly<Record<string, Effort>> = {
  'wanted-one': { candidates: 8, playouts: 40, followed: 6 },
}

/** None: nobody has written down yet how to play this game. */
export function levelsOf(module: GameModule, thumbs: AnyThumbs | undefined): readonly Level[] {
  if (thumbs === undefined) return []
  return LEVELS.filter((level) => level !== 'hard' || EFFORTS[module.game.rules.id] !== undefined)
}

type Choose = (view: View<Base>, ask: Ask, memory: unknown, chance: Chance) => Action

/** `level` is one of those the game has. */
export function greedy({ game }: GameModule, thumbs: AnyThumbs, level: Level, dials: Dials): Player {
  const choose = chooser(game, thumbs, level, dials)
  return {
    born: thumbs.born,
    hear: thumbs.hear,
    ...(thumbs.hears && { hears: thumbs.hears }),
    ...(thumbs.tells && { tells: thumbs.tells }),
    decide(view, asks, memory, chance) {
      const ask = asks.find(({ seat, must }) => must && has(view.eyes, seat))
      const unasked = ask && thumbs.unasked?.(view, ask.seat)
      const permission =
        unasked && asks.find(({ seat, must, kind }) => !must && seat === ask.seat && kind === unasked.do)
      if (permission) return { answer: { ask: permission.id, action: unasked } }
      return ask && { answer: { ask: ask.id, action: choose(view, ask, memory, chance) } }
    },
  }
}

function chooser(game: Game, thumbs: AnyThumbs, level: Level, dials: Dials): Choose {
  switch (level) {
    case 'easy':
      return (view, { seat }, memory, chance) =>
        below(chance, SLIPS) === 0 ? game.sample(view, seat, chance) : thumbs.choose(view, seat, chance, memory, dials)
    case 'fair':
      return (view, { seat }, memory, chance) => thumbs.choose(view, seat, chance, memory, dials)
    case 'hard': {
      const effort = EFFORTS[game.rules.id]!
      return (view, { seat }, memory, chance) => ponder({ game, thumbs, dials, effort, view, seat, memory, chance })
    }
  }
}
