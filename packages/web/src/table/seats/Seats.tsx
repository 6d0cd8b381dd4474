// The others at the table, in true order: clockwise, oneself at the bottom.

import type { Seat } from '@saloon/kernel'
import { useTable } from '../frame/context.ts'
import { SeatPanel } from './SeatPanel.tsx'
import { horseshoe, othersClockwise, ring } from './seat-order.ts'
import './seats.css'
import { useMedia } from '../hooks/use-media.ts'

export function Seats({ side }: { readonly side: 'left' | 'top' | 'right' }) {
  const { names, me, voice } = useTable()
  const isNarrow = useMedia('(max-width: 599px)')
  const isTall = useMedia('(max-aspect-ratio: 1/1)')
  const others = othersClockwise(names.length, me)
  const seats: readonly Seat[] = (isNarrow ? horseshoe(others) : ring(others, isTall))[side]
  if (seats.length === 0) return null
  return (
    <ol className={`seats seats-${side}`} aria-label={voice.t('table.seats')}>
      {seats.map((seat) => (
        <li key={seat} className="seat-place">
          <SeatPanel seat={seat} />
        </li>
      ))}
    </ol>
  )
}
