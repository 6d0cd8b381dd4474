// Things in a row that make room for each other: they slide to their new places instead of being there at once.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { movesFully } from '../../app/settings.ts'
import { LENGTHS } from './queue.ts'

export function useGlide(list: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    const now = new Map<Element, number>()
    const moves = movesFully()
    for (const item of list.current?.children ?? []) {
      const left = (item as HTMLElement).offsetLeft
      const before = places.current.get(item)
      now.set(item, left)
      if (moves && before !== undefined && before !== left)
        item.animate([{ transform: `translateX(${before - left}px)` }, { transform: 'none' }], {
          duration: LENGTHS.move,
          easing: 'cubic-bezier(.2,.8,.2,1)',
        })
    }
    places.current = now
  })
}
