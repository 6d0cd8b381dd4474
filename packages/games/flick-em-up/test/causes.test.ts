// Each question against what really asked.

import { namesItsCauses } from '@saloon/kernel/kit'
import { flickEmUp, flickEmUpModule } from '../src/index.ts'
import { VARIANTS } from './towns.ts'

await flickEmUp.rules.ready!()

const moved = { of: ['moved', 'left', 'entered', 'move-failed', 'stayed-inside'], lasts: true } as const

namesItsCauses(flickEmUpModule, {
  variants: VARIANTS,
  games: 5,
  causes: {
    'because.setup': { of: [] },
    'because.choose': { of: [] }, // by the order of play, which tells nothing of itself
    'because.initiative': { of: [] },
    'because.turn': { of: ['played', 'rose'], lasts: true },
    'because.replay': moved,
    'because.again': { of: ['replayed'] },
    'because.face': moved,
    'because.entered': { of: ['entered'], lasts: true },
    'because.escort': moved,
    'because.second': { of: ['pitched'] },
    'because.drawn': { of: ['drew'] },
    'because.duel': { of: ['duel', 'final-duel'], lasts: true, names: { cowboy: '' } },
    'because.eject': { of: ['hit'], lasts: true, names: { cowboy: 'target' } },
    'because.champion': { of: ['hour'], lasts: true },
  },
  otherwise: {
    'safe.choose': (_after, _seat, told) => {
      const [first] = told.filter(({ type }) => type === 'played' || type === 'rose')
      return first && 'cowboy' in first ? { cowboy: first.cowboy } : {}
    },
  },
  seldom: ['escort', 'again', 'eject'], // random players hardly come to them: laid out in text.test.ts
})
