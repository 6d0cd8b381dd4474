// Which way a figure looks and where things are laid: made ready, so that one press is enough, or none; dials for whoever wants another way.

import type { Plan } from '@saloon/physics'
import { Button } from '../../design/Button.tsx'
import { useTable } from '../../table/frame/context.ts'
import { AimAt } from '../aim/AimAt.tsx'
import type { Aiming } from '../aim/aiming.ts'
import { BySelf } from './BySelf.tsx'
import { Dials } from './Dials.tsx'
import { useWoodSay } from './text/words.ts'
import type { SettledHands } from './use-settled.ts'

interface LayHandsProps {
  readonly plan: Plan
  readonly aiming: Aiming
  readonly settled: SettledHands
  readonly isInert: boolean
}

export function LayHands({ plan, aiming, settled, isInert }: LayHandsProps) {
  const { choice, voice } = useTable()
  const say = useWoodSay()
  return (
    <div className="lay-hands">
      {!settled.isWaiting && (
        <div className="lay-row">
          <Dials />
          {aiming.how === 'turn' && <AimAt plan={plan} aiming={aiming} />}
        </div>
      )}
      <div className="lay-row">
        <Button
          look="primary"
          className="flick-go"
          data-commit
          isOff={!choice.ready || isInert}
          onClick={() => choice.commit()}
        >
          {choice.ready && choice.ready.do !== 'rise' ? say('hands.done') : choice.ready && voice.action(choice.ready)}
        </Button>
        <BySelf settled={settled} />
      </div>
    </div>
  )
}
