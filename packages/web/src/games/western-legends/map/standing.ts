// Who stands where.

import type { Seat } from '@saloon/kernel'
import { HIDEOUT_SPACES, NONE } from '@saloon/western-legends'
import type { Seen } from '../table.ts'

export type Figure =
  | { readonly kind: 'legend'; readonly seat: Seat; readonly hex: number }
  | { readonly kind: 'sheriff' | 'mib'; readonly hex: number }
  | { readonly kind: 'bandit'; readonly hex: number }
export const nameOf = (figure: Figure): string =>
  figure.kind === 'legend' ? `legend ${figure.seat}` : figure.kind === 'bandit' ? `bandit ${figure.hex}` : figure.kind

export const hasBanditAt = ({ bandits }: Pick<Seen, 'bandits'>, hex: number): boolean => {
  const hideout = HIDEOUT_SPACES.indexOf(hex)
  return hideout >= 0 && (bandits & (1 << hideout)) !== 0
}

export function figuresOn({ players, sheriff, mibHex, bandits }: Seen): Figure[] {
  return [
    ...HIDEOUT_SPACES.filter((hex) => hasBanditAt({ bandits }, hex)).map((hex): Figure => ({ kind: 'bandit', hex })),
    ...(sheriff === NONE ? [] : [{ kind: 'sheriff', hex: sheriff } as const]),
    ...(mibHex === NONE ? [] : [{ kind: 'mib', hex: mibHex } as const]),
    ...players.flatMap(({ hex }, seat): Figure[] => (hex === NONE ? [] : [{ kind: 'legend', seat, hex }])),
  ]
}

/** Side by side, smaller the more there are: how far off the middle of their hex, and how large. */
export function placesOf(count: number): readonly (readonly [dx: number, dy: number, scale: number])[] {
  if (count === 1) return [[0, 8, 1]]
  if (count === 2) return [-19, 19].map((dx) => [dx, 10, 0.86] as const)
  if (count === 3) return [-27, 0, 27].map((dx, i) => [dx, i === 1 ? 18 : 4, 0.72] as const)
  const rows = count <= 4 ? 2 : 3
  return Array.from({ length: count }, (_, i) => {
    const [column, row] = [i % rows, Math.floor(i / rows)]
    const inRow = Math.min(rows, count - row * rows)
    return [(column - (inRow - 1) / 2) * 27, row === 0 ? -14 : 22, 0.62] as const
  })
}
