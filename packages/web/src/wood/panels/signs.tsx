// Small signs of the wooden table, drawn as one sees the wood: hats from above, tokens, the town clock.

import type { Token } from '../scene/wooden-table.ts'

const HATS = { red: '#a41b0c', blue: '#2f5ba8', straw: '#c99a55' } as const

/** A hat from above: its side by colour, and a full or a half disc beside the number. */
export const HatSign = ({ hat, number, size }: { hat: keyof typeof HATS; number: number; size: number }) => (
  <svg viewBox="-20 -16 40 32" width={(size * 40) / 32} height={size} aria-hidden="true">
    <ellipse rx="19" ry="14.5" fill={HATS[hat]} stroke="#231811" strokeWidth="2" />
    <ellipse rx="11" ry="10.5" fill={HATS[hat]} stroke="#231811" strokeWidth="1.5" />
    <text y="5" textAnchor="middle" fontSize="15" fontWeight="700" fill="#fff9ec" className="slab">
      {number}
    </text>
    {hat === 'red' && <circle cx="-15" r="2.2" fill="#fff9ec" />}
    {hat === 'blue' && <path d="M-15-2.4A2.4 2.4 0 0 1-15 2.4Z" fill="#fff9ec" stroke="#fff9ec" />}
  </svg>
)

const TOKEN_SHAPES: Readonly<Record<Token, { readonly fill: string; readonly path: string }>> = {
  life: { fill: '#c33a2a', path: 'M0 6C-8 0-6-6-2.5-6C-1-6 0-5 0-3.6C0-5 1-6 2.5-6C6-6 8 0 0 6Z' },
  gold: { fill: '#e2a93b', path: 'M-5-2L-2-6H2L5-2L6 4L0 7L-6 4Z' },
  colt: { fill: '#5d6570', path: 'M-7-4H7V-1H1L0 2H-2L-4 7H-7L-5 0L-7-1Z' },
  winchester: { fill: '#7a4a21', path: 'M-8 4L-3 0L8-5L8.5-3.5L-2 2L-6 6Z' },
  dynamite: { fill: '#b3261e', path: 'M-4-3H4V7H-4ZM0-3C0-6 3-5 4-8' },
  document: { fill: '#fbf2dd', path: 'M-5-7H3L5-5V7H-5ZM-3-3H3M-3 0H3M-3 3H2' },
  hostage: { fill: '#c9788f', path: 'M0-7A3 3 0 1 1 0-1A3 3 0 1 1 0-7ZM-5 7C-5 2-2 0 0 0C2 0 5 2 5 7Z' },
  duel: { fill: '#2f5ba8', path: 'M-6-6L6 6M6-6L-6 6' },
  hidden: { fill: '#8a6a45', path: 'M-6-6H6V6H-6Z' },
}

export const TokenSign = ({ token, size }: { readonly token: Token; readonly size: number }) => (
  <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
    <circle r="9.3" fill="#fff9ec" stroke="#231811" strokeWidth="1.3" />
    <path
      d={TOKEN_SHAPES[token].path}
      fill={TOKEN_SHAPES[token].fill}
      stroke="#231811"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  </svg>
)

const TWELVE = Array.from({ length: 12 }, (_, n) => n)
/** The clock of the town hall; its rim has the colour of the hour. */
export function ClockSign({ hour, colour, size }: { hour: number; colour: 'red' | 'blue' | undefined; size: number }) {
  return (
    <svg viewBox="-26 -26 52 52" width={size} height={size} aria-hidden="true">
      <circle r="24" fill="#fbf2dd" stroke={colour ? HATS[colour] : '#7a4a21'} strokeWidth="4" />
      <circle r="24.8" fill="none" stroke="#231811" strokeWidth="1.2" />
      {TWELVE.map((n) => (
        <line
          key={n}
          y1="-19"
          y2={n % 3 === 0 ? -14 : -16.5}
          stroke="#231811"
          strokeWidth="1.8"
          transform={`rotate(${n * 30})`}
        />
      ))}
      <path d="M-2 0L0-12L2 0Z" fill="#231811" stroke="#231811" transform={`rotate(${(hour % 12) * 30})`} />
      <path d="M-1.2 0L0-18L1.2 0Z" fill="#231811" />
      <circle r="2.4" fill="#231811" />
    </svg>
  )
}
