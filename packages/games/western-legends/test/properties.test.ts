// The kernel's test kit, run on this game; what always holds in it is in invariants.ts.

import { passesTheKit } from '@saloon/kernel/kit'
import { westernLegendsModule } from '../src/index.ts'
import { invariants } from './invariants.ts'
import { VARIANTS, everything } from './variants.ts'

passesTheKit(westernLegendsModule, {
  variants: VARIANTS,
  states: 200,
  longest: 5000, // an average random game of four takes 540 decisions
  conserved: everything,
  invariants,
})
