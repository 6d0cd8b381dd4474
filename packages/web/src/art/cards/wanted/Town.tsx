// What rolls into town and what stands there: wagon, coach, store, saloon. Around the origin, within 100 units.

import { DoorsShape } from '../../brand/Doors.tsx'
import { AGED, BLOOD, BROWN, GOLD, INK, PAPER, STEEL } from '../../inks.ts'
import { Halo } from '../../woodcut/Halo.tsx'
import { circle } from '../../woodcut/path.ts'
import { cut, sliver, swell } from '../../woodcut/strokes.ts'

const several = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export function WheelShape({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r + 6} fill={PAPER} />
      <circle r={r} fill={AGED} stroke={INK} strokeWidth={5} />
      <circle r={r - 6} fill="none" stroke={BROWN} strokeWidth={7} />
      <circle r={r - 10} fill="none" stroke={INK} strokeWidth={2.5} />
      <path
        fill={INK}
        d={several(8, (spoke) => {
          const angle = (spoke * Math.PI) / 4 + 0.3
          return sliver(0, 0, Math.cos(angle) * (r - 9), Math.sin(angle) * (r - 9), 5, 3)
        })}
      />
      <circle r={6} fill={GOLD} stroke={INK} strokeWidth={3.5} />
    </g>
  )
}

const CANVAS = 'M-84 14C-92-58-64-78-40-72C-16-84 20-84 40-72C66-78 92-56 84 14Z'
const BED = 'M-82 12H82L74 46H-74Z'

/** A covered wagon. */
export function WagonShape() {
  return (
    <g transform="translate(0 -4)">
      <Halo d={CANVAS + BED} width={12} />
      <path d={CANVAS} fill={PAPER} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <path
        fill={INK}
        d={
          swell((t) => [-40 - Math.sin(t * 3.1) * 8, -70 + t * 82], 4.6) +
          swell((t) => [0 + Math.sin(t * 3.1) * 3, -78 + t * 90], 4.6) +
          swell((t) => [40 + Math.sin(t * 3.1) * 9, -70 + t * 82], 4.6) +
          several(6, (line) => swell((t) => [82 - line * 5 - (1 - t) * 14, -44 + line * 4 + t * 52], 3.6 - line * 0.5))
        }
      />
      <path d="M-66 14C-70-30-54-48-40-46C-26-48-18-26-20 14Z" fill={INK} />
      <path d={BED} fill={BROWN} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <path d={cut(-76, 24, 76, 24, 3) + cut(-74, 36, 74, 36, 3)} fill={INK} />
      <path d="M78 36L98 44" stroke={INK} strokeWidth={6} strokeLinecap="round" />
      <WheelShape x={-46} y={58} r={33} />
      <WheelShape x={48} y={62} r={28} />
    </g>
  )
}

const COACH =
  'M-70-40H64C72-40 76-34 74-26C66-4 66 6 70 26C70 36 62 40 54 40H-58C-68 40-72 34-72 26C-66 6-68-6-76-26C-78-34-76-40-70-40Z'

/** A mail coach with the strong-box on its roof. */
export function CoachShape() {
  return (
    <g transform="translate(0 -2)">
      <Halo d={`${COACH}M-60-74H40V-40H-60Z`} width={12} />
      <path d="M-52-74H-4V-44H-52Z" fill={BROWN} stroke={INK} strokeWidth={5} />
      <path d="M-52-64H-4M-36-74V-44M-20-74V-44" stroke={INK} strokeWidth={3} />
      <path d="M4-64C4-70 36-70 36-64V-44H4Z" fill={GOLD} stroke={INK} strokeWidth={5} />
      <path d="M14-54H26M20-60V-48" stroke={INK} strokeWidth={4} />
      <path d={COACH} fill={BLOOD} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <path d="M-74-46H70V-36H-74Z" fill={INK} />
      <g fill={PAPER} stroke={INK} strokeWidth={4}>
        <path d="M-56-26H-28V2H-58ZM-18-26H18V28H-18ZM28-26H58L54 2H28Z" />
      </g>
      <path d="M-54-24H-30V-10H-55ZM30-24H56V-10H30ZM-16-24H16V-6H-16Z" fill={INK} />
      <path d={circle(10, 8, 4) + cut(-60, 14, -22, 16, 4) + cut(24, 14, 60, 14, 4)} fill={GOLD} />
      <path d={several(4, (line) => cut(26 + line * 8, 24 + line * 2, 60, 22 + line * 4, 2.6))} fill={INK} />
      <path d="M72 24C84 24 92 30 98 40" fill="none" stroke={INK} strokeWidth={6} strokeLinecap="round" />
      <WheelShape x={-44} y={56} r={32} />
      <WheelShape x={46} y={62} r={26} />
    </g>
  )
}

const FRONT = 'M-84-22H84V88H-84Z'
const FALSE_FRONT = 'M-74-92H-40L-30-98H30L40-92H74V-22H-74Z'

/** A shop with its awning down. */
export function StoreShape() {
  const stripe = (index: number): string => {
    const [x, next] = [-92 + index * 23, -92 + (index + 1) * 23]
    const [top, topNext] = [-78 + index * 19.5, -78 + (index + 1) * 19.5]
    return `M${top}-40H${topNext}L${next} 4C${next} 18 ${x} 18 ${x} 4Z`
  }
  return (
    <>
      <Halo d={FRONT + FALSE_FRONT} width={12} />
      <path d={FALSE_FRONT} fill={AGED} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <path d="M-56-80H56V-52H-56Z" fill={INK} />
      <path d="M-40-70H-8M4-70H14M24-70H42M-40-60H-22M-12-60H40" stroke={PAPER} strokeWidth={4} />
      <path d={FRONT} fill="#8A5A36" stroke={INK} strokeWidth={5} />
      <path d="M-72 16H-24V64H-72ZM24 16H72V64H24Z" fill={PAPER} stroke={INK} strokeWidth={4.5} />
      <path d="M-16 16H16V88H-16Z" fill={INK} />
      <path d="M-10 24H10V50H-10Z" fill={GOLD} />
      <g stroke={INK} strokeWidth={3}>
        <path d="M-66 62V44C-66 36-50 36-50 44V62Z" fill={BLOOD} />
        <path d="M-44 62V34H-30V62Z" fill={STEEL} />
        <path d="M30 62C28 44 46 44 46 62Z" fill={BROWN} />
        <path d="M52 62V40H66V62Z" fill={GOLD} />
      </g>
      <g stroke={INK} strokeWidth={4} strokeLinejoin="round">
        {Array.from({ length: 8 }, (_, index) => (
          <path key={index} d={stripe(index)} fill={index % 2 === 0 ? BLOOD : PAPER} />
        ))}
      </g>
    </>
  )
}

/** The doors one comes in by. */
export const SaloonShape = () => (
  <g transform="translate(0 -6) scale(1.12)">
    <Halo d="M-72-58L0-30L72-58V72L0 44L-72 72Z" width={14} />
    <DoorsShape wood="#B9793F" open={14} />
  </g>
)
