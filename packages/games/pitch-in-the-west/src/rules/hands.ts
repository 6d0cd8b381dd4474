// Using the hands: a colt at a figure, dynamite at a base (7.2, 7.3).

import type { Aimed, Moved, Point, Touch } from '@saloon/physics'
import { type FigureId, type NpcId, otherTeam } from '../components.ts'
import { free, wound } from './life.ts'
import { pitch, type Who } from '../wood/pitch.ts'
import type { Base, Figure, Item, Playing } from '../state.ts'
import { base, figure, insideOf, isAlive, isVehicle, special } from '../table.ts'
import { tidy } from '../wood/tidy.ts'
import { CYLINDER, inZone, layoutOf } from '../wood/town.ts'

/** Outside a cylinder starts where it lies (PW-R07); inside from a door zone. */
export const startOf = (game: Playing, owner: Figure, it: Item, zone: number, offset: number): Point =>
  owner.inside === null ? it.pose! : inZone(base(game.state, owner.inside), zone, offset, CYLINDER)

/** Whether the cylinder comes back to its owner. */
export function useHand(game: Playing, who: Who, it: Item, from: Point, aimed: Aimed): boolean {
  if (it.kind === 'colt') shoot(game, who, it, from, aimed)
  else throwDynamite(game, who, it, from, aimed)
  return it.kind === 'colt' && isAlive(figure(game.state, who.figure))
}

const SHOT_TOWNSPERSON = 2

function shoot(game: Playing, who: Who, it: Item, from: Point, aimed: Aimed): void {
  const { state } = game
  const shooter = figure(state, who.figure)
  const { touches, moved } = pitch(game, who, 'colt', from, aimed, layoutOf(state, [it.id]))
  it.pose = null
  const fallen = inTouchOrder(touches, moved)
  const target = fallen.find((id) => isOpponent(state, id, shooter)) as FigureId | undefined
  const killed = fallen.filter((id) => state.townsfolk.some((person) => person.id === id && person.alive)) as NpcId[]
  for (const npc of killed) {
    const person = state.townsfolk.find(({ id }) => id === npc)!
    person.alive = false
    person.escort = null
  }
  tidy(game, moved, killed)
  if (target === undefined && killed.length === 0) game.tell?.({ type: 'missed', figure: shooter.id })
  for (const npc of killed) game.tell?.({ type: 'npc-killed', figure: shooter.id, npc })
  if (target !== undefined) {
    game.tell?.({ type: 'hit', figure: shooter.id, target, life: figure(state, target).life - 1 })
    wound(game, target, 1)
  }
  if (killed.length === 0 || shooter.team !== 'law' || !special(state, 'law-bullet-killing-npc-costs-2-life')) return
  const lost = SHOT_TOWNSPERSON * killed.length
  game.tell?.({ type: 'hurt', figure: shooter.id, life: Math.max(0, shooter.life - lost) })
  wound(game, shooter.id, lost)
}

/** Who was touched by the cylinder itself and is down, the first touched first (PW-R14, PW-R15, PW-R30). */
function inTouchOrder(touches: readonly Touch[], moved: readonly Moved[]): string[] {
  const down = new Set(moved.filter((piece) => piece.down).map(({ id }) => id))
  return [...new Set(touches.map(({ id }) => id))].filter((id) => down.has(id))
}
const isOpponent = (state: Playing['state'], id: string, { team }: Figure): boolean =>
  state.figures.some((other) => other.id === id && other.team === otherTeam(team) && isAlive(other))

/** Spent whatever happens; it hurts whoever is in the bases it touches, and nobody outside (PW-R18, PW-R23, PW-R57). */
function throwDynamite(game: Playing, who: Who, it: Item, from: Point, aimed: Aimed): void {
  const { state } = game
  const thrower = figure(state, who.figure)
  const { touches, moved } = pitch(game, who, 'dynamite', from, aimed, layoutOf(state, [it.id]))
  it.holder = 'box'
  it.pose = null
  tidy(game, moved)
  const touched = [...new Set(touches.map(({ id }) => id))].flatMap(
    (id) => state.bases.find((at) => at.id === id) ?? [],
  )
  if (touched.length === 0) game.tell?.({ type: 'fizzled', figure: thrower.id })
  for (const at of touched) blast(game, thrower, at)
}

function blast(game: Playing, thrower: Figure, at: Base): void {
  const { state } = game
  game.tell?.({ type: 'blast', figure: thrower.id, base: at.id })
  if (isVehicle(at)) at.halted = true
  if (isVehicle(at) && at.locked) {
    at.locked = false
    game.tell?.({ type: 'opened', base: at.id })
    return
  }
  for (const victim of insideOf(state, at.id)) {
    if (victim.team !== thrower.team) {
      game.tell?.({ type: 'hurt', figure: victim.id, life: victim.life - 1 })
      wound(game, victim.id, 1)
    } else if (victim.jailed) free(game, victim, at)
  }
}
