// Why one is asked, read from the stack: what the question lies on; and what happens to whoever doesn't answer, in numbers.

import { type Cause, type Text, textOf, type View } from '@saloon/kernel'
import { rollsOf } from './components.ts'
import { ifStopped } from './if-stopped.ts'
import { beerDice } from './rules/shots.ts'
import type { BangDice, Batch, Question } from './state.ts'

export function causeOf(view: View<BangDice>, question: Question): Cause {
  const { kind, seat, most } = question
  const { life, max, arrows, character } = view.players[seat]!
  const { shots, gatling } = ifStopped(view)
  const rolls = rollsOf(character)
  switch (kind) {
    case 'sid-heal':
      return {
        because: textOf('because.sid'),
        ifNot: textOf('safe.sid-heal', { life, after: Math.min(max, life + 1) }),
      }
    case 'roll':
      return { because: textOf('because.turn', { rolls, arrows }), ifNot: textOf('safe.roll') }
    case 'reroll':
      return { because: textOf('because.roll', { roll: view.rolls, rolls }), ifNot: textOf('safe.reroll') }
    case 'assign-shots': {
      const count = shots.reduce((sum, one) => sum + one.count, 0)
      return { because: textOf('because.shots', { count }), ifNot: textOf('safe.assign-shots') }
    }
    case 'assign-beers': {
      // One that Slab has spent on a shot is drunk by nobody.
      const beers = beerDice(view).length
      const own = character === 'jesse-jones' && life <= 4 ? 2 : 1
      const after = Math.min(max, life + own * beers)
      return { because: textOf('because.beers', { count: beers }), ifNot: textOf('safe.assign-beers', { life, after }) }
    }
    case 'kit-discard':
      return { because: textOf('because.gatlings', { count: gatling.shown }), ifNot: textOf('safe.kit-discard') }
    case 'bart-arrows':
      return {
        because: loss(view, question),
        ifNot: textOf('safe.bart-arrows', { life, after: Math.max(0, life - below(view).losses[seat]!) }),
      }
    default:
      return { because: loss(view, question), ifNot: textOf('safe.pedro-discard', { arrows, after: arrows - most }) }
  }
}

/** The batch of lost life that the question lies on. */
const below = (view: View<BangDice>): Batch => view.stack.at(-2) as Batch

function loss(view: View<BangDice>, { seat }: Question): Text {
  const { of, losses } = below(view)
  return textOf(`because.${of}`, { seat: view.active, points: losses[seat]! })
}
