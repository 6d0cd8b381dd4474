// One shot or one beer on its way to somebody: the die, and the mark of whoever it is for.

import { Die } from '../../../art/dice/Die.tsx'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { seatOfRef } from '../../../table/choice/ref.ts'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps, Part } from '../../board.ts'
import { diceToGive, seen } from '../table.ts'

export function PartPicture({ part, view: any, choice }: BoardProps & { readonly part: Part }) {
  const view = seen(any)
  const { voice } = useTable()
  const face = view.dice[diceToGive(view, choice)[part.number - 1]!] ?? null
  const seat = part.ref === undefined ? undefined : seatOfRef(part.ref)
  return (
    <span className="dice-part">
      <Die face={face} size={32} />
      <span aria-hidden="true">→</span>
      {seat === undefined ? (
        <span className="dice-part-open">{voice.t('prompt.open')}</span>
      ) : (
        <>
          <SeatChip seat={seat} size={22} />
          <span className="dice-part-name">{voice.name(part.ref!)}</span>
        </>
      )}
    </span>
  )
}
