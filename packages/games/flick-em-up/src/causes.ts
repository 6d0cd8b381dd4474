// Why one is asked, read from the stack: what the question lies on; and what is answered for whoever doesn't answer.

import { type Cause, type Seat, type Text, textOf, type View } from '@saloon/kernel'
import { clanOf } from './components.ts'
import { frames } from './frames/index.ts'
import { choiceOf } from './frames/setup.ts'
import type { Asked, Champion, Choose, Duel, Eject, FlickEmUp, Second, Setup, Turn } from './state.ts'
import { cowboy } from './table.ts'

export type Open = Setup | Choose | Turn | Asked | Second | Duel | Eject | Champion
type Table = View<FlickEmUp>

export const causeOf = (view: Table, frame: Open, seat: Seat): Cause => ({
  because: reason(view, frame),
  ifNot: otherwise(view, frame, seat),
})

function reason(view: Table, frame: Open): Text {
  switch (frame.kind) {
    case 'setup': {
      const { by, piles } = choiceOf(view, frame)!
      return textOf('because.setup', { clan: by, building: piles[frame.pile]!.building })
    }
    case 'turn':
      return textOf('because.turn', { cowboy: frame.cowboy, left: frame.left })
    case 'choose':
      return frame.must === null
        ? textOf('because.choose', { clan: frame.clan, hour: view.hour })
        : textOf('because.initiative', { cowboy: frame.must })
    case 'base':
      return textOf('because.entered', { cowboy: frame.cowboy, building: cowboy(view, frame.cowboy).inside! })
    case 'duel': {
      const shooter = frame.queue[0]!
      return textOf('because.duel', { cowboy: shooter, clan: clanOf(shooter) })
    }
    case 'champion':
      return textOf('because.champion', { cowboy: frame.against })
    default:
      return textOf(`because.${frame.kind}`, { cowboy: frame.cowboy })
  }
}

function otherwise(view: Table, frame: Open, seat: Seat): Text {
  const { kind } = frame
  if (kind === 'turn') return textOf('safe.turn', { left: frame.left })
  const { do: _name, ...facts } = frames[kind].safe!(view, frame as never, seat)
  return textOf(`safe.${kind}`, facts)
}
