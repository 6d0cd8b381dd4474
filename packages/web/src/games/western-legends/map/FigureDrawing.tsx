// The figures as they stand on the map: busts like turned wood, each with a sign of its own, so that none is told by its colour alone.

import { memo } from 'react'
import { Drawing } from '../../../art/Drawing.tsx'
import { BLOOD, GOLD, INK, PAPER, STEEL } from '../../../art/inks.ts'
import { hatch } from '../../../art/woodcut/hatch.ts'
import { once } from '../../../art/woodcut/once.ts'
import { polygon, star } from '../../../art/woodcut/path.ts'
import { area } from '../../../art/woodcut/shapes.ts'
import { cut } from '../../../art/woodcut/strokes.ts'
import { brandOf } from '../../../art/marks/brands.ts'
import { IronShape } from '../../../art/marks/Mark.tsx'
import type { Figure } from './standing.ts'

/** Hat, head and a coat that widens to the ground: 60 wide, 76 high. */
const COAT = 'M12 72C12 52 18 42 30 42C42 42 48 52 48 72C42 76 18 76 12 72Z'
const HEAD = 'M22 26C22 38 25 43 30 43C35 43 38 38 38 26Z'
const HAT =
  'M6 24C12 20 18 21 19 19L21 8C22 3 27 7 30 7C33 7 38 3 39 8L41 19C42 21 48 20 54 24C48 29 38 30 30 30C22 30 12 29 6 24Z'
const ALL = COAT + HEAD + HAT
const shade = once(
  () =>
    cut(43, 50, 45, 72, 3) +
    cut(39, 46, 41, 73, 2.2) +
    cut(36, 9, 38, 19, 2.4) +
    cut(40, 25, 50, 24, 2) +
    cut(36, 30, 35, 41, 2),
)

const cloth = once(() => brandsHatched())
function brandsHatched(): readonly string[] {
  return Array.from({ length: 6 }, (_, seat) => hatch(brandOf(seat).hatch, area(10, 42, 40, 32), 5))
}

export const FigureDrawing = memo(function FigureDrawing({ figure }: { readonly figure: Figure }) {
  return (
    <Drawing view={[0, 0, 60, 80]} size={46}>
      <ellipse cx={32} cy={74} rx={24} ry={4.5} fill="#000" opacity={0.28} />
      <path d={ALL} fill={PAPER} stroke={PAPER} strokeWidth={7} strokeLinejoin="round" />
      {figure.kind === 'legend' ? <Legend seat={figure.seat} /> : <Other kind={figure.kind} />}
    </Drawing>
  )
})

function Legend({ seat }: { readonly seat: number }) {
  const { colour, on, iron } = brandOf(seat)
  return (
    <>
      <path d={COAT} fill={colour} stroke={INK} strokeWidth={2.6} strokeLinejoin="round" />
      <path
        d={cloth()[seat]}
        style={{ clipPath: `path('${COAT}')` }}
        stroke="#000"
        strokeOpacity={0.25}
        strokeWidth={1.5}
        fill="none"
      />
      <path d={HEAD} fill="#E7C9A0" stroke={INK} strokeWidth={2} />
      <path d={HAT} fill={colour} stroke={INK} strokeWidth={2.6} strokeLinejoin="round" />
      <path d="M19.5 18.5C24 22 36 22 40.5 18.5" fill="none" stroke={INK} strokeWidth={3} />
      <path d={shade()} fill={INK} />
      <circle cx={30} cy={59} r={11} fill={colour} stroke={on} strokeWidth={1.6} />
      <g transform="translate(30 59) scale(.2)">
        <IronShape name={iron} colour={on} />
      </g>
    </>
  )
}

const LOOKS = {
  sheriff: { coat: STEEL, hat: GOLD },
  bandit: { coat: '#5A4630', hat: INK },
  mib: { coat: INK, hat: INK },
} as const

function Other({ kind }: { readonly kind: 'sheriff' | 'bandit' | 'mib' }) {
  const { coat, hat } = LOOKS[kind]
  return (
    <>
      <path d={COAT} fill={coat} stroke={INK} strokeWidth={2.6} strokeLinejoin="round" />
      <path d={HEAD} fill={kind === 'mib' ? '#3A2E26' : '#E7C9A0'} stroke={INK} strokeWidth={2} />
      <path d={HAT} fill={hat} stroke={INK} strokeWidth={2.6} strokeLinejoin="round" />
      <path d={shade()} fill={kind === 'mib' ? '#6B5844' : INK} />
      {kind === 'sheriff' && (
        <path d={polygon(star(30, 59, 5, 13, 5.6))} fill={GOLD} stroke={INK} strokeWidth={2} strokeLinejoin="round" />
      )}
      {kind === 'bandit' && (
        <path d="M20 33H40L37 43L30 52L23 43Z" fill={BLOOD} stroke={INK} strokeWidth={2} strokeLinejoin="round" />
      )}
      {kind === 'mib' && (
        <path d="M24.5 34h4M31.5 34h4M27 50L30 54L33 50L30 46ZM30 54V70" stroke={PAPER} strokeWidth={2} fill="none" />
      )}
    </>
  )
}
