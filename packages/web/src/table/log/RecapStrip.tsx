// While you were away: up to six chips instead of a film.

import { memo, useEffect, useRef, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { pageTime } from '../../app/time.ts'
import { useTable } from '../frame/context.ts'
import './recap.css'
import { LONG_AWAY, type Missed, type Recap, recapOf } from './recap.ts'
import { Sentence } from './Sentence.tsx'

export const RecapStrip = memo(function RecapStrip() {
  const { voice, lookAt } = useTable()
  const [recap, close] = useRecap()
  if (!recap) return null
  return (
    <section className="recap" aria-label={voice.t('recap.name')}>
      <strong>{voice.t('recap.title', { count: recap.chips.length + recap.more })}</strong>
      <ol>
        {recap.chips.map((line) => (
          <li key={line.id}>
            <span>
              <Sentence text={line.text} />
            </span>
            <button
              type="button"
              className="recap-show"
              aria-label={voice.t('log.show', { line: voice.say(line.text) })}
              onClick={() => lookAt(line.seq)}
            >
              ↩
            </button>
          </li>
        ))}
      </ol>
      {recap.more > 0 && <span>{voice.t('recap.more', { count: recap.more })}</span>}
      <Button onClick={close}>{voice.t('recap.close')}</Button>
    </section>
  )
})

function useRecap(): [Recap | undefined, () => void] {
  const { game, lines, me, snapshot } = useTable()
  const [missed, setMissed] = useState<Missed>()
  const seq = useRef(game.seq)
  const newest = snapshot.game?.seq ?? game.seq
  const come = useRef(newest)
  const left = useRef<{ at: number; seq: number }>(undefined)
  // What was known before the line was lost: remembered while it is there.
  const known = useRef(game.seq)
  const back = useRef(snapshot.back)
  useEffect(() => {
    seq.current = game.seq
    come.current = newest
    if (back.current !== snapshot.back) {
      back.current = snapshot.back
      setMissed({ after: known.current, upTo: newest })
    }
    known.current = game.seq
  }, [game.seq, newest, snapshot.back])
  useEffect(() => {
    const changed = (): void => {
      if (document.hidden) left.current = { at: pageTime(), seq: seq.current }
      else if (left.current && pageTime() - left.current.at > LONG_AWAY)
        setMissed({ after: left.current.seq, upTo: come.current })
    }
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [])
  return [missed && recapOf(lines, missed, me), () => setMissed(undefined)]
}
