// Why one is asked, read from the stack: what the question lies on; and what is answered for whoever doesn't answer.

import { type Cause, type Seat, type Text, textOf, type View } from '@saloon/kernel'
import { frames } from './frames/index.ts'
import type {
  Asked,
  Bells,
  Challenge,
  LeaveOne,
  PitchInTheWest,
  Put,
  Ready,
  Second,
  Steady,
  Trade,
  Turn,
} from './state.ts'
import { heldBy } from './table.ts'

export type Open = Turn | Second | Asked | Put | LeaveOne | Trade | Challenge | Ready | Bells | Steady
type Table = View<PitchInTheWest>

export const causeOf = (view: Table, frame: Open, seat: Seat): Cause => ({
  because: reason(view, frame),
  ifNot: otherwise(view, frame, seat),
})

function reason(view: Table, frame: Open): Text {
  switch (frame.kind) {
    case 'turn':
      return textOf('because.turn', { figure: frame.figure, left: frame.left, round: view.round })
    case 'second':
      return textOf('because.second', { item: frame.item })
    case 'place': {
      const items = heldBy(view, frame.figure).map(({ id }) => id)
      return items.length === 0
        ? textOf('because.place.empty', { figure: frame.figure })
        : textOf('because.place', { figure: frame.figure, items })
    }
    case 'put':
      return textOf('because.put', { item: frame.item, figure: frame.figure })
    case 'leave':
      return textOf('because.leave', { item: frame.thing })
    case 'trade':
      return textOf('because.trade', { figure: frame.figure, mate: frame.mate, give: frame.give, get: frame.get })
    case 'challenge':
      return textOf(frame.fixed === null ? 'because.challenge' : 'because.noon', { figure: frame.figure })
    case 'ready':
      return textOf('because.ready', { figure: frame.attacker, target: frame.defender, strokes: frame.strokes })
    case 'bells':
    case 'steady':
      return textOf('because.duel', { figure: frame.attacker, target: frame.defender })
  }
}

function otherwise(view: Table, frame: Open, seat: Seat): Text {
  const { kind } = frame
  if (kind === 'turn') return textOf('safe.turn', { left: frame.left })
  if (kind !== 'leave' && kind !== 'challenge') return textOf(`safe.${kind}`, {})
  const { do: _name, ...facts } = frames[kind].safe!(view, frame as never, seat)
  return textOf(`safe.${kind}`, facts)
}
