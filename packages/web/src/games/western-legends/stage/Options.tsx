// Several things to choose from, in words: what each costs and gives stands in its name.

import type { Choice, Ref } from '../../board.ts'
import { kindOfRef } from '../../../table/choice/ref.ts'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'

/** Everything of a kind that is or could be picked. */
export const refsOf = ({ legal, picked }: Choice, kind: string): Ref[] =>
  [...new Set([...legal, ...picked])].filter((ref) => kindOfRef(ref) === kind).toSorted(byNumber)
const numberIn = (ref: Ref): number => Number(ref.slice(ref.indexOf(':') + 1))
const byNumber = (a: Ref, b: Ref): number => numberIn(a) - numberIn(b)

export function Options({ choice, field = 'option' }: { readonly choice: Choice; readonly field?: string }) {
  const { voice } = useTable()
  const refs = refsOf(choice, 'piece')
  if (refs.length === 0) return null
  return (
    <div className="wl-options">
      {refs.map((ref) => (
        <Pickable key={ref} refName={ref} field={field} className="wl-option">
          <span>{voice.name(ref, field)}</span>
        </Pickable>
      ))}
    </div>
  )
}
