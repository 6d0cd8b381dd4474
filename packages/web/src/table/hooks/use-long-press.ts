import { useEffect, useRef } from 'react'

/** How long a finger rests before it means more than a tap. */
export const LONG_PRESS = 400

interface LongPress {
  readonly handlers: {
    onPointerDown(): void
    onPointerUp(): void
    onPointerLeave(): void
    onPointerCancel(): void
    onContextMenu(event: { preventDefault(): void }): void
  }
  /** Whether the press that ends with this click was one. */
  wasLong(): boolean
}

export function useLongPress(act: () => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLong = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    handlers: {
      onPointerDown() {
        isLong.current = false
        stop()
        timer.current = setTimeout(() => {
          isLong.current = true
          act()
        }, LONG_PRESS)
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event) => event.preventDefault(),
    },
    wasLong: () => isLong.current,
  }
}
