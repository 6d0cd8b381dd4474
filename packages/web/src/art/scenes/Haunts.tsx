// What ghosts send across the table: a vulture on the wind, a coyote before the moon. The tumbleweed is drawn elsewhere.

import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { INK, PAPER } from '../inks.ts'
import { circle } from '../woodcut/path.ts'
import { cut } from '../woodcut/strokes.ts'

const WINGS =
  'M0-6C-14-22-40-34-66-32C-84-31-100-24-112-12L-100-14L-106-2L-92-8L-96 4L-80-4L-82 8C-62-2-42 0-26 10C-20 16-12 22-8 30L-4 44L0 36L4 44L8 30C12 22 20 16 26 10C42 0 62-2 82 8L80-4L96 4L92-8L106-2L100-14L112-12C100-24 84-31 66-32C40-34 14-22 0-6Z'
const HEAD = 'M-7-10C-8-20-2-26 6-24C13-22 15-15 19-10C13-12 11-11 8-6C4 0-6 0-7-10Z'

const feathers = [-1, 1]
  .flatMap((side) => [
    cut(side * 18, -8, side * 52, -18, 2.4),
    cut(side * 24, 0, side * 60, -10, 2),
    cut(side * 58, -20, side * 90, -14, 2),
  ])
  .join('')

export const Vulture = (drawing: DrawingProps) => (
  <Drawing view={[-120, -50, 240, 110]} {...drawing}>
    <path d={WINGS + HEAD} fill={INK} stroke={PAPER} strokeWidth={5} strokeLinejoin="round" paintOrder="stroke" />
    <path d={feathers + circle(5, -17, 2.2)} fill={PAPER} />
  </Drawing>
)

const COYOTE =
  'M-40 62C-42 44-38 28-28 14C-22 4-12-4-4-14C2-22 6-32 14-42L12-54L20-48L28-58L29-46C36-54 44-62 50-70C54-64 50-54 44-46C40-36 32-28 28-18C24-6 26 8 24 22C23 36 24 50 28 62H14L10 40L2 62H-10C-8 54-8 48-10 42C-16 50-18 56-18 62Z'
const TAIL = 'M-36 44C-50 40-58 48-66 60C-56 64-44 64-34 58Z'

export const Howl = (drawing: DrawingProps) => (
  <Drawing view={[-80, -90, 160, 160]} {...drawing}>
    <circle cx={8} cy={-14} r={66} fill="#F3E2B9" stroke={INK} strokeWidth={4} />
    <path
      d={circle(-22, -34, 9) + circle(26, 16, 7) + circle(-12, 22, 5)}
      fill="none"
      stroke="#C9B592"
      strokeWidth={3}
    />
    <path d={COYOTE + TAIL} fill={INK} stroke={PAPER} strokeWidth={4} strokeLinejoin="round" paintOrder="stroke" />
    <path d={cut(-20, 20, -4, 2, 2.4) + cut(-24, 34, -10, 16, 2) + cut(12, -20, 20, -34, 2)} fill={PAPER} />
    <path d={cut(-74, 64, 74, 64, 5)} fill={INK} />
  </Drawing>
)
