import { INK } from '../inks.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly thick?: number
  readonly gap?: number
  readonly radius?: number
  readonly colour?: string
}

/** A thick rule and a thin one inside it: the frame of everything printed. */
export function DoubleRule({ x, y, width, height, thick = 5, gap = 4, radius = 0, colour = INK }: Box) {
  const inset = thick / 2 + gap
  return (
    <g fill="none" stroke={colour}>
      <rect x={x} y={y} width={width} height={height} rx={radius} strokeWidth={thick} />
      <rect
        x={x + inset}
        y={y + inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={Math.max(0, radius - inset)}
        strokeWidth={1.6}
      />
    </g>
  )
}
