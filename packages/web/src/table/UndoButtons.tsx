// Undo is free until it would be unfair; where it would be, it says why.

import { isRefusal, textOfRefusal } from '@saloon/kernel'
import { Button } from '../design/Button.tsx'
import { useTable } from './context.ts'
import { useUndo } from './use-undo.ts'

export function UndoButtons() {
  const { voice, complain } = useTable()
  const { points, undo, reset } = useUndo()
  const why = isRefusal(points) ? textOfRefusal(points) : undefined
  if (why && isRefusal(points) && points.code === 'undo-nothing') return null
  return (
    <div className="undo">
      <Button
        isOff={false}
        data-why={why ? voice.say(why) : undefined}
        className={why ? 'undo-barred' : ''}
        title={why && voice.say(why)}
        onClick={() => (why ? complain(why) : undo())}
      >
        {voice.t('own.undo')}
      </Button>
      {!why && !isRefusal(points) && points.earliest < points.last && (
        <Button look="quiet" onClick={reset}>
          {voice.t('own.reset')}
        </Button>
      )}
    </div>
  )
}
