import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { BONE_SHADE, INK, PAPER } from '../inks.ts'
import type { Point } from '../woodcut/path.ts'
import { area } from '../woodcut/shapes.ts'
import { specks, swell } from '../woodcut/strokes.ts'
import { Padlock, Tick } from '../signs/Badges.tsx'
import { FaceShape, type FaceName } from './Faces.tsx'

/** What the player means to do with a die, or may not. */
export type DieState = 'lying' | 'locked' | 'kept' | 'to-reroll'

/** Along the right edge, around the corner and along the lower one, `inset` from the rim. */
function lowerRight(inset: number): (t: number) => Point {
  const edge = 89 - inset
  const radius = 36 - inset
  const straight = edge - radius - (-52 + inset * 3)
  const quarter = (radius * Math.PI) / 2
  const whole = straight * 2 + quarter
  return (t) => {
    const along = t * whole
    if (along < straight) return [edge, -52 + inset * 3 + along]
    if (along < straight + quarter) {
      const angle = (along - straight) / radius
      return [edge - radius + radius * Math.cos(angle), edge - radius + radius * Math.sin(angle)]
    }
    return [edge - radius - (along - straight - quarter), edge]
  }
}

const SHADE = [0, 4.4, 8.6, 12.6].map((inset, line) => swell(lowerRight(inset), 4.6 - line * 1.05, 24)).join('')
const WEAR = specks(area(-80, -80, 160, 160), 30, 7, 1.3)

/** The bone block without a face, around the origin, 190 units wide. */
export function DieBlock({ rim = INK }: { rim?: string }) {
  return (
    <>
      <rect x={-95} y={-95} width={190} height={190} rx={42} fill={rim} />
      <rect x={-89} y={-89} width={178} height={178} rx={36} fill={PAPER} />
      <rect x={-81} y={-81} width={162} height={162} rx={30} fill="none" stroke={BONE_SHADE} strokeWidth={3} />
      <path fill={INK} d={SHADE} />
      <path fill="#D9C59B" d={WEAR} />
      <path d="M-70-30C-70-54-54-70-30-70" fill="none" stroke="#FFFDF6" strokeWidth={6} strokeLinecap="round" />
    </>
  )
}

const POSE: Readonly<Record<DieState, string>> = {
  lying: '',
  locked: '',
  kept: 'translate(0 8) scale(.96)',
  'to-reroll': 'translate(0 -10) rotate(8)',
}

interface DieProps extends DrawingProps {
  /** Not rolled yet: a blank block. */
  readonly face: FaceName | null
  readonly state?: DieState
}

/** A die as it lies on the table. The state is drawn, never only coloured: a padlock, a tick, a lift and a tilt. */
export const Die = memo(function Die({ face, state = 'lying', ...drawing }: DieProps) {
  return (
    <Drawing view={[-112, -112, 224, 224]} {...drawing}>
      {state === 'to-reroll' && <ellipse cx={6} cy={100} rx={78} ry={9} fill="#000" opacity={0.28} />}
      {state !== 'to-reroll' && <rect x={-91} y={-88} width={190} height={192} rx={42} fill="#000" opacity={0.28} />}
      <g transform={POSE[state] || undefined}>
        <DieBlock />
        {face && <FaceShape face={face} />}
        {state === 'kept' && <rect x={-95} y={-95} width={190} height={190} rx={42} fill={INK} opacity={0.1} />}
      </g>
      {state === 'locked' && <Padlock x={80} y={-78} />}
      {state === 'kept' && <Tick x={80} y={-74} />}
    </Drawing>
  )
})
