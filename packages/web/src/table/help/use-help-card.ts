// Which help card is open, and for how long: one opened by hovering closes when the pointer leaves, after enough time to reach
// the card.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type StoreApi, createStore } from 'zustand'
import type { Help } from '../frame/context.ts'
import type { ShownHelp } from './HelpCard.tsx'

/** Time to get from the object to its card. */
const GRACE = 200

interface Open {
  readonly card: ShownHelp | undefined
}
export interface HelpCardState {
  readonly open: StoreApi<Open> // beside the table's state: a card opens without the table being drawn again
  show(help: Help, at: Element, how: ShownHelp['how']): void
  hide(how?: 'hover' | 'focus'): void
  keep(): void
}

/** `question`: which one is open. */
export function useHelpCard(question: string | undefined): HelpCardState {
  const [open] = useState(() => createStore<Open>(() => ({ card: undefined })))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback(
    (help: Help, at: Element, how: ShownHelp['how']) => {
      clearTimeout(timer.current)
      open.setState({ card: { help, at, how } })
    },
    [open],
  )
  const hide = useCallback(
    (how?: 'hover' | 'focus') => {
      clearTimeout(timer.current)
      if (how === undefined) return open.setState({ card: undefined })
      timer.current = setTimeout(
        () => open.setState(({ card }) => (card?.how === how ? { card: undefined } : { card })),
        how === 'hover' ? GRACE : 0,
      )
    },
    [open],
  )
  // What couldn't be picked for one question may well be for the next.
  useEffect(() => {
    open.setState(({ card }) => ({ card: card && { ...card, help: { ...card.help, now: [], whyNot: undefined } } }))
  }, [open, question])
  return useMemo(() => ({ open, show, hide, keep }), [open, show, hide, keep])
}
