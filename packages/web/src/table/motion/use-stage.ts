// Shows what just happened: an arrow from whoever acted to whom it was done, a chip for a moment. The state is already ahead;
// whoever goes on skips it.

import { type Seat, type Told, textOfEvent } from '@saloon/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type StoreApi, createStore, useStore } from 'zustand'
import { movesFully, useSettings } from '../../app/settings.ts'
import type { Stage } from '../../games/board.ts'
import { prepareSound } from '../../sound/index.ts'
import { sounding } from '../../sound/sounding.ts'
import type { TableState } from '../frame/context.ts'
import { targetsOf } from '../log/log-lines.ts'
import { type Animation, AnimationQueue, LENGTHS, lengthOf } from './queue.ts'

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

const EMPTY: OnStage = { shots: [], chips: [], banner: undefined, isRunning: false }
const CHIP_STAYS = 2000
/** More than this happened at once: it is told in a recap instead. */
const TOO_MANY = 40
const END_STAYS = 1500

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

export function useStage(table: TableState, isHeld: boolean, onEnd: () => void): StageState {
  const { game, board, voice, prompt, snapshot, names, me } = table
  const [now] = useState(() => createStore<OnStage>(() => EMPTY))
  const queue = useMemo(() => new AnimationQueue(() => now.setState({ isRunning: false })), [now])
  const shown = useRef<number>(undefined)
  const next = useRef(0)
  queue.speed = useSettings((settings) => settings.speed)

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
      lasts: lengthOf(event),
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
    queue.skip()
    now.setState({ chips: [] })
    board.still?.()
  }, [queue, board, now])

  useEffect(() => {
    const before = shown.current
    shown.current = game.seq
    if (before !== undefined && game.seq < before) still() // back to an earlier moment: what came after it hasn't happened
    if (before === undefined || game.seq <= before || document.hidden) return
    const events = game.moments.filter(({ seq }) => seq > before).flatMap(({ told }) => told)
    if (events.length > TOO_MANY) return
    const animations = events.flatMap((event) => {
      const own: Animation[] = []
      const beside: Animation[] = []
      const stage: Stage = {
        add: (animation) => own.push(animation),
        beside: (animation) => beside.push(animation),
        arrow: (from, to) => ({
          lasts: LENGTHS.hit,
          run: () => showShots([{ id: next.current++, from, to }]),
        }),
        chip: (at, text, tone) => ({
          lasts: LENGTHS.move,
          run: () => showChip({ at, text: typeof text === 'string' ? text : voice.say(text), tone }),
        }),
        view: game.view,
        find: (ref) => document.querySelector(`[data-ref="${ref}"]`)?.getBoundingClientRect(),
        speed: queue.speed,
        moves: movesFully(),
      }
      board.animate?.(event, stage)
      if (own.length === 0) own.push(together([usual(event), ...beside]))
      const sound = board.sounds?.[event.type]
      const seat = typeof event.by === 'number' ? event.by : undefined
      if (sound) own[0] = sounding(own[0]!, sound, { seat, of: names.length, me })
      return own
    })
    if (animations.length > 0) now.setState({ isRunning: true })
    queue.add(animations)
  }, [game.seq, game.moments, game.view, board, queue, usual, now, showChip, showShots, voice, names.length, me, still])
  useEffect(prepareSound, [])

  // Where somebody comes back to, or while they look at the past, nothing is shown late.
  useEffect(() => still(), [still, snapshot.back, table.isPast])
  useEffect(() => () => still(), [still])

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

  return useMemo(() => ({ now, skip: () => queue.skip() }), [now, queue])
}
