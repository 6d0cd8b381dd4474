// The time left to decide: digits, never colour alone; announced at ten and five seconds. Others may grant more, and at a patient
// table one takes it.

import { type Seat, has } from '@saloon/kernel'
import { useEffect } from 'react'
import { Button } from '../../design/Button.tsx'
import { play } from '../../sound/index.ts'
import { type ClockFace, timeWords } from './clock.ts'
import { useTable } from '../frame/context.ts'
import { useClock } from './use-clock.ts'

/** The clock in the prompt, of the seat that the sentence is about. */
export function Clock() {
  const { prompt, voice, tell } = useTable()
  const seat = prompt.kind === 'over' ? undefined : prompt.ask?.seat
  const clock = useClock(seat)
  const cue = clock && prompt.kind === 'mine' ? clock.cue : undefined
  useEffect(() => {
    if (!cue) return
    tell(voice.t(cue === 10 ? 'clock.ten' : 'clock.five'), true)
    play(cue === 10 ? 'clock-10' : 'clock-5')
  }, [cue, tell, voice])
  return clock && <Face clock={clock} />
}

/** The clock on a seat. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const clock = useClock(seat)
  return clock && <Face clock={clock} />
}

function Face({ clock }: { readonly clock: ClockFace }) {
  const { voice } = useTable()
  return (
    <span className="clock" data-low={clock.cue !== undefined || undefined}>
      {voice.t(clock.isReserve ? 'clock.reserve' : 'clock.left', { time: timeWords(clock.left) })}
    </span>
  )
}

/** The button for more time; not at tables by post, where a minute is nothing. */
export function MoreTime() {
  const { table, prompt, snapshot, yours, wish, complain, voice, isPast } = useTable()
  const seat = prompt.kind === 'over' ? undefined : prompt.ask?.seat
  const runs = snapshot.clocks?.runs === true && snapshot.clocks.times.some((time) => time.seat === seat)
  if (seat === undefined || !runs || yours === 0 || isPast || table.clock === 'post') return null
  if (has(yours, seat) && !table.patient) return null
  const ask = async (): Promise<void> => {
    const refused = await wish({ do: 'more-time', seat })
    if (refused) complain({ key: `why.${refused.code}`, ...(refused.facts && { facts: refused.facts }) })
  }
  return (
    <Button look="quiet" className="more-time" onClick={() => void ask()}>
      {voice.t('clock.more')}
    </Button>
  )
}
