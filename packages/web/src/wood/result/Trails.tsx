// Where everything flew that was shot, on the table as it was left; the shot of the game stands out.

import type { Plan } from '@saloon/physics'
import { outlineOf } from '../../plain/plan/outline.ts'
import type { Shot } from './shots.ts'

interface TrailsProps {
  readonly plan: Plan
  readonly shots: readonly Shot[]
  readonly best: Shot
  readonly label: string
}

export function Trails({ plan, shots, best, label }: TrailsProps) {
  const { halfX, halfZ } = plan.surface
  const line = ({ path }: Shot): string => path.map(({ x, z }) => `${x / 1000},${z / 1000}`).join(' ')
  return (
    <svg
      className="wood-trails"
      role="img"
      aria-label={label}
      viewBox={`${-halfX / 1000} ${-halfZ / 1000} ${halfX / 500} ${halfZ / 500}`}
    >
      <rect x={-halfX / 1000} y={-halfZ / 1000} width={halfX / 500} height={halfZ / 500} />
      {plan.pieces.map((piece) => (
        <path key={piece.id} d={outlineOf(piece)} data-side={piece.side ?? undefined} />
      ))}
      {shots
        .filter((shot) => shot !== best)
        .map((shot, n) => (
          <polyline key={n} points={line(shot)} data-came={shot.came} />
        ))}
      <polyline points={line(best)} data-best />
    </svg>
  )
}
