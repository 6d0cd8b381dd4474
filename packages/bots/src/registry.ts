// The bots of the house, at every game of the house.

import type { GameModule, Refusal } from '@saloon/kernel'
import { thumbsFor } from './greedy/index.ts'
import { levelsOf } from './levels.ts'
import { botsWith, levelWith, makeBotWith } from './maker.ts'
import type { Level } from './manner.ts'
import type { Player } from './player.ts'
import type { BotName, BotSpec } from './spec.ts'

export const levelsFor = (module: GameModule): readonly Level[] => levelsOf(module, thumbsFor(module))
export const levelOf = (spec: BotSpec, module: GameModule): Level => levelWith(spec, module, thumbsFor(module))
export const botsFor = (module: GameModule): BotName[] => botsWith(module, thumbsFor(module))
export const makeBot = (name: string, module: GameModule): Player | Refusal =>
  makeBotWith(name, module, thumbsFor(module))
