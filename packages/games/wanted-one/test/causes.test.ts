// Each question against what really asked, and what it says happens otherwise against what happens.

import { namesItsCauses } from '@saloon/kernel/kit'
import { wantedOneModule } from '../src/index.ts'

const variants = [
  { seats: 2, options: { quick: true } },
  { seats: 3, options: { dollars: true, cavalry: true } },
  { seats: 4, options: { duel: true, supremacy: true } },
  { seats: 6, options: { cavalry: true } },
]

namesItsCauses(wantedOneModule, {
  variants,
  causes: {
    'because.turn': { of: ['round-began'], lasts: true },
    'because.turn.closed': { of: ['cavalry-moved'], lasts: true },
    'because.spent': { of: ['recycled', 'peeked'], lasts: true },
    'because.saloon': { of: ['saloon-drawn'] },
    'because.cavalry': { of: ['cavalry-moved'], lasts: true },
    'because.cavalry.off': { of: ['do.draw', 'do.give-up', 'do.hunt', 'do.swindle'] },
  },
})
