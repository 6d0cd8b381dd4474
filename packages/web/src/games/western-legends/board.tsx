// Western Legends on the table.

import { CARDS } from '@saloon/western-legends'
import { plainBoard } from '../../plain/board.tsx'
import { PlainTiles, useSmall } from '../../plain/PlainTiles.tsx'
import { Pickable } from '../../table/choice/Pickable.tsx'
import type { Board, BoardProps } from '../board.ts'
import { Picture } from './cards/Picture.tsx'
import { PokerCard } from './cards/PokerCard.tsx'
import { HexPlan } from './HexPlan.tsx'
import { Result } from './result/Result.tsx'
import { LegendsStage } from './stage/Stage.tsx'
import { stageWords } from './stage/text/words.ts'
import { cardRef, seen } from './table.ts'
import { OwnWords, SeatWords } from './Words.tsx'

function Playfield(board: BoardProps) {
  const isSmall = useSmall()
  return (
    <div className="legends-middle map-middle" style={{ position: 'relative', height: '100%' }}>
      <HexPlan {...board} isPicture={isSmall} />
      <LegendsStage {...board} />
    </div>
  )
}

function Tray(board: BoardProps) {
  const isSmall = useSmall()
  const hand: readonly number[] = board.me === undefined ? [] : seen(board.view).players[board.me]!.hand
  return (
    <>
      {isSmall && <PlainTiles {...board} />}
      <div className="wl-row" style={{ padding: 8 }}>
        {hand
          .filter((card) => card >= 0 && card < CARDS)
          .map((card) => (
            <Pickable key={card} refName={cardRef(card)} className="plain-card">
              <PokerCard id={card} size={isSmall ? 72 : 104} />
            </Pickable>
          ))}
      </div>
    </>
  )
}

export const board: Board = {
  ...plainBoard,
  name: 'western-legends',
  Playfield,
  SeatBody: SeatWords,
  Tray,
  Own: OwnWords,
  Picture,
  Result,
  words: stageWords,
}
