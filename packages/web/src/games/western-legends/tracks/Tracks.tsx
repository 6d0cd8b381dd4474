// Three ruled lines with everybody's marker: legend points up to the target, the Marshal's and the Wanted boxes with what each brings.

import { LAST_BOX, type Track } from '@saloon/western-legends'
import type { CSSProperties } from 'react'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { FigureDrawing } from '../map/FigureDrawing.tsx'
import { type Seen, seen, targetOf } from '../table.ts'
import { useWords } from '../text/words.ts'
import { rewardAfter, stampOf } from './rewards.ts'
import { Sign } from './Sign.tsx'
import './tracks.css'

const BOXES = Array.from({ length: LAST_BOX }, (_, box) => box + 1)
/** Beyond the target the line goes on a little. */
const BEYOND = 3

export function Tracks({ view }: BoardProps) {
  const table = seen(view)
  const say = useWords()
  return (
    <section className="wl-tracks" aria-label={say('tracks.name')}>
      <Legend table={table} />
      <BoxTrack table={table} track="marshal" />
      <BoxTrack table={table} track="wanted" />
    </section>
  )
}

interface Marker {
  readonly seat: number // the Man in Black's is after all seats
  readonly points: number
}

function Legend({ table }: { readonly table: Seen }) {
  const say = useWords()
  const target = targetOf(table)
  const hasMib = table.mibHex >= 0
  const markers: Marker[] = [
    ...table.players.map(({ lp }, seat) => ({ seat, points: lp })),
    ...(hasMib ? [{ seat: table.players.length, points: table.mibLp }] : []),
  ]
  const most = Math.max(target + BEYOND, ...markers.map(({ points }) => points))
  const at = (points: number): string => `${(points / most) * 100}%`
  return (
    <div
      className="wl-score wl-score-legend"
      role="group"
      aria-label={spoken(say, 'legend', markers, table.players.length)}
      title={say('tracks.target', { target })}
    >
      <Sign name="legend" size={22} />
      <div className="wl-score-rail" aria-hidden="true">
        {Array.from({ length: most + 1 }, (_, point) => (
          <span
            key={point}
            className="wl-tick"
            data-long={point % 5 === 0 || undefined}
            data-target={point === target || undefined}
            style={{ left: at(point) }}
          >
            {point % 5 === 0 || point === target ? point : ''}
          </span>
        ))}
        {spread(markers).map(({ seat, points, shift }) => (
          <span key={seat} className="wl-marker" style={{ left: at(points), '--shift': shift } as CSSProperties}>
            {seat < table.players.length ? <SeatChip seat={seat} size={17} /> : <MibMarker />}
          </span>
        ))}
      </div>
    </div>
  )
}

const MibMarker = () => (
  <span className="wl-marker-mib">
    <FigureDrawing figure={{ kind: 'mib', hex: -1 }} />
  </span>
)

/** Those on the same point stand beside each other. */
function spread(markers: readonly Marker[]): readonly (Marker & { readonly shift: number })[] {
  return markers.map((marker) => {
    const same = markers.filter(({ points }) => points === marker.points)
    return { ...marker, shift: same.indexOf(marker) - (same.length - 1) / 2 }
  })
}

function spoken(
  say: ReturnType<typeof useWords>,
  track: 'legend' | Track,
  markers: readonly Marker[],
  seats: number,
): string {
  const on = markers.filter(({ points }) => track === 'legend' || points > 0)
  const lines = on.map(({ seat, points }) =>
    seat < seats ? say('tracks.at', { seat, points }) : say('tracks.mib', { points }),
  )
  return `${say(`tracks.${track}`)}: ${lines.length === 0 ? say('tracks.nobody') : lines.join(', ')}`
}

function BoxTrack({ table, track }: { readonly table: Seen; readonly track: Track }) {
  const say = useWords()
  const { voice, me } = useTable()
  const markers = table.players.map((player, seat) => ({ seat, points: player[track] }))
  const mine = me === undefined ? 0 : table.players[me]![track]
  const next = say('tracks.next', { reward: voice.say(rewardAfter(track, mine)) })
  return (
    <div
      className={`wl-score wl-score-${track}`}
      role="group"
      aria-label={`${spoken(say, track, markers, markers.length)}. ${next}`}
      title={next}
    >
      <Sign name={track} size={22} />
      <div className="wl-boxes" aria-hidden="true">
        {BOXES.map((box) => {
          const here = markers.filter(({ points }) => points === box)
          return (
            <span key={box} className="wl-box" data-row={Math.ceil(box / 3)} data-next={box === mine + 1 || undefined}>
              <span className="wl-box-stamp">{stampOf(track, box) || box}</span>
              {here.length > 0 && (
                <span className="wl-box-markers" data-many={here.length > 1 || undefined}>
                  {here.map(({ seat }) => (
                    <SeatChip key={seat} seat={seat} size={17} />
                  ))}
                </span>
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}
