// Cards side by side.

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useGlide } from '../../../table/motion/use-glide.ts'
import { useMedia } from '../../../table/hooks/use-media.ts'
import { useSmall } from '../../shared/small.ts'

const WIDTHS = { desk: 118, small: 92, flat: 72 } as const

export function useCardWidth(): number {
  const isSmall = useSmall()
  const isFlat = useMedia('(max-height: 499px)')
  return isFlat ? WIDTHS.flat : isSmall ? WIDTHS.small : WIDTHS.desk
}

interface FanProps {
  readonly name: string
  readonly note: string
  readonly count: number
  readonly size: number
  readonly children: ReactNode
}

/** Cards side by side, closer the more there are; when they would hide each other they scroll. */
export function Fan({ name, note, count, size, children }: FanProps) {
  const list = useRef<HTMLUListElement>(null)
  useGlide(list)
  useEffect(() => {
    // A card that is picked by key is brought into sight.
    const show = (event: FocusEvent): void =>
      (event.target as Element).closest('li')?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' })
    const element = list.current
    element?.addEventListener('focusin', show)
    return () => element?.removeEventListener('focusin', show)
  }, [])
  return (
    <section className="wa-hand" aria-label={name}>
      <p className="wa-hand-note">{note}</p>
      <ul ref={list} className="wa-fan" style={{ '--cards': count, '--card': `${size}px` } as CSSProperties}>
        {children}
      </ul>
    </section>
  )
}
