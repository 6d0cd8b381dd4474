// Below the plan of a table without a board of its own: what a tap does now, and the list of things to aim at.

import type { Plan } from '@saloon/physics'
import type { Choice } from '../../games/board.ts'
import { useTable } from '../../table/frame/context.ts'
import type { Aiming } from '../../wood/aim/aiming.ts'
import { AimAt } from '../../wood/aim/AimAt.tsx'

interface PlanFootProps {
  readonly id: string // of the sentence that describes the table
  readonly plan: Plan
  readonly aiming: Aiming | undefined
  readonly choice: Choice
}

export function PlanFoot({ id, plan, aiming, choice }: PlanFootProps) {
  const { voice } = useTable()
  const isToAim = choice.deeds.some(({ isAimed }) => isAimed)
  return (
    <div className="plan-foot">
      <p id={id} className="plan-hint">
        {voice.t(aiming ? `plan.tap-${aiming.how}` : isToAim ? 'plan.nothing-aimed' : 'plan.tap')}
        {aiming && <span className="plan-keys"> {voice.t(`plan.keys-${aiming.how}`)}</span>}
      </p>
      {aiming && aiming.how !== 'lay' && <AimAt plan={plan} aiming={aiming} />}
    </div>
  )
}
