// Where one is in a replay and how one moves: by itself at a speed, by events, by turns.

import { useCallback, useEffect, useState } from 'react'
import type { ReplayLink } from '../../../link/replay.ts'
import { type Timeline, pointFrom, turnFrom } from './timeline.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds at which one can read a line before the next. */
const READING = 1_100

export interface Playback {
  readonly at: number
  readonly furthest: number // what has been seen so far: the rest is a spoiler
  readonly last: number
  readonly isPlaying: boolean
  readonly speed: Speed
  setSpeed(speed: Speed): void
  goTo(seq: number): void
  stepEvent(by: 1 | -1): void
  stepTurn(by: 1 | -1): void
  toggle(): void
}

/** `isBusy`: what happened last is still being shown. */
export function usePlayback(link: ReplayLink, timeline: Timeline, at: number, isBusy: boolean): Playback {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const [furthest, setFurthest] = useState(at)
  const { last } = link
  useEffect(() => setFurthest((seen) => Math.max(seen, at)), [at])
  useEffect(() => {
    if (!isPlaying || isBusy) return
    if (at >= last) return setPlaying(false)
    const timer = setTimeout(() => link.goTo(pointFrom(timeline.points, at, 1)), READING / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, isBusy, at, last, speed, link, timeline])

  const goTo = useCallback(
    (seq: number) => {
      setPlaying(false)
      link.goTo(seq)
    },
    [link],
  )
  return {
    at,
    furthest: Math.max(furthest, at),
    last,
    isPlaying,
    speed,
    setSpeed,
    goTo,
    stepEvent: (by) => goTo(pointFrom(timeline.points, at, by)),
    stepTurn: (by) => goTo(turnFrom(timeline, at, by)),
    toggle() {
      if (!isPlaying && at >= last) link.goTo(0)
      setPlaying(!isPlaying)
    },
  }
}
