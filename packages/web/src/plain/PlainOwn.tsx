import type { BoardProps } from '../games/board.ts'
import { useTable } from '../table/frame/context.ts'
import { describedIn } from '../table/frame/described.ts'
import { Sentence } from '../table/log/Sentence.tsx'

export function PlainOwn({ view, module, me }: BoardProps) {
  const { voice } = useTable()
  if (me === undefined) return null
  const words = describedIn(module.game, view).seats[me] ?? []
  return (
    <ul className="plain-words">
      {words.map((text, i) => (
        <li key={i} className={text.key.endsWith('.help') ? 'plain-help' : undefined}>
          {voice.has(`${text.key}.help`) ? <Sentence text={text} /> : voice.say(text)}
        </li>
      ))}
    </ul>
  )
}
