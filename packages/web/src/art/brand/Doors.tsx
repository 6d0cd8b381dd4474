// The swinging doors: what the house is known by.

import { INK, PAPER } from '../inks.ts'
import { sliver } from '../woodcut/strokes.ts'

const LEAF = 'M-72-58C-60-58-52-50-46-40C-38-27-20-30-3-30V44C-20 44-38 41-46 54C-52 66-60 72-72 72Z'
const PANEL = 'M-63-44C-57-42-53-36-49-30C-41-18-26-21-11-21V-4H-63Z'
const slats = (top: number, count: number, gap: number): string =>
  Array.from({ length: count }, (_, slat) => `M-63 ${top + slat * gap}H-11V${top + slat * gap + gap * 0.55}H-63Z`).join(
    '',
  )

interface Doors {
  readonly wood?: string
  readonly ink?: string
  /** Few bold slats, for the size of a letter. */
  readonly plain?: boolean
  /** Degrees the leaves stand open. */
  readonly open?: number
}

/** Two leaves around the origin, 144 units wide, 130 high. */
export function DoorsShape({ wood = PAPER, ink = INK, plain = false, open = 0 }: Doors) {
  const squeeze = Math.cos((open * Math.PI) / 180)
  const leaf = (
    <>
      <path d={LEAF} fill={wood} stroke={ink} strokeWidth={plain ? 8 : 5} strokeLinejoin="round" />
      {plain ? (
        <path d={slats(-14, 3, 18)} fill={ink} />
      ) : (
        <>
          <path d={PANEL} fill={ink} opacity={0.12} />
          <path d={PANEL} fill="none" stroke={ink} strokeWidth={2.5} />
          <path d={slats(4, 5, 9)} fill={ink} />
          <path
            fill={ink}
            d={[0, 1, 2, 3]
              .map((line) => sliver(-58 + line * 11, -30 + line * 3, -58 + line * 11, -7, 2.4, 0.4))
              .join('')}
          />
          <path d="M-72-40H-78V-28H-72ZM-72 44H-78V56H-72Z" fill={ink} />
        </>
      )}
    </>
  )
  return (
    <>
      <g transform={`translate(${-72 * (1 - squeeze)} 0) scale(${squeeze} 1)`}>{leaf}</g>
      <g transform={`translate(${72 * (1 - squeeze)} 0) scale(${-squeeze} 1)`}>{leaf}</g>
    </>
  )
}
