// Everything that happened, as sentences, turn by turn; each line leads to its moment.

import { has } from '@saloon/kernel'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSpeaking, useTable } from '../frame/context.ts'
import { FILTERS, type Filter, type Line, type Turn, filtered, turnsOf } from './log-lines.ts'
import './log.css'
import { Said } from '../chat/Chat.tsx'
import { Scrubber } from './Scrubber.tsx'
import { Sentence } from './Sentence.tsx'
import type { History } from './use-history.ts'

/** Turns further back than this are folded when the log opens; those that come stay open, because what folds moves the others. */
const OPEN_TURNS = 12

export function LogPanel({ history }: { readonly history: History }) {
  const { voice, lines, yours, snapshot } = useTable()
  const [filter, setFilter] = useState<Filter>('all')
  const turns = useMemo(() => turnsOf(filtered(lines, filter, yours)), [lines, filter, yours])
  const end = useRef<HTMLDivElement>(null)
  // Before it is painted, else all of it would be seen to move.
  useLayoutEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [lines, filter])
  useEffect(() => {
    // A sheet that is about to open has no height yet.
    const frame = requestAnimationFrame(() => end.current?.scrollTo({ top: end.current.scrollHeight }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <div className="log-filters" role="group" aria-label={voice.t('log.filter')}>
        {FILTERS.map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
            {voice.t(`log.${one}`)}
          </button>
        ))}
      </div>
      <div ref={end} className="log" role="log" aria-live="off" aria-label={voice.t('side.log')} tabIndex={0}>
        {filter === 'chat'
          ? snapshot.said.map((said, i) => <Said key={i} said={said} />)
          : turns.map((turn, i) => <TurnLines key={turn.id} turn={turn} isOpen={i >= turns.length - OPEN_TURNS} />)}
        {turns.length === 0 && filter !== 'chat' && <p className="log-empty">{voice.t('log.empty')}</p>}
      </div>
      <Scrubber history={history} />
    </>
  )
}

interface TurnProps {
  readonly turn: Turn
  readonly isOpen: boolean
}
const isSameTurn = (one: TurnProps, other: TurnProps): boolean =>
  one.turn.seat === other.turn.seat &&
  one.turn.lines.length === other.turn.lines.length &&
  one.turn.lines.every((line, i) => line === other.turn.lines[i])

/** A long game has many: those that are over stay as they were drawn. */
const TurnLines = memo(function TurnLines({ turn, isOpen }: TurnProps) {
  const { voice } = useSpeaking()
  const [isUnfolded] = useState(isOpen)
  return (
    <details open={isUnfolded} className="log-turn">
      <summary>{turn.seat === undefined ? voice.t('log.begin') : voice.t('log.turn', { seat: turn.seat })}</summary>
      <ol>
        {turn.lines.map((line) => (
          <LogLine key={line.id} line={line} />
        ))}
      </ol>
    </details>
  )
}, isSameTurn)

const LogLine = memo(function LogLine({ line }: { readonly line: Line }) {
  const { voice, yours, isShared, lookAt } = useSpeaking()
  const isMine = line.seats.some((seat) => has(yours, seat))
  const words = voice.say(line.text)
  return (
    <li className="log-line" data-mine={isMine || undefined} data-fight={line.isFight || undefined}>
      <span>
        <Sentence text={line.text} />
        {isMine && !isShared && (
          <>
            {' '}
            <span className="log-you">{voice.t('log.you')}</span>
          </>
        )}
        {line.cause && <span className="log-cause">{voice.t('log.cause', { cause: voice.say(line.cause.text) })}</span>}
      </span>
      <button
        type="button"
        className="log-show"
        aria-label={voice.t('log.show', { line: words })}
        onClick={() => lookAt(line.seq)}
      >
        <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true" focusable="false">
          <path d="M10 5 4 11l6 6M4 11h10a6 6 0 0 1 6 6v2" fill="none" stroke="currentColor" strokeWidth={2.4} />
        </svg>
      </button>
    </li>
  )
})
