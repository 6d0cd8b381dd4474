// Requests that the table must agree on: a pause, a move taken back.

import { type Eyes, has, seatsOf } from '@saloon/kernel'
import { Button } from '../../design/Button.tsx'
import { useTable } from '../frame/context.ts'

export function PauseBand() {
  const { table, voice, yours, wish } = useTable()
  const { pause } = table
  if (pause === null) return null
  const plays = yours !== 0
  if (pause.since !== null)
    return (
      <div className="band band-asks" role="status">
        <strong>{voice.t('pause.paused')}</strong>
        {plays && (
          <Button look="primary" onClick={() => void wish({ do: 'resume' })}>
            {voice.t('pause.resume')}
          </Button>
        )}
      </div>
    )
  return (
    <div className="band band-asks" role="status">
      <span>{voice.t('pause.wanted', { seats: seatsOf(pause.wanted) })}</span>
      {plays && (pause.wanted & yours) === 0 && (
        <Button look="primary" onClick={() => void wish({ do: 'pause' })}>
          {voice.t('pause.agree')}
        </Button>
      )}
      {plays && <Button onClick={() => void wish({ do: 'resume' })}>{voice.t('pause.decline')}</Button>}
    </div>
  )
}

export function UndoBand() {
  const { snapshot, voice, yours, wish } = useTable()
  const { undoAsked } = snapshot
  if (undoAsked === undefined) return null
  const { seat, asked } = undoAsked
  const isMine = has(yours, seat)
  const mustAnswer = !isMine && (asked & yours) !== 0
  const answer = (yes: boolean) => void wish({ do: 'answer-undo', yes })
  return (
    <div className="band band-asks" role="status">
      <span>{isMine ? voice.t('ask-back.mine', waitingFor(asked)) : voice.t('ask-back.asks', { seat })}</span>
      {mustAnswer && (
        <>
          <Button look="primary" onClick={() => answer(true)}>
            {voice.t('ask-back.allow')}
          </Button>
          <Button onClick={() => answer(false)}>{voice.t('ask-back.refuse')}</Button>
        </>
      )}
      {isMine && <Button onClick={() => answer(false)}>{voice.t('ask-back.withdraw')}</Button>}
      {!isMine && !mustAnswer && <span>{voice.t('ask-back.others', waitingFor(asked))}</span>}
    </div>
  )
}

const waitingFor = (asked: Eyes) => ({ seats: seatsOf(asked) })
