// Creates a bot from its name and the game's policy. A server has the policies of all games, a browser only one.

import { type GameModule, type Refusal, isRefusal } from '@saloon/kernel'
import type { AnyPolicy } from './policy/policy.ts'
import { greedy, levelsOf } from './levels.ts'
import { type Level, levelSaid } from './personality.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import { BOTS, type BotName, type BotSpec, dialsOf, readBot } from './spec.ts'

type MaybePolicy = AnyPolicy | undefined // undefined: nobody has written a policy for this game yet

/** The level of a bot: as asked for, else its personality's; "fair" where the game doesn't have that level. */
export function levelWith(spec: BotSpec, policy: MaybePolicy): Level {
  const wanted = levelSaid(spec) ?? 'fair'
  return levelsOf(policy).includes(wanted) ? wanted : 'fair'
}

export function makeBotWith(name: string, module: GameModule, policy: MaybePolicy): Player | Refusal {
  const spec = readBot(name)
  const unknown = (bot: string): Refusal => ({ code: 'unknown-bot', facts: { bot, known: botsWith(policy) } })
  if (isRefusal(spec) && spec.code === 'unknown-bot') return unknown(spec.facts!['bot'] as string)
  if (isRefusal(spec)) return spec
  if (spec.bot === 'random') return random(module.game)
  if (policy === undefined) return unknown(spec.bot)
  const known = levelsOf(policy)
  if (spec.level !== null && !known.includes(spec.level))
    return { code: 'level-not-here', facts: { level: spec.level, game: module.game.rules.id, known } }
  return greedy(policy, levelWith(spec, policy), dialsOf(spec))
}

/** The bots that can play this game. */
export const botsWith = (policy: MaybePolicy): BotName[] =>
  BOTS.filter((name) => name === 'random' || levelsOf(policy).length > 0)
