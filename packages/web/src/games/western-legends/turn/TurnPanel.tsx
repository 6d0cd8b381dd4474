// Beside the map: what I can do when I am to act; otherwise what the others have done. The stories stand below it.

import type { BoardProps } from '../../board.ts'
import { Recaps } from '../recap/Recaps.tsx'
import { Stories } from '../tracks/Stories.tsx'
import { Actions, isActionAsked } from './Actions.tsx'

export function TurnPanel(board: BoardProps) {
  return (
    <div className="wl-turn">
      <div className="wl-turn-top">{isActionAsked(board) ? <Actions {...board} /> : <Recaps {...board} />}</div>
      <Stories {...board} />
    </div>
  )
}
