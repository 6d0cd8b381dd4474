// Dynamite: thrown like a bullet, it hurts whatever is near where it comes to rest (7.4).

import { type Aimed, bearing, discFoot, footOf, gap, laid, placeAt, type Point, bodyOfFigure } from '@saloon/physics'
import { type CowboyId, REACH } from '../components.ts'
import { pitch } from '../wood/pitch.ts'
import { type From, startOf } from './shooting.ts'
import type { Building, Cowboy, Playing } from '../state.ts'
import { cowboy, insideOf, isAlive } from '../table.ts'
import { staysInGame, tidy } from '../wood/tidy.ts'
import { STICK, bodyOfBuilding, bodyOfThing, layoutOf, room } from '../wood/town.ts'
import { added, wound } from './wounds.ts'

type Who = { readonly seat: number; readonly cowboy: CowboyId }

export function throwDynamite(game: Playing, who: Who, from: From, aimed: Aimed): void {
  const { state } = game
  const start = startOf(game, who, from, STICK)
  const thrower = cowboy(state, who.cowboy)
  thrower.items = without(thrower.items, 'dynamite')
  state.box = added(state.box, 'dynamite')
  const result = pitch(game, who, 'dynamite', start, aimed, layoutOf(state))
  tidy(game, result.moved) // whoever it knocked over stands up before the blast
  if (result.flicked.off) game.tell?.({ type: 'fizzled', cowboy: who.cowboy })
  else blast(game, who.cowboy, { x: result.flicked.x, z: result.flicked.z })
}

export function without<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item)
  return at === -1 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}

/** Everything within a movement disc of the octagon's outline (FU-R56, FU-R57). */
export function blast(game: Playing, thrower: CowboyId, centre: Point): void {
  const { state } = game
  const stick = discFoot(centre.x, centre.z, STICK)
  const near = (foot: ReturnType<typeof footOf>) => gap(stick, foot) <= REACH
  const gone = state.objects.filter((thing) => near(footOf(bodyOfThing(thing))) && !staysInGame(state, thing))
  state.objects = state.objects.filter((thing) => !gone.includes(thing))
  game.tell?.({ type: 'exploded', cowboy: thrower, objects: gone.map(({ id }) => id) })
  const standing = state.cowboys.filter(
    (figure) => figure.pose !== null && !figure.lying && near(footOf(bodyOfFigure(figure))),
  )
  const indoors = state.buildings
    .filter((at) => near(footOf(bodyOfBuilding(at))))
    .map((at) => ({ at, who: insideOf(state, at.id) }))
  for (const figure of standing) layDown(figure, centre)
  for (const { at, who } of indoors) who.forEach((figure, i) => layOutside(game, figure, at, i))
  for (const figure of [...standing, ...indoors.flatMap(({ who }) => who)]) {
    game.tell?.({ type: 'blown', cowboy: figure.id, life: figure.life - 1 })
    wound(game, figure.id, thrower)
  }
}

/** Falling away from the blast. */
function layDown(figure: Cowboy, centre: Point): void {
  const { x, z } = figure.pose!
  figure.lying = true
  figure.pose = laid(x, z, bearing(centre.x, centre.z, x, z))
}

const BASE_U = 4750
const BEFORE_BASE = 4000

/** In front of one of the bases, one after the other. */
export function layOutside(game: Playing, figure: Cowboy, at: Building, place: number): void {
  if (!isAlive(figure)) return
  const { x, z } = placeAt(at.pose, place % 2 === 0 ? -BASE_U : BASE_U, BEFORE_BASE)
  figure.inside = null
  figure.lying = true
  figure.pose = null
  figure.pose = room(game.state, figure.id, 'figure', laid(x, z, at.pose.facing))
}
