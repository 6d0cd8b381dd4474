// The middle of the table: the tracks, and the map below them.

import type { BoardProps } from '../../board.ts'
import { useStacked } from '../own/stacked.ts'
import { ReplayCaption } from '../recap/Recaps.tsx'
import { Tracks } from '../tracks/Tracks.tsx'
import { MapView } from './MapView.tsx'

export function Playfield(board: BoardProps) {
  const isStacked = useStacked()
  return (
    <div className="wl-middle map-middle">
      {!isStacked && <Tracks {...board} />}
      <MapView {...board} />
      <ReplayCaption />
    </div>
  )
}
