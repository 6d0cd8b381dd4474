// Whole games, readable in a diff, the same in Node and in Chromium.

import { goldenTranscripts } from '@saloon/kernel/kit'
import { gameModule } from '../src/index.ts'

goldenTranscripts(gameModule, [
  { name: 'two-seats', seats: 2, seed: 1 },
  { name: 'six-seats', seats: 6, options: { dice: 2 }, seed: 2 },
])
