// The undo button: there while it can be done. Where the table can be asked it stays, and says why it isn't simply done.

import { isRefusal, textOfRefusal } from '@saloon/kernel'
import { Button } from '../../design/Button.tsx'
import { useTable } from '../frame/context.ts'
import { useUndo } from './use-undo.ts'

export function UndoButtons() {
  const { voice, table } = useTable()
  const { points, mayAsk, undo, reset, askTable } = useUndo()
  const why = isRefusal(points) ? textOfRefusal(points) : undefined
  const isAskable = isRefusal(points) && points.code !== 'undo-nothing' && table.takeBacks > 0
  if (why && !isAskable) return null
  return (
    <div className="undo">
      <Button
        data-why={why ? voice.say(why) : undefined}
        className={why ? 'undo-barred' : ''}
        title={why && voice.say(why)}
        onClick={undo}
      >
        {voice.t('own.undo')}
      </Button>
      {mayAsk && <Button onClick={askTable}>{voice.t('own.ask-table')}</Button>}
      {!why && !isRefusal(points) && points.earliest < points.last && (
        <Button look="quiet" onClick={reset}>
          {voice.t('own.reset')}
        </Button>
      )}
    </div>
  )
}
