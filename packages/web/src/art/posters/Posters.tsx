// One picture for each game, 400 by 300, to be cut a little at the edges where the page needs it.

import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { DicePoster, WantedPoster } from './Indoors.tsx'
import { DuelPoster, FlickPoster, GangPoster, LegendsPoster } from './Outdoors.tsx'

const PICTURES = {
  'bang-dice': DicePoster,
  'wanted-one': GangPoster,
  wanted: WantedPoster,
  'western-legends': LegendsPoster,
  'flick-em-up': FlickPoster,
  'pitch-in-the-west': DuelPoster,
} as const
export type PosterName = keyof typeof PICTURES
export const GAMES_WITH_POSTER = Object.keys(PICTURES) as PosterName[]

/** A game that was built in beside those of the house has none. */
export const hasPoster = (game: string): game is PosterName => Object.hasOwn(PICTURES, game)

/** The picture of a game. It fills its place: give the place a proportion near 4:3. */
export function GamePoster({ game, ...drawing }: DrawingProps & { game: PosterName }) {
  const Picture = PICTURES[game]
  return (
    <Drawing view={[0, 0, 400, 300]} fills {...drawing}>
      <Picture />
    </Drawing>
  )
}
