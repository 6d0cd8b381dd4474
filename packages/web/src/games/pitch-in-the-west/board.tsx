// Pitch in the West on the table.

import type { Seat } from '@saloon/kernel'
import { useMemo } from 'react'
import { useTable } from '../../table/frame/context.ts'
import { Hands } from '../../wood/hands/Hands.tsx'
import { woodKeys } from '../../wood/hands/keys.ts'
import { WoodenMiddle } from '../../wood/panels/Middle.tsx'
import { WoodenResult } from '../../wood/result/WoodenResult.tsx'
import type { Board, BoardProps, HandsProps, ResultProps } from '../board.ts'
import './board.css'
import { clansOf, timeOf } from './clans.ts'
import { looksOf } from './looks.ts'
import { OrderRail } from './OrderRail.tsx'
import { seen, teamOfSeat } from './table.ts'
import { words } from './text/words.ts'
import { verdictOf } from './verdict.ts'
import { wooden } from './wooden.ts'

function Playfield(board: BoardProps) {
  const view = seen(board.view)
  const looks = useMemo(() => looksOf(view), [view])
  return (
    <WoodenMiddle
      {...board}
      wooden={wooden}
      looks={looks}
      clans={clansOf(view, board.me)}
      time={timeOf(view)}
      verdictOf={verdictOf}
    >
      <OrderRail view={view} />
    </WoodenMiddle>
  )
}

const PitchHands = (it: HandsProps) => <Hands {...it} wooden={wooden} />

function SeatBody({ view, seat }: BoardProps & { readonly seat: Seat }) {
  const { voice } = useTable()
  return (
    <span className="wood-seat">{voice.say({ key: 'seat.team', facts: { team: teamOfSeat(seen(view), seat) } })}</span>
  )
}

function Own({ view, me }: BoardProps) {
  const { voice } = useTable()
  if (me === undefined) return null
  return <p className="wood-own">{voice.say({ key: 'own.team', facts: { team: teamOfSeat(seen(view), me) } })}</p>
}

const Result = (it: ResultProps) => <WoodenResult {...it} nameOf={(id) => ({ key: `figure.${id}` })} />

export const board: Board = {
  name: 'pitch-in-the-west',
  Playfield,
  isSideFolded: true,
  SeatBody,
  Own,
  Hands: PitchHands,
  Result,
  words,
  keys: woodKeys,
  sounds: {
    pitched: 'flick',
    hit: 'fall',
    fell: 'fall',
    'npc-killed': 'fall',
    blast: 'dynamite',
    freed: 'dynamite',
    opened: 'dynamite',
    died: 'out',
    took: 'piece',
    left: 'piece',
    traded: 'piece',
    healed: 'beer',
    'gold-won': 'coin',
    'took-duel': 'bell',
    noon: 'bell',
    'duel-won': 'bell',
    'game-over': 'win',
  },
}
