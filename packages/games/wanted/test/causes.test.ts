// Each question of WANTED! against what really asked, and what it says happens otherwise against what happens.

import { namesItsCauses } from '@saloon/kernel/kit'
import { wantedModule } from '../src/index.ts'
import { VARIANTS } from './lay-out.ts'

namesItsCauses(wantedModule, {
  variants: VARIANTS,
  games: 4,
  causes: {
    'because.turn': { of: ['turn-began'], lasts: true },
    'because.turn.free': { of: ['turn-began'], lasts: true },
    'because.draws': { of: ['turn-began'] },
    'because.shot': { of: ['aimed'] },
    'because.gatling': { of: ['played'] },
    'because.indians': { of: ['played'] },
    'because.challenged': { of: ['aimed'] },
    'because.duel': { of: ['answered'], lasts: true },
    'because.dying': { of: ['hit'], names: { seat: 'from' } },
    'because.dying.alone': { of: ['hurt'] },
    'because.limit': { of: ['do.end', 'locked-up'] },
    'because.store': { of: ['store-opened'] },
    'because.lucky': { of: ['flipped'] },
    'because.series': { of: [] },
  },
  otherwise: {
    // Nobody is told that he discards fewer cards than none.
    'safe.play.discard': ({ players }, seat) => ({
      count: Math.max(1, players[seat]!.hand.length - players[seat]!.life),
    }),
    'safe.shot': ({ players }, seat) => ({ after: players[seat]!.life }),
    'safe.indians': ({ players }, seat) => ({ after: players[seat]!.life }),
    'safe.duel': ({ players }, seat) => ({ after: players[seat]!.life }),
  },
  seldom: ['keep-character'],
})
