// What the others did since my last turn, a line a turn; each can be seen again. In the place of a question that isn't there yet, and
// behind a button beside one that is.

import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BrandMark } from '../../art/marks/SeatMark.tsx'
import { useTable } from '../frame/context.ts'
import { Sentence } from './Sentence.tsx'
import './since.css'
import { type TurnLine, turnLinesOf } from './turn-lines.ts'

export const SinceTurn = memo(function SinceTurn({ isMine }: { readonly isMine: boolean }) {
  const { lines, me, names, voice, isPast, prompt } = useTable()
  const [isOpen, setOpen] = useState(false)
  const all = useMemo(() => turnLinesOf(lines, me, names.length), [lines, me, names.length])
  // A turn that still goes on is seen, and told when it is over.
  const turns = isMine ? all : all.slice(0, -1)
  if (isPast || turns.length === 0 || prompt.kind === 'over') return null
  if (!isMine) return <Turns turns={turns} />
  return (
    <div className="since-mine">
      <button
        type="button"
        className="since-button"
        aria-expanded={isOpen}
        aria-label={voice.t('since.name')}
        title={voice.t('since.name')}
        onClick={() => setOpen(!isOpen)}
      >
        <AgainSign /> {turns.length}
      </button>
      {isOpen && <Turns turns={turns} />}
    </div>
  )
})

function Turns({ turns }: { readonly turns: readonly TurnLine[] }) {
  const { voice } = useTable()
  const box = useRef<HTMLElement>(null)
  const last = turns.at(-1)?.id
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [last])
  return (
    <section ref={box} className="since" aria-label={voice.t('since.name')}>
      <ol>
        {turns.map((turn) => (
          <TurnRow key={turn.id} turn={turn} />
        ))}
      </ol>
    </section>
  )
}

function TurnRow({ turn }: { readonly turn: TurnLine }) {
  const { voice, replay } = useTable()
  const { seat, lines, from, to } = turn
  const words = lines.map(({ text }) => voice.say(text)).join(' ')
  return (
    <li className="since-turn">
      <button
        type="button"
        className="since-again"
        aria-label={voice.t('since.again', { line: words })}
        title={voice.t('since.again', { line: words })}
        onClick={() => replay(from, to)}
      >
        <AgainSign />
      </button>
      {seat !== undefined && <BrandMark seat={seat} size={14} />}
      <span className="since-words">
        {lines.map((line, i) => (
          <span key={line.id}>
            {i > 0 && ' '}
            <Sentence text={line.text} />
          </span>
        ))}
      </span>
    </li>
  )
}

const AgainSign = () => (
  <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" focusable="false">
    <path
      d="M4 5v5h5M4.6 10a8 8 0 1 1-.4 4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
