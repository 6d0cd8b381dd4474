// Everything that can be in the middle of happening, by kind.

import { bid } from './bid.ts'
import { doubt } from './doubt.ts'
import { round } from './round.ts'

export const frames = { round, bid, doubt } as const
