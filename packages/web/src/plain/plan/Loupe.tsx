// A part of the plan twice as large: the same drawing once more, seen through a smaller window.

import type { Point } from '@saloon/physics'
import type { RefObject } from 'react'

interface LoupeProps {
  readonly of: string // the drawing's id
  readonly around: Point
  readonly pixels: number // how wide the loupe is
  readonly svg: RefObject<SVGSVGElement | null>
}

export function Loupe({ of, around, pixels, svg }: LoupeProps) {
  const shown = pixels / 2 / (svg.current?.getScreenCTM()?.a ?? 1) // centimetres
  const [x, z] = [around.x / 1000, around.z / 1000]
  return (
    <svg
      width={pixels}
      height={pixels}
      viewBox={`${x - shown / 2} ${z - shown / 2} ${shown} ${shown}`}
      aria-hidden="true"
    >
      <use href={`#${of}`} />
    </svg>
  )
}
