// A number over the turns, a line a seat: told apart by colour and dashes.

import { BRANDS } from '../../../art/marks/brands.ts'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { useNarrow } from '../../shared/small.ts'
import type { ToldProps } from './Result.tsx'
import type { SeatLedger } from './statistics.ts'

/** On a phone half as wide, so that figures and lines keep their size. */
const [WIDE, NARROW, HEIGHT] = [720, 320, 210]
const DASHES = ['', '10 5', '3 4', '14 4 3 4', '6 6', '18 6'] as const

interface CurveProps extends ToldProps {
  readonly title: string
  of(one: SeatLedger): readonly number[]
}

export function Curve({ ledger, names, title, of }: CurveProps) {
  const width = useNarrow() ? NARROW : WIDE
  const lines = ledger.map(of)
  const most = Math.max(1, ...lines.flat())
  const turns = Math.max(...lines.map(({ length }) => length)) - 1
  const step = [1, 2, 5, 10, 20, 40].find((one) => most / one <= 5) ?? 60
  const x = (turn: number): number => (turn / Math.max(1, turns)) * width
  const y = (count: number, seat = 0): number => HEIGHT - (count / most) * (HEIGHT - 14) + seat * 1.4
  return (
    <figure className="wl-curve">
      <svg viewBox={`-34 -10 ${width + 44} ${HEIGHT + 22}`} role="img" aria-label={title}>
        {Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step).map((count) => (
          <g key={count}>
            <path className="wl-curve-rule" d={`M0 ${y(count)}H${width}`} />
            <text x={-8} y={y(count) + 5}>
              {count}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => (
          <Line
            key={seat}
            seat={seat}
            d={`M${line.map((count, turn) => `${x(turn).toFixed(1)} ${y(count, seat).toFixed(1)}`).join('L')}`}
          />
        ))}
      </svg>
      <figcaption>
        {names.map((name, seat) => (
          <span key={seat}>
            <SeatChip seat={seat} size={20} />
            <svg width={36} height={8} viewBox="0 0 36 8" aria-hidden="true" focusable="false">
              <Line seat={seat} d="M0 4H36" />
            </svg>
            {name} · {lines[seat]!.at(-1)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** On a strip of paper: a dark red is seen in a dark room as well. */
function Line({ seat, d }: { readonly seat: number; readonly d: string }) {
  const drawn = { d, fill: 'none', strokeDasharray: DASHES[seat], strokeLinejoin: 'round' } as const
  return (
    <>
      <path {...drawn} stroke="#fbf2dd" strokeWidth={5.6} />
      <path {...drawn} stroke={BRANDS[seat]!.colour} strokeWidth={3.2} />
    </>
  )
}
