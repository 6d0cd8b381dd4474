// For screens: what each option would surely do, and what is blocked and why. Where a pitch ends nobody can say beforehand; why one is
// asked is in causes.ts.

import { type Option, type Presentation, type Seat, type Text, type View } from '@saloon/kernel'
import { type Open, causeOf } from './causes.ts'
import { MOST_ITEMS } from './components.ts'
import { sideOf } from './duel/lane.ts'
import { frames } from './frames/index.ts'
import type { Action, PitchInTheWest, Turn } from './state.ts'
import { base, closedTo, figure, heldBy } from './table.ts'

export type Question = Exclude<keyof typeof frames, 'round'>

export function present(view: View<PitchInTheWest>, seat: Seat): Presentation<Action> {
  const frame = view.stack.at(-1)
  const rule = frame && frames[frame.kind as Question as 'turn']
  if (frame === undefined || rule?.asks === undefined || (rule.asks(view, frame as never) & (1 << seat)) === 0)
    return { options: [], blocked: [] }
  const kind = frame.kind as Question
  const dir = ahead(view, frame as never, seat)
  return {
    options: rule.options!(view, frame as never, seat).map((option) => ({
      option: unvouched(option),
      then: consequences(view, frame as never, option),
    })),
    blocked: kind === 'turn' ? blocked(view, frame as Turn) : [],
    ...causeOf(view, frame as never, seat),
    ...(dir !== undefined && { begins: { dir } }),
  }
}

/** What the table vouches for nobody is asked: it fills it in, or leaves the lowest value, which means that it can't. */
function unvouched(option: Option<Action>): Option<Action> {
  const fields = Object.entries(option).map(([name, field]) => {
    const domain = field as { readonly clock?: true; readonly from?: number }
    return [name, domain.clock ? domain.from : field]
  })
  return Object.fromEntries(fields) as Option<Action>
}

function consequences(view: View<PitchInTheWest>, frame: Turn, option: Option<Action>): Text[] {
  switch (option.do) {
    case 'end-turn':
    case 'move':
    case 'move-out':
    case 'enough':
    case 'accept':
    case 'refuse':
    case 'ask-steady':
    case 'hold':
      return [{ key: `then.${option.do}` }]
    case 'hands':
    case 'hands-out':
      return [{ key: isDynamite(option.item) ? 'then.dynamite' : 'then.colt' }]
    case 'take':
      return heldBy(view, frame.figure).length >= MOST_ITEMS ? [{ key: 'then.take-full' }] : []
    case 'escort':
      return [{ key: 'then.escort' }]
    case 'challenge':
      return [{ key: 'then.challenge' }]
    default:
      return []
  }
}

const isDynamite = (item: unknown): boolean => typeof item === 'string' && item.startsWith('dynamite')

/** Bases that nobody of this team can enter now. */
function blocked(view: View<PitchInTheWest>, { figure: id }: Turn): Presentation<Action>['blocked'] {
  const { team, inside } = figure(view, id)
  return view.bases.flatMap((at) => {
    const closed = at.id === inside ? undefined : closedTo(view, at, team)
    return closed === undefined ? [] : [{ thing: { key: `base.${at.id}` }, because: { key: `closed.${closed}` } }]
  })
}

/** Which way whoever pitches looks, or the door they are behind. */
function ahead(view: View<PitchInTheWest>, frame: Open, seat: Seat): number | undefined {
  switch (frame.kind) {
    case 'turn':
    case 'second': {
      const { pose, inside } = figure(view, frame.figure)
      return inside === null ? pose?.facing : base(view, inside).pose.facing
    }
    case 'bells':
    case 'steady':
      return frame.lane[sideOf(view, frame, seat)].pose.facing
    default:
      return undefined
  }
}
