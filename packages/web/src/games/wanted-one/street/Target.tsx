// An uncovered card that can be chosen, and what it costs its owner.

import type { Seat } from '@saloon/kernel'
import { type Gang, pointsOf } from '@saloon/wanted-one'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import { AnyCard } from './Cards.tsx'
import { useNames, useWords } from '../text/words.ts'
import { type Seen, refOfStack } from '../table.ts'

/** An uncovered card that Bounty Hunter or Swindler may touch, with what that costs its owner. */
export function Target(it: { readonly view: Seen; readonly seat: Seat; readonly gang: Gang; readonly size: number }) {
  const { view, seat, gang, size } = it
  const words = useWords()
  const names = useNames()
  const card = view.players[seat]!.stacks[gang]!.at(-1)!
  return (
    <Pickable
      refName={refOfStack(seat, gang)}
      field="gang"
      className="wo-target"
      label={words('stack.of', { seat, gang, card })}
      thing={{ kind: 'card', id: card }}
    >
      <AnyCard card={card} size={size} names={names} />
      <Loss view={view} seat={seat} gang={gang} />
    </Pickable>
  )
}

export function Loss({ view, seat, gang }: { readonly view: Seen; readonly seat: Seat; readonly gang: Gang }) {
  const player = view.players[seat]!
  const stacks = player.stacks.map((stack, of) => (of === gang ? stack.slice(0, -1) : stack))
  const lost = pointsOf(player, view.supremacy) - pointsOf({ ...player, stacks }, view.supremacy)
  return <span className="wo-loss">−{lost}</span>
}
