// One seat: always the same things in the same corners. Tapping it picks it where that is legal, and else opens its dossier.

import { type Seat, has } from '@saloon/kernel'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { Headstone, SealedLips } from '../../art/signs/Tokens.tsx'
import { refOf } from '../choice/ref.ts'
import { SeatClock } from '../clock/Clock.tsx'
import { useTable } from '../frame/context.ts'
import { Pickable } from '../choice/Pickable.tsx'
import { useSeatState } from './seat-state.ts'

export function SeatPanel({ seat }: { readonly seat: Seat }) {
  const { table, voice, names, board, view, module, me, choice, openSheet, out } = useTable()
  const { tags, isActing, words } = useSeatState(seat)
  const ref = refOf('seat', seat)
  const isOut = has(out, seat)
  const { SeatBody } = board
  const isTarget = choice.legal.has(ref)
  const isPicked = choice.picked.includes(ref)
  return (
    <section
      className="seat"
      data-seat={seat}
      data-acting={isActing || undefined}
      data-target={isTarget || undefined}
      data-picked={isPicked || undefined}
      data-out={isOut || undefined}
      aria-label={names[seat]}
    >
      <Pickable
        refName={ref}
        className="seat-pick"
        label={[names[seat], ...tags, ...words].join(', ')}
        {...(choice.ask && choosesSeats(choice.legal) ? {} : { onIdle: () => openSheet({ dossier: seat }) })}
      >
        {isOut ? <Headstone size={28} /> : <SeatChip seat={seat} size={30} />}
        <span className="seat-name">{names[seat]}</span>
        {has(table.sworn, seat) && <SealedLips size={24} />}
      </Pickable>
      <SeatClock seat={seat} />
      {tags.length > 0 && (
        <span className="seat-tags" aria-hidden="true">
          {tags.map((tag) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
        </span>
      )}
      <div className="seat-body">
        {SeatBody && <SeatBody seat={seat} view={view} module={module} me={me} choice={choice} />}
      </div>
      {isTarget && !isPicked && (
        <span className="seat-target" aria-hidden="true">
          {voice.t('seat.target')}
        </span>
      )}
      {isPicked && (
        <span className="seat-target" aria-hidden="true">
          {voice.t('seat.picked')}
        </span>
      )}
    </section>
  )
}

/** While seats are what is chosen among, one that can't be says why not. */
const choosesSeats = (legal: ReadonlySet<string>): boolean => [...legal].some((ref) => ref.startsWith('seat:'))
