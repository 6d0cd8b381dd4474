// The time of the game: the hour of the town hall with its colour, or the round, and how much is left.

import { useTable } from '../../table/frame/context.ts'
import type { Time } from './clans.ts'
import { ClockSign } from './signs.tsx'

export function TownClock({ time, isSmall }: { readonly time: Time; readonly isSmall: boolean }) {
  const { voice } = useTable()
  return (
    <p className="town-clock">
      <ClockSign hour={time.hour} colour={time.colour} size={isSmall ? 26 : 44} />
      <span>
        <strong>{voice.say(time.text)}</strong>
        <span className="town-clock-left">{voice.say(time.left)}</span>
      </span>
    </p>
  )
}
