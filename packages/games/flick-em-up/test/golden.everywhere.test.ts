// Whole games, kept as text: the same bits in Node and in a browser, and a change of behaviour shows up in a diff.

import { goldenTranscripts } from '@saloon/kernel/kit'
import { flickEmUp, flickEmUpModule } from '../src/index.ts'
import { VARIANTS } from './towns.ts'

await flickEmUp.rules.ready!()

goldenTranscripts(flickEmUpModule, [
  { name: 'gold-in-the-bank', seed: 3, ...VARIANTS[1]! },
  { name: 'what-nobody-knows', seed: 4, ...VARIANTS[2]! },
  { name: 'two-phases', seed: 5, ...VARIANTS[3]! },
  { name: 'a-rope', seed: 6, ...VARIANTS[4]! },
  { name: 'red-watopi', seed: 7, seats: 5, options: { scenario: 's05', lawPowers: 5, outlawPowers: 5 } },
])
