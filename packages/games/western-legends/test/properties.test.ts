// The kernel's test kit, run on this game; and what always holds in it.

import { type Eyes } from '@saloon/kernel'
import { passesTheKit } from '@saloon/kernel/kit'
import { expect } from 'vitest'
import { westernLegends } from '../src/game.ts'
import { invariants } from './invariants.ts'
import { everything, VARIANTS } from './variants.ts'

passesTheKit(
  { game: westernLegends, messages: {} as never, rulesText: {} as never },
  {
    variants: VARIANTS,
    states: Number(process.env['STATES'] ?? 400),
    longest: 20_000,
    conserved: everything,
    invariants,
  },
)
void expect
export type { Eyes }
