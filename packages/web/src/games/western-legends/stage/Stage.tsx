// What of the open question lies neither on the map nor in the hand.

import { kindOfRef, nameOfRef } from '../../../table/choice/ref.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { seen } from '../table.ts'

export function LegendsStage({ view, me, choice }: BoardProps) {
  const hand: readonly number[] = me === undefined ? [] : (seen(view).players[me]?.hand ?? [])
  const things = [...new Set([...choice.legal, ...choice.picked])].filter((ref) => {
    const kind = kindOfRef(ref)
    if (kind === 'piece') return choice.ask?.kind !== 'action'
    return kind === 'die' || (kind === 'card' && !hand.includes(Number(nameOfRef(ref))))
  })
  if (things.length === 0) return null
  return (
    <div className="wl-stage">
      {things.map((ref) => (
        <Pickable key={ref} refName={ref} />
      ))}
    </div>
  )
}
