// Life over time: one line a seat, told apart by colour, by its dashes and by its mark at the end.

import { BRANDS } from '../../../art/marks/brands.ts'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { ResultSection } from '../../shared/ResultParts.tsx'
import type { Statistics } from './statistics.ts'
import type { Say } from '../text/words.ts'

const [WIDTH, HEIGHT] = [720, 200]
const DASHES = ['', '10 5', '3 4', '14 4 3 4', '6 6', '18 6', '2 6 10 6'] as const

export function Lives({
  counted: { lives },
  names,
  say,
}: {
  readonly counted: Statistics
  readonly names: readonly string[]
  readonly say: Say
}) {
  const most = Math.max(1, ...lives.flat())
  const x = (turn: number): number => (turn / Math.max(1, lives.length - 1)) * WIDTH
  // Lines that would lie on each other lie beside each other.
  const y = (life: number, seat: number): number =>
    HEIGHT - (Math.max(0, life) / most) * (HEIGHT - 16) + (seat - names.length / 2) * 1.8 - 4
  if (lives.length < 3) return null
  return (
    <ResultSection title={say('result.lives')}>
      <svg
        className="wa-lives"
        viewBox={`-24 -8 ${WIDTH + 34} ${HEIGHT + 18}`}
        role="img"
        aria-label={say('result.lives')}
      >
        {Array.from({ length: most + 1 }, (_, life) => (
          <g key={life}>
            <path className="wa-lives-rule" d={`M0 ${y(life, names.length / 2)}H${WIDTH}`} />
            <text x={-8} y={y(life, names.length / 2) + 5}>
              {life}
            </text>
          </g>
        ))}
        {names.map((_, seat) => (
          <path
            key={seat}
            d={`M${lives.map((life, turn) => `${x(turn).toFixed(1)} ${y(life[seat]!, seat).toFixed(1)}`).join('L')}`}
            fill="none"
            stroke={BRANDS[seat % BRANDS.length]!.colour}
            strokeWidth={3.4}
            strokeDasharray={DASHES[seat % DASHES.length]}
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <ul className="wa-lives-key">
        {names.map((name, seat) => (
          <li key={seat}>
            <SeatChip seat={seat} size={20} />
            <svg width={36} height={8} viewBox="0 0 36 8" aria-hidden="true" focusable="false">
              <path
                d="M0 4H36"
                stroke={BRANDS[seat % BRANDS.length]!.colour}
                strokeWidth={3.4}
                strokeDasharray={DASHES[seat % DASHES.length]}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </ResultSection>
  )
}
