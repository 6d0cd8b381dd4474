// What is drawn on the table from above. `letter`: how large letters are, in centimetres of the table.

import { cosine, discFoot, type PlanArea, type PlanPiece, radiusOf, sine, toWorld } from '@saloon/physics'
import { memo } from 'react'
import type { AimMarks, RingMark } from '../../wood/scene/wooden-table.ts'
import { outlineOf, pathOf } from './outline.ts'

/** Round whoever plays, so that it is found among all the others. */
const HALO = 2.7
/** A cylinder is as wide as two letters of this size. */
const ON_A_CYLINDER = 1.7

interface Lettered {
  readonly name: string
  readonly letter: number
}

export function PlanAreaShape({ area, name, letter }: Lettered & { readonly area: PlanArea }) {
  const { x, z, halfX, halfZ } = area
  return (
    <g className="plan-area">
      <rect x={(x - halfX) / 1000} y={(z - halfZ) / 1000} width={halfX / 500} height={halfZ / 500} />
      <text x={x / 1000} y={z / 1000 + letter / 3} fontSize={letter}>
        {name}
      </text>
    </g>
  )
}

/** What is entered: it says what it is, and who is in there. */
const PLACES: ReadonlySet<string> = new Set(['building', 'house', 'coach', 'wagon'])
export const isPlace = ({ kind }: Pick<PlanPiece, 'kind'>): boolean => PLACES.has(kind)

/** Its outline, and for a figure where it looks and who it is. */
export const PlanPieceShape = memo(function PlanPieceShape({
  piece,
  name,
  letter,
  hasRoom,
  isLegal = false,
  isPicked = false,
}: Lettered & {
  readonly piece: PlanPiece
  readonly hasRoom: boolean
  readonly isLegal?: boolean
  readonly isPicked?: boolean
}) {
  const { pose, kind, side, mark, isActive } = piece
  const [x, z] = [pose.x / 1000, pose.z / 1000]
  const nose = toWorld(pose, 0, 1500)
  const isEntered = isPlace(piece)
  const isCylinder = kind === 'cylinder'
  return (
    <g
      className="plan-piece"
      data-piece={piece.id}
      data-kind={kind}
      data-side={side ?? undefined}
      data-lying={pose.turn !== null || undefined}
      data-active={isActive || undefined}
      data-glows={isLegal || undefined}
      data-taken={isPicked || undefined}
    >
      <title>{name}</title>
      {isActive && <circle className="plan-halo" cx={x} cy={z} r={HALO} />}
      {(isLegal || isPicked) && <circle className="plan-pick" cx={x} cy={z} r={HALO} />}
      <path d={outlineOf(piece)} />
      {kind === 'figure' && pose.turn === null && <line x1={x} y1={z} x2={nose.x / 1000} y2={nose.z / 1000} />}
      {isEntered && (
        <text className="plan-place" x={x} y={z} fontSize={letter}>
          {name}
        </text>
      )}
      {mark !== '' && (hasRoom || !isCylinder) && (
        <text
          x={x}
          y={isEntered ? z + 1.15 * letter : isCylinder ? z + 0.6 : z - 1.6}
          fontSize={isCylinder ? ON_A_CYLINDER : letter}
        >
          {mark}
        </text>
      )}
    </g>
  )
})

/** Whether a letter on a cylinder could be read, at so many pixels a centimetre. */
export const readsOnCylinder = (scale: number): boolean => scale * ON_A_CYLINDER >= 9

/** Where it starts and which way it goes, as wide as the hand shakes; and where things would be laid. */
export function AimShape({ marks }: { readonly marks: AimMarks }) {
  const { x, z, spread, what, lays, direction, length } = marks
  const start = `${x / 1000} ${z / 1000}`
  return (
    <g className="plan-aim" data-warning={marks.isWarning || undefined}>
      {marks.others?.map((disc) => (
        <path
          key={`${disc.x} ${disc.z}`}
          className="plan-aim-other"
          d={pathOf(discFoot(disc.x, disc.z, disc.radius))}
        />
      ))}
      <path className="plan-aim-start" d={pathOf(discFoot(x, z, radiusOf(what)))} />
      {lays?.map((disc, i) => (
        <path key={i} className="plan-aim-lays" d={pathOf(discFoot(disc.x, disc.z, disc.radius))} />
      ))}
      {direction !== undefined && length > 0 && (
        <>
          {spread > 0 && (
            <path
              className="plan-aim-spread"
              d={`M${start}L${endOf(marks, direction + spread)}L${endOf(marks, direction - spread)}Z`}
            />
          )}
          <path className="plan-aim-line" d={`M${start}L${endOf(marks, direction)}`} />
        </>
      )}
    </g>
  )
}

const endOf = ({ x, z, length }: AimMarks, angle: number): string =>
  `${(x + length * cosine(angle)) / 1000} ${(z - length * sine(angle)) / 1000}`

/** How far one reaches, what a blast takes in. */
export const RingShape = ({ ring }: { readonly ring: RingMark }) => (
  <circle className="plan-ring" data-tone={ring.tone} cx={ring.x / 1000} cy={ring.z / 1000} r={ring.radius / 1000} />
)
