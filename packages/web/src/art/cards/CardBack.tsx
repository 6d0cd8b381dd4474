// Backs: what a card shows to those who may not see it. Nothing on them tells one card from another.

import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { DoorsShape } from '../brand/Doors.tsx'
import { AGED, BLOOD, BROWN, DESERT, EQUIP, GOLD, INK, PAPER, TINT } from '../inks.ts'
import { numbers, polygon, star } from '../woodcut/path.ts'
import { once } from '../woodcut/once.ts'
import { rays } from '../woodcut/strokes.ts'
import { REVOLVER_OUTLINE } from '../signs/Revolver.tsx'

export const BACKS = ['wanted', 'outlaws', 'saloon', 'roles', 'story', 'poker'] as const
export type BackName = (typeof BACKS)[number]

const GROUND: Readonly<Record<BackName, string>> = {
  wanted: BLOOD,
  outlaws: '#5E3B24',
  saloon: BLOOD,
  roles: '#4A382B',
  story: '#2F5D62',
  poker: EQUIP,
}

const lattice = once(() => {
  let data = ''
  for (let off = -640; off <= 640; off += 44)
    data += `M${numbers(off, 0)}L${numbers(off + 640, 640)}M${numbers(off + 458, 0)}L${numbers(off - 182, 640)}`
  return data
})

function Middle({ back }: { back: BackName }) {
  if (back === 'wanted')
    return (
      <g fill={PAPER} stroke={BLOOD} strokeWidth={14} paintOrder="stroke" strokeLinejoin="round">
        <path d={REVOLVER_OUTLINE} transform="translate(0 -44) rotate(-36) translate(-236 -76)" />
        <path d={REVOLVER_OUTLINE} transform="translate(0 -44) scale(-1 1) rotate(-36) translate(-236 -76)" />
      </g>
    )
  if (back === 'saloon')
    return (
      <>
        <circle r={150} fill={BLOOD} stroke={PAPER} strokeWidth={6} />
        <g transform="translate(0 6) scale(1.55)">
          <DoorsShape wood={AGED} />
        </g>
        <path d={polygon(star(0, -112, 5, 20, 8))} fill={GOLD} />
      </>
    )
  if (back === 'outlaws' || back === 'roles')
    return (
      <>
        <circle r={128} fill={GROUND[back]} stroke={PAPER} strokeWidth={6} />
        <path
          d={rays({ x: 0, y: 0, from: 40, to: 116, count: 32, width: 9, seed: 3, ragged: 0 })}
          fill={PAPER}
          opacity={0.5}
        />
        <path
          d={back === 'roles' ? polygon(star(0, 0, 7, 84, 50)) : polygon(star(0, 4, 5, 92, 38))}
          fill={PAPER}
          stroke={INK}
          strokeWidth={5}
          strokeLinejoin="round"
        />
        <circle cy={2} r={22} fill={GROUND[back]} stroke={INK} strokeWidth={4} />
      </>
    )
  if (back === 'story')
    return (
      <>
        <circle r={140} fill={TINT} stroke={PAPER} strokeWidth={6} />
        <path d={rays({ x: 0, y: 10, from: 50, to: 136, count: 28, width: 11, seed: 3, ragged: 0 })} fill={GOLD} />
        <circle cy={10} r={46} fill={BLOOD} />
        <path
          d="M-138 26L-96 26L-84-22H-30L-16 26L20 30L34 6H76L90 28L138 30C130 90 70 140 0 140C-70 140-130 90-138 26Z"
          fill={DESERT}
          stroke={INK}
          strokeWidth={4}
        />
      </>
    )
  return (
    <path
      d="M0-150C24-80 66-40 110 0C66 40 24 80 0 150C-24 80-66 40-110 0C-66-40-24-80 0-150ZM0-92C-16-52-40-26-66 0C-40 26-16 52 0 92C16 52 40 26 66 0C40-26 16-52 0-92Z"
      fill={PAPER}
      fillRule="evenodd"
    />
  )
}

/** A card face down. */
export const CardBack = memo(function CardBack({ back, ...drawing }: DrawingProps & { back: BackName }) {
  return (
    <Drawing view={[0, 0, 500, 700]} {...drawing}>
      <rect width={500} height={700} rx={30} fill={INK} />
      <rect x={4} y={4} width={492} height={692} rx={26} fill={PAPER} />
      <svg x={21} y={21} width={458} height={658} viewBox="0 0 458 658" overflow="hidden">
        <rect width={458} height={658} rx={12} fill={GROUND[back]} />
        <path d={lattice()} transform="translate(0 9)" stroke={PAPER} strokeOpacity={0.34} strokeWidth={3.4} />
      </svg>
      <rect
        x={40}
        y={40}
        width={420}
        height={620}
        rx={6}
        fill="none"
        stroke={back === 'outlaws' ? BROWN : PAPER}
        strokeWidth={4}
        strokeOpacity={0.8}
      />
      <g transform="translate(250 350)">
        <Middle back={back} />
      </g>
    </Drawing>
  )
})
