// The rules of thumb of every game, for whoever plays them all. A browser loads those of the game it plays (../lazy.ts).

import type { GameModule } from '@saloon/kernel'
import { bangDiceThumbs } from './bang-dice.ts'
import { flickEmUpThumbs } from './flick-em-up/index.ts'
import { pitchInTheWestThumbs } from './pitch-in-the-west/index.ts'
import type { AnyThumbs } from './thumbs.ts'
import { wantedThumbs } from './wanted.ts'
import { wantedOneThumbs } from './wanted-one.ts'
import { westernLegendsThumbs } from './western-legends.ts'

export type { AnyThumbs, Thumbs } from './thumbs.ts'

export const THUMBS: Readonly<Record<string, AnyThumbs>> = {
  'bang-dice': bangDiceThumbs,
  'flick-em-up': flickEmUpThumbs,
  'pitch-in-the-west': pitchInTheWestThumbs,
  wanted: wantedThumbs,
  'wanted-one': wantedOneThumbs,
  'western-legends': westernLegendsThumbs,
}

/** None: nobody has written down yet how to play this game well. */
export const thumbsFor = ({ game }: GameModule): AnyThumbs | undefined => THUMBS[game.rules.id]
