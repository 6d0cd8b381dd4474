// Shows what just happened: an arrow from whoever acted to whom it was done, a chip for a moment. What the table shows follows it;
// whoever goes on skips it.

import { type Seat, type Told, textOfEvent } from '@saloon/kernel'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { movesFully, useSettings } from '../../app/settings.ts'
import type { Stage } from '../../games/board.ts'
import { prepareSound } from '../../sound/index.ts'
import { sounding } from '../../sound/sounding.ts'
import type { Moment, Playthrough, TableLink } from '../../link/link.ts'
import { hasRace } from '../clock/race.ts'
import type { TableState } from '../frame/context.ts'
import { targetsOf } from '../log/log-lines.ts'
import { type Animation, LENGTHS, lengthOf } from './queue.ts'
import type { ComingRow, Position, ShownTime } from './shown-time.ts'

export interface Shot {
  readonly id: number
  readonly from: Seat
  readonly to: Seat
}
export interface Chip {
  readonly id: number
  readonly at: Seat
  readonly text: string
  readonly tone: 'loss' | 'gain' | 'plain'
}
/** What is up for a moment. */
export interface OnStage {
  readonly shots: readonly Shot[]
  readonly chips: readonly Chip[]
  readonly banner: string | undefined
  readonly isRunning: boolean
}
export interface StageState {
  readonly now: StoreApi<OnStage> // beside the table's state: a chip comes and goes without the table being drawn again
  skip(): void
}

export const EMPTY: OnStage = { shots: [], chips: [], banner: undefined, isRunning: false }
const CHIP_STAYS = 2000
/** More than this happened at once: it is told in a recap instead. */
const TOO_MANY = 40
const END_STAYS = 1500

/** They only look round, or go with another key. */
const CALM_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta'])

/** As long as the first of them. */
const together = (all: readonly Animation[]): Animation => ({
  lasts: all[0]!.lasts,
  run(lasts) {
    const ends = all.map((animation) => animation.run(lasts))
    return () => {
      for (const end of ends) end?.()
    }
  },
})

export interface Staged {
  readonly now: StoreApi<OnStage>
  readonly time: ShownTime
  readonly newest: Playthrough // ahead of what is shown
}

export function useStage(
  table: TableState,
  { now, time, newest }: Staged,
  isHeld: boolean,
  onEnd: () => void,
): StageState {
  const { board, voice, prompt, snapshot, names, me, link, isPast } = table
  const next = useRef(0)
  const speed = useSettings((settings) => settings.speed)
  useEffect(() => {
    time.speed = speed
  }, [time, speed])
  useEffect(() => time.hold(isHeld), [time, isHeld])

  const showChip = useCallback(
    (chip: Omit<Chip, 'id'>) => {
      const id = next.current++
      now.setState(({ chips }) => ({ chips: [...chips.slice(-5), { ...chip, id }] }))
      setTimeout(() => now.setState(({ chips }) => ({ chips: chips.filter((one) => one.id !== id) })), CHIP_STAYS)
    },
    [now],
  )
  const showShots = useCallback(
    (shots: readonly Shot[]) => {
      now.setState({ shots })
      return () => now.setState({ shots: [] })
    },
    [now],
  )

  const usual = useCallback(
    (event: Told): Animation => ({
      lasts: isSeen(event) ? lengthOf(event) : 0,
      run() {
        const { before, after } = event as { before?: unknown; after?: unknown }
        const words = voice.say(textOfEvent(event))
        const by = typeof event.by === 'number' ? event.by : undefined
        const targets = targetsOf(event).filter((seat) => seat !== by)
        if (lengthOf(event) === LENGTHS.banner) {
          now.setState({ banner: words })
          return () => now.setState({ banner: undefined })
        }
        if (typeof before === 'number' && typeof after === 'number' && by !== undefined) {
          const sign = after < before ? '−' : '+'
          showChip({ at: by, text: `${sign}${Math.abs(after - before)}`, tone: after < before ? 'loss' : 'gain' })
          return undefined
        }
        if (by === undefined || targets.length === 0) return undefined
        const fired = targets.map((to): Shot => ({ id: next.current++, from: by, to }))
        for (const at of targets) showChip({ at, text: words, tone: 'plain' })
        return showShots(fired)
      },
    }),
    [voice, now, showChip, showShots],
  )

  const still = useCallback(() => {
    time.jump({ seq: newest.seq, view: newest.view, told: 0 })
    now.setState({ chips: [] })
    board.still?.()
  }, [time, newest, board, now])

  const rowOf = useCallback(
    (told: readonly Told[], { seq, view }: Position): ComingRow => {
      const after: Animation[] = []
      const scenes = told.map((event) => {
        const own: Animation[] = []
        const beside: Animation[] = []
        const stage: Stage = {
          add: (animation) => own.push(animation),
          beside: (animation) => beside.push(animation),
          after: (animation) => after.push(animation),
          arrow: (from, to) => ({
            lasts: LENGTHS.hit,
            run: () => showShots([{ id: next.current++, from, to }]),
          }),
          chip: (at, text, tone) => ({
            lasts: LENGTHS.move,
            run: () => showChip({ at, text: typeof text === 'string' ? text : voice.say(text), tone }),
          }),
          view,
          find: (ref) => document.querySelector(`[data-ref="${ref}"]`)?.getBoundingClientRect(),
          speed: time.speed,
          moves: movesFully(),
        }
        const others = after.length
        board.animate?.(event, stage)
        // That it is over is said when the last blow has been seen.
        if (own.length === 0 && event.type === 'game-over') after.push(together([usual(event), ...beside]))
        if (own.length === 0)
          own.push(after.length > others ? { lasts: 0, run: () => undefined } : together([usual(event), ...beside]))
        const sound = board.sounds?.[event.type]
        const seat = typeof event.by === 'number' ? event.by : undefined
        if (sound) own[0] = sounding(own[0]!, sound, { seat, of: names.length, me })
        return own
      })
      return { seq, view, scenes, after }
    },
    [board, usual, showChip, showShots, voice, names.length, me, time],
  )

  const { pace, hurried } = table.table
  const isSingly = board.meanwhile !== undefined
  useEffect(() => {
    const from = time.newest.seq
    if (newest.seq === from) return
    const fresh = newest.moments.filter(({ seq }) => seq > from)
    if (newest.seq < from || document.hidden || isPast || isJump(fresh, newest)) return still()
    const isInstant = pace === 0 || hurried
    const rows = rowsOf(fresh, link, newest).map(({ moments, ...position }) => {
      const isSeen = !isInstant || moments.some(({ happened }) => happened.type === 'act' && happened.seat === me)
      return rowOf(isSeen ? moments.flatMap(({ told }) => told) : [], position)
    })
    time.follow(rows, isSingly)
    if (asksMe(newest, me)) time.hurry()
  }, [newest, link, time, me, pace, hurried, isPast, isSingly, rowOf, still])
  useEffect(prepareSound, [])

  // Where somebody comes back to, or while they look at the past, nothing is shown late.
  const stop = useRef(still)
  useEffect(() => {
    stop.current = still
  })
  useEffect(() => stop.current(), [snapshot.back, isPast])
  useEffect(() => {
    const hidden = (): void => {
      if (document.hidden) stop.current()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      stop.current()
    }
  }, [])

  // Pressing anything catches up, before it does what it does.
  useEffect(() => {
    const pressed = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || !CALM_KEYS.has(event.key)) time.catchUp()
    }
    addEventListener('pointerdown', pressed, true)
    addEventListener('keydown', pressed, true)
    return () => {
      removeEventListener('pointerdown', pressed, true)
      removeEventListener('keydown', pressed, true)
    }
  }, [time])

  const isOver = prompt.kind === 'over'
  const isBusy = useStore(now, ({ isRunning }) => isOver && isRunning) // before the end nobody waits for it
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (!isOver || isBusy || isHeld) return
    const timer = setTimeout(() => end.current(), END_STAYS)
    return () => clearTimeout(timer)
  }, [isOver, isBusy, isHeld])

  return useMemo(() => ({ now, skip: () => time.catchUp() }), [now, time])
}

/** Whether the frame has something to show for it: a banner, a change, an arrow. */
const isSeen = (event: Told): boolean =>
  lengthOf(event) === LENGTHS.banner ||
  ('before' in event && 'after' in event) ||
  (typeof event.by === 'number' && targetsOf(event).some((seat) => seat !== event.by))

/** What is told in a recap, or not at all, rather than shown: too much at once, a move taken back, a race that is on. */
const isJump = (fresh: readonly Moment[], { module, view }: Playthrough): boolean =>
  fresh.reduce((sum, { told }) => sum + told.length, 0) > TOO_MANY ||
  fresh.some(({ happened }) => happened.type === 'undo') ||
  hasRace(module.game, view)

const asksMe = ({ module, view }: Playthrough, me: Seat | undefined): boolean =>
  me !== undefined && module.game.asks(view).some(({ must, locked, seat }) => must && !locked && seat === me)

/** Rows one after the other, as far as it is known what the table looked like in between. */
function rowsOf(
  fresh: readonly Moment[],
  link: TableLink,
  newest: Playthrough,
): (Position & { readonly moments: readonly Moment[] })[] {
  const rows: (Position & { readonly moments: readonly Moment[] })[] = []
  let moments: Moment[] = []
  for (const moment of fresh) {
    moments.push(moment)
    const view = moment.seq === newest.seq ? newest.view : link.seen?.(moment.seq)
    if (view === undefined) continue
    rows.push({ seq: moment.seq, view, told: 0, moments })
    moments = []
  }
  return rows
}
