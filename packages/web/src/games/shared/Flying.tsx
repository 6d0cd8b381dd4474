// Something small that travels over the table, from one thing to another.

import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface Way {
  readonly id: number
  readonly from: string // selectors
  readonly to: string
  readonly lasts: number
  readonly delay?: number
}

interface FlyingProps {
  readonly way: Way
  readonly points?: boolean // where it goes, as an arrow does
  readonly children: ReactNode
}

export function Flying({ way, points = false, children }: FlyingProps) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [from, to] = [middleOf(way.from), middleOf(way.to)]
    if (!from || !to) return
    const ahead = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90
    const frame = ({ x, y }: Point, turn: number, scale: number): Keyframe => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`,
      opacity: 1,
    })
    element.current?.animate([frame(from, points ? ahead : -6, 0.8), frame(to, points ? ahead : 4, 1)], {
      duration: way.lasts,
      delay: way.delay ?? 0,
      easing: 'cubic-bezier(.2,.8,.2,1)',
      fill: 'both',
    })
  }, [way, points])
  return (
    <span ref={element} className="flies">
      {children}
    </span>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

function middleOf(selector: string): Point | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
