// The bots of the house, by name.

import type { GameModule, Refusal } from '@saloon/kernel'
import { greedy } from './greedy/index.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'

export const BOTS = ['random', 'greedy'] as const
export type BotName = (typeof BOTS)[number]

const MAKERS: Readonly<Record<BotName, (module: GameModule) => Player | undefined>> = {
  random: ({ game }) => random(game),
  greedy,
}

export function makeBot(name: string, module: GameModule): Player | Refusal {
  const bot = isBot(name) ? MAKERS[name](module) : undefined
  return bot ?? { code: 'unknown-bot', facts: { bot: name, known: botsFor(module) } }
}

/** Those that know how to play this game. */
export const botsFor = (module: GameModule): BotName[] => BOTS.filter((name) => MAKERS[name](module) !== undefined)

const isBot = (name: string): name is BotName => (BOTS as readonly string[]).includes(name)
