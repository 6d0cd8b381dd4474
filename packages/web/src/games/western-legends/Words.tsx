// What a seat has, as running text: the plan of the map wants the room that a line for each thing would take.

import type { Seat, Text } from '@saloon/kernel'
import { Fragment } from 'react'
import { useTable } from '../../table/frame/context.ts'
import { describedIn } from '../../table/frame/described.ts'
import { isHelp } from '../../table/help/help.ts'
import { Sentence } from '../../table/log/Sentence.tsx'
import type { BoardProps } from '../board.ts'

const SEPARATOR = ' · '

/** The whole panel is one thing to press: nothing in it is looked up by itself. */
export function SeatWords({ view, module, seat }: BoardProps & { readonly seat: Seat }) {
  const { voice } = useTable()
  const [who, ...what] = (describedIn(module.game, view).seats[seat] ?? []).filter((text) => !isHelp(text))
  return (
    <p className="legends-words">
      {who && <strong>{voice.say(who)}</strong>} {what.map(voice.say).join(SEPARATOR)}
    </p>
  )
}

/** With the ability, as far as there is room for it. */
export function OwnWords({ view, module, me }: BoardProps) {
  const { voice } = useTable()
  const all: readonly Text[] = me === undefined ? [] : (describedIn(module.game, view).seats[me] ?? [])
  const [who, ...what] = all.filter((text) => !isHelp(text))
  return (
    <div className="legends-words">
      <p>
        {who && <strong>{voice.say(who)}</strong>}{' '}
        {what.map((text, i) => (
          <Fragment key={i}>
            {i > 0 && SEPARATOR}
            <Sentence text={text} />
          </Fragment>
        ))}
      </p>
      <p className="plain-help">{all.filter(isHelp).map(voice.say).join(' ')}</p>
    </div>
  )
}
