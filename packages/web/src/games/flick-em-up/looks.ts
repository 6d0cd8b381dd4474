// How the pieces of Flick 'em Up! look: whose hat is turned which way, who is inside, what lies on the buildings.

import { type Base, type CowboyId, type FlickEmUp, type Marker, clanOf, hatOf } from '@saloon/flick-em-up'
import type { View } from '@saloon/kernel'
import type { FigureLook, Insider, Looks, LyingToken, PieceLook } from '../../wood/scene/wooden-table.ts'

type Table = View<FlickEmUp>
type Cowboy = Table['cowboys'][number]
type Neutral = Table['neutrals'][number]
type Building = Table['buildings'][number]

const BADGES = { sheriff: 'sheriff', 'big-daddy': 'chief', witness: 'witness' } as const

const cowboyLook = ({ id, role, hat }: Cowboy): FigureLook => ({
  carving: clanOf(id),
  hat,
  number: hatOf(id),
  ...(role && { badge: BADGES[role] }),
})
const neutralLook = ({ id }: Pick<Neutral, 'id'>): FigureLook => ({
  carving: id === 'N1' ? 'woman' : 'man',
  hat: 'straw',
  number: 0,
})

/** Of one position: the same function as long as nothing has changed. */
export function looksOf(view: Table): Looks {
  const looks = new Map<string, PieceLook>()
  for (const cowboy of view.cowboys) looks.set(cowboy.id, { figure: cowboyLook(cowboy) })
  for (const neutral of view.neutrals) looks.set(neutral.id, { figure: neutralLook(neutral) })
  for (const { id, water } of view.objects) if (water) looks.set(id, { water })
  for (const building of view.buildings) looks.set(building.id, buildingLook(view, building))
  return ({ id }) => looks.get(id) ?? NOTHING_MORE
}
const NOTHING_MORE: PieceLook = {}

function buildingLook(view: Table, { id, closed, left, right, hidden }: Building): PieceLook {
  const cowboys = view.cowboys
    .filter(({ inside }) => inside === id)
    .map((cowboy): Insider => ({ ...cowboyLook(cowboy), id: cowboy.id, block: cowboy.base }))
  const neutrals = view.neutrals
    .filter(({ inside }) => inside === id)
    .map((neutral): Insider => ({ ...neutralLook(neutral), id: neutral.id, block: besides(view, neutral.escort) }))
  const faceDown: LyingToken[] = hidden.length > 0 ? [{ token: 'hidden', block: 'left', count: hidden.length }] : []
  return {
    isClosed: closed,
    hour: view.hour,
    inside: [...cowboys, ...neutrals],
    tokens: [...lying(left, 'left'), ...lying(right, 'right'), ...faceDown],
  }
}
/** Whoever is escorted stands with the escort. */
const besides = ({ cowboys }: Table, escort: CowboyId | null): Base =>
  cowboys.find(({ id }) => id === escort)?.base ?? 'left'

const lying = (markers: readonly Marker[], block: Base): LyingToken[] =>
  [...new Set(markers)].map((token) => ({ token, block, count: markers.filter((one) => one === token).length }))
