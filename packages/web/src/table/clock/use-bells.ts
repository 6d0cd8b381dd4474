// Sounds and shows the bells of a race at their moment, by the server's clock.

import { useEffect, useState } from 'react'
import type { Bell } from '../../link/link.ts'
import { pageTime } from '../../app/time.ts'
import { play } from '../../sound/index.ts'
import { type Strokes, strokesAt } from './race.ts'

/** A stroke that arrives later than this isn't sounded: it would be taken for the next; milliseconds. */
const TOO_LATE = 150

export function useBells(bell: Bell | undefined): Strokes | undefined {
  const [struck, strike] = useState<Bell>()
  useEffect(() => {
    if (bell === undefined) return undefined
    const wait = bell.at - pageTime()
    if (wait > -TOO_LATE) play('town-clock', { after: Math.max(0, wait) })
    const timer = setTimeout(() => strike(bell), Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [bell])
  return bell && strokesAt(bell, struck === bell ? bell.at : -Infinity)
}
