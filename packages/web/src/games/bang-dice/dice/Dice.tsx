// The five dice: tapped to be rolled again, or given one by one to whom they hit or heal.

import { SeatChip } from '../../../art/marks/Mark.tsx'
import { Die, type DieState } from '../../../art/dice/Die.tsx'
import { seatOfRef } from '../../../table/choice/ref.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { useScene } from '../stage/scene.ts'
import { diceToGive, isRolling, seen } from '../table.ts'
import { TumblingDie } from './TumblingDie.tsx'
import { useDiceSay } from '../text/words.ts'

export function Dice(board: BoardProps) {
  const view = seen(board.view)
  const say = useDiceSay()
  return (
    <div className="dice" role="group" aria-label={say('dice.tray')} data-spot="tray">
      {view.dice.map((_, die) => (
        <OneDie key={die} die={die} {...board} />
      ))}
    </div>
  )
}

function OneDie({ die, choice, view: any }: BoardProps & { readonly die: number }) {
  const view = seen(any)
  const say = useDiceSay()
  const tumble = useScene((scene) => scene.tumble)
  const face = view.dice[die] ?? null
  const giving = diceToGive(view, choice)
  const part = choice.parts[giving.indexOf(die)]
  const target = part?.ref === undefined ? undefined : seatOfRef(part.ref)
  const ref = `die:${die}`
  const isLocked = face === 'dynamite' && isRolling(view) && view.players[view.active]!.character !== 'black-jack'
  const state: DieState = choice.picked.includes(ref) ? 'to-reroll' : isLocked ? 'locked' : 'lying'
  const name = say(face ? 'dice.name' : 'dice.blank', { number: die + 1, ...(face && { face }) })
  const takesPart = giving.includes(die) || choice.legal.has(ref) || choice.picked.includes(ref)
  return (
    <div
      className="dice-place"
      data-active={part?.isActive || undefined}
      data-idle={(choice.parts.length > 0 && !takesPart) || undefined}
    >
      <Pickable
        refName={ref}
        className="dice-die"
        label={target === undefined ? name : `${name}, ${say('dice.aimed', { seat: target })}`}
        {...(part && !choice.legal.has(ref) ? { onIdle: () => choice.takeUp(part.path) } : {})}
      >
        {tumble?.which.includes(die) ? (
          <TumblingDie key={tumble.id} face={tumble.faces[die]!} seed={tumble.id * 5 + die} lasts={tumble.lasts} />
        ) : (
          <Die face={face} state={state} />
        )}
      </Pickable>
      {target !== undefined && (
        <span className="dice-target" aria-hidden="true">
          <SeatChip seat={target} size={26} />
        </span>
      )}
    </div>
  )
}
