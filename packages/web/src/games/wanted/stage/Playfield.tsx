// The middle of the table: deck, stage, discard pile; and what is shown over them.

import type { BoardProps } from '../../board.ts'
import { Arcs } from '../seats/Arcs.tsx'
import '../board.css'
import { Deal } from './Deal.tsx'
import '../cards/hand.css'
import { DiscardPile, Deck } from '../cards/Piles.tsx'
import { Scene } from './Scene.tsx'
import '../seats/seats.css'
import { Stage } from './Stage.tsx'
import { isDealt, seen } from '../table.ts'

export function Playfield(board: BoardProps) {
  const isInGame = isDealt(seen(board.view))
  return (
    <div className="wa-middle">
      {isInGame && <Deck {...board} />}
      <Stage {...board} />
      {isInGame && <DiscardPile {...board} />}
      <Arcs {...board} />
      <Scene {...board} />
      <Deal {...board} />
    </div>
  )
}
