// Whole games, kept as text: the same bits in Node and in a browser, and a change of behaviour shows up in a diff.

import { goldenTranscripts } from '@saloon/kernel/kit'
import { pitchInTheWest, pitchInTheWestModule } from '../src/index.ts'
import { LONGER, VARIANTS } from './towns.ts'

await pitchInTheWest.rules.ready!()

goldenTranscripts(pitchInTheWestModule, [
  { name: 'gold-and-townsfolk', seed: 3, ...VARIANTS[0]! },
  { name: 'hard-duel', seed: 4, ...VARIANTS[1]! },
  { name: 'steady-duel', seed: 5, ...LONGER[0]! },
  { name: 'three-players', seed: 6, ...VARIANTS[2]! },
])
