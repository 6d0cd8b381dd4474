// On a desk: my board, my gear and my hand, side by side below the map. Elsewhere the numbers alone; the rest is in the sheet.

import type { BoardProps } from '../../board.ts'
import { Hand } from './Hand.tsx'
import { MyBoard, MyGear } from './MyBoard.tsx'
import { useStacked } from './stacked.ts'
import './own.css'

export function Own(board: BoardProps) {
  const isStacked = useStacked()
  if (isStacked) return <MyBoard {...board} />
  return (
    <div className="wl-own-desk">
      <MyBoard {...board} />
      <MyGear {...board} />
      <Hand {...board} />
    </div>
  )
}
