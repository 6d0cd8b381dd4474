// The plain table with a plan of the map in the middle. On a small window the plan is a picture: places are chosen in the tray, as at
// every plain table.

import type { Text } from '@saloon/kernel'
import { plainBoard } from '../../plain/board.tsx'
import { useSmall } from '../../plain/PlainTiles.tsx'
import { Sentence } from '../../table/log/Sentence.tsx'
import type { Board, BoardProps } from '../board.ts'
import { HexPlan } from './HexPlan.tsx'
import { OwnWords, SeatWords } from './Words.tsx'

function Playfield(board: BoardProps) {
  const isSmall = useSmall()
  const lines: readonly Text[] = board.module.game.rules.describe(board.view).table
  return (
    <div className="legends-middle map-middle">
      <HexPlan {...board} isPicture={isSmall} />
      <ul className="plain-lines">
        {lines.map((text, i) => (
          <li key={i}>
            <Sentence text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const board: Board = { ...plainBoard, name: 'western-legends', Playfield, SeatBody: SeatWords, Own: OwnWords }
