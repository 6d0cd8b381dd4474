// Why one is asked, and what happens to whoever doesn't answer.

import { type Cause, type Seat, type Text, textOf, type View } from '@saloon/kernel'
import { frames } from './frames/index.ts'
import type { Draw, WantedOne } from './state.ts'

type Table = View<WantedOne>

export function causeOf(view: Table, seat: Seat): Cause {
  const frame = view.stack.at(-1)!
  if (frame.kind === 'draw') return { because: drawing(view, frame as Draw), ifNot: otherwise(view, seat) }
  if (frame.kind !== 'cavalry')
    return { because: textOf('because.saloon', { card: view.discard.at(-1)! }), ifNot: otherwise(view, seat) }
  const { cavalry: town } = view
  return town === null
    ? { because: textOf('because.cavalry.off'), ifNot: textOf('safe.cavalry.off') }
    : { because: textOf('because.cavalry', { town }), ifNot: textOf('safe.cavalry', { town }) }
}

function drawing({ round, cavalry }: Table, { spent }: Draw): Text {
  if (spent) return textOf('because.spent')
  return cavalry === null ? textOf('because.turn', { round }) : textOf('because.turn.closed', { round, town: cavalry })
}

/** The card that the safe answer moves: all of them lie uncovered. */
function otherwise(view: Table, seat: Seat): Text {
  const frame = view.stack.at(-1)!
  const safe = frames[frame.kind as 'draw' | 'sheriff' | 'bounty' | 'swindle'].safe!(view, frame as never, seat)
  switch (safe.do) {
    case 'draw':
      return textOf('safe.draw', { deck: safe.deck, card: view.decks[safe.deck]!.at(-1)! })
    case 'hunt':
    case 'swindle':
      return textOf(`safe.${frame.kind}`, {
        seat: safe.seat,
        card: view.players[safe.seat]!.stacks[safe.gang]!.at(-1)!,
      })
    case 'give-up':
      return textOf('safe.sheriff', { card: view.players[seat]!.stacks[safe.gang]!.at(-1)! })
    default:
      return textOf(`safe.${frame.kind}`)
  }
}
