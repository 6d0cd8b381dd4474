// Hovered with a mouse for a moment. What appears under a resting pointer doesn't count: a table that is laid out or goes on
// opens no help cards by itself.

import { type PointerEvent, useEffect, useRef } from 'react'

const MOMENT = 250

interface Hover {
  readonly handlers: {
    onPointerMove(event: PointerEvent): void
    onPointerLeave(event: PointerEvent): void
  }
  /** No need to wait any more: something else was done with it. */
  stop(): void
}

export function useHover(stays: (at: Element) => void, leaves: () => void): Hover {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPointedAt = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    handlers: {
      onPointerMove({ pointerType, currentTarget }) {
        if (pointerType !== 'mouse' || isPointedAt.current) return
        isPointedAt.current = true
        timer.current = setTimeout(() => stays(currentTarget), MOMENT)
      },
      onPointerLeave({ pointerType }) {
        if (pointerType !== 'mouse') return
        isPointedAt.current = false
        stop()
        leaves()
      },
    },
    stop,
  }
}
