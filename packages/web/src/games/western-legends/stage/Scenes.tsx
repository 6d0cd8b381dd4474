// Every scene that can stand over the map, and what is told for a moment when one is over.

import type { ManInBlack } from '@saloon/western-legends'
import type { FC } from 'react'
import type { BoardProps } from '../../board.ts'
import { FightStage } from '../fight/FightStage.tsx'
import { PokerStage } from '../poker/PokerStage.tsx'
import { Prospecting } from '../prospecting/Prospecting.tsx'
import { Slots, Stranger, Telling } from '../stories/Stories.tsx'
import { Store } from '../store/Store.tsx'
import { seen } from '../table.ts'
import { Aftermath } from './Aftermath.tsx'
import { Characters, Demand, Deposit, Gear, IncomeChoice, Revel, SheriffTarget, TrackChoice } from './Choices.tsx'
import type { SceneName } from './scene-of.ts'
import { Tokens } from './Tokens.tsx'
import './stage.css'

const SCENES: Readonly<Record<SceneName, FC<BoardProps>>> = {
  characters: Characters,
  income: IncomeChoice,
  gear: Gear,
  deposit: Deposit,
  revel: Revel,
  store: Store,
  slots: Slots,
  track: TrackChoice,
  tokens: Tokens,
  'sheriff-target': SheriffTarget,
  demand: Demand,
  prospecting: Prospecting,
  fight: FightStage,
  poker: PokerStage,
  stranger: TheStranger,
  story: Telling,
}

export function Scenes({ scene, ...board }: BoardProps & { readonly scene: SceneName | undefined }) {
  if (scene === undefined) return <Aftermath {...board} />
  const Shown = SCENES[scene]
  return (
    <div className="wl-stage">
      <Shown {...board} />
    </div>
  )
}

function TheStranger(board: BoardProps) {
  const turn = seen(board.view).stack.find(({ kind }) => kind === 'man-in-black') as ManInBlack | undefined
  return turn ? <Stranger {...board} card={turn.card} /> : null
}
