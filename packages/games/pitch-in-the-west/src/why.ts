// Why not, with the numbers. Cold: asked only after something was refused, or for a screen.

import type { Refusal, Seat } from '@saloon/kernel'
import { type Ranges, AIM_RANGES, outOfRange, whyNotAsked } from '@saloon/physics'
import { MOST_ITEMS } from './components.ts'
import { sideOf } from './duel/lane.ts'
import { BETWEEN } from './duel/reckoning.ts'
import { whyNotThen } from './frames/duel.ts'
import { frames } from './frames/index.ts'
import { whyNotPlace } from './frames/placing.ts'
import { type Action, type Asked, type Bells, NOTHING, type Second, type Table, type Turn } from './state.ts'
import { figure, heldBy, isPitched, item, special } from './table.ts'
import { mates } from './rules/taking.ts'

export const CODES = [
  'town-missing',
  'town-not-needed',
  'town-refused',
  'players',
  'team-size',
  'teams-and-players',
  'team-too-small',
  'not-now',
  'not-your-decision',
  'out-of-range',
  'inside',
  'outside',
  'not-held',
  'never-pitched',
  'not-there',
  'not-touched',
  'not-a-mate',
  'hands-full',
  'nothing-to-trade',
  'no-escort',
  'slot-taken',
  'too-close',
  'no-room-to-turn',
  'not-a-rival',
  'out-of-order',
  'too-soon',
  'nothing-set-down',
  'already-set-down',
  'easy-duel',
  'pitched-already',
] as const
export type Code = (typeof CODES)[number]
export type Why = Refusal & { readonly code: Code }

type AskedBy = Readonly<Record<Action['do'], readonly (keyof typeof frames)[]>>
const ASKED_BY: AskedBy = {
  move: ['turn'],
  'move-out': ['turn'],
  hands: ['turn', 'second'],
  'hands-out': ['turn', 'second'],
  enough: ['second'],
  take: ['turn'],
  trade: ['turn'],
  escort: ['turn'],
  'end-turn': ['turn'],
  place: ['place'],
  put: ['put'],
  leave: ['leave'],
  accept: ['trade'],
  refuse: ['trade'],
  challenge: ['challenge'],
  ready: ['ready'],
  'ask-steady': ['ready'],
  fire: ['bells'],
  'set-down': ['bells'],
  hold: ['bells'],
  'duel-shot': ['steady'],
}

const RANGES: Ranges = {
  ...AIM_RANGES,
  strokes: { from: 3, to: 12 },
  lat: { from: -1, to: 5000 },
  varies: { from: 0, to: 5000 },
  claimed: { from: 0, to: 60_000 },
  arrived: { from: 0, to: 60_000 },
}

export function why(table: Table, seat: Seat, action: Action): Why | undefined {
  const frame = table.stack.at(-1)
  if (frame === undefined || !ASKED_BY[action.do].includes(frame.kind as never)) return { code: 'not-now' }
  const asked = frames[frame.kind as keyof typeof frames as 'turn'].asks!(table, frame as never)
  return whyNotAsked(asked, seat) ?? outOfRange(action, RANGES) ?? whyNot(table, seat, action, frame as unknown as Open)
}

/** Of the open question, whatever it is: who is in it, and what happened before. */
type Open = Omit<Turn, 'kind'> & Omit<Second, 'kind'> & Omit<Bells, 'kind'>

function whyNot(table: Table, seat: Seat, action: Action, frame: Open): Why | undefined {
  switch (action.do) {
    case 'move':
      return { code: 'inside' }
    case 'move-out':
      return { code: figure(table, frame.figure).inside === null ? 'outside' : 'out-of-range', facts: zoneFacts }
    case 'hands':
    case 'hands-out':
      return whyNotHands(table, frame, action)
    case 'take':
      return { code: figure(table, frame.figure).inside === null ? 'not-touched' : 'not-there' }
    case 'trade':
      return whyNotTrade(table, frame as unknown as Turn, action)
    case 'escort':
      return special(table, 'escort-npc') ? { code: 'not-touched' } : { code: 'no-escort' }
    case 'place':
      return { code: whyNotPlace(table, frame as unknown as Asked, action.facing, action.slots) ?? 'slot-taken' }
    case 'put':
      return { code: 'slot-taken' }
    case 'leave':
      return { code: 'not-held' }
    case 'challenge':
      return { code: 'not-a-rival' }
    case 'fire':
    case 'set-down':
      return whyNotInDuel(table, seat, action, frame as unknown as Bells)
    case 'duel-shot':
      return { code: 'pitched-already' }
    default:
      return undefined
  }
}
const zoneFacts = { field: 'zone', from: 0, to: 1 } as const

function whyNotHands(
  table: Table,
  frame: Open,
  action: Extract<Action, { do: 'hands' | 'hands-out' }>,
): Why | undefined {
  const owner = figure(table, frame.figure)
  const held = heldBy(table, owner.id).find(({ id }) => id === action.item)
  if (held === undefined || (frame.item !== undefined && frame.item !== action.item)) return { code: 'not-held' }
  if (!isPitched(held)) return { code: 'never-pitched' }
  if ((owner.inside === null) !== (action.do === 'hands')) return { code: owner.inside === null ? 'outside' : 'inside' }
  return { code: 'out-of-range', facts: zoneFacts }
}

function whyNotTrade(table: Table, frame: Turn, action: Extract<Action, { do: 'trade' }>): Why {
  if (!mates(table, frame).some(({ id }) => id === action.figure)) return { code: 'not-a-mate' }
  if (action.give === NOTHING && action.get === NOTHING) return { code: 'nothing-to-trade' }
  for (const [holder, id] of [
    [frame.figure, action.give],
    [action.figure, action.get],
  ] as const)
    if (id !== NOTHING && item(table, id)?.holder !== holder) return { code: 'not-held' }
  return { code: 'hands-full', facts: { most: MOST_ITEMS } }
}

function whyNotInDuel(
  table: Table,
  seat: Seat,
  action: Extract<Action, { do: 'fire' | 'set-down' }>,
  frame: Bells,
): Why | undefined {
  const side = sideOf(table, frame, seat)
  const { down, left } = frame.lane[side]
  if (action.do === 'set-down' && !frame.hard) return { code: 'easy-duel' }
  if (action.do === 'set-down' && down !== -1) return { code: 'already-set-down' }
  if (action.do === 'fire' && frame.hard && down === -1) return { code: 'nothing-set-down' }
  if (action.do === 'fire' && !frame.hard && !left.includes(action.slot)) return { code: 'pitched-already' }
  const code = whyNotThen(frame, side, action)
  return code && { code, facts: { between: BETWEEN[frame.hard ? 'hard' : 'easy'] } }
}
