// Choices that lie nowhere on the table: a word, a yes or a no.

import { type Ref, kindOfRef } from '../choice/ref.ts'
import { useTable } from '../context.ts'
import { Pickable } from '../Pickable.tsx'
import './decisions.css'

const isWord = (ref: Ref): boolean => ['word', 'yes-no'].includes(kindOfRef(ref))

export function Words() {
  const { choice } = useTable()
  const words = [...new Set([...choice.legal, ...choice.picked])].filter(isWord)
  if (words.length === 0) return null
  return (
    <div className="words">
      {words.toSorted().map((ref) => (
        <Pickable key={ref} refName={ref} />
      ))}
    </div>
  )
}
