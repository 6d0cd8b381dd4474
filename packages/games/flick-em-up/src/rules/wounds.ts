// Losing life points, dying, and what passes on to others (8).

import { type Pose, plannedPose, upright } from '@saloon/physics'
import { type CowboyId, type Item, type Marker, clanOf, otherClan } from '../components.ts'
import { distance2, leavesEscort, placeOf, staysBehind } from './escort.ts'
import type { Cowboy, Playing, Table, Turn } from '../state.ts'
import { building, byNumber, cowboy, everybody, hasRoom, isAlive, livingOf, plays, scenarioOf } from '../table.ts'
import { room } from '../wood/town.ts'

export const added = (
  box: Readonly<Record<Marker, number>>,
  marker: Marker,
  count = 1,
): Readonly<Record<Marker, number>> => ({ ...box, [marker]: box[marker] + count })

/** What an item is when it lies on the table. */
export const markerOf = (item: Item): Marker => (item === 'sealed' ? 'document' : item)

/** One life point less; the last one lost is death. Whoever falls during its own turn has no turn any more (FU-R26). */
export function wound(game: Playing, id: CowboyId, by: CowboyId, duel = false): void {
  const { state } = game
  const victim = cowboy(state, id)
  const where = placeOf(state, victim)
  victim.life--
  state.box = added(state.box, 'life')
  endTurnOf(state, id)
  passEvidence(game, victim, where)
  if (victim.life === 0) die(game, victim, by)
  if (!duel) leavesEscort(game, id, where)
  else if (victim.life === 0) staysBehind(state, id)
}

/** Whatever is left of its turn. */
export function endTurnOf({ stack }: Table, id: CowboyId): void {
  for (const frame of stack) if (frame.kind === 'turn' && (frame as Turn).cowboy === id) (frame as Turn).over = true
}

function die(game: Playing, victim: Cowboy, by: CowboyId): void {
  const { state } = game
  game.tell?.({ type: 'died', cowboy: victim.id })
  const endless = clanOf(victim.id) === 'outlaw' && plays(state, 'endlessWave')
  if (clanOf(victim.id) === 'outlaw') state.kills++
  leaveMarkers(state, victim, endless)
  victim.items = []
  victim.pose = null
  victim.inside = null
  victim.lying = false
  if (state.initiative === victim.id) passInitiative(game, victim, by)
  if (endless) respawn(game, victim)
}

/** On the left base of the Undertaker, face up; out of the game where there is none, or in an endless wave. */
function leaveMarkers(state: Playing['state'], victim: Cowboy, lost: boolean): void {
  const undertaker = lost ? undefined : state.buildings.find(({ id }) => id === 'undertaker')
  for (const item of victim.items) {
    if (undertaker) undertaker.left.push(markerOf(item))
    else state.box = added(state.box, markerOf(item))
  }
}

/** To whoever did it; a holder who did it itself, or whose killer is dead too, leaves it to the enemy's lowest number (FU-R45). */
function passInitiative(game: Playing, victim: Cowboy, by: CowboyId): void {
  const { state } = game
  const killer = cowboy(state, by)
  const heir =
    by !== victim.id && isAlive(killer) ? killer : livingOf(state, otherClan(clanOf(victim.id))).toSorted(byNumber)[0]
  if (heir === undefined) return
  state.initiative = heir.id
  game.tell?.({ type: 'initiative', cowboy: heir.id })
}

/** The next mercenary, at the start place of the last one (12, endlessWave). */
function respawn(game: Playing, figure: Cowboy): void {
  const { state } = game
  const plan = scenarioOf(state).figures.find(({ id }) => id === figure.id)!
  const start =
    plan.x === null || plan.z === null ? upright(0, 0, 0) : plannedPose({ x: plan.x, z: plan.z, facing: plan.facing })
  figure.life = plan.life
  state.box = added(state.box, 'life', -plan.life)
  figure.pose = room(state, figure.id, 'figure', start)
  figure.moved = false
  game.tell?.({ type: 'respawned', cowboy: figure.id })
}

// ---- evidence -----------------------------------------------------------------------------------------------------

/** Documents turn face down and pass to the nearest figures with room, one each (12, evidence). */
function passEvidence(game: Playing, bearer: Cowboy, where: Pose): void {
  const { state } = game
  if (!plays(state, 'evidence')) return
  const documents = bearer.items.filter((item) => item === 'document' || item === 'sealed').length
  if (documents === 0) return
  bearer.items = bearer.items.filter((item) => item !== 'document' && item !== 'sealed')
  const near = state.cowboys.filter((other) => other !== bearer && isAlive(other) && hasRoom(other))
  near.sort((a, b) => distance2(placeOf(state, a), where) - distance2(placeOf(state, b), where) || byNumber(a, b))
  for (let left = documents; left > 0; left--) {
    const next = near.shift()
    if (next) {
      next.items = [...next.items, 'sealed']
      game.tell?.({ type: 'evidence-passed', from: bearer.id, cowboy: next.id })
    } else buryDocument(game, bearer.id)
  }
}

/** Nobody has room (FU-R95). */
function buryDocument(game: Playing, from: CowboyId): void {
  const { state } = game
  const undertaker = state.buildings.find(({ id }) => id === 'undertaker')
  game.tell?.({ type: 'evidence-buried', from })
  if (undertaker) layFaceDown(state, undertaker.id, 'document')
  else state.box = added(state.box, 'document')
}

/** Everybody saw it: it lies face down and is no secret. */
export function layFaceDown(state: Playing['state'], where: Cowboy['inside'] & string, marker: Marker): void {
  const at = building(state, where)
  at.hidden = [...at.hidden, { marker, known: everybody(state) }]
  state.faceDown = [...state.faceDown, marker].toSorted()
}
