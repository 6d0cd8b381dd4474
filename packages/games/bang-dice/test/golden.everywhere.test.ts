// Whole games, kept as text: the same bits in Node and in a browser, and a change of behaviour shows up in a diff.

import { goldenTranscripts } from '@saloon/kernel/kit'
import { bangDiceModule } from '../src/index.ts'

goldenTranscripts(bangDiceModule, [
  { name: 'three-seats', seats: 3, seed: 3 },
  { name: 'five-seats', seats: 5, seed: 5 },
  { name: 'eight-seats', seats: 8, seed: 8 },
])
