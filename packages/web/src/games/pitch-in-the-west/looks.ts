// How the pieces of Pitch in the West look: teams by carving and hat, who is indoors, what lies on the bases.

import { type PitchInTheWest, numberOf, teamOf } from '@saloon/pitch-in-the-west'
import type { View } from '@saloon/kernel'
import {
  type FigureLook,
  type Insider,
  type Looks,
  type LyingToken,
  type PieceLook,
  TOKENS,
} from '../../wood/scene/wooden-table.ts'

type Table = View<PitchInTheWest>
type Figure = Table['figures'][number]
type Base = Table['bases'][number]

/** The dead have lost their hats. */
const figureLook = ({ id, life }: Figure): FigureLook => ({
  carving: teamOf(id),
  hat: life === 0 ? 'off' : teamOf(id) === 'law' ? 'blue' : 'red',
  number: numberOf(id),
})
const townsperson = (id: string): FigureLook => ({
  carving: Number(id.slice(1)) % 2 === 1 ? 'woman' : 'man',
  hat: 'straw',
  number: 0,
})

/** Of one position: the same function as long as nothing has changed. */
export function looksOf(view: Table): Looks {
  const looks = new Map<string, PieceLook>()
  for (const figure of view.figures) looks.set(figure.id, { figure: figureLook(figure) })
  for (const { id } of view.townsfolk) looks.set(id, { figure: townsperson(id) })
  for (const base of view.bases) looks.set(base.id, baseLook(view, base))
  return ({ id }) => looks.get(id) ?? NOTHING_MORE
}
const NOTHING_MORE: PieceLook = {}

function baseLook({ figures, items }: Table, { id, kind, duel, life, locked }: Base): PieceLook {
  const inside = figures
    .filter((figure) => figure.inside === id)
    .map((figure, nth): Insider => ({ ...figureLook(figure), id: figure.id, block: nth % 2 === 0 ? 'left' : 'right' }))
  const kinds = items.filter(({ holder }) => holder === id).map((item) => item.kind)
  const all = [...Array<'duel'>(duel).fill('duel'), ...Array<'life'>(life).fill('life'), ...kinds]
  const tokens = TOKENS.filter((token) => all.some((one) => one === token)).map((token, nth): LyingToken => ({
    token,
    block: nth % 2 === 0 ? 'left' : 'right',
    count: all.filter((one) => one === token).length,
  }))
  return {
    isClosed: locked,
    inside,
    tokens,
    ...(kind === 'house' ? {} : { vehicle: id === 'loco' ? 'loco' : kind }),
  }
}
