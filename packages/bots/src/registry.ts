// The bots of the house, by name. A name may be followed by a manner and a level, in any order: `greedy:hot-headed:hard`.

import { type GameModule, type Refusal, isRefusal } from '@saloon/kernel'
import { greedy, levelsFor } from './levels.ts'
import {
  CHARACTERS,
  type Dials,
  EVEN,
  LEVELS,
  type Level,
  PERSONALITIES,
  type Personality,
  isLevel,
  isPersonality,
} from './manner.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'

export const BOTS = ['random', 'greedy'] as const
export type BotName = (typeof BOTS)[number]

/** Who plays: the way it thinks, how it goes about it, and how well. */
export interface BotSpec {
  readonly bot: BotName
  readonly personality: Personality | null // null: even-tempered
  readonly level: Level | null // null: as its manner is, else fair
}

export function readBot(text: string): BotSpec | Refusal {
  const [bot = '', ...words] = text.split(':')
  if (!isBot(bot)) return { code: 'unknown-bot', facts: { bot, known: BOTS } }
  if (words.length > 0 && bot === 'random') return { code: 'bot-without-manner', facts: { bot } }
  let personality: Personality | null = null
  let level: Level | null = null
  for (const word of words) {
    if (isLevel(word) && level === null) level = word
    else if (isPersonality(word) && personality === null) personality = word
    else return { code: 'unknown-manner', facts: { manner: word.slice(0, 40), known: [...PERSONALITIES, ...LEVELS] } }
  }
  return { bot, personality, level }
}

export const spellBot = ({ bot, personality, level }: BotSpec): string =>
  [bot, personality, level].filter((word) => word !== null).join(':')

export const dialsOf = ({ personality }: Pick<BotSpec, 'personality'>): Dials =>
  personality === null ? EVEN : CHARACTERS[personality].dials

/** How well a bot plays where nobody says: as its manner is, where the game has that level. */
export function levelOf({ personality, level }: BotSpec, module: GameModule): Level {
  const wanted = level ?? (personality === null ? 'fair' : CHARACTERS[personality].level)
  return levelsFor(module).includes(wanted) ? wanted : 'fair'
}

export function makeBot(name: string, module: GameModule): Player | Refusal {
  const spec = readBot(name)
  if (isRefusal(spec) && spec.code === 'unknown-bot') return unknownBot(spec.facts!['bot'] as string, module)
  if (isRefusal(spec)) return spec
  if (spec.bot === 'random') return random(module.game)
  const known = levelsFor(module)
  if (known.length === 0) return unknownBot(spec.bot, module)
  if (spec.level !== null && !known.includes(spec.level))
    return { code: 'level-not-here', facts: { level: spec.level, game: module.game.rules.id, known } }
  return greedy(module, levelOf(spec, module), dialsOf(spec))!
}

const unknownBot = (bot: string, module: GameModule): Refusal => ({
  code: 'unknown-bot',
  facts: { bot, known: botsFor(module) },
})

/** Those that know how to play this game. */
export const botsFor = (module: GameModule): BotName[] =>
  BOTS.filter((name) => name === 'random' || levelsFor(module).length > 0)

const isBot = (name: string): name is BotName => (BOTS as readonly string[]).includes(name)
