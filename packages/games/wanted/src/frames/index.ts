// Everything that can be in the middle of happening, by kind.

import { deathsDoor } from './deaths-door.ts'
import { discard } from './discard.ts'
import { jesse, kit, pedro } from './drawing.ts'
import { duel } from './duel.ts'
import { keepCharacter } from './keep-character.ts'
import { lucky } from './lucky.ts'
import { play } from './play.ts'
import { shot } from './shot.ts'
import { store } from './store.ts'
import { turn } from './turn.ts'
import { indians, volley } from './volley.ts'

export const frames = {
  'keep-character': keepCharacter,
  turn,
  kit,
  jesse,
  pedro,
  play,
  discard,
  shot,
  volley,
  indians,
  duel,
  'deaths-door': deathsDoor,
  store,
  lucky,
} as const
