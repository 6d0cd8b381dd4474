// Where a figure wants to go, and the pitch of the puck that brings it nearest.

import {
  base,
  closedTo,
  doorOf,
  escortedBy,
  type Figure,
  heldBy,
  inZone,
  isAlive,
  isPitched,
  isVehicle,
  piecesOf,
  PUCK,
  scenarioOf,
  special,
  type Table,
  townOf,
} from '@saloon/pitch-in-the-west/reading'
import { bearing, cosine, obstacle, type Point, sine, sweep, wrapped } from '@saloon/physics'

type BaseId = Table['bases'][number]['id']

export interface Walk {
  readonly zone: number
  readonly dir: number
  readonly power: number
}

/** The way of a puck is proportional to its power. */
const FULL_WAY = 74_000
const SIDEWAYS = [0, 1000, -1000, 2000, -2000, 3500, -3500, 5500, -5500, 8000, -8000, 12_000, -12_000] as const
const SHARES = [1, 0.6, 0.3] as const
/** A little farther than the door line: the puck is in as soon as its edge is. */
const THROUGH = 2000

/** What this figure is after: a place on the table. */
export function goalOf(table: Table, actor: Figure): Point {
  const held = heldBy(table, actor.id)
  const { camp } = townOf(scenarioOf(table))
  const home = { x: camp.x * 1000, z: camp.z * 1000 }
  if (actor.team === 'outlaw' && (held.some(({ kind }) => kind === 'gold') || actor.id === table.prisoner)) return home
  const wanted =
    actor.team === 'outlaw'
      ? (rescue(table, actor) ?? doorWithGold(table, actor))
      : (indoors(table, actor) ?? aboard(table, actor))
  if (wanted) return wanted
  if (!held.some(isPitched)) {
    const arms = nearestDoor(table, actor, (id) => heldBy(table, id).some(isPitched))
    if (arms) return arms
  }
  return nearestEnemy(table, actor) ?? home
}

const placeOf = (table: Table, { pose, inside }: Figure): Point => pose ?? base(table, inside!).pose
const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.z - b.z)

function nearestDoor(table: Table, actor: Figure, has: (id: BaseId) => boolean): Point | undefined {
  const here = placeOf(table, actor)
  let best: Point | undefined
  for (const at of table.bases) {
    if (at.id === actor.inside || closedTo(table, at, actor.team) !== undefined || !has(at.id)) continue
    for (let zone = 0; zone < (isVehicle(at) ? 2 : 1); zone++) {
      const door = doorOf(at, zone)
      if (best === undefined || away(door, here) < away(best, here)) best = door
    }
  }
  return best
}
const doorWithGold = (table: Table, actor: Figure): Point | undefined =>
  nearestDoor(table, actor, (id) => heldBy(table, id).some(({ kind }) => kind === 'gold'))

/** Before the prison of a team-mate with dynamite in hand, or to where there is some. */
function rescue(table: Table, actor: Figure): Point | undefined {
  const jail = jailOf(table, actor)
  if (jail === undefined) return undefined
  const hasDynamite = (id: Parameters<typeof heldBy>[1]): boolean =>
    heldBy(table, id).some(({ kind }) => kind === 'dynamite')
  if (!hasDynamite(actor.id)) return nearestDoor(table, actor, hasDynamite)
  return isGuarded(table, actor, jail) ? undefined : doorOf(base(table, jail), 0)
}
/** Whoever stands around a prison is better lured away first. */
const AROUND = 30_000
const isGuarded = (table: Table, { team }: Figure, jail: BaseId): boolean =>
  table.figures.some(
    (other) => other.team !== team && isAlive(other) && away(placeOf(table, other), base(table, jail).pose) < AROUND,
  )
export const jailOf = (table: Table, { team }: Figure): BaseId | undefined =>
  table.figures.find((other) => other.jailed && other.team === team)?.inside ?? undefined

/** A coach that has lost some of its gold wants a guard: nobody of the others can board it then. */
const HOLD_ON = 7
export function isToGuard(table: Table, id: BaseId): boolean {
  if (scenarioOf(table).vehicle?.path === undefined || !isVehicle(base(table, id))) return false
  const sacks = heldBy(table, id).filter(({ kind }) => kind === 'gold').length
  return sacks > 0 && sacks <= HOLD_ON
}
const aboard = (table: Table, actor: Figure): Point | undefined =>
  nearestDoor(table, actor, (id) => isToGuard(table, id) && !table.figures.some(({ inside }) => inside === id))

/** Townsfolk to be fetched, or to be brought in. */
function indoors(table: Table, actor: Figure): Point | undefined {
  if (!special(table, 'escort-npc')) return undefined
  if (escortedBy(table, actor.id))
    return nearestDoor(table, actor, (id) => !table.figures.some(({ inside }) => inside === id))
  const here = placeOf(table, actor)
  const free = table.townsfolk.flatMap(({ pose, alive, escort }) => (alive && pose && escort === null ? [pose] : []))
  return free.toSorted((a, b) => away(a, here) - away(b, here))[0]
}

/** Of the other team; an outlaw who hunts townsfolk goes for them too. */
function nearestEnemy(table: Table, actor: Figure): Point | undefined {
  const here = placeOf(table, actor)
  const enemies: Point[] = table.figures
    .filter((other) => other.team !== actor.team && isAlive(other) && other.pose !== null)
    .map(({ pose }) => pose!)
  return enemies.toSorted((a, b) => away(a, here) - away(b, here))[0]
}

/** The one that ends nearest to the goal, of a fan of directions, as far as nothing is in the way. */
export function walkTo(table: Table, actor: Figure, goal: Point): Walk {
  const obstacles = piecesOf(table, [actor.id, ...heldBy(table, actor.id).map(({ id }) => id)]).map(obstacle)
  const starts = actor.inside === null ? [actor.pose!] : zonesOf(table, actor)
  let best: Walk = { zone: 0, dir: 0, power: 1 }
  let least = Infinity
  starts.forEach((from, zone) => {
    const straight = bearing(from.x, from.z, goal.x, goal.z)
    const way = Math.min(FULL_WAY, away(from, goal) + THROUGH)
    for (const aside of SIDEWAYS)
      for (const share of SHARES) {
        const dir = wrapped(straight + aside)
        const met = sweep(obstacles, PUCK, from.x, from.z, dir, way * share)
        const far = met ? met.way : way * share
        const end = { x: from.x + far * cosine(dir), z: from.z - far * sine(dir) }
        const left = away(end, goal) + Math.abs(aside) / 100
        if (left >= least) continue
        least = left
        best = { zone, dir, power: Math.max(1, Math.min(1000, Math.round(((way * share) / FULL_WAY) * 1000))) }
      }
  })
  return best
}
const zonesOf = (table: Table, { inside }: Figure): Point[] => {
  const home = base(table, inside!)
  return [0, 1].slice(0, isVehicle(home) ? 2 : 1).map((zone) => inZone(home, zone, 0, PUCK))
}
