// Small badges pinned to the corner of other drawings.

import { GOLD, INK, PAPER } from '../inks.ts'

interface At {
  readonly x: number
  readonly y: number
  readonly scale?: number
}

/** Shut: this die stays as it is. */
export function Padlock({ x, y, scale = 1 }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={32} fill={PAPER} />
      <circle r={29} fill={INK} />
      <path d="M-10-3V-10C-10-23 10-23 10-10V-3" fill="none" stroke={PAPER} strokeWidth={6} />
      <rect x={-16} y={-4} width={32} height={23} rx={4} fill={GOLD} stroke={PAPER} strokeWidth={2.5} />
      <path d="M-3.2 13L-1.6 7A4 4 0 1 1 1.6 7L3.2 13Z" fill={INK} />
    </g>
  )
}

/** Chosen: in the colour of what can be pressed. */
export function Tick({ x, y, scale = 1 }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={32} fill={PAPER} />
      <circle r={28} fill="var(--go, #0B6767)" />
      <path
        d="M-13 1L-4 11L14-10"
        fill="none"
        stroke="var(--on-go, #FFF9EC)"
        strokeWidth={8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}
