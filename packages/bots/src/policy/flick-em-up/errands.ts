// What a cowboy has to do and where. Shooting needs no errand but a line of fire.

import { type Clan, clanOf, type Item, type Marker, otherClan } from '@saloon/flick-em-up'
import {
  barrels,
  building,
  type Cowboy,
  hasRoom,
  insideOf,
  isAlive,
  isStanding,
  isWitness,
  ofClan,
  plays,
  scenarioOf,
  type Table,
} from '@saloon/flick-em-up/reading'
import type { Point } from '@saloon/physics'
import { apart, beside, type Errand, into, mayHide, within } from './errand.ts'
import { afterTheEscort, afterTheWitness, withTheGirl, withThePatriarch } from './hunts.ts'
import { wanted } from './worth.ts'

/** Shots pay at once, errands at the end: without some zeal nobody would ever go, and for whom midnight is lost nothing else counts. */
const ZEAL = 4
const HASTE = 8

const loses = (table: Table, clan: Clan): boolean =>
  scenarioOf(table).atClockEnd.some(
    (test) =>
      (test.test === 'win' && test.clan !== clan && test.condition === undefined) ||
      (test.test === 'hostageHolderClan' && test.nobody !== clan),
  )

export function errandsOf(table: Table, figure: Cowboy): readonly Errand[] {
  if (!isAlive(figure)) return []
  const clan = clanOf(figure.id)
  const errands = [
    ...withMarkers(table, figure, clan),
    ...withBarrels(table, figure, clan),
    ...withDocuments(table, figure, clan),
    ...withTheGirl(table, figure, clan),
    ...withThePatriarch(table, figure, clan),
    ...afterTheEscort(table, figure, clan),
    ...afterTheWitness(table, figure, clan),
  ]
  if (errands.length === 0) return towardsEnemies(table, figure, clan)
  const zeal = loses(table, clan) ? HASTE : ZEAL
  return errands.map((errand) => ({ ...errand, worth: errand.worth * zeal }))
}

const carries = ({ items }: Cowboy, type: Marker): number => items.filter((item) => item === type).length

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

/** Where a barrel can be treated from. */
const AT_HAND = 5_500
const TREAT = 16
const MIND = 8
/** Three foul ones, and the round would end like this. */
const ALARM = 4

/** Barrels to be treated; and the law minds the clean ones: who stands there can make good what an outlaw does. */
function withBarrels(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  if (!plays(table, 'poison')) return []
  const from = clan === 'outlaw' ? 'clean' : 'poisoned'
  const alarm = clan === 'law' && isLost(table) ? ALARM : 1
  return table.objects.flatMap(({ water, pose }) => {
    if (water === null || (water !== from && clan === 'outlaw')) return []
    const share = isMinded(table, figure, clan, pose) ? 0.4 : 1
    return [beside(pose, share * (water === from ? TREAT * alarm : MIND))]
  })
}

const isLost = (table: Table): boolean =>
  scenarioOf(table).victory.some((goal) => goal.when === 'poisonedBarrels' && barrels(table, 'poisoned') >= goal.n)

/** Somebody else of the clan is there. */
const isMinded = (table: Table, { id }: Cowboy, clan: Clan, at: Point): boolean =>
  ofClan(table, clan).some(
    (other) => other.id !== id && other.pose && isStanding(other) && apart(other.pose, at) < AT_HAND,
  )

/** Within reach of a barrel that its clan wants otherwise. */
export const canTreat = (table: Table, { id, pose }: Cowboy): boolean =>
  pose !== null &&
  table.objects.some(
    ({ water, pose: at }) => water === (clanOf(id) === 'law' ? 'poisoned' : 'clean') && apart(pose, at) < AT_HAND,
  )

function withDocuments(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  if (!plays(table, 'evidence')) return []
  const load = figure.items.filter((item) => item === 'document' || item === 'sealed').length
  const home = wanted(table, 'law').find(({ type }) => type === 'document')?.home
  if (clan === 'law' && load > 0 && home) return [into(building(table, home), 20 * load)]
  if (clan !== 'law' || !hasRoom(figure)) return []
  return table.buildings.flatMap((at) => {
    if (at.closed) return []
    const isHere = at.id !== home && mayHide(table, at, 'document') > 0
    const isTaken = insideOf(table, at.id).some(({ id }) => clanOf(id) !== clan)
    // Where an outlaw is the witness would only be thrown out: the others go first, and he waits where nobody can shoot at him.
    if (isWitness(figure)) return isTaken ? [] : [into(at, isHere ? FETCH : REFUGE)]
    return isHere && isTaken ? [into(at, CLEAR)] : []
  })
}
const REFUGE = 3
const FETCH = 18
const CLEAR = 12

function towardsEnemies(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  if (isWitness(figure)) return []
  return ofClan(table, otherClan(clan)).flatMap((enemy) =>
    isAlive(enemy) && enemy.pose ? within(figure, enemy.pose, 4) : [],
  )
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
