import { useCallback, useEffect, useRef, useState } from 'react'
import type { Help } from './context.ts'
import type { ShownHelp } from './HelpCard.tsx'

/** Time to get from the object to its card. */
const GRACE = 200

export interface HelpCardState {
  readonly shown: ShownHelp | undefined
  show(help: Help, at: Element, how: ShownHelp['how']): void
  hide(how?: 'hover' | 'focus'): void
  keep(): void
}

export function useHelpCard(): HelpCardState {
  const [shown, setShown] = useState<ShownHelp>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback((help: Help, at: Element, how: ShownHelp['how']) => {
    clearTimeout(timer.current)
    setShown({ help, at, how })
  }, [])
  const hide = useCallback((how?: 'hover' | 'focus') => {
    clearTimeout(timer.current)
    if (how === undefined) return setShown(undefined)
    timer.current = setTimeout(
      () => setShown((now) => (now?.how === how ? undefined : now)),
      how === 'hover' ? GRACE : 0,
    )
  }, [])
  // A tap elsewhere closes what a tap opened.
  useEffect(() => {
    if (shown?.how !== 'press') return
    const elsewhere = ({ target }: PointerEvent): void => {
      if (
        target instanceof Node &&
        !shown.at.contains(target) &&
        !document.getElementById('help-card')?.contains(target)
      )
        setShown(undefined)
    }
    addEventListener('pointerdown', elsewhere)
    return () => removeEventListener('pointerdown', elsewhere)
  }, [shown])
  return { shown, show, hide, keep }
}
