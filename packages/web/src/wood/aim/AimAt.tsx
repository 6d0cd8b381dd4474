// The list of what can be aimed at: the same as a tap on it, for whoever doesn't point.

import type { Plan } from '@saloon/physics'
import { useTable } from '../../table/frame/context.ts'
import { type Aiming, isAt } from './aiming.ts'

interface AimAtProps {
  readonly plan: Plan
  readonly aiming: Aiming
}

export function AimAt({ plan, aiming }: AimAtProps) {
  const { voice } = useTable()
  const targets = plan.pieces.filter(({ pose }) => !isAt(aiming.aim, pose))
  const inLine = targets.filter((piece) => aiming.isAimedAt(piece))
  const aimedAt = inLine.find(({ side }) => side !== null) ?? inLine[0] // somebody rather than something on the way
  const label = voice.t(aiming.how === 'turn' ? 'plan.look-at' : 'plan.aim-at')
  return (
    <select
      className="plan-targets"
      aria-label={label}
      value={aimedAt?.id ?? ''}
      onChange={(event) => {
        const target = targets.find(({ id }) => id === event.currentTarget.value)
        if (target) aiming.aimAt(target.pose)
      }}
    >
      <option value="">{label}</option>
      {targets.map(({ id, name }) => (
        <option key={id} value={id}>
          {voice.say(name)}
        </option>
      ))}
    </select>
  )
}
