// For screens: what each option would surely do, what is blocked and why. Where a flick ends nobody can say beforehand; why one is asked
// is in causes.ts.

import { type Option, type Presentation, type Seat, type Text, type View } from '@saloon/kernel'
import { causeOf } from './causes.ts'
import { frames } from './frames/index.ts'
import type { Action, Choose, Duel, FlickEmUp, Turn } from './state.ts'
import { building, cowboy, isAlive, ofClan } from './table.ts'
import { whyNotFire } from './why.ts'

export type Question = Exclude<keyof typeof frames, 'round' | 'moved'>

export function present(view: View<FlickEmUp>, seat: Seat): Presentation<Action> {
  const frame = view.stack.at(-1)
  const rule = frame && frames[frame.kind as keyof typeof frames]
  if (frame === undefined || rule?.asks === undefined || rule.asks(view, frame as never) !== 1 << seat)
    return { options: [], blocked: [] }
  const kind = frame.kind as Question
  const dir = ahead(view, frame as never)
  return {
    options: rule.options!(view, frame as never, seat).map((option) => ({
      option,
      then: consequences(view, frame as never, option),
    })),
    blocked: kind === 'turn' ? blocked(view, frame as Turn) : [],
    ...causeOf(view, frame as never, seat),
    ...(dir !== undefined && { begins: { dir } }),
  }
}

/** Which way whoever flicks looks, or the door they are behind. A duel begins as its safe answer has it. */
function ahead(view: View<FlickEmUp>, frame: Turn | Choose | Duel): number | undefined {
  if (!('cowboy' in frame)) return undefined
  const { pose, inside } = cowboy(view, frame.cowboy)
  return inside === null ? pose?.facing : building(view, inside).pose.facing
}

function consequences(view: View<FlickEmUp>, frame: Turn | Choose, option: Option<Action>): Text[] {
  switch (option.do) {
    case 'play': {
      const dead = ofClan(view, (frame as Choose).clan).some((figure) => !isAlive(figure))
      return dead ? [{ key: 'then.play' }] : []
    }
    case 'pass':
    case 'rise':
    case 'move':
    case 'leave':
    case 'take-hidden':
    case 'put-back':
    case 'keep-bullet':
    case 'accept':
    case 'hang':
      return [{ key: `then.${option.do}` }]
    case 'throw':
    case 'throw-out':
      return [{ key: 'then.throw' }]
    case 'replay':
      return [{ key: 'then.replay' }]
    default:
      return []
  }
}

function blocked(view: View<FlickEmUp>, { cowboy: id }: Turn): Presentation<Action>['blocked'] {
  const refusal = whyNotFire(view, cowboy(view, id))
  return refusal === undefined ? [] : [{ thing: { key: 'thing.shoot' }, because: { key: `why.${refusal.code}` } }]
}
