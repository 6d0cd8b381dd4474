// Answers that nobody has to think about: made ready when the question opens, and given by themselves a moment after the flick has been
// seen. Whoever touches anything meanwhile decides by hand.

import { type Action, canonical } from '@saloon/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { useTable } from '../../table/frame/context.ts'
import { useTableOnScreen } from '../aim/on-screen.ts'
import type { WoodenGame } from './wooden-game.ts'

/** Milliseconds: long enough to see where it stands, and to stop it. */
export const WAITS = 1600

export interface SettledHands {
  readonly isWaiting: boolean // it is going to be given
  stop(): void
}

export function useSettled(wooden: WoodenGame): SettledHands {
  const { view, choice, isPast } = useTable()
  const { laysByHand, confirmAll } = useSettings()
  const isPlaying = useTableOnScreen()?.isPlaying ?? false
  const { ask, seat } = choice
  const settled = useMemo(
    () => (ask === undefined || seat === undefined || isPast ? undefined : wooden.settles(view, seat, ask)),
    [wooden, view, ask, seat, isPast],
  )
  const [stopped, stop] = useState<string>()
  const id = ask?.id
  const now = useRef(choice)
  useEffect(() => {
    now.current = choice
  })

  useEffect(() => {
    if (settled) now.current.become(settled.action)
  }, [id, settled])

  const isAsGiven = settled !== undefined && isSame(choice.ready, settled.action)
  const isWanted = settled?.isGiven === true && !laysByHand && !confirmAll && stopped !== id
  const isWaiting = isWanted && isAsGiven
  useEffect(() => {
    if (!isWaiting || isPlaying || id === undefined) return undefined
    const timer = setTimeout(() => now.current.commit(), WAITS)
    const touched = (event: Event): void => {
      // What is pressed in the prompt speaks for itself.
      if (event.target instanceof Element && event.target.closest('.plan-table, .wooden')) stop(id)
    }
    addEventListener('pointerdown', touched, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', touched, { capture: true })
    }
  }, [isWaiting, isPlaying, id])
  // Once changed, it stays by hand.
  const wasGiven = useRef<string>(undefined)
  useEffect(() => {
    if (isAsGiven) wasGiven.current = id
    else if (wasGiven.current === id && id !== undefined) stop(id)
  }, [isAsGiven, id])
  return { isWaiting: isWaiting && !isPlaying, stop: () => stop(id) }
}

const isSame = (a: Action | undefined, b: Action): boolean => a !== undefined && canonical(a) === canonical(b)
