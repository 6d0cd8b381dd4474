// Looking back: the table as these eyes saw it after an earlier move, while the game goes on.

import type { Base, View } from '@saloon/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Playthrough, TableLink } from '../../link/link.ts'
import { momentsThatCount } from './log-lines.ts'

export interface History {
  readonly at: number | undefined // the row looked at; undefined: now
  readonly view: View<Base> | undefined
  readonly isUnknown: boolean
  readonly points: readonly number[] // rows that can be looked at, in order
  lookAt(seq: number | undefined): void
  step(by: number): void
  /** Shows these rows again, one after the other, and returns. */
  replay(from: number, to: number): void
}

/** Milliseconds at which a move can be followed. */
const FOLLOWED = 900

export function useHistory(link: TableLink, game: Playthrough): History {
  const [at, setAt] = useState<number>()
  const [again, setAgain] = useState<number>() // the row up to which moves are shown again
  const [past, setPast] = useState<{ seq: number; view: View<Base> | undefined }>()
  const points = useMemo(
    () =>
      momentsThatCount(game.moments)
        .filter(({ happened }) => happened.type === 'act' || happened.type === 'deal')
        .map(({ seq }) => seq),
    [game.moments],
  )
  useEffect(() => {
    if (at === undefined) return
    let isWanted = true
    void link.at(at).then((view) => {
      if (isWanted) setPast({ seq: at, view })
    })
    return () => {
      isWanted = false
    }
  }, [link, at])
  const lookAt = useCallback((seq: number | undefined) => {
    setAgain(undefined)
    setAt(seq)
  }, [])
  const step = useCallback(
    (by: number) =>
      setAt((now) => {
        const here = now === undefined ? points.length - 1 : points.findLastIndex((point) => point <= now)
        const to = Math.max(0, here + by)
        return to >= points.length - 1 ? undefined : points[to]
      }),
    [points],
  )
  const replay = useCallback((from: number, to: number) => {
    setAgain(to)
    setAt(Math.max(0, from))
  }, [])
  const speed = useSettings((settings) => settings.speed)
  useEffect(() => {
    if (again === undefined) return undefined
    const next = at === undefined ? undefined : points.find((point) => point > at)
    if (at === undefined || past?.seq !== at) return at === undefined ? setAgain(undefined) : undefined
    const timer = setTimeout(() => {
      if (next === undefined || next > again) setAgain(undefined)
      setAt(next === undefined || next > again ? undefined : next)
    }, FOLLOWED / speed)
    return () => clearTimeout(timer)
  }, [again, at, past, points, speed])
  const isThere = at !== undefined && past?.seq === at
  const view = isThere ? past.view : undefined
  const isUnknown = isThere && past.view === undefined
  return useMemo(
    () => ({ at, view, isUnknown, points, lookAt, step, replay }),
    [at, view, isUnknown, points, lookAt, step, replay],
  )
}
