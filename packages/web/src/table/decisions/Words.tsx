// Choices that aren't on the table: a word, yes or no. Where there are several, each says what it is for.

import { type Ref, kindOfRef } from '../choice/ref.ts'
import { useTable } from '../frame/context.ts'
import { Pickable } from '../choice/Pickable.tsx'
import './decisions.css'

const isWord = (ref: Ref): boolean => ['word', 'yes-no'].includes(kindOfRef(ref))

export function Words() {
  const { choice, voice } = useTable()
  const words = [...new Set([...choice.legal, ...choice.picked])].filter(isWord).toSorted()
  if (words.length === 0) return null
  // What comes by itself with something aimed is nothing to choose, and the table needs the room.
  if (choice.intent !== undefined && choice.amounts.length > 0 && words.length === 1 && choice.holds(words[0]!))
    return null
  const deeds = [...new Set(words.map((ref) => choice.deedOf(ref)))]
  // What is done with them is said where it isn't the only thing to do, and no button says it.
  const isSaid = (deed: string): boolean =>
    deeds.length > 1 || choice.deeds.some(({ name, isAimed }) => name === deed && isAimed)
  return (
    <div className="words">
      {deeds.map((deed) => (
        <span key={deed ?? ''} className="words-for">
          {deed !== undefined && isSaid(deed) && <span className="words-what">{voice.deed(deed)}</span>}
          {words
            .filter((ref) => choice.deedOf(ref) === deed)
            .map((ref) => (
              <Pickable key={ref} refName={ref} />
            ))}
        </span>
      ))}
    </div>
  )
}
