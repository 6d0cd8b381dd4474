// Townsfolk who walk beside a law figure (13.6).

import { footOf, gap, nearestFree, placeAt, TABLE, upright, bodyOfFigure } from '@saloon/physics'
import { ESCORT_REACH, type FigureId, type NpcId } from '../components.ts'
import type { Figure, Playing, Table, Townsperson, Turn } from '../state.ts'
import { escortedBy, figure, insideOf, special, townsperson } from '../table.ts'
import { feetOf } from '../wood/town.ts'

const BEHIND = -2600

/** Whom this figure may ask along now. */
export function escortable(table: Table, turn: Turn): NpcId[] {
  const leader = figure(table, turn.figure)
  if (!special(table, 'escort-npc') || leader.team !== 'law' || leader.pose === null) return []
  if (escortedBy(table, leader.id)) return []
  return table.townsfolk
    .filter(({ id, alive, escort, pose }) => alive && pose !== null && escort === null && turn.touched.includes(id))
    .map(({ id }) => id)
}

export function escort(game: Playing, { seat, figure: id }: Turn, npc: NpcId): void {
  const { state } = game
  const person = townsperson(state, npc)
  person.escort = id
  game.tell?.({ type: 'escorted', by: seat, npc, figure: id })
  standBeside(state, figure(state, id), person)
}

export function standBeside(state: Playing['state'], leader: Figure, person: Townsperson): void {
  const { x, z } = placeAt(leader.pose!, 0, BEHIND)
  const pose = upright(x, z, leader.pose!.facing)
  person.pose = nearestFree('figure', pose, feetOf(state, [person.id]), TABLE) ?? pose
}

/** Townsfolk within reach of where a move ended count as touched. */
export const near = (table: Table, mover: Figure): NpcId[] => {
  const foot = footOf(bodyOfFigure(mover))
  return table.townsfolk
    .filter((person) => person.pose !== null && person.alive)
    .filter((person) => gap(foot, footOf(bodyOfFigure(person))) <= ESCORT_REACH)
    .map(({ id }) => id)
}

export function leaveAlone(game: Playing, id: FigureId): void {
  const person = escortedBy(game.state, id)
  if (person === undefined) return
  person.escort = null
  game.tell?.({ type: 'left-alone', npc: person.id })
}

/** The escort has gone in: with room for two the townsperson is saved, else it stays outside, free. */
export function bringIn(game: Playing, leader: Figure): void {
  const person = escortedBy(game.state, leader.id)
  if (person === undefined) return
  if (insideOf(game.state, leader.inside!).length > 1) return leaveAlone(game, leader.id)
  person.escort = null
  person.pose = null
  game.tell?.({ type: 'saved', npc: person.id })
}
