// How the bots of the house play each game. A browser loads only what it needs for the game it plays (lazy.ts).

import type { GameModule } from '@saloon/kernel'
import type { AnyPolicy } from './policy/policy.ts'
import { bangDiceMind } from './search/bang-dice.ts'
import { flickEmUpMind } from './search/flick-em-up.ts'
import { pitchInTheWestMind } from './search/pitch-in-the-west.ts'
import { wantedOneMind } from './search/wanted-one.ts'
import { wantedMind } from './search/wanted.ts'
import { westernLegendsMind } from './search/western-legends.ts'

export const MINDS: Readonly<Record<string, AnyPolicy>> = {
  'bang-dice': bangDiceMind,
  'flick-em-up': flickEmUpMind,
  'pitch-in-the-west': pitchInTheWestMind,
  wanted: wantedMind,
  'wanted-one': wantedOneMind,
  'western-legends': westernLegendsMind,
}

/** None: nobody has written down yet how to play this game well. */
export const mindFor = ({ game }: GameModule): AnyPolicy | undefined => MINDS[game.rules.id]
