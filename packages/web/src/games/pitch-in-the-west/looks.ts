// How the pieces of this game look in three dimensions: numbers on hats, who is inside, what lies on the bases, which vehicle is which.

import type { View } from '@saloon/kernel'
import { heldBy, numberOf, type Figure, type PitchInTheWest } from '@saloon/pitch-in-the-west'
import type { FigureLook, Looks, LyingToken, PieceLook, Token } from '../../wood/scene/wooden-table.ts'

const BLOCKS = ['left', 'right'] as const

export function looksOf(view: View<PitchInTheWest>): Looks {
  const looks = new Map<string, PieceLook>()
  for (const figure of view.figures) looks.set(figure.id, { figure: lookOf(figure) })
  for (const { id } of view.townsfolk)
    looks.set(id, { figure: { carving: Number(id.slice(1)) % 2 === 0 ? 'man' : 'woman', hat: 'straw', number: 0 } })
  for (const { id, kind, locked, duel, life } of view.bases) {
    const inside = view.figures.filter((figure) => figure.inside === id)
    const lies = new Map<Token, number>([
      ['duel', duel],
      ['life', life],
    ])
    for (const item of heldBy(view, id)) lies.set(item.kind, (lies.get(item.kind) ?? 0) + 1)
    looks.set(id, {
      isClosed: locked,
      inside: inside.map((figure, i) => ({ ...lookOf(figure), id: figure.id, block: BLOCKS[i % 2]! })),
      tokens: [...lies]
        .filter(([, count]) => count > 0)
        .map(([token, count], i): LyingToken => ({ token, count, block: BLOCKS[i % 2]! })),
      ...(kind !== 'house' && { vehicle: kind === 'coach' ? 'coach' : id === 'loco' ? 'loco' : 'wagon' }),
    })
  }
  for (const { id } of view.items) looks.set(id, { ref: `word:${id}` })
  return ({ id }) => looks.get(id) ?? {}
}

/** Teams are told apart from above as well; the dead have lost their hats. */
const lookOf = ({ id, team, life }: Figure): FigureLook => ({
  carving: team,
  hat: life === 0 ? 'off' : team === 'law' ? 'blue' : 'red',
  number: numberOf(id),
})
