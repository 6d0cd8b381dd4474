// Five false fronts from one kit: the same posts and porch, another parapet each. A card lies in the doorway.

import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { AGED, BLOOD, BROWN, GOLD, INK, PAPER, STEEL } from '../inks.ts'
import { engrave } from '../woodcut/engrave.ts'
import { circle, polygon, star } from '../woodcut/path.ts'
import { within } from '../woodcut/shapes.ts'
import { cut } from '../woodcut/strokes.ts'
import { DoorsShape } from '../brand/Doors.tsx'

/** Where the card lies, and where the name of the town is set, in the drawing's units of 200 by 300. */
export const DOORWAY = { x: 25, y: 82, width: 150, height: 210 } as const
export const SIGN = { x: 32, y: 38, width: 136, height: 26 } as const

const PARAPETS: readonly string[] = [
  'M8 78V34H26V22H48V10H152V22H174V34H192V78Z', // stepped
  'M8 78V38L30 32L100 4L170 32L192 38V78Z', // peaked
  'M8 78V34H34C34 2 166 2 166 34H192V78Z', // arched
  'M8 78V22H24V14H40V22H56V14H72V22H88V14H112V22H128V14H144V22H160V14H176V22H192V78Z', // a battlement
  'M8 78V30C22 30 30 26 38 18C52 4 76 20 100 6C124 20 148 4 162 18C170 26 178 30 192 30V78Z', // curves
]
const PAINT = ['#C98F52', '#8FA08A', '#D0A868', '#8C93A0', '#A8442F'] as const

const crest = [
  polygon(star(100, 23, 5, 10, 4.2)),
  'M92 30L100 12L108 30L104 30L100 21L96 30ZM88 33H112V36H88Z',
  circle(100, 24, 9) + circle(100, 24, 4),
  'M90 18L98 26L90 34H95L100 29L105 34H110L102 26L110 18H105L100 23L95 18Z',
  '',
] as const

/** The front of a deck: 0 to 3 the towns in their order, 4 the Saloon. */
export const ShopFront = memo(function ShopFront({ deck, ...drawing }: DrawingProps & { deck: number }) {
  const parapet = PARAPETS[deck]!
  const paint = PAINT[deck]!
  return (
    <Drawing view={[0, 0, 200, 304]} {...drawing}>
      <path d={parapet} fill={PAPER} stroke={PAPER} strokeWidth={8} strokeLinejoin="round" />
      <path d="M10 78H190V296H10Z" fill="#3B2416" stroke={INK} strokeWidth={4} />
      <path d={parapet} fill={paint} stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path
        d={engrave(within(parapet), {
          angle: 0,
          spacing: 6,
          tone: (x) => 0.16 + Math.max(0, (x - 70) / 260),
          step: 10,
        })}
        fill={INK}
      />
      <rect x={SIGN.x} y={SIGN.y} width={SIGN.width} height={SIGN.height} rx={3} fill={INK} />
      <rect x={SIGN.x + 3} y={SIGN.y + 3} width={SIGN.width - 6} height={SIGN.height - 6} rx={1.5} fill={AGED} />
      {deck === 4 ? (
        <g transform="translate(100 23) scale(.14)">
          <DoorsShape plain />
        </g>
      ) : (
        <path d={crest[deck]} fill={PAPER} fillRule="evenodd" stroke={INK} strokeWidth={2} strokeLinejoin="round" />
      )}
      <path d="M2 70H198V80H2Z" fill={paint} stroke={INK} strokeWidth={3.5} />
      <path
        d={Array.from({ length: 13 }, (_, tooth) => `M${8 + tooth * 14.6} 80h8v5h-8z`).join('')}
        fill={paint}
        stroke={INK}
        strokeWidth={1.6}
      />
      {[12, 178].map((x) => (
        <g key={x}>
          <rect x={x} y={84} width={10} height={208} fill={deck === 3 ? STEEL : BROWN} stroke={INK} strokeWidth={3} />
          <path d={cut(x + 7, 88, x + 7, 288, 3.4)} fill={INK} />
          <path
            d={`M${x - 3} 84h16v8h-16zM${x - 3} 284h16v9h-16z`}
            fill={deck === 4 ? GOLD : paint}
            stroke={INK}
            strokeWidth={2.6}
          />
        </g>
      ))}
      <path d="M0 292H200V302H0Z" fill={deck === 4 ? BLOOD : '#8A5A36'} stroke={INK} strokeWidth={3} />
      <path d={cut(4, 298, 196, 298, 2)} fill={INK} />
    </Drawing>
  )
})
