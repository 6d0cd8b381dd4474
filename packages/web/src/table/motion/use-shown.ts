// The game as it is shown: the newest one, as far as the animations have come.

import type { Base, Told, View } from '@saloon/kernel'
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Board } from '../../games/board.ts'
import type { Moment, Playthrough } from '../../link/link.ts'
import { type Position, ShownTime } from './shown-time.ts'

export interface Shown {
  readonly game: Playthrough
  /** With what the events of the next row have changed that were seen already. */
  readonly view: View<Base>
  /** What has been told until now: of the row that is being shown, the events that were seen. */
  readonly told: readonly Moment[]
  readonly time: ShownTime
}

const startOf = ({ seq, view }: Playthrough): Position => ({ seq, view, told: 0 })

export function useShown(newest: Playthrough, board: Board, busy: (isBusy: boolean) => void): Shown {
  const { number, eyes } = newest
  // Other eyes never see what was shown to these.
  const time = useMemo(() => new ShownTime(startOf(newest), busy), [number, eyes, busy])
  const [shown, show] = useState({ time, position: time.position })
  useEffect(() => {
    const unsubscribe = time.subscribe((position, isUrgent) => {
      if (isUrgent) show({ time, position })
      else startTransition(() => show({ time, position }))
    })
    return () => {
      unsubscribe()
      time.jump(time.newest)
    }
  }, [time])
  const { seq, view, told } = shown.time === time ? shown.position : time.position
  useLayoutEffect(() => time.drawn(), [time, seq, told])

  const isNewest = newest.seq <= seq // back to an earlier moment: what came after it hasn't happened
  const kept = useRef<Playthrough>(undefined)
  const game = useMemo(() => {
    if (isNewest) return newest
    const before = kept.current
    const moments = newest.moments.filter((moment) => moment.seq <= seq)
    const isSame = before?.seq === seq && before.view === view && before.moments.length === moments.length
    return isSame && before.number === number && before.eyes === eyes ? before : { ...newest, seq, view, moments }
  }, [isNewest, newest, seq, view, number, eyes])
  kept.current = game

  const begun = isNewest ? 0 : told
  const meanwhile = board.meanwhile
  return useMemo(() => {
    const moments = begun === 0 ? [] : eventsAfter(newest.moments, game.seq, begun)
    if (moments.length === 0) return { game, view: game.view, told: game.moments, time }
    const events = moments.flatMap((moment) => moment.told)
    const view = events.reduce((now, event: Told) => meanwhile?.(now, event) ?? now, game.view)
    return { game, view, told: [...game.moments, ...moments], time }
  }, [game, newest.moments, begun, meanwhile, time])
}

/** The first `count` events that were told after this row. */
function eventsAfter(moments: readonly Moment[], seq: number, count: number): Moment[] {
  const begun: Moment[] = []
  let left = count
  for (const moment of moments) {
    if (moment.seq <= seq || left <= 0) continue
    begun.push({ ...moment, told: moment.told.slice(0, left) })
    left -= moment.told.length
  }
  return begun
}
