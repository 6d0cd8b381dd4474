// Over the middle of the map: whatever the open question needs that isn't a place or a card of the hand.

import { type ManInBlack, NONE, fightOf } from '@saloon/western-legends'
import type { FC } from 'react'
import type { BoardProps } from '../../board.ts'
import { FightStage } from '../fight/FightStage.tsx'
import { PokerStage, pokerOf } from '../poker/PokerStage.tsx'
import { Prospecting } from '../prospecting/Prospecting.tsx'
import { Slots, Stranger, Telling } from '../stories/Stories.tsx'
import { Store } from '../store/Store.tsx'
import { type Seen, seen } from '../table.ts'
import { Aftermath } from './Aftermath.tsx'
import { Characters, Demand, Deposit, Gear, IncomeChoice, Revel, SheriffTarget, TrackChoice } from './Choices.tsx'
import './stage.css'
import { Tokens } from './Tokens.tsx'

export function LegendsStage(board: BoardProps) {
  const table = seen(board.view)
  const Shown = stageOf(table, board)
  return (
    <>
      {Shown ? (
        <div className="wl-stage">
          <Shown {...board} />
        </div>
      ) : (
        <Aftermath {...board} />
      )}
    </>
  )
}

/** What only whoever is asked sees. */
const MINE: Readonly<Record<string, FC<BoardProps>>> = {
  'choose-character': Characters,
  'pick-character': Characters,
  income: IncomeChoice,
  gear: Gear,
  deposit: Deposit,
  revel: Revel,
  shopping: Store,
  'story-order': Slots,
  'story-disc': Slots,
  track: TrackChoice,
  'keep-tokens': Tokens,
  'sheriff-target': SheriffTarget,
}
/** What everybody looks on at. */
const OPEN: Readonly<Record<string, FC<BoardProps>>> = {
  demand: Demand,
  'demand-answer': Demand,
  reroll: Prospecting,
}
/** Questions that are answered on the map, in the hand, or by a button. */
const ELSEWHERE = new Set([
  'step',
  'extend',
  'end-of-move',
  'town-space',
  'sheriff-path',
  'action',
  'hand-limit',
  'start-move',
  'start-space',
])

export function stageOf(table: Seen, { choice }: BoardProps): FC<BoardProps> | undefined {
  const top = table.stack.at(-1)?.kind ?? ''
  if (choice.ask && MINE[top]) return MINE[top]
  if (OPEN[top]) return OPEN[top]
  if (ELSEWHERE.has(top) || MINE[top]) return undefined
  if (fightOf(table)) return FightStage
  if (pokerOf(table)) return PokerStage
  if (top === 'mib') return TheStranger
  return table.revealed !== NONE ? Telling : undefined
}

function TheStranger(board: BoardProps) {
  const turn = seen(board.view).stack.find(({ kind }) => kind === 'man-in-black') as ManInBlack | undefined
  return turn ? <Stranger {...board} card={turn.card} /> : null
}
