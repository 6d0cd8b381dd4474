// Figures that are escorted: the girl and the patriarch (12, hostage).

import { placeAt, type Pose, upright } from '@saloon/physics'
import type { BuildingId, CowboyId } from '../components.ts'
import type { Cowboy, Neutral, Playing, Table } from '../state.ts'
import { building, byNumber, cowboy, escortedBy, insideOf, isStanding } from '../table.ts'
import { room } from '../wood/town.ts'

export const SLOTS = 8
export const BEHIND = 4
const APART = 3000

/** Where somebody is, for distances between figures: a cowboy inside is at its building's centre (FU-R70). */
export const placeOf = (table: Table, figure: Cowboy): Pose =>
  figure.inside === null ? figure.pose! : building(table, figure.inside).pose

export const distance2 = (a: { x: number; z: number }, b: { x: number; z: number }): number =>
  (a.x - b.x) ** 2 + (a.z - b.z) ** 2

export function nearestStanding(table: Table, to: Pose, but?: CowboyId): Cowboy | undefined {
  const standing = table.cowboys.filter((figure) => isStanding(figure) && figure.id !== but)
  standing.sort((a, b) => distance2(placeOf(table, a), to) - distance2(placeOf(table, b), to) || byNumber(a, b))
  return standing[0]
}

/** Beside its escort, in one of eight places counted from where that one looks, or in the same building. */
export function placeBeside(game: Playing, figure: Neutral, slot: number): void {
  const { state } = game
  const escort = cowboy(state, figure.escort!)
  figure.inside = escort.inside
  if (escort.inside !== null || escort.pose === null) {
    figure.pose = null
    return
  }
  const facing = (escort.pose.facing + slot * 4500) % 36000
  const { x, z } = placeAt(upright(escort.pose.x, escort.pose.z, facing), 0, APART)
  figure.pose = null // its own body is not in its way
  figure.pose = room(state, figure.id, 'figure', upright(x, z, escort.pose.facing))
}

export function joins(game: Playing, figure: Neutral, id: CowboyId): void {
  figure.escort = id
  figure.found = true
  placeBeside(game, figure, BEHIND)
  game.tell?.({ type: 'joined', neutral: figure.id, cowboy: id })
}

/** Its escort was hit or blown up: it joins the nearest standing cowboy, or waits for the first to stand up (FU-R75, FU-R76). */
export function leavesEscort(game: Playing, id: CowboyId, where: Pose): void {
  const { state } = game
  const figure = escortedBy(state, id)
  if (figure === undefined) return
  const next = nearestStanding(state, figure.pose ?? where, id)
  if (next) return joins(game, figure, next.id)
  figure.escort = null
  if (figure.pose === null) {
    figure.inside = null
    figure.pose = room(state, figure.id, 'figure', upright(where.x, where.z, where.facing))
  }
  game.tell?.({ type: 'left-alone', neutral: figure.id })
}

/** Its escort died in a duel: it is with nobody until the duel is over and it joins the winner. */
export function staysBehind(state: Playing['state'], id: CowboyId): void {
  const figure = escortedBy(state, id)
  if (figure) figure.escort = null
}

/** Whoever is alone joins the first cowboy to stand up. */
export function waitsFor(game: Playing, id: CowboyId): void {
  for (const figure of game.state.neutrals)
    if (figure.kind !== 'accomplice' && figure.found && !figure.hanging && figure.escort === null)
      joins(game, figure, id)
}

/** After a duel it is with the winner: whoever made the last hit, or the lowest number (12). */
export function joinsWinner(game: Playing, where: BuildingId, lastHit: CowboyId | null): void {
  const { state } = game
  const left = insideOf(state, where)
  if (left.length === 0) return
  const winner = left.find(({ id }) => id === lastHit) ?? left.toSorted(byNumber)[0]!
  for (const figure of state.neutrals) {
    if (figure.kind === 'accomplice' || figure.hanging || figure.inside !== where || figure.escort === winner.id)
      continue
    joins(game, figure, winner.id)
  }
}
