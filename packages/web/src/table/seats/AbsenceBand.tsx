// Somebody was cut off in the middle of a game: when a bot stands in, and what the others may do about it.

import { type Seat, has } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { useSeconds } from '../clock/use-clock.ts'
import { useTable } from '../frame/context.ts'

/** A page that is loaded anew is back by then: nobody need hear of it; milliseconds. The table calls no bot in before, either. */
const BRIEFLY = 3_500

export function AbsenceBand() {
  const { table, snapshot, away, out, yours } = useTable()
  const isMissed = (seat: Seat): boolean =>
    table.seats[seat]?.holder?.kind === 'person' &&
    !has(snapshot.here | away | out | yours, seat) &&
    snapshot.connection === 'live'
  const seat = table.seats.findIndex((_, at) => isMissed(at))
  const isOn = table.phase === 'playing' && (table.pause?.since ?? null) === null && table.clock !== 'post'
  return isOn && seat >= 0 ? <Missed key={seat} seat={seat} /> : null
}

function Missed({ seat }: { readonly seat: Seat }) {
  const { snapshot, voice, yours, wish, complain } = useTable()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), BRIEFLY)
    return () => clearTimeout(timer)
  }, [])
  const awaited = snapshot.awaited.find((one) => one.seat === seat)
  const now = useSeconds(awaited !== undefined)
  if (!isLong) return null
  const ask = (what: 'call-bot' | 'wait-longer') =>
    void wish({ do: what, seat }).then(
      (why) => why && complain({ key: `why.${why.code}`, ...(why.facts && { facts: why.facts }) }),
    )
  const seconds = awaited && Math.max(0, Math.ceil((awaited.until - now) / 1000))
  return (
    <div className="band band-asks band-absence">
      <strong role="status">{voice.t('absence.gone', { seat })}</strong>
      {seconds !== undefined && <span role="timer">{voice.t('absence.bot-in', { seconds })}</span>}
      {yours !== 0 && (
        <>
          <Button look="primary" onClick={() => ask('call-bot')}>
            {voice.t('absence.call')}
          </Button>
          <Button onClick={() => ask('wait-longer')}>{voice.t('absence.wait')}</Button>
        </>
      )}
    </div>
  )
}
