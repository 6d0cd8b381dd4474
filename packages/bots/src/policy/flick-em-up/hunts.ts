// Whom a scenario hangs on: the girl, the patriarch, the witness and who carries what he found. Fetched, guarded or hunted.

import { type Clan, clanOf, otherClan } from '@saloon/flick-em-up'
import {
  building,
  cowboy,
  type Cowboy,
  escortedBy,
  has,
  isAlive,
  isWitness,
  ofClan,
  plays,
  scenarioOf,
  type Table,
  withRole,
} from '@saloon/flick-em-up/reading'
import { beside, type Errand, into, mayHide, within } from './errand.ts'

export function withTheGirl(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  const girl = table.neutrals.find(({ kind }) => kind === 'hostage')
  if (!girl || isWitness(figure)) return []
  if (!girl.found)
    return table.buildings.filter((at) => !at.closed && mayHide(table, at, 'hostage') > 0).map((at) => into(at, 12))
  const goal = scenarioOf(table).victory.find(({ when }) => when === 'hostageEscortedInto')
  if (escortedBy(table, figure.id)?.id === girl.id && clan === 'law' && goal?.when === 'hostageEscortedInto')
    return [into(building(table, goal.building), 40)]
  return []
}

/** As long as he hangs whoever stands nearest decides about him: the law stays, outlaws come, one of them with a winchester. */
export function withThePatriarch(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  const man = table.neutrals.find(({ kind }) => kind === 'patriarch')
  if (!man || !plays(table, 'gallows') || !table.gallows) return []
  if (clan === 'law' && man.escort === figure.id) return [beside(table.gallows, 40)]
  if (!man.hanging || !man.pose) return []
  if (clan === 'law') return [beside(man.pose, GUARD)]
  if (has(figure, 'winchester')) return [...within(figure, man.pose, 8)]
  return [
    beside(man.pose, 6),
    ...table.buildings
      .filter((at) => !at.closed && [...at.left, ...at.right].includes('winchester'))
      .map((at) => into(at, 10)),
  ]
}
const GUARD = 5

/** Whoever the game hangs on goes with an enemy: indoors a duel wins them over, outdoors being the nearest when the escort falls. */
export function afterTheEscort(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  if (isWitness(figure)) return []
  return table.neutrals.flatMap(({ kind, escort }) => {
    if (kind === 'accomplice' || escort === null || clanOf(escort) === clan) return []
    const holder = cowboy(table, escort)
    if (holder.inside !== null) return [into(building(table, holder.inside), 30)]
    return holder.pose ? [beside(holder.pose, 14)] : []
  })
}

/** Until both documents are found outlaws are after the witness: alone indoors he is thrown out without a duel. Then after who has them. */
export function afterTheWitness(table: Table, figure: Cowboy, clan: Clan): Errand[] {
  if (!plays(table, 'evidence') || isWitness(figure)) return []
  const witness = withRole(table, 'witness')
  const bearers = ofClan(table, otherClan(clan)).filter((other) => isAlive(other) && carriesEvidence(other))
  const hunted = clan === 'outlaw' && witness && isAlive(witness) && table.found < 2 ? [witness, ...bearers] : bearers
  return hunted.flatMap((prey) => {
    if (prey.inside !== null) return [into(building(table, prey.inside), 10)]
    return prey.pose ? [...within(figure, prey.pose, 7)] : []
  })
}
export const carriesEvidence = ({ items }: Cowboy): boolean => items.includes('document') || items.includes('sealed')
