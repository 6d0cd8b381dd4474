// What a cowboy has to do and where: through which door, or beside which piece. Shooting needs no errand but a line of fire.

import { type BuildingId, type Clan, clanOf, type Item, type Marker, otherClan } from '@saloon/flick-em-up'
import {
  type Building,
  building,
  cowboy,
  type Cowboy,
  DOOR_LINE,
  escortedBy,
  has,
  hasRoom,
  isAlive,
  isWitness,
  ofClan,
  plays,
  scenarioOf,
  type Table,
} from '@saloon/flick-em-up/reading'
import { HIDDEN } from '@saloon/kernel'
import { placeAt } from '@saloon/physics'
import { wanted } from './worth.ts'

export interface Errand {
  readonly x: number
  readonly z: number
  readonly door: BuildingId | null // to go in there; null: to stand beside what is there
  readonly worth: number
}

const NEAR = 20_000
/** Shots pay at once, errands at the end: without some zeal nobody would ever go, and for whom midnight is lost nothing else counts. */
const ZEAL = 4
const HASTE = 8

const loses = (table: Table, clan: Clan): boolean =>
  scenarioOf(table).atClockEnd.some(
    (test) =>
      (test.test === 'win' && test.clan !== clan && test.condition === undefined) ||
      (test.test === 'hostageHolderClan' && test.nobody !== clan),
  )

/** 1 there, less with the way to go; out of another building the way is longer. */
export function nearness(table: Table, figure: Cowboy, errand: Errand): number {
  if (figure.inside !== null && figure.inside === errand.door) return 1
  const from = figure.pose ?? (figure.inside === null ? undefined : building(table, figure.inside).pose)
  if (!from) return 0
  const way = Math.hypot(from.x - errand.x, from.z - errand.z) + (figure.inside === null ? 0 : NEAR)
  return NEAR / (NEAR + way)
}

export function errandsOf(table: Table, figure: Cowboy): readonly Errand[] {
  if (!isAlive(figure)) return []
  const clan = clanOf(figure.id)
  const errands = [
    ...withMarkers(table, figure, clan),
    ...withBarrels(table, clan),
    ...withDocuments(table, figure, clan),
    ...withTheGirl(table, figure, clan),
    ...withThePatriarch(table, figure, clan),
    ...afterTheEscort(table, figure, clan),
  ]
  if (errands.length === 0) return towardsEnemies(table, figure, clan)
  const zeal = loses(table, clan) ? HASTE : ZEAL
  return errands.map((errand) => ({ ...errand, worth: errand.worth * zeal }))
}

/** Just inside its door. */
function into(at: Building, worth: number): Errand {
  const { x, z } = placeAt(at.pose, 0, DOOR_LINE)
  return { x, z, door: at.id, worth }
}
const beside = (pose: { readonly x: number; readonly z: number }, worth: number): Errand => ({
  x: pose.x,
  z: pose.z,
  door: null,
  worth,
})

const carries = ({ items }: Cowboy, type: Marker): number => items.filter((item) => item === type).length

/** How many face-down markers of a kind lie there, as far as one can guess. */
function mayHide(table: Table, at: Building, type: Marker): number {
  const unknown = table.faceDown.filter((marker) => marker === type).length
  const known = at.hidden.filter(({ marker }) => marker === type).length
  const closed = at.hidden.filter(({ marker }) => marker === HIDDEN).length
  const all = table.faceDown.length
  return known + (all === 0 ? 0 : (closed * unknown) / all)
}

function withMarkers(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  const errands: Errand[] = []
  for (const { type, home } of wanted(table, clan)) {
    if (type === 'document' || isWitness(figure)) continue
    const load = carries(figure, type)
    if (load > 0 && home !== null) errands.push(into(building(table, home), 16 * load))
    if (load > 0 && home === null)
      for (const { pose, kind } of table.neutrals)
        if (pose && kind === 'accomplice') errands.push(beside(pose, 20 * load))
    if (load > 0 || !hasRoom(figure)) continue
    for (const at of table.buildings) {
      if (at.closed || at.id === home) continue
      const open = [...at.left, ...at.right].filter((marker) => marker === type).length
      const likely = open + mayHide(table, at, type)
      if (likely > 0.2) errands.push(into(at, 6 + 2 * Math.min(likely, 3)))
    }
  }
  return errands
}

function withBarrels(table: Table, clan: Clan): Errand[] {
  if (!plays(table, 'poison')) return []
  const from = clan === 'outlaw' ? 'clean' : 'poisoned'
  return table.objects.filter(({ water }) => water === from).map(({ pose }) => beside(pose, 16))
}

function withDocuments(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  if (!plays(table, 'evidence')) return []
  const load = figure.items.filter((item) => item === 'document' || item === 'sealed').length
  const home = wanted(table, 'law').find(({ type }) => type === 'document')?.home
  if (clan === 'law' && load > 0 && home) return [into(building(table, home), 20 * load)]
  if (!isWitness(figure) || !hasRoom(figure)) return []
  return table.buildings
    .filter((at) => !at.closed && at.id !== home && mayHide(table, at, 'document') > 0)
    .map((at) => into(at, 18))
}

function withTheGirl(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  const girl = table.neutrals.find(({ kind }) => kind === 'hostage')
  if (!girl || isWitness(figure)) return []
  if (!girl.found)
    return table.buildings.filter((at) => !at.closed && mayHide(table, at, 'hostage') > 0).map((at) => into(at, 12))
  const goal = scenarioOf(table).victory.find(({ when }) => when === 'hostageEscortedInto')
  if (escortedBy(table, figure.id)?.id === girl.id && clan === 'law' && goal?.when === 'hostageEscortedInto')
    return [into(building(table, goal.building), 40)]
  return []
}

function withThePatriarch(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  const man = table.neutrals.find(({ kind }) => kind === 'patriarch')
  if (!man || !plays(table, 'gallows')) return []
  if (clan === 'law' && man.escort === figure.id && table.gallows) return [beside(table.gallows, 40)]
  if (clan === 'law' || !man.hanging || has(figure, 'winchester')) return []
  return table.buildings
    .filter((at) => !at.closed && [...at.left, ...at.right].includes('winchester'))
    .map((at) => into(at, 10))
}

/** Whoever the game hangs on goes with an enemy: indoors a duel wins them over, outdoors being the nearest when the escort falls. */
function afterTheEscort(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  if (isWitness(figure)) return []
  return table.neutrals.flatMap(({ kind, escort }) => {
    if (kind === 'accomplice' || escort === null || clanOf(escort) === clan) return []
    const holder = cowboy(table, escort)
    if (holder.inside !== null) return [into(building(table, holder.inside), 30)]
    return holder.pose ? [beside(holder.pose, 14)] : []
  })
}

/** Near enough to shoot well. */
const SHOOTING = 25_000

function towardsEnemies(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  if (isWitness(figure) || !figure.pose) return []
  const { pose } = figure
  return ofClan(table, otherClan(clan)).flatMap((enemy) => {
    if (!isAlive(enemy) || !enemy.pose) return []
    const away = Math.hypot(enemy.pose.x - pose.x, enemy.pose.z - pose.z)
    if (away < SHOOTING) return []
    const share = (away - SHOOTING) / away
    const x = Math.round(pose.x + (enemy.pose.x - pose.x) * share)
    const z = Math.round(pose.z + (enemy.pose.z - pose.z) * share)
    return [{ x, z, door: null, worth: 4 }]
  })
}

/** What a marker in the hand is worth for itself. */
export const ITEM_WORTH: Readonly<Record<Item | Marker, number>> = {
  life: 8,
  gold: 1,
  colt: 4,
  winchester: 5,
  dynamite: 2,
  document: 3,
  sealed: 3,
  hostage: 120,
}
