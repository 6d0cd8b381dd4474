// The picture of a shot: revolver, flash, smoke, the desert behind. 400 by 279.

import { BLOOD, GOLD, INK, PAPER, TINT } from '../inks.ts'
import { once } from '../woodcut/once.ts'
import { burst } from '../woodcut/burst.ts'
import { circle } from '../woodcut/path.ts'
import { rays, swell } from '../woodcut/strokes.ts'
import { Cactus, Mesas } from '../posters/Scenery.tsx'
import { RevolverShape } from '../signs/Revolver.tsx'

const drawn = once(() => ({
  sky: rays({ x: 325, y: 108, from: 60, to: 460, count: 44, width: 24, seed: 6 }),
  force: rays({ x: 325, y: 108, from: 110, to: 220, count: 22, width: 3, seed: 9, ragged: 0.6 }),
  flash: burst(325, 108, 88, 13, 3),
  fire: burst(325, 108, 60, 12, 5),
  light: burst(325, 108, 34, 10, 8),
}))
const PUFFS: readonly (readonly [number, number, number])[] = [
  [232, 44, 21],
  [208, 30, 17],
  [252, 28, 16],
  [188, 42, 13],
  [226, 20, 13],
  [170, 32, 9],
]

export function BangPicture() {
  const { sky, force, flash, fire, light } = drawn()
  const puffs = PUFFS.map(([x, y, r]) => circle(x, y, r)).join('')
  return (
    <>
      <rect width={400} height={300} fill={TINT} />
      <path d={sky} fill={GOLD} opacity={0.55} />
      <path d={force} fill={INK} opacity={0.8} />
      <g transform="translate(0 26)">
        <Mesas />
        <Cactus x={368} y={244} scale={0.6} />
      </g>
      <path d={puffs} fill={INK} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
      <path d={puffs} fill={PAPER} />
      <path
        fill={INK}
        d={PUFFS.map(([x, y, r]) =>
          swell((t) => [x + Math.cos(0.2 + t * 1.8) * r * 0.8, y + Math.sin(0.2 + t * 1.8) * r * 0.8], r / 5),
        ).join('')}
      />
      <path d={flash} fill={PAPER} stroke={PAPER} strokeWidth={10} strokeLinejoin="round" />
      <path d={flash} fill={BLOOD} stroke={INK} strokeWidth={3.4} strokeLinejoin="round" />
      <path d={fire} fill={GOLD} />
      <path d={light} fill={PAPER} />
      <g transform="translate(-14 56) rotate(-7 160 71) scale(1.02)">
        <RevolverShape />
      </g>
    </>
  )
}
