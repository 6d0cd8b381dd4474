// What other things lie on: the table top and sheets of paper. They fill the box they are put in.

import { useId, memo } from 'react'
import { AGED, AGEING, INK } from '../inks.ts'
import { once } from '../woodcut/once.ts'
import { polygon } from '../woodcut/path.ts'
import { area } from '../woodcut/shapes.ts'
import { ageing, deckle, deckledTop, grain } from '../woodcut/sheet.ts'
import { specks } from '../woodcut/strokes.ts'

const wood = once(() => ({ fine: grain(1200, 800, 20, 17) }))

/** The table: light in its middle, grain along the boards. Colours follow the room. */
export const TableTop = memo(function TableTop({ className }: { className?: string }) {
  const light = useId()
  return (
    <svg
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden
      focusable="false"
    >
      <defs>
        <radialGradient id={light} cx=".46" cy=".4" r=".75">
          <stop offset="0" stopColor="var(--wood-1, #7A4F31)" />
          <stop offset="1" stopColor="var(--wood-2, #4B2E1B)" />
        </radialGradient>
      </defs>
      <rect width={1200} height={800} fill={`url(#${light})`} />
      <path d={wood().fine} fill="none" stroke="#000" strokeOpacity={0.09} strokeWidth={2.5} strokeLinecap="round" />
      <path
        d="M-10 158C300 152 800 164 1210 157M-10 398C400 404 700 392 1210 400M-10 640C300 634 900 646 1210 639"
        fill="none"
        stroke="#000"
        strokeOpacity={0.22}
        strokeWidth={2}
      />
    </svg>
  )
})

const sheet = once(() => ({
  edge: polygon(deckle({ width: 320, height: 200, seed: 31, rough: 1.8 })),
  age: ageing({ width: 320, height: 200, seed: 31 }),
  worn: specks(area(12, 12, 296, 176), 60, 31, 1.2),
}))

/** A torn sheet of aged paper that is stretched to its box: for notices, empty pages, posters. */
export const PaperSheet = memo(function PaperSheet({ className }: { className?: string }) {
  return (
    <svg viewBox="-2 -2 328 208" preserveAspectRatio="none" className={className} aria-hidden focusable="false">
      <path d={sheet().edge} transform="translate(3 4)" fill="#000" opacity={0.28} />
      <path d={sheet().edge} fill={AGED} />
      <path d={`${sheet().age}${sheet().worn}`} fill={AGEING} />
      <path d={sheet().edge} fill="none" stroke={INK} strokeWidth={1.6} vectorEffect="non-scaling-stroke" />
    </svg>
  )
})

const strip = once(() => deckledTop(480, 12, 12))

/** The torn upper edge of a sheet that slides in from below, in the colour of the surface under it. */
export function TornEdge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 12" preserveAspectRatio="none" className={className} aria-hidden focusable="false">
      <path d={strip()} fill="var(--surface, #FFF9EC)" />
    </svg>
  )
}
