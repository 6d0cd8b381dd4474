// Why one is asked, read from the stack: what the question lies on; and what happens to whoever doesn't answer, in numbers.

import type { Text, View } from '@saloon/kernel'
import { rollsOf } from './components.ts'
import { ifStopped } from './if-stopped.ts'
import { beerDice } from './rules/shots.ts'
import type { BangDice, Batch, Question } from './state.ts'

export interface Cause {
  readonly because: Text
  readonly ifNot: Text
}

const say = (key: string, facts?: Text['facts']): Text => (facts === undefined ? { key } : { key, facts })

export function causeOf(view: View<BangDice>, question: Question): Cause {
  const { kind, seat, most } = question
  const { life, max, arrows, character } = view.players[seat]!
  const { shots, gatling } = ifStopped(view)
  const rolls = rollsOf(character)
  switch (kind) {
    case 'sid-heal':
      return { because: say('because.sid'), ifNot: say('safe.sid-heal', { life, after: Math.min(max, life + 1) }) }
    case 'roll':
      return { because: say('because.turn', { rolls, arrows }), ifNot: say('safe.roll') }
    case 'reroll':
      return { because: say('because.roll', { roll: view.rolls, rolls }), ifNot: say('safe.reroll') }
    case 'assign-shots': {
      const count = shots.reduce((sum, one) => sum + one.count, 0)
      return { because: say('because.shots', { count }), ifNot: say('safe.assign-shots') }
    }
    case 'assign-beers': {
      // One that Slab has spent on a shot is drunk by nobody.
      const beers = beerDice(view).length
      const own = character === 'jesse-jones' && life <= 4 ? 2 : 1
      const after = Math.min(max, life + own * beers)
      return { because: say('because.beers', { count: beers }), ifNot: say('safe.assign-beers', { life, after }) }
    }
    case 'kit-discard':
      return { because: say('because.gatlings', { count: gatling.shown }), ifNot: say('safe.kit-discard') }
    case 'bart-arrows':
      return {
        because: loss(view, question),
        ifNot: say('safe.bart-arrows', { life, after: Math.max(0, life - below(view).losses[seat]!) }),
      }
    default:
      return { because: loss(view, question), ifNot: say('safe.pedro-discard', { arrows, after: arrows - most }) }
  }
}

/** The batch of lost life that the question lies on. */
const below = (view: View<BangDice>): Batch => view.stack.at(-2) as Batch

function loss(view: View<BangDice>, { seat }: Question): Text {
  const { of, losses } = below(view)
  return say(`because.${of}`, { seat: view.active, points: losses[seat]! })
}
