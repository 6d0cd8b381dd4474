// The order of play: every figure by its number, who has had its turn, who has it, who comes next.

import { isAlive, numberOf, type PitchInTheWest, type Round } from '@saloon/pitch-in-the-west'
import type { View } from '@saloon/kernel'
import { useTable } from '../../table/frame/context.ts'
import { onTurn } from './table.ts'

export function OrderRail({ view }: { readonly view: View<PitchInTheWest> }) {
  const { voice, me } = useTable()
  const played = (view.stack.find(({ kind }) => kind === 'round') as Round | undefined)?.played ?? 0
  const now = onTurn(view)
  const figures = view.figures.filter(isAlive).toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
  return (
    <ol className="order-rail" aria-label={voice.say({ key: 'order.name' })}>
      {figures.map(({ id, team, seat }) => (
        <li
          key={id}
          data-team={team}
          data-now={id === now || undefined}
          data-done={(numberOf(id) <= played && id !== now) || undefined}
          data-mine={seat === me || undefined}
          title={voice.say({ key: `figure.${id}` })}
        >
          {numberOf(id)}
        </li>
      ))}
    </ol>
  )
}
