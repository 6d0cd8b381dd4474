// Where the Legend Points came from: a column for each round, one source on the other; and the same in figures.

import { SeatChip } from '../../../art/marks/Mark.tsx'
import { Figures, ResultSection } from '../../shared/ResultParts.tsx'
import type { ToldProps } from './Result.tsx'
import { type Points, SOURCES, type Source } from './statistics.ts'

/** Told apart by their order and their names as well. */
const COLOURS: Readonly<Record<Source, string>> = {
  duels: '#9e2a1c',
  gold: '#e2a93b',
  cabaret: '#7a4a7e',
  tracks: '#4c6a8a',
  stories: '#2f5d62',
  poker: '#3f6b22',
  cattle: '#7a4a21',
  other: '#8c8578',
}
const [WIDTH, HEIGHT] = [300, 120]

const sum = (points: Points): number => SOURCES.reduce((all, source) => all + Math.max(0, points[source]), 0)

export function Sources({ ledger, names, say }: ToldProps) {
  const used = SOURCES.filter((source) => ledger.some(({ points }) => points[source] !== 0))
  const most = Math.max(1, ...ledger.flatMap(({ byRound }) => byRound.map(sum)))
  return (
    <>
      <ResultSection title={say('result.sources')}>
        <ul className="wl-sources">
          {ledger.map(({ byRound }, seat) => (
            <li key={seat}>
              <strong>
                <SeatChip seat={seat} size={20} /> {names[seat]}
              </strong>
              <Columns
                byRound={byRound}
                most={most}
                label={say('result.points.value', { name: names[seat]!, lp: sum(byRound.at(-1)!) })}
              />
            </li>
          ))}
        </ul>
        <p className="wl-sources-key">
          {used.map((source) => (
            <span key={source}>
              <span style={{ background: COLOURS[source] }} /> {say(`source.${source}`)}
            </span>
          ))}
        </p>
      </ResultSection>
      <Figures
        title={say('result.lp')}
        player={say('result.player')}
        names={names}
        columns={used.map((source) => ({ title: say(`source.${source}`), of: (seat) => ledger[seat]!.points[source] }))}
      />
    </>
  )
}

function Columns({
  byRound,
  most,
  label,
}: {
  readonly byRound: readonly Points[]
  readonly most: number
  readonly label: string
}) {
  const wide = WIDTH / byRound.length
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="currentColor" />
      {byRound.map((points, round) => {
        let top = HEIGHT
        return SOURCES.map((source) => {
          const high = (Math.max(0, points[source]) / most) * (HEIGHT - 4)
          top -= high
          return high > 0 ? (
            <rect
              key={`${round} ${source}`}
              x={round * wide + 1}
              y={top}
              width={Math.max(1, wide - 2)}
              height={high}
              fill={COLOURS[source]}
              stroke="#231811"
              strokeWidth={0.8}
            />
          ) : null
        })
      })}
    </svg>
  )
}
