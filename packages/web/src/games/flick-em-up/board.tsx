// Flick 'em Up! on the table.

import { nextPlayer } from '@saloon/flick-em-up'
import type { Seat } from '@saloon/kernel'
import { useMemo } from 'react'
import { useTable } from '../../table/frame/context.ts'
import { Hands } from '../../wood/hands/Hands.tsx'
import { woodKeys } from '../../wood/hands/keys.ts'
import { WoodenMiddle } from '../../wood/panels/Middle.tsx'
import { WoodenResult } from '../../wood/result/WoodenResult.tsx'
import type { Board, BoardProps, HandsProps, ResultProps } from '../board.ts'
import { clansOf, timeOf } from './clans.ts'
import { looksOf } from './looks.ts'
import { clanOfSeat, seen } from './table.ts'
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
    />
  )
}

const FlickHands = (it: HandsProps) => <Hands {...it} wooden={wooden} />

function SeatBody({ view: any, seat }: BoardProps & { readonly seat: Seat }) {
  const { voice } = useTable()
  const view = seen(any)
  const clan = clanOfSeat(view, seat)
  const isDue = nextPlayer(view, clan) === seat
  return (
    <span className="wood-seat">
      {voice.say({ key: 'seat.clan', facts: { clan } })}
      {isDue && view.seats > 2 && <span className="wood-due">{voice.say({ key: 'seat.due' })}</span>}
    </span>
  )
}

function Own({ view: any, me }: BoardProps) {
  const { voice } = useTable()
  if (me === undefined) return null
  return <p className="wood-own">{voice.say({ key: 'own.clan', facts: { clan: clanOfSeat(seen(any), me) } })}</p>
}

const Result = (it: ResultProps) => <WoodenResult {...it} nameOf={(id) => ({ key: `target.${id}` })} />

export const board: Board = {
  name: 'flick-em-up',
  Playfield,
  isSideFolded: true,
  SeatBody,
  Own,
  Hands: FlickHands,
  Result,
  words,
  keys: woodKeys,
  sounds: {
    pitched: 'flick',
    hit: 'fall',
    grazed: 'contact',
    'hit-neutral': 'fall',
    exploded: 'dynamite',
    died: 'out',
    took: 'piece',
    kept: 'piece',
    dropped: 'piece',
    swapped: 'piece',
    gave: 'coin',
    drew: 'card-flip',
    hour: 'town-clock',
    duel: 'bell',
    'final-duel': 'bell',
    'game-over': 'win',
  },
}
