// The bots of the house, at every game of the house.

import type { GameModule, Refusal } from '@saloon/kernel'
import { mindFor } from './minds.ts'
import { levelsOf } from './levels.ts'
import { botsWith, levelWith, makeBotWith } from './create-bot.ts'
import type { Level } from './personality.ts'
import type { Player } from './player.ts'
import type { BotName, BotSpec } from './spec.ts'

export const levelsFor = (module: GameModule): readonly Level[] => levelsOf(mindFor(module))
export const levelOf = (spec: BotSpec, module: GameModule): Level => levelWith(spec, mindFor(module))
export const botsFor = (module: GameModule): BotName[] => botsWith(mindFor(module))
export const makeBot = (name: string, module: GameModule): Player | Refusal =>
  makeBotWith(name, module, mindFor(module))
