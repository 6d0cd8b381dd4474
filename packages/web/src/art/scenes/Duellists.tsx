import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { BLOOD, GOLD } from '../inks.ts'
import { cut } from '../woodcut/strokes.ts'
import { GunmanShape } from '../posters/Figures.tsx'

/** So many steps and they could touch each other. */
const CLOSEST = 6

/** Two who face each other, nearer with every shot; whoever must answer stands taller. */
export function Duellists({ steps, turn, ...drawing }: DrawingProps & { steps: number; turn: 'left' | 'right' }) {
  const near = Math.min(CLOSEST, steps) * 18
  const [left, right] = [turn === 'left' ? 1.08 : 0.94, turn === 'right' ? 1.08 : 0.94]
  return (
    <Drawing view={[0, 0, 400, 184]} {...drawing}>
      <path d={cut(20, 172, 380, 172, 9)} fill="#1B100A" />
      <g transform={`translate(${64 + near} 164) scale(${left})`}>
        <GunmanShape scarf={BLOOD} />
      </g>
      <g transform={`translate(${336 - near} 164) scale(${-right} ${right})`}>
        <GunmanShape scarf={GOLD} />
      </g>
    </Drawing>
  )
}
