// Everything that can be in the middle of happening, by kind.

import { bartArrows, kitDiscard, pedroDiscard } from './arrow-choices.ts'
import { arrows } from './arrows.ts'
import { assignShots } from './assign-shots.ts'
import { batch } from './batch.ts'
import { assignBeers, sidHeal } from './giving.ts'
import { reroll, roll } from './rolling.ts'
import { turn } from './turn.ts'

export const frames = {
  turn,
  'sid-heal': sidHeal,
  roll,
  reroll,
  arrows,
  batch,
  'assign-shots': assignShots,
  'bart-arrows': bartArrows,
  'pedro-discard': pedroDiscard,
  'assign-beers': assignBeers,
  'kit-discard': kitDiscard,
} as const
