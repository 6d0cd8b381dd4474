// The middle of the table: the order of things, the dice in their tray, the arrows. On small screens the dice lie below,
// in reach of the thumb.

import { rollsOf } from '@saloon/bang-dice'
import type { BoardProps } from '../../board.ts'
import '../board.css'
import '../dice/dice.css'
import '../seats/seats.css'
import { Dice } from '../dice/Dice.tsx'
import { IfStopped } from '../dice/IfStopped.tsx'
import { Pile } from '../seats/Pile.tsx'
import { Rail } from '../dice/Rail.tsx'
import { useSmall } from '../../shared/small.ts'
import { Scene } from './Scene.tsx'
import { seen } from '../table.ts'
import { useDiceSay } from '../text/words.ts'

export function Playfield(board: BoardProps) {
  const isSmall = useSmall()
  return (
    <div className="dice-middle">
      <Rail {...board} />
      {!isSmall && <DiceTray {...board} />}
      <div className="dice-around">
        <Pile {...board} />
        {isSmall && <Rolls {...board} />}
      </div>
      <Scene view={board.view} />
    </div>
  )
}

/** The tray of the thumb, where there is no room in the middle. */
export function Tray(board: BoardProps) {
  return useSmall() ? <DiceTray {...board} /> : null
}

function DiceTray(board: BoardProps) {
  const isSmall = useSmall()
  return (
    <div className="dice-tray">
      {!isSmall && <Rolls {...board} />}
      <Dice {...board} />
      <IfStopped {...board} />
    </div>
  )
}

function Rolls({ view }: BoardProps) {
  const say = useDiceSay()
  const { rolls: roll, players, active } = seen(view)
  const rolls = rollsOf(players[active]!.character)
  return (
    <p className="dice-rolls">
      <span className="dice-pips" aria-hidden="true">
        {Array.from({ length: rolls }, (_, i) => (
          <span key={i} className="dice-pip" data-used={i < roll || undefined} />
        ))}
      </span>
      {roll === 0 ? say('dice.before') : say('dice.roll', { roll, rolls })}
    </p>
  )
}
