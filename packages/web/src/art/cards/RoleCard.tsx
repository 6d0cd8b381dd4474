// A role card: its sign on its colour, with its name as live text.

import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { GOLD, INK, PAPER } from '../inks.ts'
import { DoubleRule } from '../woodcut/DoubleRule.tsx'
import { once } from '../woodcut/once.ts'
import { rays } from '../woodcut/strokes.ts'
import { ROLE_COLOURS, type RoleName, RoleShape } from '../marks/RoleSign.tsx'
import { fitted, LEAST, TITLE_FACE } from './lettering.ts'

const beams = once(() => rays({ x: 250, y: 320, from: 150, to: 520, count: 44, width: 40, seed: 4 }))

export const RoleCard = memo(function RoleCard({
  role,
  name,
  size = 200,
  ...drawing
}: DrawingProps & { role: RoleName; name: string }) {
  const { colour, on } = ROLE_COLOURS[role]
  const letters = fitted(name, 400, 92)
  return (
    <Drawing view={[0, 0, 500, 700]} size={size} {...drawing}>
      <rect width={500} height={700} rx={30} fill={INK} />
      <rect x={5} y={5} width={490} height={690} rx={26} fill={PAPER} />
      <rect x={24} y={24} width={452} height={652} rx={12} fill={colour} />
      <svg x={24} y={24} width={452} height={652} viewBox="24 24 452 652">
        <path d={beams()} fill={on === INK ? PAPER : GOLD} opacity={0.28} />
      </svg>
      <DoubleRule x={40} y={40} width={420} height={620} thick={5} gap={5} colour={on} radius={8} />
      <g transform="translate(250 310) scale(2)">
        <circle r={92} fill={INK} />
        <circle r={86} fill={PAPER} />
        <circle r={80} fill={colour} />
        <RoleShape role={role} />
      </g>
      {(letters * size) / 500 >= LEAST && (
        <text x={250} y={610} textAnchor="middle" fontFamily={TITLE_FACE} fontSize={letters} fill={on}>
          {name}
        </text>
      )}
    </Drawing>
  )
})
