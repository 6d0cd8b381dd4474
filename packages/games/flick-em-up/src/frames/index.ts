// Everything that can be in the middle of happening.

import { drawn, second } from './after.ts'
import { champion, duel, eject } from './duel.ts'
import { again, base, escort, face, moved, replay } from './moved.ts'
import { choose, round } from './round.ts'
import { setup } from './setup.ts'
import { turn } from './turn.ts'

export const frames = {
  setup,
  round,
  choose,
  turn,
  moved,
  replay,
  again,
  face,
  base,
  escort,
  second,
  drawn,
  duel,
  eject,
  champion,
} as const
