// The pictures on the wall, by game.

import bangDice from 'virtual:print/bang-dice'
import flickEmUp from 'virtual:print/flick-em-up'
import pitchInTheWest from 'virtual:print/pitch-in-the-west'
import wanted from 'virtual:print/wanted'
import wantedOne from 'virtual:print/wanted-one'
import westernLegends from 'virtual:print/western-legends'
import type { GameId } from '../../games/catalogue.ts'

export { default as quietTown } from 'virtual:print/quiet-town'

export const POSTERS: Readonly<Partial<Record<GameId, string>>> = {
  'bang-dice': bangDice,
  'flick-em-up': flickEmUp,
  'pitch-in-the-west': pitchInTheWest,
  wanted,
  'wanted-one': wantedOne,
  'western-legends': westernLegends,
}
