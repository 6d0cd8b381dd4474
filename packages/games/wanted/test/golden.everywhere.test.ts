// Whole games, kept as text: the same bits in Node and in a browser, and a change of behaviour shows up in a diff.

import { goldenTranscripts } from '@saloon/kernel/kit'
import { wantedModule } from '../src/index.ts'

goldenTranscripts(wantedModule, [
  { name: 'four-seats', seats: 4, seed: 4 },
  { name: 'five-seats-simplified', seats: 5, seed: 5, options: { simplified: true } },
  { name: 'seven-seats', seats: 7, seed: 7 },
])
