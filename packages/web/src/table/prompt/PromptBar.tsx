// The one place that says what to do: who must act, what, why, and what happens if nothing is done; with the buttons for it.

import { memo, useEffect, useRef } from 'react'
import { Bells } from '../clock/Bells.tsx'
import { useTable } from '../frame/context.ts'
import { Clock, MoreTime } from '../clock/Clock.tsx'
import { Amounts } from '../decisions/Amounts.tsx'
import { Deeds } from '../decisions/Deeds.tsx'
import { Order } from '../decisions/Order.tsx'
import { Parts } from '../decisions/Parts.tsx'
import { Words } from '../decisions/Words.tsx'
import type { Choice } from '../choice/choice.ts'
import { Premoves } from './Premoves.tsx'
import './prompt.css'
import { useKept } from '../hooks/use-kept.ts'
import { promptWords } from './prompt-words.ts'
import { Sentence } from '../log/Sentence.tsx'
import { SinceTurn } from '../log/SinceTurn.tsx'

interface PromptBarProps {
  readonly isInert: boolean
  readonly isSending: boolean
  readonly isArmed: boolean
  readonly isAuto: boolean // there is nothing to choose, and it goes on by itself
}

export const PromptBar = memo(function PromptBar({ isInert, isSending, isArmed, isAuto }: PromptBarProps) {
  const table = useTable()
  const { prompt, voice, choice, problem, isPast, board } = table
  const { who, ask: question } = promptWords(table)
  const step = board.step?.(choice)
  const asked = isAbout(choice)
    ? voice.t('prompt.about', { what: voice.action(choice.ready!) })
    : step
      ? voice.say(step)
      : question
  const ask = useKept(asked, isSending)
  const isMine = prompt.kind === 'mine' && !isPast
  const region = useRef<HTMLElement>(null)
  useFocusOnAsk(region, isMine ? prompt.ask?.id : undefined)
  const then = choice.then().map(voice.say).join(' ')
  const warning = choice.warning()
  return (
    <section
      ref={region}
      className="prompt"
      data-mine={isMine || undefined}
      data-ask={isMine ? prompt.ask?.kind : undefined}
      data-inert={isInert || undefined}
      aria-label={voice.t('prompt.name')}
      tabIndex={-1}
    >
      {/* Another question is another text, not the old one in another place. */}
      <div key={`${who} ${ask}`} className="prompt-words">
        {isMine && <SinceTurn isMine />}
        <p className="prompt-ask">
          <strong>{isMine ? voice.t('prompt.who', { who, ask }) : who}</strong>
          {prompt.kind === 'over' && ' '}
          {!isMine && ask !== '' && <span className="prompt-other">{ask}</span>}
          <Clock />
        </p>
        <Bells />
        <MoreTime />
        {prompt.because && prompt.kind !== 'over' && (
          <p key={voice.say(prompt.because)} className="prompt-because">
            <Sentence text={prompt.because} />
            {isMine && prompt.ifNot && <span className="prompt-if-not"> {voice.say(prompt.ifNot)}</span>}
          </p>
        )}
        {isAuto && <p className="prompt-because">{voice.t('prompt.no-choice')}</p>}
        {choice.ask?.locked && <p className="prompt-because">{voice.t('prompt.locked')}</p>}
        {(problem || choice.refusal) && (
          <p className="prompt-problem" role="alert">
            {voice.say(
              problem ?? {
                key: `why.${choice.refusal!.code}`,
                ...(choice.refusal!.facts && { facts: choice.refusal!.facts }),
              },
            )}
          </p>
        )}
        {!isMine && <SinceTurn isMine={false} />}
      </div>
      {prompt.kind === 'waiting' && !isPast && <Premoves />}
      {isMine && (
        <div className="prompt-hands" data-busy={isSending || undefined}>
          {board.Hands ? (
            <board.Hands isInert={isInert} isArmed={isArmed} />
          ) : (
            <>
              <Parts />
              <Words />
              <Order />
              <Amounts />
              <p className="prompt-then" data-warning={warning !== undefined || undefined}>
                {isAuto ? '' : [then, warning && voice.say(warning)].filter(Boolean).join(' ')}
              </p>
              <Deeds isInert={isInert} isArmed={isArmed} isSending={isSending} />
            </>
          )}
        </div>
      )}
    </section>
  )
})

/** Something is picked, and it is whole: the question is whether to do it. What is counted or aimed goes on being set. */
const isAbout = ({ ready, picked, count, amounts, parts }: Choice): boolean =>
  ready !== undefined && picked.length > 0 && count === undefined && amounts.length === 0 && parts.length === 0

/** The focus goes to a question when it opens, but never out of a text somebody writes, nor out of a sheet. */
function useFocusOnAsk(region: React.RefObject<HTMLElement | null>, ask: string | undefined): void {
  useEffect(() => {
    const focused = document.activeElement
    const isBusy =
      focused?.matches('input, textarea, select') || focused?.closest('dialog') || focused?.closest('.side')
    if (ask !== undefined && !isBusy) region.current?.focus({ preventScroll: true })
  }, [region, ask])
  // What was focused is gone with what was played: the next thing happens here. Looked at each time something is drawn.
  const last = useRef<Element | undefined>(undefined)
  useEffect(() => {
    if (last.current?.isConnected === false && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true })
    last.current = document.activeElement ?? undefined
  })
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = target
    }
    addEventListener('focusin', focused)
    return () => removeEventListener('focusin', focused)
  }, [])
}
