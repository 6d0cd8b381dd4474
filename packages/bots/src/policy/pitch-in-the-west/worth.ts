// What a position is worth to a team: lives, gold, who is free, and how near whoever acts is to what he goes for.

import type { FigureId } from '@saloon/pitch-in-the-west'
import {
  base,
  figure,
  goldAboard,
  goldInCamp,
  heldBy,
  isAlive,
  isPitched,
  type Table,
} from '@saloon/pitch-in-the-west/reading'
import { goalOf } from './walks.ts'

type Team = Table['teams'][number]

const WON = 200
const ALIVE = 8
const LIFE = 3
const JAILED = 6
const ARMED = 2
const IN_CAMP = 12
const ABOARD = 4
const IN_HAND = 6
const SAVED = 12
/** So far away counts as much as a life point: a walk of a whole turn less than a fair shot, unless there is gold to be brought home. */
const A_LIFE_AWAY = 180_000
const WITH_GOLD = 80_000

export function worthOf(table: Table, team: Team, actor: FigureId): number {
  if (table.result) {
    if (table.result.winner === null) return 0
    return table.result.winner === team ? WON : -WON
  }
  const balance = sideOf(table, 'outlaw') - sideOf(table, 'law')
  const who = figure(table, actor)
  let near = 0
  if (isAlive(who) && !who.jailed) {
    const goal = goalOf(table, who)
    const at = who.pose ?? base(table, who.inside!).pose
    const isLaden = team === 'outlaw' && heldBy(table, actor).some(({ kind }) => kind === 'gold')
    near = (-LIFE * Math.hypot(goal.x - at.x, goal.z - at.z)) / (isLaden ? WITH_GOLD : A_LIFE_AWAY)
  }
  return (team === 'outlaw' ? balance : -balance) + near
}

function sideOf(table: Table, team: Team): number {
  let worth = team === 'outlaw' ? IN_CAMP * goldInCamp(table) : ABOARD * goldAboard(table)
  for (const one of table.figures) {
    if (one.team !== team || !isAlive(one)) continue
    const held = heldBy(table, one.id)
    worth += ALIVE + LIFE * Math.min(one.life, 6) - (one.jailed ? JAILED : 0)
    if (held.some(isPitched)) worth += ARMED
    if (team === 'outlaw') worth += IN_HAND * held.filter(({ kind }) => kind === 'gold').length
  }
  for (const { alive, pose } of table.townsfolk) if (team === 'law' && alive) worth += SAVED / (pose === null ? 1 : 2)
  return worth
}
