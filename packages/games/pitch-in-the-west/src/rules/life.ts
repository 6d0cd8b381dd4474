// Losing life points, dying, and getting out of prison (7.3, 8).

import { laid, upright } from '@saloon/physics'
import type { FigureId } from '../components.ts'
import { leaveAlone } from './escort.ts'
import type { Base, Figure, Playing, Turn } from '../state.ts'
import { base, figure, heldBy } from '../table.ts'
import { backToRing, beforeZone, inZone, room } from '../wood/town.ts'

/** So many life points less; the last one lost is death. */
export function wound(game: Playing, id: FigureId, points: number): void {
  const victim = figure(game.state, id)
  victim.life = Math.max(0, victim.life - points)
  if (victim.life === 0) die(game, victim)
}

/** It lies where it was, its objects round it; who died indoors is laid in front of the door zone. */
function die(game: Playing, victim: Figure): void {
  const { state } = game
  game.tell?.({ type: 'died', figure: victim.id })
  leaveAlone(game, victim.id)
  for (const frame of state.stack) {
    const turn = frame as Turn
    if (turn.kind === 'turn' && turn.figure === victim.id) turn.over = true
  }
  const indoors = victim.inside === null ? undefined : base(state, victim.inside)
  const at = indoors ? beforeZone(state, indoors, 0, 'figure', [victim.id]) : victim.pose!
  victim.inside = null
  victim.jailed = false
  victim.sitsOut = false
  const own = heldBy(state, victim.id)
  const without = [victim.id, ...own.map((it) => it.id)]
  victim.pose = indoors
    ? room(state, 'figure', laid(at.x, at.z, at.facing), without)
    : laid(at.x, at.z, (at.facing + 18_000) % 36_000)
  for (const it of own) if (it.pose === null) it.pose = backToRing(state, victim, it, victim.pose)
}

/** Blown out of prison with one life point less: it stands in the door zone, with what it had (PW-R21, PW-R22). */
export function free(game: Playing, prisoner: Figure, prison: Base): void {
  const { state } = game
  wound(game, prisoner.id, 1)
  if (prisoner.life === 0) return
  prisoner.jailed = false
  prisoner.inside = null
  const { x, z } = inZone(prison, 0, 0, 0)
  prisoner.pose = room(state, 'figure', upright(x, z, prison.pose.facing), [prisoner.id])
  for (const it of heldBy(state, prisoner.id)) it.pose = backToRing(state, prisoner, it, prisoner.pose)
  game.tell?.({ type: 'freed', figure: prisoner.id, life: prisoner.life })
}
