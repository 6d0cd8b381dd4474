// The last turns of the others, a line each, and again on the map.

import { textOfEvent } from '@saloon/kernel'
import { useEffect, useMemo } from 'react'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { Button } from '../../../design/Button.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { seen } from '../table.ts'
import { useWords } from '../text/words.ts'
import { lineOf, turnsOf } from './recap.ts'
import { replay, stopReplay, useReplay } from './replay.ts'
import './recap.css'

export function Recaps({ view }: BoardProps) {
  const { game, voice, names, me } = useTable()
  const say = useWords()
  const turns = useMemo(() => turnsOf(game.moments), [game.moments])
  const shown = turns.filter(({ seat }) => seat !== me).slice(-Math.max(1, names.length - 1))
  const playing = useReplay(({ turn }) => turn)
  useEffect(() => stopReplay, [])
  return (
    <section className="wl-recaps" aria-label={say('recap.name')}>
      <h3>{say('recap.name')}</h3>
      {shown.length === 0 && <p>{say('recap.none')}</p>}
      <ol>
        {shown.toReversed().map((turn) => {
          const isPlaying = playing === turn.from
          return (
            <li key={turn.from} data-recap={turn.seat}>
              <SeatChip seat={turn.seat} size={22} />
              <p>
                <strong>{say('recap.turn', { seat: turn.seat })}</strong>{' '}
                {voice.list(lineOf(turn).map(signed(voice.say)))}
              </p>
              <Button
                look="quiet"
                aria-label={`${say(isPlaying ? 'recap.stop' : 'recap.replay')}: ${names[turn.seat]}`}
                title={say(isPlaying ? 'recap.stop' : 'recap.replay')}
                onClick={() => (isPlaying ? stopReplay() : replay(seen(view), game.moments, turn))}
              >
                {isPlaying ? '■' : '↻'}
              </Button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const GAINS = new Set(['did.lp', 'did.money', 'did.wanted', 'did.marshal', 'did.wounds', 'did.nuggets'])

/** Gains and losses bear their sign. */
const signed =
  (say: (text: { key: string; facts?: never }) => string) =>
  (text: ReturnType<typeof lineOf>[number]): string => {
    if (!GAINS.has(text.key)) return say(text as never)
    const amount = Number((text.facts as { amount: number }).amount)
    return (amount < 0 ? '−' : '+') + say({ key: text.key, facts: { amount: Math.abs(amount) } } as never)
  }

/** What is being shown again, above the map. */
export function ReplayCaption() {
  const { voice } = useTable()
  const say = useWords()
  const { turn, event } = useReplay()
  if (turn === undefined) return null
  return (
    <div className="wl-replay" role="status">
      <span>{event ? voice.say(textOfEvent(event)) : '…'}</span>
      <Button onClick={stopReplay}>{say('recap.stop')}</Button>
    </div>
  )
}
