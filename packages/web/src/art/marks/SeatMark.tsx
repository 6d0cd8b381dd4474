import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { INK, PALE } from '../inks.ts'
import { hatch } from '../woodcut/hatch.ts'
import { area } from '../woodcut/shapes.ts'
import { brandOf } from './brands.ts'
import { IronShape } from './Mark.tsx'

/** A seat's mark alone, in the colour of the text around it. */
export function BrandMark({ seat, ...drawing }: DrawingProps & { seat: number }) {
  return (
    <Drawing view={[-50, -50, 100, 100]} {...drawing}>
      <IronShape name={brandOf(seat).iron} colour="currentColor" />
    </Drawing>
  )
}

/** A swatch of a seat's colour with its hatch, 3:2, for the picker of colours. */
export const SeatSwatch = memo(function SeatSwatch({ seat, ...drawing }: DrawingProps & { seat: number }) {
  const { colour, on, hatch: kind } = brandOf(seat)
  return (
    <Drawing view={[0, 0, 60, 40]} {...drawing}>
      <rect width={60} height={40} rx={5} fill={INK} />
      <rect x={2} y={2} width={56} height={36} rx={3.5} fill={colour} />
      <path
        d={hatch(kind, area(3, 3, 54, 34), 6)}
        stroke="#000"
        strokeOpacity={on === PALE ? 0.32 : 0.24}
        strokeWidth={2}
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  )
})
