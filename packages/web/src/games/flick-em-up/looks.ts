// How the pieces of this game look in three dimensions: hats by their side, who is inside, what lies on the bases, the hour on the town hall.

import { clanOf, type Cowboy, type FlickEmUp, hatOf, type Marker } from '@saloon/flick-em-up'
import { HIDDEN, type View } from '@saloon/kernel'
import type { Block, FigureLook, LyingToken, Looks, PieceLook, Token } from '../../wood/scene/wooden-table.ts'

type Neutral = View<FlickEmUp>['neutrals'][number]

export function looksOf(view: View<FlickEmUp>): Looks {
  const looks = new Map<string, PieceLook>()
  for (const figure of view.cowboys) looks.set(figure.id, { figure: lookOf(figure) })
  for (const neutral of view.neutrals) looks.set(neutral.id, { figure: neutralLook(neutral) })
  for (const { id, closed, left, right, hidden } of view.buildings) {
    const inside = view.cowboys.filter((figure) => figure.inside === id)
    looks.set(id, {
      isClosed: closed,
      ...(id === 'townhall' && { hour: view.hour }),
      inside: [
        ...inside.map((figure) => ({ ...lookOf(figure), id: figure.id, block: figure.base })),
        ...view.neutrals
          .filter((neutral) => neutral.inside === id)
          .map((neutral) => ({
            ...neutralLook(neutral),
            id: neutral.id,
            block: escortOf(view, neutral)?.base ?? 'left',
          })),
      ],
      tokens: [
        ...tokensOf(left, 'left'),
        ...tokensOf(right, 'right'),
        ...facesDown(
          hidden.map(({ marker }) => marker),
          'left',
        ),
      ],
    })
  }
  for (const { id, water } of view.objects) looks.set(id, water === null ? {} : { water })
  return ({ id }) => looks.get(id) ?? {}
}

const lookOf = ({ id, hat, role }: Cowboy): FigureLook => ({
  carving: clanOf(id),
  hat,
  number: hatOf(id),
  ...(role !== null && { badge: role === 'big-daddy' ? 'chief' : role }),
})

const neutralLook = ({ id, kind }: Neutral): FigureLook => ({
  carving: kind === 'hostage' || id === 'N1' ? 'woman' : 'man',
  hat: 'straw',
  number: 0,
})
const escortOf = ({ cowboys }: View<FlickEmUp>, { escort }: Neutral): Cowboy | undefined =>
  cowboys.find(({ id }) => id === escort)

function tokensOf(markers: readonly Marker[], block: Block): LyingToken[] {
  const count = new Map<Token, number>()
  for (const marker of markers) count.set(marker, (count.get(marker) ?? 0) + 1)
  return [...count].map(([token, many]) => ({ token, block, count: many }))
}

/** Those that one's own eyes know lie face up for them. */
function facesDown(markers: readonly (Marker | typeof HIDDEN)[], block: Block): LyingToken[] {
  const known = markers.filter((marker): marker is Marker => marker !== HIDDEN)
  const unknown = markers.length - known.length
  return [...tokensOf(known, block), ...(unknown > 0 ? [{ token: 'hidden' as const, block, count: unknown }] : [])]
}
