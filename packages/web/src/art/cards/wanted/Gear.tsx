// What lies in front of a player: cover, horse, spyglass, cell. Around the origin, within 100 units.

import { AGED, BLOOD, BRASS, BROWN, DESERT, GOLD, INK, PAPER, STEEL } from '../../inks.ts'
import { Halo } from '../../woodcut/Halo.tsx'
import { circle } from '../../woodcut/path.ts'
import { cut, sliver, swell } from '../../woodcut/strokes.ts'

const several = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const STAVES = 'M-46-74C-66-32-66 34-46 76C-20 86 20 86 46 76C66 34 66-32 46-74C20-84-20-84-46-74Z'

export function BarrelShape() {
  return (
    <>
      <Halo d={STAVES} width={12} />
      <path d={STAVES} fill={BROWN} stroke={INK} strokeWidth={5} />
      <path
        fill={INK}
        d={
          several(5, (stave) => {
            const x = -30 + stave * 15
            return swell((t) => [x * (1 + Math.sin(t * Math.PI) * 0.3), -74 + t * 152], 4.4, 10)
          }) + several(7, (line) => swell((t) => [58 - line * 4 - (t - 0.5) ** 2 * 46, -46 + t * 96], 3.4 - line * 0.4))
        }
      />
      <path d={swell((t) => [-48 + (t - 0.5) ** 2 * 40, -50 + t * 90], 6)} fill={DESERT} />
      <g fill={STEEL} stroke={INK} strokeWidth={4}>
        <path d="M-57-44C-30-34 30-34 57-44L61-28C30-18-30-18-61-28Z" />
        <path d="M-61 26C-30 36 30 36 61 26L57 42C30 52-30 52-57 42Z" />
      </g>
      <path d={cut(-40, -32, 10, -29, 3) + cut(-44, 40, 8, 44, 3)} fill={PAPER} />
      <ellipse cy={-75} rx={45} ry={11} fill={AGED} stroke={INK} strokeWidth={4.5} />
      <path d="M-28-75H28M-18-80H18M-18-70H18" stroke={INK} strokeWidth={2} />
      <g transform="translate(12 0)">
        <circle r={9} fill={INK} />
        <path d="M-8-4L-20-10M6-8L12-20M8 5L20 10M-5 8L-9 19" stroke={INK} strokeWidth={3} strokeLinecap="round" />
      </g>
    </>
  )
}

const HEAD =
  'M-66 96C-70 54-58 20-38-8C-28-22-24-38-18-52L-16-90L4-66L20-92L26-60C38-48 50-30 64-8C76 8 88 24 84 38C80 50 66 54 54 48C46 42 36 36 24 34C12 34 2 30-6 24C-4 44 8 66 30 96Z'
const MANE = 'M-66 96C-72 52-60 16-40-10C-30-24-26-40-20-54L-16-90L-30-70C-46-56-56-34-62-16C-74 8-86 50-84 96Z'

/** A horse's head that looks to the right; spotted, it is another horse. */
export function HorseShape({ coat = INK, spots = false }: { coat?: string; spots?: boolean }) {
  const light = coat === INK ? PAPER : INK
  return (
    <>
      <Halo d={HEAD + MANE} width={12} />
      <path d={HEAD} fill={coat} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <path d={MANE} fill={INK} />
      <path
        fill={PAPER}
        d={several(6, (lock) => swell((t) => [-30 - lock * 7 - t * 16, -58 + lock * 22 + t * 34], 3.4, 8))}
      />
      <path
        fill={light}
        d={
          swell((t) => [-10 + t * 44, -40 + t * 34], 3) +
          swell((t) => [2 + t * 56, -32 + t * 50], 2.6) +
          swell((t) => [-34 + t * 20, 34 + t * 52], 3) +
          swell((t) => [-20 + t * 22, 40 + t * 48], 2.4) +
          swell((t) => [-46 + t * 12, 30 + t * 54], 2.4)
        }
      />
      {spots && (
        <path
          fill={BROWN}
          d={
            circle(-34, 14, 7) +
            circle(-24, 34, 6) +
            circle(-40, 46, 8) +
            circle(-18, 60, 7) +
            circle(-44, 76, 7) +
            circle(-8, 80, 6) +
            circle(-14, 8, 5) +
            circle(-28, -10, 5)
          }
        />
      )}
      <path d="M20-18C26-24 36-22 38-14C32-10 24-10 20-18Z" fill={light} />
      <circle cx={31} cy={-17} r={4} fill={coat === INK ? INK : PAPER} />
      <path d={circle(70, 32, 5)} fill={light} />
      <path d="M44 30C40 20 42 4 50-12M-6 24C10 14 30 12 46 20" fill="none" stroke={BLOOD} strokeWidth={7} />
      <circle cx={46} cy={22} r={8} fill="none" stroke={GOLD} strokeWidth={5} />
    </>
  )
}

/** A spyglass, drawn out. */
export function SpyglassShape() {
  const tubes = 'M-96-16H-40V16H-96ZM-40-22H22V22H-40ZM22-30H90V30H22Z'
  return (
    <g transform="rotate(-28)">
      <Halo d={tubes} width={13} />
      <g stroke={INK} strokeWidth={5} strokeLinejoin="round">
        <path d="M-96-15H-40V15H-96Z" fill={GOLD} />
        <path d="M-40-21H22V21H-40Z" fill={BRASS} />
        <path d="M22-29H88V29H22Z" fill={BROWN} />
        <path d="M78-34H96V34H78ZM14-26H28V26H14ZM-48-20H-36V20H-48ZM-98-18H-88V18H-98Z" fill={GOLD} />
      </g>
      <path d={cut(-86, -7, -50, -7, 4) + cut(-34, -12, 12, -12, 4) + cut(32, -18, 74, -18, 5)} fill={PAPER} />
      <path
        fill={INK}
        d={
          several(5, (line) => cut(32, 8 + line * 4, 74, 8 + line * 4, 2.6)) +
          several(3, (line) => cut(-34, 8 + line * 4, 12, 8 + line * 4, 2))
        }
      />
    </g>
  )
}

const STONES = 'M-86-86H86V86H-86Z'

/** A window with bars, and the lock that goes with it. */
export function CellShape({ lock = true }: { lock?: boolean }) {
  return (
    <>
      <Halo d={STONES} width={12} />
      <path d={STONES} fill="#8C8578" stroke={INK} strokeWidth={5} />
      <path
        d="M-86-52H-54M-86 0H-54M-86 50H-54M54-36H86M54 16H86M54 60H86M-30-86V-58M30-86V-58M-44 58V86M8 58V86"
        stroke={INK}
        strokeWidth={4}
      />
      <path d="M-54-58H54V58H-54Z" fill={INK} />
      <path
        fill={STEEL}
        stroke={PAPER}
        strokeWidth={3}
        d={several(4, (bar) => `M${-44 + bar * 26}-58H${-34 + bar * 26}V58H${-44 + bar * 26}Z`)}
      />
      <path d="M-54-22H54V-12H-54Z" fill={STEEL} stroke={PAPER} strokeWidth={3} />
      <path d="M-54-58H54V58H-54Z" fill="none" stroke={INK} strokeWidth={5} />
      {lock && (
        <g transform="translate(40 46)">
          <path d="M-20-6V-18C-20-44 20-44 20-18V-6" fill="none" stroke={INK} strokeWidth={17} />
          <path d="M-20-6V-18C-20-44 20-44 20-18V-6" fill="none" stroke={PAPER} strokeWidth={8} />
          <path d="M-32-10H32V40H-32Z" fill={GOLD} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
          <path d={circle(0, 10, 8) + 'M-5 12H5L8 30H-8Z'} fill={INK} />
          <path d={several(4, (line) => sliver(18 + line * 4, 0, 18 + line * 4, 34, 2, 0.6))} fill={INK} />
        </g>
      )}
    </>
  )
}
