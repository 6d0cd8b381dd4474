// Makes bots of whoever has the game's rules of thumb at hand: all of them in a server, one game's in a browser.

import { type GameModule, type Refusal, isRefusal } from '@saloon/kernel'
import type { AnyThumbs } from './greedy/thumbs.ts'
import { greedy, levelsOf } from './levels.ts'
import { CHARACTERS, type Level } from './manner.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import { BOTS, type BotName, type BotSpec, dialsOf, readBot } from './spec.ts'

type MaybeThumbs = AnyThumbs | undefined // none: nobody has written down yet how to play this game well

/** How well a bot plays where nobody says: as its manner is, where the game has that level. */
export function levelWith({ personality, level }: BotSpec, module: GameModule, thumbs: MaybeThumbs): Level {
  const wanted = level ?? (personality === null ? 'fair' : CHARACTERS[personality].level)
  return levelsOf(module, thumbs).includes(wanted) ? wanted : 'fair'
}

export function makeBotWith(name: string, module: GameModule, thumbs: MaybeThumbs): Player | Refusal {
  const spec = readBot(name)
  const unknown = (bot: string): Refusal => ({ code: 'unknown-bot', facts: { bot, known: botsWith(module, thumbs) } })
  if (isRefusal(spec) && spec.code === 'unknown-bot') return unknown(spec.facts!['bot'] as string)
  if (isRefusal(spec)) return spec
  if (spec.bot === 'random') return random(module.game)
  if (thumbs === undefined) return unknown(spec.bot)
  const known = levelsOf(module, thumbs)
  if (spec.level !== null && !known.includes(spec.level))
    return { code: 'level-not-here', facts: { level: spec.level, game: module.game.rules.id, known } }
  return greedy(module, thumbs, levelWith(spec, module, thumbs), dialsOf(spec))
}

/** Those that know how to play this game. */
export const botsWith = (module: GameModule, thumbs: MaybeThumbs): BotName[] =>
  BOTS.filter((name) => name === 'random' || levelsOf(module, thumbs).length > 0)
