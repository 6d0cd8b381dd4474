// The bots of the house, at every game of the house.

import type { GameModule, Refusal } from '@saloon/kernel'
import { policyFor } from './policy/index.ts'
import { levelsOf } from './levels.ts'
import { botsWith, levelWith, makeBotWith } from './create-bot.ts'
import type { Level } from './personality.ts'
import type { Player } from './player.ts'
import type { BotName, BotSpec } from './spec.ts'

export const levelsFor = (module: GameModule): readonly Level[] => levelsOf(module, policyFor(module))
export const levelOf = (spec: BotSpec, module: GameModule): Level => levelWith(spec, module, policyFor(module))
export const botsFor = (module: GameModule): BotName[] => botsWith(module, policyFor(module))
export const makeBot = (name: string, module: GameModule): Player | Refusal =>
  makeBotWith(name, module, policyFor(module))
