// What is resolved after what: the rail shows the order, and lights the step the table is at.

import { FaceSign } from '../../../art/signs/Tokens.tsx'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { useScene } from '../stage/scene.ts'
import { STEPS, STEP_FACES, seen, stepOf } from '../table.ts'
import { useDiceSay } from '../text/words.ts'

export function Rail({ view }: BoardProps) {
  const say = useDiceSay()
  const shown = useScene((scene) => scene.step)
  const now = shown ?? stepOf(seen(view))
  return (
    <ol className="dice-rail" aria-label={say('rail.name')}>
      {STEPS.map((step) => (
        <li key={step} className="dice-step" data-now={step === now || undefined}>
          <Pickable
            refName={`face:${STEP_FACES[step]}`}
            className="dice-step-sign"
            label={step === now ? `${say(`rail.${step}`)}, ${say('rail.now')}` : say(`rail.${step}`)}
          >
            <FaceSign face={STEP_FACES[step]} size={26} />
            <span className="dice-step-name">{say(`rail.${step}`)}</span>
          </Pickable>
        </li>
      ))}
    </ol>
  )
}
