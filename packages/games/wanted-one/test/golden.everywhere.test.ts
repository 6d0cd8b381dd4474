// Whole games, readable in a diff, the same in Node and in Chromium.

import { goldenTranscripts } from '@saloon/kernel/kit'
import { wantedOneModule } from '../src/index.ts'

goldenTranscripts(wantedOneModule, [
  { name: 'plain-4-seats', seats: 4, seed: 1 },
  {
    name: 'all-options-3-seats',
    seats: 3,
    options: { duel: true, dollars: true, cavalry: true, supremacy: true },
    seed: 2,
  },
  { name: 'quick-duel-2-seats', seats: 2, options: { quick: true, duel: true }, seed: 3 },
])
