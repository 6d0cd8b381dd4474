// Rims of paper for the signs that stand free: on wood and in a dark room ink alone would sink into the ground.

import { FOAM, SPARK } from '../dice/Faces.tsx'
import { PAPER } from '../inks.ts'

const WIDE = 16

export const ARROW_OUTLINE = 'M0-84L20-34L4-30V34L20 50V92L4 80H-4L-20 92V50L-4 34V-30L-20-34Z'

export const ArrowHalo = () => (
  <path d={ARROW_OUTLINE} fill={PAPER} stroke={PAPER} strokeWidth={WIDE} strokeLinejoin="round" />
)

export const DynamiteHalo = () => (
  <g transform="translate(-5 13)" fill={PAPER} stroke={PAPER} strokeLinejoin="round" strokeLinecap="round">
    <g transform="rotate(-12) scale(.86)" strokeWidth={WIDE + 6}>
      <path d="M-49-38H49V66H-49Z" />
      <path d="M0-42C-2-62 22-58 24-72C25-80 32-82 38-80" fill="none" />
    </g>
    <path d={SPARK} transform="translate(22.5 -72) scale(.92)" strokeWidth={WIDE} />
  </g>
)

export const BeerHalo = () => (
  <g fill={PAPER} stroke={PAPER} strokeLinejoin="round">
    <path d={`${FOAM}M-44-26H40V58C40 66-44 66-44 58Z`} strokeWidth={WIDE + 4} />
    <path d="M36-10C66-16 68 44 36 40" fill="none" strokeWidth={19 + WIDE} />
  </g>
)

export const GatlingHalo = () => (
  <g fill={PAPER} stroke={PAPER} strokeWidth={WIDE} strokeLinejoin="round" strokeLinecap="round">
    <path d="M-14-42H78V4H-14ZM-62-44H-4V12H-62ZM-40-44L-46-82H-22L-24-44Z" />
    <path d="M-12 14L-62 66M-70 70L-50 70M-62-18H-76V-38" fill="none" strokeWidth={WIDE + 8} />
    <circle cx={4} cy={36} r={40} />
  </g>
)
