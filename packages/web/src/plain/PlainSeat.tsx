import type { Seat } from '@saloon/kernel'
import type { BoardProps } from '../games/board.ts'
import { useTable } from '../table/frame/context.ts'
import { describedIn } from '../table/frame/described.ts'
import { isHelp } from '../table/help/help.ts'

export function PlainSeat({ view, module, seat }: BoardProps & { readonly seat: Seat }) {
  const { voice } = useTable()
  const words = (describedIn(module.game, view).seats[seat] ?? []).filter((text) => !isHelp(text))
  return (
    <ul className="plain-words">
      {words.map((text, i) => (
        <li key={i}>{voice.say(text)}</li>
      ))}
    </ul>
  )
}
