// Who plays, spelled as a name. A name may be followed by a personality and a level, in any order: `greedy:hot-headed:hard`.

import type { Refusal } from '@saloon/kernel'
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
} from './personality.ts'

export const BOTS = ['random', 'greedy'] as const
export type BotName = (typeof BOTS)[number]

/** Who plays: the way it thinks, how it goes about it, and how well. */
export interface BotSpec {
  readonly bot: BotName
  readonly personality: Personality | null // null: even-tempered
  readonly level: Level | null // null: its personality's, else fair
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

const isBot = (name: string): name is BotName => (BOTS as readonly string[]).includes(name)
