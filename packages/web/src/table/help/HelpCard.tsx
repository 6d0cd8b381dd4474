// The one help card: beside what it explains, never over it nor over the prompt. It stays until dismissed, and can be hovered
// (WCAG 1.4.13).

import { type CSSProperties, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../design/Button.tsx'
import { CloseSign } from '../../design/Sheet.tsx'
import { type Help, useTable } from '../frame/context.ts'
import './help-card.css'
import { type Kept, cardPosition, PRESSED_NEXT } from './card-position.ts'
import type { HelpCardState } from './use-help-card.ts'

export interface ShownHelp {
  readonly help: Help
  readonly at: Element
  readonly how: 'hover' | 'focus' | 'press' | 'tip'
}

/**
 * The prompt, what can be picked now, and what stands beside the object: one looks from one to the next. Of a prompt that holds the
 * object itself, its words and its buttons.
 */
function keptFree(at: Element): Kept[] {
  const kept = (selector: string, weight: number): Kept[] =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !element.contains(at) && !at.contains(element))
      .map((element) => ({ box: element.getBoundingClientRect(), weight }))
  const besides = [...(at.parentElement?.children ?? [])].filter((element) => element !== at)
  return [
    ...kept('.prompt, .prompt-words', 1),
    ...kept('.prompt .button', PRESSED_NEXT),
    ...kept('.pickable[data-legal], .pickable[data-picked]', 2),
    ...besides.map((element) => ({ box: element.getBoundingClientRect(), weight: 1 })),
  ]
}

export const HelpCard = memo(function HelpCard({ state }: { readonly state: HelpCardState }) {
  const card = useStore(state.open, (open) => open.card)
  return card && <Card shown={card} state={state} />
})

function Card({ shown, state }: { readonly shown: ShownHelp; readonly state: HelpCardState }) {
  const { voice, board, choice, view } = useTable()
  const card = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<CSSProperties>({ visibility: 'hidden' })
  const { help, at, how } = shown
  // Again with every pick and step: another button may be there now. What was taken off the table explains nothing any more.
  useLayoutEffect(() => {
    if (!at.isConnected) return state.hide()
    const size = card.current!.getBoundingClientRect()
    const { left, top } = cardPosition(size, at.getBoundingClientRect(), keptFree(at), {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    })
    setSpot((before) => (before.left === left && before.top === top ? before : { left, top }))
  }, [state, at, help, choice, view])
  // A tap elsewhere closes what a tap opened.
  useEffect(() => {
    if (how !== 'press' && how !== 'tip') return
    const elsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !at.contains(target) && !card.current?.contains(target)) state.hide()
    }
    addEventListener('pointerdown', elsewhere)
    return () => removeEventListener('pointerdown', elsewhere)
  }, [state, at, how])
  const { Picture } = board
  return (
    <div
      ref={card}
      className="help-card"
      role={help.understood ? 'status' : 'tooltip'}
      id="help-card"
      data-tip={help.understood !== undefined || undefined}
      style={spot}
      onPointerEnter={state.keep}
      onPointerLeave={() => state.hide('hover')}
    >
      {help.understood && <p className="help-tip">{voice.t('help.first-time')}</p>}
      <div className="help-head">
        <strong>{help.title}</strong>
        <button
          type="button"
          className="icon-button"
          aria-label={voice.t('help.close')}
          onClick={() => state.hide()}
          tabIndex={-1}
        >
          <CloseSign />
        </button>
      </div>
      {Picture && help.thing && (
        <div className="help-picture">
          <Picture thing={help.thing} />
        </div>
      )}
      {help.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {help.now && help.now.length > 0 && <p className="help-now">{help.now.join(' ')}</p>}
      {help.whyNot && <p className="help-why">{help.whyNot}</p>}
      {help.understood && (
        <Button className="help-understood" onClick={help.understood}>
          {voice.t('help.got-it')}
        </Button>
      )}
    </div>
  )
}
