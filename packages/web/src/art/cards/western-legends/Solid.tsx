// What every part is made of: a solid with its rim of paper, light carved out of it and dark cut into it.

import type { ReactNode } from 'react'
import { INK, PAPER } from '../../inks.ts'
import { Halo } from '../../woodcut/Halo.tsx'

interface SolidProps {
  readonly d: string
  readonly fill?: string
  readonly light?: string
  readonly dark?: string
  readonly line?: number
  readonly halo?: number
}

export const Solid = ({ d, fill = INK, light, dark, line = 5, halo = 12 }: SolidProps) => (
  <>
    {halo > 0 && <Halo d={d} width={halo} />}
    <path d={d} fill={fill} stroke={INK} strokeWidth={line} strokeLinejoin="round" />
    {dark && <path d={dark} fill={INK} />}
    {light && <path d={light} fill={PAPER} />}
  </>
)

export const several = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const Put = (it: { x?: number; y?: number; scale?: number; turn?: number; children: ReactNode }) => (
  <g transform={`translate(${it.x ?? 0} ${it.y ?? 0}) rotate(${it.turn ?? 0}) scale(${it.scale ?? 1})`}>
    {it.children}
  </g>
)
