// Moving: the figure is replaced by the puck, and the puck is pitched (7.1, 7.4).

import { type Aimed, type Point, upright } from '@saloon/physics'
import { bringIn, near, standBeside } from './escort.ts'
import { pitch } from '../wood/pitch.ts'
import type { Figure, Playing, Turn } from '../state.ts'
import { base, closedTo, escortedBy, figure, goldInCamp, heldBy } from '../table.ts'
import { tidy } from '../wood/tidy.ts'
import {
  beforeZone,
  doorOf,
  type Entrance,
  entrancesOf,
  inZone,
  isInAZone,
  isInCamp,
  layoutOf,
  PUCK,
  room,
} from '../wood/town.ts'

/** Where a move ended: the player may still turn the figure and lay its objects round it, unless it is indoors or never left. */
export type Ended = 'outside' | 'inside' | 'nowhere'

export function move(game: Playing, turn: Turn, aimed: Aimed): Ended {
  return pitchPuck(game, turn, figure(game.state, turn.figure).pose!, aimed)
}

export function moveOut(game: Playing, turn: Turn, zone: number, offset: number, aimed: Aimed): Ended {
  const home = base(game.state, figure(game.state, turn.figure).inside!)
  return pitchPuck(game, turn, inZone(home, zone, offset, PUCK), aimed)
}

function pitchPuck(game: Playing, turn: Turn, from: Point, aimed: Aimed): Ended {
  const { state } = game
  const mover = figure(state, turn.figure)
  const lifted = liftedWith(state, mover)
  const entrances = entrancesOf(state)
  const doors = entrances.map(({ base: at, zone }) => doorOf(at, zone))
  const result = pitch(game, turn, 'move', from, aimed, layoutOf(state, lifted), doors)
  if (result.flicked.off) {
    game.tell?.({ type: 'move-failed', figure: mover.id }) // everything goes back (PW-R36)
    return 'nowhere'
  }
  const home = mover.inside
  const facing = mover.pose?.facing ?? base(state, home!).pose.facing
  turn.touched = [...new Set([...turn.touched, ...result.touches.map(({ id }) => id)])]
  liftOff(state, mover)
  tidy(game, result.moved)
  const entrance = result.crossed === -1 ? undefined : entrances[result.crossed]
  if (entrance) return arriveAt(game, turn, mover, entrance)
  if (home !== null && isInAZone(base(state, home), result.flicked)) {
    game.tell?.({ type: 'stayed-inside', figure: mover.id })
    return 'inside'
  }
  mover.inside = null
  mover.pose = room(state, 'figure', upright(result.flicked.x, result.flicked.z, facing), lifted)
  return arrived(game, turn, mover)
}

/** What goes along with a figure, off the table meanwhile. */
const liftedWith = (state: Playing['state'], mover: Figure): string[] => {
  const person = escortedBy(state, mover.id)
  return [mover.id, ...heldBy(state, mover.id).map(({ id }) => id), ...(person ? [person.id] : [])]
}
function liftOff(state: Playing['state'], mover: Figure): void {
  mover.pose = null
  for (const it of heldBy(state, mover.id)) it.pose = null
}

/** A puck in a door zone: in, or in front of it if it can't get in (PW-R31, PW-R32, PW-R34). */
function arriveAt(game: Playing, turn: Turn, mover: Figure, { base: at, zone }: Entrance): Ended {
  const { state } = game
  mover.inside = null
  if (closedTo(state, at, mover.team) === undefined) {
    mover.inside = at.id
    game.tell?.({ type: 'entered', figure: mover.id, base: at.id })
    bringIn(game, mover)
    return 'inside'
  }
  mover.pose = beforeZone(state, at, zone, 'figure', liftedWith(state, mover))
  game.tell?.({ type: 'no-room', figure: mover.id, base: at.id })
  return arrived(game, turn, mover)
}

function arrived(game: Playing, turn: Turn, mover: Figure): Ended {
  const { state } = game
  game.tell?.({ type: 'moved', figure: mover.id })
  const person = escortedBy(state, mover.id)
  if (person) standBeside(state, mover, person)
  turn.touched = [...new Set([...turn.touched, ...near(state, mover)])]
  winGold(game, mover)
  return 'outside'
}

/** An outlaw in the camp leaves its gold there for good (PW-R26, PW-R27). */
function winGold(game: Playing, mover: Figure): void {
  const { state } = game
  if (mover.team !== 'outlaw' || !isInCamp(state, mover)) return
  const won = heldBy(state, mover.id).filter(({ kind }) => kind === 'gold')
  if (won.length === 0) return
  for (const sack of won) {
    sack.holder = 'camp'
    sack.pose = null
  }
  game.tell?.({ type: 'gold-won', figure: mover.id, count: won.length, total: goldInCamp(state) })
}
