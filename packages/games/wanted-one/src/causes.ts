// Why one is asked, and what happens to whoever doesn't answer.

import type { Seat, Text, View } from '@saloon/kernel'
import { frames } from './frames/index.ts'
import type { Draw, WantedOne } from './state.ts'

export interface Cause {
  readonly because: Text
  readonly ifNot: Text
}
type Table = View<WantedOne>

const say = (key: string, facts?: Text['facts']): Text => (facts === undefined ? { key } : { key, facts })

export function causeOf(view: Table, seat: Seat): Cause {
  const frame = view.stack.at(-1)!
  if (frame.kind === 'draw') return { because: drawing(view, frame as Draw), ifNot: otherwise(view, seat) }
  if (frame.kind !== 'cavalry')
    return { because: say('because.saloon', { card: view.discard.at(-1)! }), ifNot: otherwise(view, seat) }
  const { cavalry: town } = view
  return town === null
    ? { because: say('because.cavalry.off'), ifNot: say('safe.cavalry.off') }
    : { because: say('because.cavalry', { town }), ifNot: say('safe.cavalry', { town }) }
}

function drawing({ round, cavalry }: Table, { spent }: Draw): Text {
  if (spent) return say('because.spent')
  return cavalry === null ? say('because.turn', { round }) : say('because.turn.closed', { round, town: cavalry })
}

/** The card that the safe answer moves: all of them lie uncovered. */
function otherwise(view: Table, seat: Seat): Text {
  const frame = view.stack.at(-1)!
  const safe = frames[frame.kind as 'draw' | 'sheriff' | 'bounty' | 'swindle'].safe!(view, frame as never, seat)
  switch (safe.do) {
    case 'draw':
      return say('safe.draw', { deck: safe.deck, card: view.decks[safe.deck]!.at(-1)! })
    case 'hunt':
    case 'swindle':
      return say(`safe.${frame.kind}`, { seat: safe.seat, card: view.players[safe.seat]!.stacks[safe.gang]!.at(-1)! })
    case 'give-up':
      return say('safe.sheriff', { card: view.players[seat]!.stacks[safe.gang]!.at(-1)! })
    default:
      return say(`safe.${frame.kind}`)
  }
}
