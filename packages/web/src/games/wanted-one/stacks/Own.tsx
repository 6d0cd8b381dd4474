// My own strip: what I have of what it takes to win.

import { pointsOf } from '@saloon/wanted-one'
import type { BoardProps } from '../../board.ts'
import { Checklist } from './Checklist.tsx'
import { Dollars } from '../street/Dollars.tsx'
import { useSmall } from '../small.ts'
import { seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Own({ view: base, me }: BoardProps) {
  const words = useWords()
  const isSmall = useSmall()
  const view = seen(base)
  if (me === undefined) return null
  const player = view.players[me]!
  return (
    <div className="wo-own">
      <Checklist view={view} seat={me} size={isSmall ? 22 : 38} />
      <span className="wo-points">
        {words(isSmall ? 'points.short' : 'points.now', { points: pointsOf(player, view.supremacy) })}
      </span>
      {view.options.dollars && <Dollars count={player.dollars} size={isSmall ? 20 : 26} />}
    </div>
  )
}
