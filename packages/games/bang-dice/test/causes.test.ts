// Each question against what really asked, and what it says happens otherwise against what happens.

import type { Seat } from '@saloon/kernel'
import { namesItsCauses } from '@saloon/kernel/kit'
import { type BangDice, bangDiceModule } from '../src/index.ts'

const life = ({ players }: BangDice, seat: Seat) => ({ after: players[seat]!.life })
const arrows = ({ players }: BangDice, seat: Seat) => ({ after: players[seat]!.arrows })

namesItsCauses(bangDiceModule, {
  variants: [3, 4, 5, 6, 7, 8].map((seats) => ({ seats })),
  games: 12,
  causes: {
    'because.sid': { of: ['turn-began'], lasts: true },
    'because.turn': { of: ['turn-began'], lasts: true },
    'because.roll': { of: ['rolled'] },
    'because.shots': { of: ['kept', 'rolled'] },
    'because.beers': { of: ['kept', 'rolled'] },
    'because.gatlings': { of: ['kept', 'rolled'] },
    'because.bull': { of: ['shot'], names: { points: '' } },
    'because.gatling': { of: ['gatling'] },
    'because.dynamite': { of: ['exploded'] },
    'because.indians': { of: ['indians'] },
  },
  otherwise: {
    'safe.sid-heal': life,
    'safe.bart-arrows': life,
    // At the end of the turn there may be more life, or less.
    'safe.assign-beers': (_after, _seat, told) => {
      const drunk = told.findLast((event) => event.type === 'life-gained' && event.of === 'beer')
      return drunk?.type === 'life-gained' ? { after: drunk.after } : {}
    },
    'safe.pedro-discard': arrows,
  },
})
