// The clock of a seat that must answer, second by second.

import type { Seat } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { pageTime } from '../../app/time.ts'
import type { Clocks } from '../../link/link.ts'
import { type ClockFace, clockAt } from './clock.ts'
import { useTable } from '../frame/context.ts'

/** Undefined: nobody counts for this seat now. */
export function useClock(seat: Seat | undefined): ClockFace | undefined {
  const { snapshot, isPast } = useTable()
  const { clocks } = snapshot
  const time = clocks?.times.find((one) => one.seat === seat)
  const now = useSeconds(time !== undefined && clocks?.runs === true && !isPast)
  if (clocks === undefined || time === undefined || isPast) return undefined
  return clockAt(time, goneOf(clocks, now))
}

const goneOf = ({ runs, at }: Clocks, now: number): number => (runs ? Math.max(0, now - at) : 0)

/** The time, often enough for seconds that are counted. */
export function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(pageTime)
  useEffect(() => {
    if (!isOn) return
    setNow(pageTime())
    const timer = setInterval(() => setNow(pageTime()), 250)
    return () => clearInterval(timer)
  }, [isOn])
  return now
}
