// Duels: fought out at once on a lane of their own, one newcomer against everyone already there (11).

import { pop, push } from '@saloon/kernel'
import {
  type Aimed,
  LANE,
  type Layout,
  type Pose,
  drawnIn,
  footOf,
  gap,
  laid,
  placeAt,
  toLocal,
  upright,
} from '@saloon/physics'
import { type BuildingId, type Clan, type CowboyId, REACH, type Side, clanOf, otherClan } from '../components.ts'
import { joinsWinner } from './escort.ts'
import { declare, judge } from '../outcome.ts'
import { pitch } from '../wood/pitch.ts'
import { targetOf } from './shooting.ts'
import type { Duel, Duellist, Eject, Playing, Table } from '../state.ts'
import { building, byNumber, cowboy, insideOf, isAlive, isWitness, nextPlayer } from '../table.ts'
import { tidy } from '../wood/tidy.ts'
import { BULLET, DOOR_LINE, behind, beside, layoutOf, room, standUp } from '../wood/town.ts'
import { endTurnOf, wound } from './wounds.ts'

const START = 25_000
const STEP = 3500
const ACROSS = [0, 7000, -7000, 14_000, -14_000] as const
export const MOST_SHOTS = 30

const isNewcomer = (duel: Pick<Duel, 'newcomer'>, id: CowboyId): boolean => id === duel.newcomer

export const poseOnLane = (duel: Pick<Duel, 'newcomer'>, { id, x, z }: Duellist): Pose =>
  upright(x, z, isNewcomer(duel, id) ? 0 : 18_000)

export const laneOf = (duel: Pick<Duel, 'newcomer' | 'lane'>): Layout => ({
  surface: LANE,
  pieces: duel.lane.map((duellist) => ({ id: duellist.id, kind: 'figure', pose: poseOnLane(duel, duellist) })),
})

/** Whoever of the other clan is in there. */
export const enemiesIn = (table: Table, where: BuildingId, clan: Clan) =>
  insideOf(table, where).filter(({ id }) => clanOf(id) !== clan)

/** A duel begins the moment both clans are in one building; the witness never takes part. */
export function startDuel(game: Playing, newcomer: CowboyId, where: BuildingId): void {
  const { state } = game
  const defenders = enemiesIn(state, where, clanOf(newcomer)).filter((figure) => !isWitness(figure))
  const fights = !isWitness(cowboy(state, newcomer))
  if (fights && defenders.length > 0) game.tell?.({ type: 'duel', cowboy: newcomer, building: where })
  push<Duel>(game, {
    kind: 'duel',
    building: where,
    newcomer,
    lane: [
      ...(fights ? [{ id: newcomer, x: -START, z: 0 }] : []),
      ...defenders.map(({ id }, i) => ({ id, x: START, z: ACROSS[i]! })),
    ],
    side: 'newcomer',
    queue: fights && defenders.length > 0 ? [newcomer] : [],
    shots: 0,
    lastHit: null,
    done: false,
  })
}

/** At midnight, face to face: the clan that holds the Initiative shoots first, the first hit decides (FU-R97). */
export function startFinalDuel(game: Playing, a: CowboyId, b: CowboyId): void {
  const { state } = game
  const first = clanOf(a) === clanOf(state.initiative) ? a : b
  const second = first === a ? b : a
  for (const figure of [cowboy(state, first), cowboy(state, second)]) if (figure.lying) standUp(state, figure)
  game.tell?.({ type: 'final-duel', cowboy: first, against: second })
  push<Duel>(game, {
    kind: 'duel',
    building: null,
    newcomer: first,
    lane: [
      { id: first, x: -START, z: 0 },
      { id: second, x: START, z: 0 },
    ],
    side: 'newcomer',
    queue: [first],
    shots: 0,
    lastHit: null,
    done: false,
  })
}

/** Whether somebody must shoot now; else the duel goes on by itself, or ends. */
export function proceed(game: Playing, duel: Duel): boolean {
  const { state } = game
  if (duel.building !== null) {
    const inside = insideOf(state, duel.building)
    const [clan] = new Set(inside.map(({ id }) => clanOf(id)))
    if (!inside.some(({ id }) => clanOf(id) !== clan)) {
      end(game, duel, duel.building, clan)
      return false
    }
    const alone = inside.find((figure) => isWitness(figure) && !hasFriend(duel, figure.id))
    if (alone) {
      seize(game, duel, alone.id)
      return false
    }
  }
  if (duel.shots >= MOST_SHOTS) {
    undecided(game, duel)
    return false
  }
  if (duel.queue.length === 0) otherSide(duel)
  return true
}

/** Somebody of the same clan on the lane, who fights for him. */
const hasFriend = (duel: Duel, id: CowboyId): boolean => duel.lane.some((other) => clanOf(other.id) === clanOf(id))

function end(game: Playing, duel: Duel, where: BuildingId, clan: Clan | undefined): void {
  joinsWinner(game, where, duel.lastHit)
  if (clan) game.tell?.({ type: 'duel-ended', building: where, clan })
  pop(game)
}

/** Alone against an enemy the witness loses a life point and is thrown out, without a duel. */
function seize(game: Playing, duel: Duel, id: CowboyId): void {
  const { state } = game
  const enemies = enemiesIn(state, duel.building!, clanOf(id))
  const by = enemies.find((figure) => figure.id === duel.lastHit) ?? enemies.toSorted(byNumber)[0]!
  game.tell?.({ type: 'seized', cowboy: id, life: cowboy(state, id).life - 1 })
  wound(game, id, by.id, true)
  if (!judge(game, 'immediate')) ejectIfAlive(game, id, duel.building!)
}

function undecided(game: Playing, duel: Duel): void {
  game.tell?.({ type: 'duel-undecided', cowboy: duel.newcomer })
  if (duel.building === null) return declare(game, null, 'finalDuel')
  duel.lane = duel.lane.filter(({ id }) => id !== duel.newcomer)
  ejectIfAlive(game, duel.newcomer, duel.building)
}

// ---- shooting -----------------------------------------------------------------------------------------------------

/** The other side takes over: each of its cowboys in turn steps forward and shoots. */
function otherSide(duel: Duel): void {
  duel.side = duel.side === 'newcomer' ? 'defenders' : 'newcomer'
  duel.queue = duel.lane.map(({ id }) => id).filter((id) => isNewcomer(duel, id) === (duel.side === 'newcomer'))
  stepForward(duel)
}

/** Whoever shoots next, unless an enemy would be nearer than a movement disc. */
function stepForward(duel: Duel): void {
  const [id] = duel.queue
  const at = duel.lane.findIndex((other) => other.id === id)
  if (at === -1) return
  const here = duel.lane[at]!
  const there = { id: here.id, x: here.x + (isNewcomer(duel, here.id) ? STEP : -STEP), z: here.z }
  const foot = footOf({ kind: 'figure', pose: poseOnLane(duel, there) })
  const enemies = duel.lane.filter((other) => isNewcomer(duel, other.id) !== isNewcomer(duel, here.id))
  const near = enemies.some((other) => gap(foot, footOf({ kind: 'figure', pose: poseOnLane(duel, other) })) < REACH)
  if (!near) duel.lane = duel.lane.map((other, i) => (i === at ? there : other))
}

export const shooterOf = ({ queue }: Duel): CowboyId => queue[0]!

export function sidesOnLane(duel: Duel): Side[] {
  const { pieces } = laneOf(duel)
  const me = pieces.find(({ id }) => id === shooterOf(duel))!
  const others = pieces.filter((piece) => piece !== me).map(footOf)
  return (['left', 'right'] as const).filter((side) => beside(me.pose, side, BULLET, others, LANE) !== undefined)
}

export function duelShot(game: Playing, duel: Duel, seat: number, side: Side, aimed: Aimed): void {
  const { state } = game
  const shooter = shooterOf(duel)
  const layout = laneOf(duel)
  const me = layout.pieces.find(({ id }) => id === shooter)!
  const others = layout.pieces.filter((piece) => piece !== me).map(footOf)
  const start = beside(me.pose, side, BULLET, others, LANE)!
  const result = pitch(game, { seat, cowboy: shooter }, 'duel', start, aimed, layout)
  const target = targetOf(state, layout, result, start, shooter) as CowboyId | undefined
  const hit = target !== undefined && result.moved.some(({ id, down }) => id === target && down)
  duel.shots++
  duel.queue = duel.queue.slice(1)
  if (target === undefined) game.tell?.({ type: 'missed', cowboy: shooter })
  else if (!hit) game.tell?.({ type: 'grazed', cowboy: shooter, target })
  else return hitOnLane(game, duel, shooter, target)
  stepForward(duel)
}

/** A hit cowboy loses a life point and leaves the lane; the enemy's player pitches it out (FU-R54, FU-R90). */
function hitOnLane(game: Playing, duel: Duel, shooter: CowboyId, target: CowboyId): void {
  const { state } = game
  game.tell?.({ type: 'hit', cowboy: shooter, target, life: cowboy(state, target).life - 1 })
  if (duel.building === null) return declare(game, otherClan(clanOf(target)), 'finalDuel')
  duel.lastHit = shooter
  duel.lane = duel.lane.filter(({ id }) => id !== target)
  duel.queue = duel.queue.filter((id) => id !== target)
  stepForward(duel)
  wound(game, target, shooter, true)
  if (!judge(game, 'immediate')) ejectIfAlive(game, target, duel.building)
}

// ---- throwing out -------------------------------------------------------------------------------------------------

const FIGURE_PUCK = 1300
const IN_FRONT = 4000
const MARGIN = 2000

function ejectIfAlive(game: Playing, id: CowboyId, where: BuildingId): void {
  const { state } = game
  if (isAlive(cowboy(state, id)) && cowboy(state, id).inside === where)
    push<Eject>(game, { kind: 'eject', seat: nextPlayer(state, otherClan(clanOf(id))), cowboy: id, building: where })
}

/** Pitched from behind the building through its door; its touches mean nothing, and it always ends outside and on the table (FU-R55). */
export function eject(game: Playing, frame: Eject, offset: number, aimed: Aimed): void {
  const { state } = game
  const figure = cowboy(state, frame.cowboy)
  const home = building(state, frame.building)
  const from = behind(home, 'eject', offset)
  const result = pitch(game, frame, 'eject', from, aimed, layoutOf(state))
  tidy(game, result.moved)
  const isOut =
    result.flicked.off || toLocal(home.pose, result.flicked.x, result.flicked.z).w - FIGURE_PUCK >= DOOR_LINE
  const spot = isOut ? drawnIn(result.flicked, MARGIN) : placeAt(home.pose, 0, IN_FRONT)
  figure.inside = null
  figure.lying = true
  figure.pose = room(state, figure.id, 'figure', laid(spot.x, spot.z, result.direction))
  endTurnOf(state, figure.id)
  game.tell?.({ type: 'ejected', by: frame.seat, cowboy: figure.id, building: home.id })
}
