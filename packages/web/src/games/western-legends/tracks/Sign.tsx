// Small signs beside numbers, each with its own silhouette.

import { memo } from 'react'
import { Drawing, type DrawingProps } from '../../../art/Drawing.tsx'
import { BLOOD, BRASS, GOLD, INK, PAPER } from '../../../art/inks.ts'
import { polygon, star } from '../../../art/woodcut/path.ts'

export type SignName = 'legend' | 'marshal' | 'wanted' | 'money' | 'nugget' | 'wound' | 'cards' | 'cattle' | 'steps'

const SHAPES: Readonly<Record<SignName, React.ReactNode>> = {
  legend: (
    <>
      <path d="M20 90C0 70-2 40 14 16M80 90C100 70 102 40 86 16" fill="none" stroke={INK} strokeWidth={7} />
      <path
        d="M4 36l16 4M2 56l17 0M8 76l15-6M96 36l-16 4M98 56l-17 0M92 76l-15-6"
        stroke={INK}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <path d={polygon(star(50, 52, 5, 32, 13))} fill={GOLD} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
    </>
  ),
  marshal: (
    <>
      <path d={polygon(star(50, 54, 5, 46, 20))} fill={BRASS} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
      <circle cx={50} cy={54} r={10} fill={PAPER} stroke={INK} strokeWidth={5} />
    </>
  ),
  wanted: (
    <>
      <path d="M16 6H84V94H16Z" fill={PAPER} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
      <path d="M24 18H76" stroke={BLOOD} strokeWidth={10} />
      <path d="M28 50C36 46 36 34 50 34C64 34 64 46 72 50C60 55 40 55 28 50ZM36 58C38 76 62 76 64 58Z" fill={INK} />
      <path d="M30 84H70" stroke={INK} strokeWidth={6} />
    </>
  ),
  money: (
    <>
      <path d="M4 24H96V76H4Z" fill="#B9C8A0" stroke={INK} strokeWidth={6} />
      <circle cx={50} cy={50} r={15} fill={PAPER} stroke={INK} strokeWidth={5} />
      <path d="M50 38V62M44 45H56M44 55H56" stroke={INK} strokeWidth={4} />
    </>
  ),
  nugget: (
    <path
      d="M8 62L22 32L46 22L72 30L92 54L84 78L54 86L24 82ZM46 22L42 50L72 30M42 50L8 62M42 50L54 86M42 50L92 54"
      fill={GOLD}
      stroke={INK}
      strokeWidth={6}
      strokeLinejoin="round"
    />
  ),
  wound: (
    <>
      <path
        d="M30 4H70V30H96V70H70V96H30V70H4V30H30Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={6}
        strokeLinejoin="round"
      />
      <path d="M50 18V82M18 50H82" stroke={BLOOD} strokeWidth={12} />
    </>
  ),
  cards: (
    <>
      <path d="M10 26L54 10L76 70L32 86Z" fill={PAPER} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
      <path d="M40 22H88V90H40Z" fill={PAPER} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
      <path
        d="M64 36C68 46 80 50 79 60C78 68 69 67 66 62C67 68 69 70 71 74H57C59 70 61 68 62 62C59 67 50 68 49 60C48 50 60 46 64 36Z"
        fill={INK}
      />
    </>
  ),
  cattle: (
    <path
      d="M8 20C10 38 24 40 32 40C26 62 36 90 50 90C64 90 74 62 68 40C76 40 90 38 92 20C84 30 74 28 64 26C56 24 44 24 36 26C26 28 16 30 8 20ZM42 74h4M54 74h4"
      fill={PAPER}
      stroke={INK}
      strokeWidth={6}
      strokeLinejoin="round"
    />
  ),
  steps: (
    <path
      d="M22 88C2 60 6 12 50 12C94 12 98 60 78 88H62C78 60 76 30 50 30C24 30 22 60 38 88Z"
      fill={BRASS}
      stroke={INK}
      strokeWidth={6}
      strokeLinejoin="round"
    />
  ),
}

export const Sign = memo(function Sign({ name, ...drawing }: DrawingProps & { readonly name: SignName }) {
  return (
    <Drawing view={[0, 0, 100, 100]} size={16} {...drawing}>
      {SHAPES[name]}
    </Drawing>
  )
})
