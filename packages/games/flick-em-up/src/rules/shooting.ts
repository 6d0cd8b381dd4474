// Shooting: who is hit, and who only fell (7).

import type { Aimed, Layout, Moved, Point, Result } from '@saloon/physics'
import { type CowboyId, type NeutralId, type Side, type Weapon, clanOf } from '../components.ts'
import { distance2 } from './escort.ts'
import { goesWith, hangingBarrel, isOffBarrel, liberator } from './gallows.ts'
import { clearDoor } from './moving.ts'
import { pitch } from '../wood/pitch.ts'
import { type ClearDoor, NO_DOOR, type Playing, type Table } from '../state.ts'
import { building, cowboy, patriarch, plays, special } from '../table.ts'
import { tidy } from '../wood/tidy.ts'
import { BULLET, behind, beside, feetOf, layoutOf } from '../wood/town.ts'
import { wound } from './wounds.ts'

type Who = { readonly seat: number; readonly cowboy: CowboyId }
export type From = { readonly side: Side } | { readonly offset: number; readonly clear: ClearDoor }

/** Sides where a bullet, or dynamite, has room beside the cowboy. */
export function sidesOf(table: Table, id: CowboyId, radius: number): Side[] {
  const { pose } = cowboy(table, id)
  if (pose === null) return []
  const others = feetOf(table, id)
  return (['left', 'right'] as const).filter((side) => beside(pose, side, radius, others) !== undefined)
}

/** Where it starts; a door is cleared first. */
export function startOf(game: Playing, { seat, cowboy: id }: Who, from: From, radius: number): Point {
  const { state } = game
  const figure = cowboy(state, id)
  if ('side' in from) return beside(figure.pose!, from.side, radius, feetOf(state, id))!
  if (from.clear !== NO_DOOR) clearDoor(game, seat, from.clear)
  return behind(building(state, figure.inside!), 'shot', from.offset)
}

export function shoot(game: Playing, who: Who, weapon: Weapon, from: From, aimed: Aimed): void {
  const { state } = game
  const start = startOf(game, who, from, BULLET)
  if (clanOf(who.cowboy) !== waitingClan(state)) state.mayShoot = true
  const layout = layoutOf(state)
  const result = pitch(game, who, weapon, start, aimed, layout)
  const target = targetOf(state, layout, result, start, who.cowboy)
  const fell = target !== undefined && result.moved.some(({ id, down }) => id === target && down)
  const hit = fell && isCowboy(state, target) ? target : undefined
  const man = broughtDown(state, who.cowboy, weapon, result)
  const friend = man && liberator(game, man)
  tidy(game, friend ? result.moved.filter((piece) => piece !== man) : result.moved, hit ? [hit] : [])
  if (friend !== undefined) goesWith(game, friend)
  // What became of the patriarch is all there is to tell of a bullet that was for him (FU-R100).
  if (man && (target === undefined || target === man.id)) return
  tellOf(game, who.cowboy, target, hit, fell)
  if (hit) fallWounded(game, hit, who.cowboy)
  else if (fell) hitNeutral(game, who.cowboy, target as NeutralId)
}

/** The clan that may not shoot before the other one has (FU-R81). */
export const waitingClan = (table: Table) => {
  const rule = special(table, 'law-may-not-shoot-before-outlaws-shot')
  return rule && (rule.clan ?? 'law')
}

const isCowboy = (table: Table, id: string): id is CowboyId => table.cowboys.some((figure) => figure.id === id)

/** The one figure this bullet can hit: the first thing it touched; with Ricochet the first after objects and bases (7.2). */
export function targetOf(
  table: Table,
  { pieces }: Layout,
  { touches }: Result,
  start: Point,
  shooter: CowboyId,
): CowboyId | NeutralId | undefined {
  const ricochets = cowboy(table, shooter).power === 'ricochet'
  const figure = (id: string) => pieces.find((piece) => piece.id === id && piece.kind === 'figure')
  for (let i = 0; i < touches.length;) {
    const { step } = touches[i]!
    const group: string[] = []
    for (; i < touches.length && touches[i]!.step === step; i++) group.push(touches[i]!.id)
    const figures = group.flatMap((id) => figure(id) ?? [])
    if (figures.length === 0) {
      if (ricochets) continue
      return undefined
    }
    figures.sort((a, b) => distance2(a.pose, start) - distance2(b.pose, start))
    const [first] = figures as [(typeof figures)[0]]
    const lies = first.pose.turn !== null // where the bullet flies: who lies in the town stands on the lane
    return lies ? undefined : (first.id as CowboyId | NeutralId)
  }
  return undefined
}

function tellOf(
  game: Playing,
  shooter: CowboyId,
  target: CowboyId | NeutralId | undefined,
  hit: CowboyId | undefined,
  fell: boolean,
): void {
  if (target === undefined) game.tell?.({ type: 'missed', cowboy: shooter })
  else if (!fell) game.tell?.({ type: 'grazed', cowboy: shooter, target })
  else if (hit) game.tell?.({ type: 'hit', cowboy: shooter, target: hit, life: cowboy(game.state, hit).life - 1 })
}

/** Lies where it fell, with one life point less. */
export function fallWounded(game: Playing, id: CowboyId, by: CowboyId): void {
  cowboy(game.state, id).lying = true
  wound(game, id, by)
}

/** It stands up unharmed; only hitting the girl means anything (FU-R73, FU-R93). */
function hitNeutral(game: Playing, shooter: CowboyId, id: NeutralId): void {
  const { state } = game
  game.tell?.({ type: 'hit-neutral', cowboy: shooter, neutral: id })
  if (state.neutrals.find((figure) => figure.id === id)!.kind === 'hostage') state.girlHitBy ??= clanOf(shooter)
}

/** The patriarch, if an outlaw's winchester bullet touched him or his barrel before anything else and he is off it (FU-R77, FU-R78). */
function broughtDown(table: Table, shooter: CowboyId, weapon: Weapon, { touches, moved }: Result): Moved | undefined {
  const man = patriarch(table)
  if (!plays(table, 'gallows') || man === undefined || !man.hanging) return undefined
  if (clanOf(shooter) !== 'outlaw' || weapon !== 'winchester' || touches.length === 0) return undefined
  const first = touches.filter(({ step }) => step === touches[0]!.step)
  if (!first.some(({ id }) => id === man.id || id === hangingBarrel(table)?.id)) return undefined
  return moved.find((piece) => piece.id === man.id && isOffBarrel(piece))
}
