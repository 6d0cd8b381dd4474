// The policies of all games. A browser loads only that of the game it plays (../lazy.ts).

import type { GameModule } from '@saloon/kernel'
import { bangDicePolicy } from './bang-dice/index.ts'
import { flickEmUpPolicy } from './flick-em-up/index.ts'
import { pitchInTheWestPolicy } from './pitch-in-the-west/index.ts'
import type { AnyPolicy } from './policy.ts'
import { wantedPolicy } from './wanted/index.ts'
import { wantedOnePolicy } from './wanted-one/index.ts'
import { westernLegendsPolicy } from './western-legends/index.ts'

export type { AnyPolicy, Policy } from './policy.ts'

export const POLICIES: Readonly<Record<string, AnyPolicy>> = {
  'bang-dice': bangDicePolicy,
  'flick-em-up': flickEmUpPolicy,
  'pitch-in-the-west': pitchInTheWestPolicy,
  wanted: wantedPolicy,
  'wanted-one': wantedOnePolicy,
  'western-legends': westernLegendsPolicy,
}

/** None: nobody has written down yet how to play this game well. */
export const policyFor = ({ game }: GameModule): AnyPolicy | undefined => POLICIES[game.rules.id]
