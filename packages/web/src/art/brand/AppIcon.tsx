import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { AGED, BLOOD, GOLD, INK, PAPER } from '../inks.ts'
import { polygon, star } from '../woodcut/path.ts'
import { rays } from '../woodcut/strokes.ts'
import { DoorsShape } from './Doors.tsx'

const GLOW = rays({ x: 0, y: 10, from: 40, to: 380, count: 32, width: 46, seed: 2, ragged: 0.1 })

/** The house as a launcher shows it: everything that matters lies inside the middle four fifths. */
export function AppIcon(drawing: DrawingProps) {
  return (
    <Drawing view={[-256, -256, 512, 512]} {...drawing}>
      <rect x={-256} y={-256} width={512} height={512} fill={BLOOD} />
      <path d={GLOW} fill="#B93A28" />
      <path d="M-170 190V-60C-170-176 170-176 170-60V190Z" fill={INK} />
      <path d="M-156 190V-60C-156-160 156-160 156-60V190Z" fill={GOLD} />
      <path d="M-144 190V-58C-144-148 144-148 144-58V190Z" fill="#3B2416" />
      <path d={polygon(star(0, -66, 5, 42, 17))} fill={GOLD} stroke={INK} strokeWidth={7} strokeLinejoin="round" />
      <g transform="translate(0 62) scale(1.82)">
        <DoorsShape wood={AGED} />
      </g>
      <path d="M-190 186H190V210H-190Z" fill={PAPER} stroke={INK} strokeWidth={8} />
    </Drawing>
  )
}

/** The same at the size of a letter. */
export function Favicon(drawing: DrawingProps) {
  return (
    <Drawing view={[-100, -100, 200, 200]} {...drawing}>
      <rect x={-100} y={-100} width={200} height={200} rx={44} fill={BLOOD} />
      <g transform="translate(0 -8) scale(1.12)">
        <DoorsShape plain />
      </g>
    </Drawing>
  )
}
