// The sheet every card is printed on: 500 by 700, a coloured rim, hairline, two ornaments.

import type { ReactNode } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { BROWN, EQUIP, INK, PAPER } from '../inks.ts'
import { once } from '../woodcut/once.ts'
import { area } from '../woodcut/shapes.ts'
import { specks } from '../woodcut/strokes.ts'
import { SLAB_FACE, TITLE_FACE } from './lettering.ts'

export type Family = 'action' | 'equipment'
const RIMS: Readonly<Record<Family, string>> = { action: BROWN, equipment: EQUIP }

const worn = once(() => specks(area(4, 4, 492, 692), 90, 14, 2.2))
const ORNAMENT =
  'M0 0H34V3H12C12 8 8 12 3 12V34H0ZM20 8c6 0 9 3 9 7c0 3-2 5-5 5c-2 0-4-1-4-3c0-1 1-2 2-2c0 2 1 3 2 3c2 0 3-1 3-3c0-3-3-5-7-5ZM8 20c0 6 3 9 7 9c3 0 5-2 5-5c0-2-1-4-3-4c-1 0-2 1-2 2c2 0 3 1 3 2c0 2-1 3-3 3c-3 0-5-3-5-7Z'
/** Cards that stay in play have a corner cut off: the family is not told by colour alone. */
const NOTCHED = 'M30 0H440L500 60V670A30 30 0 0 1 470 700H30A30 30 0 0 1 0 670V30A30 30 0 0 1 30 0Z'
const NOTCHED_RIM = 'M30 4H438L496 62V670A26 26 0 0 1 470 696H30A26 26 0 0 1 4 670V30A26 26 0 0 1 30 4Z'
const NOTCHED_PAGE = 'M33 21H431L479 69V667A12 12 0 0 1 467 679H33A12 12 0 0 1 21 667V33A12 12 0 0 1 33 21Z'

interface SheetProps extends DrawingProps {
  readonly family?: Family | undefined
  readonly rim?: string | undefined
  /** A plain ground for small sizes. */
  readonly page?: string
  readonly plain?: boolean
  readonly children: ReactNode
}

export function CardSheet({
  family = 'action',
  rim = RIMS[family],
  page = PAPER,
  plain = false,
  children,
  ...drawing
}: SheetProps) {
  return (
    <Drawing view={[0, 0, 500, 700]} {...drawing}>
      {family === 'equipment' ? (
        <>
          <path d={NOTCHED} fill={INK} />
          <path d={NOTCHED_RIM} fill={rim} />
          <path d={NOTCHED_PAGE} fill={page} stroke={INK} strokeWidth={3} />
        </>
      ) : (
        <>
          <rect width={500} height={700} rx={30} fill={INK} />
          <rect x={4} y={4} width={492} height={692} rx={26} fill={rim} />
          <rect x={21} y={21} width={458} height={658} rx={12} fill={page} stroke={INK} strokeWidth={3} />
        </>
      )}
      {!plain && (
        <>
          <path d={worn()} fill={PAPER} opacity={0.4} />
          {family === 'action' && (
            <rect x={29} y={29} width={442} height={642} rx={7} fill="none" stroke={INK} strokeWidth={1.6} />
          )}
          <path d={ORNAMENT} transform="translate(34 34) scale(.92)" fill={INK} />
          {family === 'action' && <path d={ORNAMENT} transform="translate(466 34) scale(-.92 .92)" fill={INK} />}
        </>
      )}
      {children}
    </Drawing>
  )
}

/** A picture in its frame, by default at the place of a card's picture. The picture is 400 by 279. */
export function Framed({
  x = 42,
  y = 146,
  width = 416,
  height = 290,
  children,
}: {
  x?: number
  y?: number
  width?: number
  height?: number
  children: ReactNode
}) {
  return (
    <>
      <svg x={x} y={y} width={width} height={height} viewBox="0 0 400 279" preserveAspectRatio="xMidYMid slice">
        {children}
      </svg>
      <rect x={x} y={y} width={width} height={height} rx={4} fill="none" stroke={INK} strokeWidth={5} />
      <rect
        x={x + 6}
        y={y + 6}
        width={width - 12}
        height={height - 12}
        rx={2}
        fill="none"
        stroke={PAPER}
        strokeWidth={1.6}
      />
    </>
  )
}

/** A title with its second impression, offset as on a hand press; `middle` is half way up its capitals. */
export function Title({
  words,
  middle,
  size,
  colour,
}: {
  words: string
  middle: number
  size: number
  colour: string
}) {
  const y = middle + size * 0.36
  const letters = { x: 250, y, textAnchor: 'middle', fontFamily: TITLE_FACE, fontSize: size } as const
  return (
    <>
      <text
        {...letters}
        x={254}
        y={y + 4}
        fill="none"
        stroke={INK}
        strokeWidth={1.6}
        strokeDasharray="2 2.4"
        aria-hidden="true"
      >
        {words}
      </text>
      <text {...letters} fill={colour} stroke={PAPER} strokeWidth={5} strokeLinejoin="round" paintOrder="stroke">
        {words}
      </text>
    </>
  )
}

/** The dark band that says in a few words what a card does. */
export function Band({ words, icon }: { words: string; icon?: ReactNode }) {
  const size = Math.min(24, Math.floor(270 / (words.length * 0.62)))
  return (
    <g transform="translate(250 474)">
      <path d="M-170-22H170L184 0L170 22H-170L-184 0Z" fill={INK} />
      {icon && <g transform="translate(-148 0) scale(.19)">{icon}</g>}
      <text
        x={icon ? 16 : 0}
        y={size * 0.33}
        textAnchor="middle"
        fontFamily={SLAB_FACE}
        fontWeight={600}
        fontSize={size}
        letterSpacing={1}
        fill={PAPER}
      >
        {words}
      </text>
    </g>
  )
}

export const Divider = () => (
  <>
    <path d="M90 598H410" stroke={INK} strokeWidth={1.6} />
    <path d="M250 592l7 6l-7 6l-7-6Z" fill={INK} />
  </>
)
