// Each question against what really asked.

import { namesItsCauses } from '@saloon/kernel/kit'
import { pitchInTheWest, pitchInTheWestModule } from '../src/index.ts'
import { VARIANTS } from './towns.ts'

await pitchInTheWest.rules.ready!()

const moved = { of: ['moved', 'move-failed'], lasts: true } as const

namesItsCauses(pitchInTheWestModule, {
  variants: VARIANTS,
  games: 5,
  causes: {
    'because.turn': { of: ['turn'], lasts: true },
    'because.second': { of: ['pitched'], lasts: true },
    'because.place': moved,
    'because.place.empty': moved,
    'because.put': { of: ['pitched', 'took'], lasts: true, names: { item: '' } },
    'because.leave': { of: ['do.take'], lasts: true },
    'because.trade': { of: ['offered'] },
    'because.challenge': { of: ['took-duel'] },
    'because.noon': { of: ['noon'] },
    'because.ready': { of: ['challenged'] },
    'because.duel': { of: ['challenged', 'noon'], lasts: true },
  },
  seldom: ['second', 'leave', 'trade', 'bells'], // random players hardly come to them: laid out in text.test.ts
})
