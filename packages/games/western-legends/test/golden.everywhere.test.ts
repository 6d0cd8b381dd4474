// Whole games, kept as text: the same bits in Node and in a browser, and a change of behaviour shows up in a diff.

import { goldenTranscripts } from '@saloon/kernel/kit'
import { westernLegendsModule } from '../src/index.ts'

goldenTranscripts(westernLegendsModule, [
  { name: 'four-seats-short', seats: 4, seed: 4, options: { length: 'short' } },
  { name: 'two-seats-man-in-black', seats: 2, seed: 2, options: { length: 'short', objectives: true } },
  { name: 'three-seats-first-game', seats: 3, seed: 3, options: { firstGame: true } },
])
