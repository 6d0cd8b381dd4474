// For screens: what each option would surely do, and what is blocked and why. Where a pitch ends nobody can say beforehand.

import { type Option, type Presentation, type Seat, type Text, type View } from '@saloon/kernel'
import { MOST_ITEMS } from './components.ts'
import { sideOf } from './duel/lane.ts'
import { frames } from './frames/index.ts'
import type {
  Action,
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
import { base, closedTo, figure, heldBy } from './table.ts'

export type Question = Exclude<keyof typeof frames, 'round'>

export function present(view: View<PitchInTheWest>, seat: Seat): Presentation<Action> {
  const frame = view.stack.at(-1)
  const rule = frame && frames[frame.kind as Question as 'turn']
  if (frame === undefined || rule?.asks === undefined || (rule.asks(view, frame as never) & (1 << seat)) === 0)
    return { options: [], blocked: [] }
  const kind = frame.kind as Question
  const because = reason(view, frame as never)
  const dir = ahead(view, frame as never, seat)
  return {
    options: rule.options!(view, frame as never, seat).map((option) => ({
      option: unvouched(option),
      then: consequences(view, frame as never, option),
    })),
    blocked: kind === 'turn' ? blocked(view, frame as Turn) : [],
    ...(because && { because }),
    ifNot: { key: `safe.${kind}` },
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

type Open = Turn | Second | Asked | Put | LeaveOne | Trade | Challenge | Ready | Bells | Steady

function reason(view: View<PitchInTheWest>, frame: Open): Text | undefined {
  switch (frame.kind) {
    case 'turn':
      return { key: 'because.turn', facts: { figure: frame.figure, left: frame.left, round: view.round } }
    case 'second':
      return { key: 'because.second', facts: { item: frame.item } }
    case 'place': {
      const items = heldBy(view, frame.figure).map(({ id }) => id)
      return items.length === 0 ? undefined : { key: 'because.place', facts: { figure: frame.figure, items } }
    }
    case 'put':
      return { key: 'because.put', facts: { item: frame.item, figure: frame.figure } }
    case 'leave':
      return { key: 'because.leave', facts: { item: frame.thing } }
    case 'trade':
      return {
        key: 'because.trade',
        facts: { figure: frame.figure, mate: frame.mate, give: frame.give, get: frame.get },
      }
    case 'challenge':
      return { key: frame.fixed === null ? 'because.challenge' : 'because.noon', facts: { figure: frame.figure } }
    case 'ready':
      return {
        key: 'because.ready',
        facts: { figure: frame.attacker, target: frame.defender, strokes: frame.strokes },
      }
    case 'bells':
    case 'steady':
      return { key: 'because.duel', facts: { figure: frame.attacker, target: frame.defender } }
  }
}
