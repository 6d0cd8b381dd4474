// Everything that can be in the middle of happening, by kind.

import { bounty } from './bounty.ts'
import { cavalry } from './cavalry.ts'
import { draw } from './draw.ts'
import { majorities } from './majorities.ts'
import { points } from './points.ts'
import { round } from './round.ts'
import { sheriff } from './sheriff.ts'
import { swindle } from './swindle.ts'

export const frames = { round, draw, sheriff, bounty, swindle, cavalry, majorities, points } as const
