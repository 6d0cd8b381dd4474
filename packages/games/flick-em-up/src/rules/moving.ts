// Moving: the figure is replaced by the movement disc, and the disc is pitched (6).

import {
  type Aimed,
  type Foot,
  isFree,
  nearestFree,
  placeAt,
  type Pose,
  type Result,
  TABLE,
  toLocal,
  upright,
} from '@saloon/physics'
import type { BuildingId, CowboyId, ObjectId } from '../components.ts'
import { BEHIND, placeBeside } from './escort.ts'
import { doorOf, pitch } from '../wood/pitch.ts'
import {
  type Before,
  type Building,
  type ClearDoor,
  type Cowboy,
  type Moved,
  NO_DOOR,
  type Playing,
  type Table,
  type Thing,
} from '../state.ts'
import { building, cowboy, escortedBy, special } from '../table.ts'
import { DOOR_LINE, PUCK, behind, feetOf, layoutOf, room, strip, thingsInDoor } from '../wood/town.ts'
import { tidy } from '../wood/tidy.ts'

const MOST_SPIN = 20_000 // thousandths of a radian a second

type Who = { readonly seat: number; readonly cowboy: CowboyId }

/** What may be bumped as long as it doesn't fall (FU-R61). */
export function mayBump(table: Table): string[] {
  const neutrals = special(table, 'move-may-bump-neutrals') ? table.neutrals.map(({ id }) => id) : []
  const barrels = special(table, 'move-may-bump-barrels')
    ? table.objects.filter(({ kind }) => kind === 'barrel').map(({ id }) => id)
    : []
  return [...neutrals, ...barrels]
}

export function move(
  game: Playing,
  who: Who,
  aimed: Aimed,
  spin: number,
  clear: ClearDoor,
): Omit<Moved, 'n' | 'cause'> {
  const { state } = game
  const mover = cowboy(state, who.cowboy)
  const before = rememberedFor(state, mover)
  const start = mover.pose!
  const cleared = clear === NO_DOOR ? undefined : clearDoor(game, who.seat, clear)
  const result = pitch(game, who, 'move', start, aimed, layoutOf(state, mover.id, escortedBy(state, mover.id)?.id), {
    spin: Math.round((spin * MOST_SPIN) / 1000) + 0,
    doors: state.buildings.map(doorOf),
    mayTouch: mayBump(state),
  })
  const target = result.crossed === -1 ? undefined : state.buildings[result.crossed]
  if (cleared && target?.id !== clear) putBack(state, cleared)
  if (target && !target.closed && nothingFell(state, result)) {
    tidy(game, result.moved)
    enter(game, mover, target.id)
    return follow(state, who, 'move', 'entered', before)
  }
  if (target === undefined && isGood(state, result)) {
    tidy(game, result.moved)
    const { x, z } = result.flicked
    mover.pose = room(state, mover.id, 'figure', upright(x, z, start.facing))
    game.tell?.({ type: 'moved', cowboy: mover.id })
    takeAlong(game, mover)
    return follow(state, who, 'move', 'good', before)
  }
  game.tell?.({ type: 'move-failed', cowboy: mover.id })
  return follow(state, who, 'move', 'failed', before)
}

export function leave(
  game: Playing,
  who: Who,
  offset: number,
  aimed: Aimed,
  clear: ClearDoor,
): Omit<Moved, 'n' | 'cause'> {
  const { state } = game
  const mover = cowboy(state, who.cowboy)
  const home = building(state, mover.inside!)
  const before = rememberedFor(state, mover)
  if (clear !== NO_DOOR) clearDoor(game, who.seat, clear)
  const from = behind(home, 'leave', offset)
  const others = state.buildings.filter(({ id }) => id !== home.id)
  const result = pitch(game, who, 'leave', from, aimed, layoutOf(state), {
    doors: others.map(doorOf),
    mayTouch: mayBump(state),
    out: { piece: home.id, door: doorOf(home) },
  })
  const target = result.crossed === -1 ? undefined : others[result.crossed]
  if (target && !target.closed && nothingFell(state, result)) {
    tidy(game, result.moved)
    enter(game, mover, target.id)
    return follow(state, who, 'leave', 'entered', before)
  }
  const { x, z } = result.flicked
  const isOut = toLocal(home.pose, x, z).w - PUCK >= DOOR_LINE
  if (target === undefined && isOut && isGood(state, result)) {
    tidy(game, result.moved)
    mover.inside = null
    mover.pose = room(state, mover.id, 'figure', upright(x, z, home.pose.facing))
    game.tell?.({ type: 'left', cowboy: mover.id })
    takeAlong(game, mover)
    return follow(state, who, 'leave', 'good', before)
  }
  game.tell?.({ type: 'stayed-inside', cowboy: mover.id })
  return follow(state, who, 'leave', 'failed', before)
}

/** It stopped on the table, having touched nothing it may not touch, and what it may touch still stands. */
const isGood = (table: Table, result: Result): boolean =>
  !result.flicked.off && !result.touches.some(({ free }) => !free) && nothingFell(table, result)

/** Of what may be bumped: the rest must not be touched at all. */
function nothingFell(table: Table, { moved }: Result): boolean {
  const bumped = mayBump(table)
  return !moved.some(({ id, down, off }) => bumped.includes(id) && (off || (down && wasUpright(table, id))))
}
const wasUpright = (table: Table, id: string): boolean =>
  (table.objects.find((thing) => thing.id === id) ?? table.neutrals.find((figure) => figure.id === id))?.pose?.turn ===
  null

function enter(game: Playing, mover: Cowboy, where: BuildingId): void {
  mover.pose = null
  mover.inside = where
  mover.entered = ++game.state.entrances
  game.tell?.({ type: 'entered', cowboy: mover.id, building: where })
  takeAlong(game, mover)
}

/** Whoever is escorted goes with its escort; where it stands can still be chosen. */
function takeAlong(game: Playing, mover: Cowboy): void {
  const escorted = escortedBy(game.state, mover.id)
  if (escorted) placeBeside(game, escorted, BEHIND)
}

function follow(
  state: Playing['state'],
  { seat, cowboy: id }: Who,
  of: 'move' | 'leave',
  how: 'entered' | 'good' | 'failed',
  before: Before | null,
): Omit<Moved, 'n' | 'cause'> {
  const mover = cowboy(state, id)
  mover.moved = true
  return {
    kind: 'moved',
    seat,
    cowboy: id,
    of,
    step: 'replay',
    entered: how === 'entered',
    good: how !== 'failed',
    before,
  }
}

// ---- putting back -------------------------------------------------------------------------------------------------

/** For who may replay a move, and hasn't yet in this turn. */
function rememberedFor(state: Playing['state'], mover: Cowboy): Before | null {
  const turn = state.stack.findLast(({ kind }) => kind === 'turn') as { replayed?: boolean } | undefined
  if (mover.power !== 'replay' || turn === undefined || turn.replayed === true) return null
  return {
    cowboys: state.cowboys.map(({ pose, inside, entered, moved }) => ({ pose, inside, entered, moved })),
    neutrals: state.neutrals.map(({ pose, inside }) => ({ pose, inside })),
    buildings: state.buildings.map(({ pose }) => pose),
    gallows: state.gallows,
    objects: state.objects.map((thing) => ({ ...thing })),
    entrances: state.entrances,
  }
}

export function restore(state: Playing['state'], before: Before): void {
  state.cowboys.forEach((figure, i) => Object.assign(figure, before.cowboys[i]))
  state.neutrals.forEach((figure, i) => Object.assign(figure, before.neutrals[i]))
  state.buildings.forEach((at, i) => (at.pose = before.buildings[i]!))
  state.gallows = before.gallows
  state.objects = before.objects.map((thing) => ({ ...thing }))
  state.entrances = before.entrances
}

// ---- doors --------------------------------------------------------------------------------------------------------

/** Objects in the strip are slid aside, free of charge; figures never (FU-R15). What was where, to be put back. */
export function clearDoor(game: Playing, seat: number, where: BuildingId): readonly Thing[] {
  const { state } = game
  const at = building(state, where)
  const blocking = thingsInDoor(state, at)
  const were = blocking.map((thing) => ({ ...thing }))
  const door = strip(at)
  for (const thing of blocking) {
    thing.pose = slidAside(at, thing, [...feetOf(state, thing.id), door])
  }
  const objects = were.map(({ id }): ObjectId => id)
  if (objects.length > 0) game.tell?.({ type: 'cleared', by: seat, building: where, objects })
  return were
}

const SLIDE = 500
const FARTHEST = 40_000

/** Sideways out of the strip, to whichever side is nearer; where neither has room, to the nearest spot that has. */
function slidAside({ pose: door }: Building, { kind, pose }: Thing, others: readonly Foot[]): Pose {
  const { u, w } = toLocal(door, pose.x, pose.z)
  for (let away = SLIDE; away <= FARTHEST; away += SLIDE) {
    for (const side of u < 0 ? [-away, away] : [away, -away]) {
      const { x, z } = placeAt(door, u + side, w)
      const there = { ...pose, x, z }
      if (isFree(kind, there, others, TABLE)) return there
    }
  }
  return nearestFree(kind, pose, others, TABLE) ?? pose
}

function putBack(state: Playing['state'], were: readonly Thing[]): void {
  for (const { id, pose } of were) {
    const thing = state.objects.find((other) => other.id === id)
    if (thing) thing.pose = pose
  }
}
