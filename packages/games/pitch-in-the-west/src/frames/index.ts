// Everything that can be in the middle of happening.

import { bells, challenge, ready, steady } from './duel.ts'
import { leave, place, put, trade } from './placing.ts'
import { round } from './round.ts'
import { second, turn } from './turn.ts'

export const frames = { round, turn, second, place, put, leave, trade, challenge, ready, bells, steady } as const
