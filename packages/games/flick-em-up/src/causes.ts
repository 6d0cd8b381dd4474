// Why one is asked, read from the stack: what the question lies on; and what is answered for whoever doesn't answer.

import type { Seat, Text, View } from '@saloon/kernel'
import { clanOf } from './components.ts'
import { frames } from './frames/index.ts'
import { choiceOf } from './frames/setup.ts'
import type { Asked, Champion, Choose, Duel, Eject, FlickEmUp, Second, Setup, Turn } from './state.ts'
import { cowboy } from './table.ts'

export interface Cause {
  readonly because: Text
  readonly ifNot: Text
}
export type Open = Setup | Choose | Turn | Asked | Second | Duel | Eject | Champion
type Table = View<FlickEmUp>

const say = (key: string, facts: Text['facts']): Text => ({ key, facts: facts! })

export const causeOf = (view: Table, frame: Open, seat: Seat): Cause => ({
  because: reason(view, frame),
  ifNot: otherwise(view, frame, seat),
})

function reason(view: Table, frame: Open): Text {
  switch (frame.kind) {
    case 'setup': {
      const { by, piles } = choiceOf(view, frame)!
      return say('because.setup', { clan: by, building: piles[frame.pile]!.building })
    }
    case 'turn':
      return say('because.turn', { cowboy: frame.cowboy, left: frame.left })
    case 'choose':
      return frame.must === null
        ? say('because.choose', { clan: frame.clan, hour: view.hour })
        : say('because.initiative', { cowboy: frame.must })
    case 'base':
      return say('because.entered', { cowboy: frame.cowboy, building: cowboy(view, frame.cowboy).inside! })
    case 'duel': {
      const shooter = frame.queue[0]!
      return say('because.duel', { cowboy: shooter, clan: clanOf(shooter) })
    }
    case 'champion':
      return say('because.champion', { cowboy: frame.against })
    default:
      return say(`because.${frame.kind}`, { cowboy: frame.cowboy })
  }
}

function otherwise(view: Table, frame: Open, seat: Seat): Text {
  const { kind } = frame
  if (kind === 'turn') return say('safe.turn', { left: frame.left })
  const { do: _name, ...facts } = frames[kind].safe!(view, frame as never, seat)
  return say(`safe.${kind}`, facts)
}
