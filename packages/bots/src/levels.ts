// The bots that know a game, at each level they play it at.

import { type Action, type Base, type Chance, type Seat, type View, has } from '@saloon/kernel'
import { adviser } from './advice.ts'
import { BECAUSE_RULE, becauseSearched } from './because.ts'
import type { AnyPolicy } from './policy/policy.ts'
import { type Dials, LEVELS, type Level, type Manner } from './personality.ts'
import type { Player } from './player.ts'

/** None: nobody has written down yet how to play this game. */
export function levelsOf(policy: AnyPolicy | undefined): readonly Level[] {
  if (policy === undefined) return []
  return LEVELS.filter((level) => level !== 'hard' || policy.deep !== undefined)
}

type Choose = (view: View<Base>, seat: Seat, memory: unknown, chance: Chance) => Action

/** `level` is one of those the game has. */
export function greedy(policy: AnyPolicy, level: Level, dials: Dials): Player {
  const choose = chooser(policy, level, dials)
  return {
    born: policy.born,
    hear: policy.hear,
    ...(policy.hears && { hears: policy.hears }),
    ...(policy.tells && { tells: policy.tells }),
    ...(!policy.unasked && { choose }),
    explain: explainer(policy, level, dials),
    advise: adviser(policy, dials),
    decide(view, asks, memory, chance) {
      const ask = asks.find(({ seat, must }) => must && has(view.eyes, seat))
      const unasked = ask && policy.unasked?.(view, ask.seat)
      const permission =
        unasked && asks.find(({ seat, must, kind }) => !must && seat === ask.seat && kind === unasked.do)
      if (permission) return { answer: { ask: permission.id, action: unasked } }
      return ask && { answer: { ask: ask.id, action: choose(view, ask.seat, memory, chance) } }
    },
  }
}

function chooser(policy: AnyPolicy, level: Level, dials: Dials): Choose {
  switch (level) {
    case 'easy': {
      const manner: Manner = { ...dials, beginner: true }
      return (view, seat, memory, chance) => policy.choose(view, seat, chance, memory, manner)
    }
    case 'fair':
      return (view, seat, memory, chance) => policy.choose(view, seat, chance, memory, dials)
    case 'hard': {
      const { effort, decide } = policy.deep!
      return (view, seat, memory, chance) => decide(view, seat, memory, dials, effort, chance).action
    }
  }
}

function explainer(policy: AnyPolicy, level: Level, dials: Dials): NonNullable<Player['explain']> {
  if (level === 'hard') {
    const { effort, decide } = policy.deep!
    return (view, seat, memory, chance) => {
      const decided = decide(view, seat, memory, dials, effort, chance)
      return { action: decided.action, why: becauseSearched(decided) }
    }
  }
  const manner: Manner = level === 'easy' ? { ...dials, beginner: true } : dials
  return (view, seat, memory, chance) => {
    const action = policy.choose(view, seat, chance, memory, manner)
    return { action, why: policy.why?.(view, seat, memory, manner, action) ?? BECAUSE_RULE }
  }
}
