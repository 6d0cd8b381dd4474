// The way each legend took, on a map of its own.

import { CELLS, PLAN } from '@saloon/western-legends'
import { BRANDS } from '../../../art/marks/brands.ts'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import type { ToldProps } from './Result.tsx'

const R = 10
const ACROSS = R * Math.sqrt(3)
const at = ({ column, row }: { readonly column: number; readonly row: number }): readonly [number, number] => [
  (column + (row & 1) / 2 + 0.5) * ACROSS,
  row * R * 1.5 + R,
]
const WIDTH = 12 * ACROSS
const HEIGHT = 8 * R * 1.5 + 2 * R

const hexagon = ([x, y]: readonly [number, number]): string =>
  `M${x.toFixed(1)} ${(y - R).toFixed(1)}l${(ACROSS / 2).toFixed(2)} ${R / 2}v${R}l${(-ACROSS / 2).toFixed(2)} ${R / 2}l${(-ACROSS / 2).toFixed(2)} ${-R / 2}v${-R}Z`

const LAND: readonly { readonly d: string; readonly kind: string }[] = CELLS.map((cell) => ({
  d: hexagon(at(cell)),
  kind: cell.terrain === 'mesa' ? 'mesa' : cell.area === 'darkrock' || cell.area === 'red_falls' ? 'town' : 'land',
}))

export function Routes({ ledger, names, say }: ToldProps) {
  return (
    <ul className="wl-routes">
      {ledger.map(({ route, ridden }, seat) => (
        <li key={seat}>
          <strong>
            <SeatChip seat={seat} size={20} /> {names[seat]}
          </strong>
          <svg
            viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
            role="img"
            aria-label={say('result.route', { name: names[seat]!, steps: ridden })}
          >
            {LAND.map(({ d, kind }) => (
              <path key={d} d={d} className={`wl-land-${kind}`} />
            ))}
            <Way route={route} colour={BRANDS[seat]!.colour} />
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** Ways taken twice lie beside each other; it begins at the ring and ends at the dot. */
function Way({ route, colour }: { readonly route: readonly number[]; readonly colour: string }) {
  const points = route.flatMap((hex, i) => {
    const cell = PLAN[hex]
    if (!cell) return []
    const [x, y] = at(cell)
    const turn = i * 2.4
    return [[x + Math.cos(turn) * 2.6, y + Math.sin(turn) * 2.6] as const]
  })
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const d = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  return (
    <>
      <path d={d} fill="none" stroke="#fbf2dd" strokeWidth={4} strokeLinejoin="round" strokeLinecap="round" />
      <path d={d} fill="none" stroke={colour} strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={first[0]} cy={first[1]} r={4.4} fill="#fbf2dd" stroke={colour} strokeWidth={2} />
      <circle cx={last[0]} cy={last[1]} r={4.4} fill={colour} stroke="#231811" strokeWidth={1.4} />
    </>
  )
}
