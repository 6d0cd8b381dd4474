// The policy for Flick 'em Up!: what is worth a thought is reckoned in closed form, the best dozen is tried out in wood on an
// imagined table, and the one taken that looks and turns out best. A dozen flicks are all the time it takes.

import {
  type Action,
  type Clan,
  clanOf,
  type CowboyId,
  type Event,
  flickEmUp,
  type FlickEmUp,
  hatOf,
} from '@saloon/flick-em-up'
import {
  beside,
  BULLET,
  cowboy,
  type Cowboy,
  type Duel,
  GRIP_OF,
  isA,
  isAlive,
  isWitness,
  laneOf,
  livingOf,
  type Moved,
  type Setup,
  poseOnLane,
  shooterOf,
  type Table,
} from '@saloon/flick-em-up/reading'
import { type Chance, fork, listActions, type Option, pick, type Seat, type View } from '@saloon/kernel'
import { bearing, DIRECTION, footOf, LANE, POWER } from '@saloon/physics'
import { canTreat } from './errands.ts'
import { EVEN, type Manner } from '../../personality.ts'
import { BY_VIEW_ALONE, type Policy } from '../policy.ts'
import { edgeOn } from '../wary.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { hidden } from './hiding.ts'
import { carriesEvidence } from './hunts.ts'
import { forceFor } from './shots.ts'
import { wanted, worthOf } from './worth.ts'

type Seen = View<FlickEmUp>

/** Tried out in wood. */
const DOZEN = 12
/** What one try says against what was reckoned: a flick is partly luck. */
const TRUST = 0.35
const MOST = 150

export const flickEmUpPolicy: Policy<FlickEmUp, Action, Event, null> = {
  ...BY_VIEW_ALONE,
  choose: (view, seat, chance, _memory, manner) => choose(view, seat, chance, manner),
}

export function choose(view: Seen, seat: Seat, chance: Chance, manner: Manner = EVEN): Action {
  const frame = view.stack.at(-1)!
  const options = flickEmUp.options(view, seat)
  switch (frame.kind) {
    case 'choose':
      return cowboyToPlay(view, options)
    case 'turn':
    case 'second':
    case 'again':
      return manner.beginner ? straightOn(view, seat) : tried(view, seat, chance, candidatesHere(view, seat))
    case 'face':
      return { do: 'face', facing: warily(view, cowboy(view, (frame as { cowboy?: CowboyId }).cowboy!)) }
    case 'replay':
      return { do: failed(view) ? 'replay' : 'accept' }
    case 'drawn':
      return keptOrNot(view, (frame as { cowboy?: CowboyId }).cowboy!, options)
    case 'duel':
      return duelShot(view, frame as Duel, seat, chance)
    case 'champion':
      return { do: 'champion', cowboy: livingOf(view, 'outlaw').toSorted((a, b) => b.life - a.life)[0]!.id }
    case 'setup':
      return hidden(view, frame as Setup, options) ?? flickEmUp.sample(view, seat, chance)
    default:
      return flickEmUp.safe(view, seat)
  }
}

/** Of a question that hands or flicks answer: what is worth a thought, the best first. */
export function candidatesHere(view: Seen, seat: Seat): readonly Candidate[] {
  const frame = view.stack.at(-1)! as { readonly cowboy?: CowboyId }
  const found = candidatesOf(view, frame.cowboy!, flickEmUp.options(view, seat))
  return found.toSorted((a, b) => b.worth - a.worth)
}
export const isFlicked = ({ stack }: Seen): boolean => ['turn', 'second', 'again'].includes(stack.at(-1)!.kind)
export const clanAt = ({ stack }: Seen): Clan =>
  clanOf((stack.findLast(({ kind }) => kind === 'turn') as unknown as { readonly cowboy: CowboyId }).cowboy)

/** A beginner does what looks best at first sight, as hard as he can. */
function straightOn(view: Seen, seat: Seat): Action {
  const [best] = candidatesHere(view, seat)
  if (best === undefined) return flickEmUp.safe(view, seat)
  const { action } = best
  return action.do === 'shoot' || action.do === 'second' ? { ...action, power: HARDEST } : action
}
const HARDEST = 1000

/** The one with the most to do right now; hats of the dead when nobody has much. */
function cowboyToPlay(view: Seen, options: readonly Option<Action>[]): Action {
  const actions = options.flatMap((option): Candidate[] => {
    if (option.do === 'arm') return []
    if (option.do !== 'play' && option.do !== 'rise') return []
    return namesIn(option.cowboy).map((id) => {
      const figure = cowboy(view, id)
      const action: Action =
        option.do === 'play' ? { do: 'play', cowboy: id } : { do: 'rise', cowboy: id, facing: warily(view, figure) }
      return {
        action,
        worth: isAlive(figure) ? (promise(view, figure) + 0.5) * patience(view, figure) - hatOf(id) / 100 : 0.5,
      }
    })
  })
  const armed = options.find(({ do: deed }) => deed === 'arm')
  if (armed) return listActions<Action>([armed])[0]!
  return bestOf(actions)
}
const namesIn = (field: CowboyId | { readonly one: readonly CowboyId[] }): readonly CowboyId[] =>
  typeof field === 'string' ? [field] : field.one

/** What it seems to be able to do, standing or once it has stood up. */
function promise(view: Seen, figure: Cowboy): number {
  if (figure.pose?.turn) return 2
  const options: Option<Action>[] = figure.inside === null ? OUTSIDE : INSIDE
  return candidatesOf(view, figure.id, options).reduce((best, { worth }) => Math.max(best, worth), 0)
}
/**
 * Barrels are counted when the round is over: who can treat one does so late. So does the witness, whom everybody waits for; with what
 * he went for in his hands he hurries, and so does anybody who only has to put down what wins.
 */
function patience(view: Seen, figure: Cowboy): number {
  const { inside, items } = figure
  const isHome = wanted(view, clanOf(figure.id)).some(
    ({ type, home }) => home !== null && home === inside && items.some((item) => isA(item, type)),
  )
  if (isHome || carriesEvidence(figure)) return HURRY
  return canTreat(view, figure) || isWitness(figure) ? 0.2 : 1
}
const HURRY = 20

const OUTSIDE: Option<Action>[] = [
  { do: 'move', dir: DIRECTION, power: POWER, spin: 0, clear: 'none' },
  { do: 'shoot', weapon: 'colt', side: { one: ['left', 'right'] }, dir: DIRECTION, power: POWER },
]
const INSIDE: Option<Action>[] = [
  { do: 'take-hidden' },
  { do: 'leave', offset: 0, dir: DIRECTION, power: POWER, clear: 'none' },
]

const bestOf = (candidates: readonly Candidate[]): Action =>
  candidates.reduce((best, one) => (one.worth > best.worth ? one : best)).action

/** The best dozen in wood, on a table imagined from what this seat sees, with a wobble of its own. */
function tried(view: Seen, seat: Seat, chance: Chance, candidates: readonly Candidate[]): Action {
  const clan = clanAt(view)
  const best = candidates.slice(0, DOZEN)
  if (best.length === 0) return flickEmUp.safe(view, seat)
  return bestOf(
    best.map(({ action, worth }) => {
      if (!('power' in action)) return { action, worth } // what hands do needs no trying
      const state = flickEmUp.imagine(view, fork(chance))
      const now = worthOf(state, clan) // of the same imagined table: what is hidden looks alike before and after
      flickEmUp.play(flickEmUp.at(state), seat, action)
      const gain = Math.max(-MOST, Math.min(MOST, worthOf(state, clan) - now))
      const isOver = state.result !== null
      return { action, worth: isOver ? gain * 10 : worth * (1 - TRUST) + gain * TRUST }
    }),
  )
}

/** Edge-on, with a bullet ready on that side. */
function warily(table: Table, { id, pose }: Cowboy): number {
  const enemies = table.cowboys.filter((other) => clanOf(other.id) !== clanOf(id))
  return (pose && edgeOn(pose, enemies)) ?? 0
}

const failed = (view: Seen): boolean =>
  (view.stack.findLast(({ kind }) => kind === 'moved') as Moved | undefined)?.good === false

/** Hands stay free for what wins; where nothing of that kind does, anything is welcome. */
function keptOrNot(view: Seen, id: CowboyId, options: readonly Option<Action>[]): Action {
  const goals = wanted(view, clanOf(id)).map(({ type }) => type)
  const marker = view.drawn?.marker
  const isWelcome = goals.length === 0 || marker === 'life' || goals.some((type) => type === marker)
  const keep = listActions<Action>(options).find(
    (action) => action.do === 'keep' && !goals.some((type) => type === action.give),
  )
  return isWelcome && keep ? keep : { do: 'put-back' }
}

/** Straight at the enemy, from whichever side turns out better. */
function duelShot(view: Seen, duel: Duel, seat: Seat, chance: Chance): Action {
  const shooter = shooterOf(duel)
  const own = duel.lane.find(({ id }) => id === shooter)!
  const pose = poseOnLane(duel, own)
  const others = laneOf(duel).pieces.filter(({ id }) => id !== shooter)
  const shots = flickEmUp.options(view, seat).flatMap((option) => {
    if (option.do !== 'duel-shot') return []
    const sides = typeof option.side === 'string' ? [option.side] : option.side.one
    return sides.flatMap((side) => {
      const from = beside(pose, side, BULLET, others.map(footOf), LANE)
      if (!from) return []
      return others
        .filter(({ id }) => clanOf(id as CowboyId) !== clanOf(shooter))
        .map((enemy): Action => ({
          do: 'duel-shot',
          side,
          dir: bearing(from.x, from.z, enemy.pose.x, enemy.pose.z),
          power: forceFor(enemy, from, GRIP_OF.duel, view.options.wobble),
        }))
    })
  })
  return shots.length === 0 ? flickEmUp.safe(view, seat) : pick(chance, shots)
}
