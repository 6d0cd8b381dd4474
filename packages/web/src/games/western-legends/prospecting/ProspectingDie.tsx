// A prospecting die: what a pan may hold, on a block of bone with a brown rim.

import type { Face } from '@saloon/western-legends'
import { memo } from 'react'
import { Sign } from '../cards/Drawn.tsx'
import { DieBlock } from '../../../art/dice/Die.tsx'
import { Drawing, type DrawingProps } from '../../../art/Drawing.tsx'
import { BROWN } from '../../../art/inks.ts'

export const ProspectingDie = memo(function ProspectingDie({
  face,
  ...drawing
}: DrawingProps & { readonly face: Face }) {
  return (
    <Drawing view={[-112, -112, 224, 224]} {...drawing}>
      <rect x={-91} y={-88} width={190} height={192} rx={42} fill="#000" opacity={0.28} />
      <DieBlock rim={BROWN} />
      <g transform="scale(.7)">
        <Sign name={face} />
      </g>
    </Drawing>
  )
})
