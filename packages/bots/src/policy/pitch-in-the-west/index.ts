// The policy for Pitch in the West: take what helps, shoot what can be hit, else go where the goal is.

import { type Chance, listActions, type Option, type Seat, type View } from '@saloon/kernel'
import {
  type Action,
  type Event,
  type FigureId,
  type ItemId,
  pitchInTheWest,
  type PitchInTheWest,
} from '@saloon/pitch-in-the-west'
import {
  type Asked,
  type Bells,
  type Figure,
  figure,
  firstSlots,
  heldBy,
  isAlive,
  laneOf,
  sideOf,
  slotOnLane,
  type Steady,
} from '@saloon/pitch-in-the-west/reading'
import { bearing, wrapped } from '@saloon/physics'
import { EVEN, type Manner } from '../../personality.ts'
import { BY_VIEW_ALONE, type Policy } from '../policy.ts'
import { edgeOn } from '../wary.ts'
import { bestShot, HARD, type Shot } from './shots.ts'
import { goalOf, isToGuard, jailOf, walkTo } from './walks.ts'

type Seen = View<PitchInTheWest>

export const pitchInTheWestPolicy: Policy<PitchInTheWest, Action, Event, null> = {
  ...BY_VIEW_ALONE,
  choose: (view, seat, chance, _memory, manner) => choose(view, seat, chance, manner),
}

export function choose(view: Seen, seat: Seat, chance: Chance, manner: Manner = EVEN): Action {
  const frame = view.stack.at(-1)!
  switch (frame.kind) {
    case 'turn':
      return inTurn(view, seat, actorOf(view), manner)
    case 'second': {
      const shot = bestShot(view, actorOf(view), (frame as unknown as { item: ItemId }).item)
      return shot && shot.worth > WORTH_A_PITCH ? pitched(actorOf(view), shot) : { do: 'enough' }
    }
    case 'place':
      return placed(view, seat, frame as Asked)
    case 'leave':
      return { do: 'leave', item: leastWanted(view, actorOf(view)) }
    case 'trade':
      return { do: 'accept' }
    case 'challenge':
      return weakestRival(view, seat, chance)
    case 'bells':
      return onTheStroke(view, seat, frame as Bells)
    case 'steady': {
      const { lane, next } = frame as Steady
      return { do: 'duel-shot', ...straightAt(view, seat, frame as Steady, lane[next].left[0]!) }
    }
    default:
      return pitchInTheWest.safe(view, seat)
  }
}

export const actorOf = (view: Seen): Figure =>
  figure(view, (view.stack.at(-1) as unknown as { figure: FigureId }).figure)

// ---- a turn -------------------------------------------------------------------------------------------------------

const WORTH_A_PITCH = 0.35
const ENOUGH_LIFE = 6
/** Hundredths of a degree. */
const PULLED = 600

function inTurn(view: Seen, seat: Seat, actor: Figure, { beginner }: Manner): Action {
  const options = pitchInTheWest.options(view, seat)
  const taken = takes(view, actor, options)
  if (taken) return taken
  const escort = options.find(({ do: deed }) => deed === 'escort')
  if (escort) return listActions<Action>([escort])[0]!
  const shot = bestShot(view, actor, undefined, beginner)
  const laden = actor.team === 'outlaw' && heldBy(view, actor.id).some(({ kind }) => kind === 'gold')
  // A beginner shoots at whatever he can see, and pulls to one side.
  if (beginner && shot && shot.worth > 0) return pitched(actor, { ...shot, dir: wrapped(shot.dir + PULLED) })
  if (shot && shot.worth > (laden ? 0.9 : WORTH_A_PITCH)) return pitched(actor, shot)
  if (actor.team === 'law' && actor.inside !== null && isToGuard(view, actor.inside)) return { do: 'end-turn' }
  const { zone, dir, power } = walkTo(view, actor, goalOf(view, actor))
  return actor.inside === null ? { do: 'move', dir, power } : { do: 'move-out', zone, offset: 0, dir, power }
}

export const pitched = ({ inside }: Figure, { item, zone, dir }: Shot): Action =>
  inside === null
    ? { do: 'hands', item, dir, power: HARD }
    : { do: 'hands-out', item, zone, offset: 0, dir, power: HARD }

/** Gold for outlaws, and for the law where it isn't aboard; life for the wounded; arms for a free hand. */
function takes(view: Seen, actor: Figure, options: readonly Option<Action>[]): Action | undefined {
  const offered = options.find((option) => option.do === 'take')
  if (offered === undefined) return undefined
  const held = heldBy(view, actor.id)
  let best: Action | undefined
  let most = 0
  for (const action of listActions<Action>([offered])) {
    if (action.do !== 'take') continue
    const gold = held.filter(({ kind }) => kind === 'gold').length
    const isKey = action.thing.startsWith('dynamite') && !held.some(({ kind }) => kind === 'dynamite')
    const worth = isKey && jailOf(view, actor) ? 5 : worthOf(action.thing, actor, held.length, gold)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return best
}
function worthOf(thing: string, { team, life }: Figure, held: number, gold: number): number {
  if (thing === 'life') return life < ENOUGH_LIFE ? 3 : 0
  if (thing === 'duel') return life > 3 ? 0.5 : 0
  if (thing.startsWith('gold')) return team === 'outlaw' && gold < 2 ? 4 : 0
  return held < 2 ? (thing.startsWith('colt') ? 2 : 1) : 0
}
const leastWanted = (view: Seen, { id }: Figure): ItemId =>
  (heldBy(view, id).find(({ kind }) => kind !== 'gold') ?? heldBy(view, id)[0]!).id

function placed(view: Seen, seat: Seat, frame: Asked): Action {
  const actor = figure(view, frame.figure)
  const { facing } = actor.pose!
  const enemies = view.figures.filter((one) => one.team !== actor.team && isAlive(one))
  const slots = firstSlots(view, frame)
  const wary = edgeOn(actor.pose!, enemies) ?? facing
  const action: Action = { do: 'place', facing: wary, slots }
  return pitchInTheWest.refusal(view, seat, action) === undefined ? action : { do: 'place', facing, slots }
}

// ---- duels --------------------------------------------------------------------------------------------------------

function weakestRival(view: Seen, seat: Seat, chance: Chance): Action {
  const sampled = pitchInTheWest.sample(view, seat, chance) as Extract<Action, { do: 'challenge' }>
  const [option] = pitchInTheWest.options(view, seat) as unknown as [{ against: { one: readonly FigureId[] } }]
  const [against] = option.against.one.toSorted((a, b) => figure(view, a).life - figure(view, b).life)
  return { do: 'challenge', against: against!, strokes: sampled.strokes }
}

function straightAt(view: Seen, seat: Seat, frame: Bells | Steady, slot: number) {
  const side = sideOf(view, frame, seat)
  const from = slotOnLane(side, slot)
  const { x, z } = laneOf(frame).pieces[1 - side]!.pose
  return { slot, dir: bearing(from.x, from.z, x, z), power: HARD }
}

/** Between two pitches of a player, whichever duel it is. */
const BREATH = 700

/** The table fills in when: nobody but it knows the time. */
function onTheStroke(view: Seen, seat: Seat, frame: Bells): Action {
  const { left, down, last } = frame.lane[sideOf(view, frame, seat)]
  const soonest = last === -1 ? frame.now : Math.max(frame.now, last + BREATH)
  const stamps = { claimed: soonest, arrived: soonest, lat: 0 }
  if (frame.hard && down === -1) return { do: 'set-down', side: 'right', ...stamps }
  const action: Action = { do: 'fire', ...straightAt(view, seat, frame, frame.hard ? down : left[0]!), ...stamps }
  return pitchInTheWest.refusal(view, seat, action) === undefined ? action : { do: 'hold' }
}
