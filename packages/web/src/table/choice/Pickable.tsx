// Anything on the table that can be picked: picked when that is legal, otherwise it says why not. Its help card opens on hover,
// focus, long press and a key.

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Thing } from '../../games/board.ts'
import type { Ref } from './ref.ts'
import { useTable } from '../frame/context.ts'
import './pickable.css'
import { useHover } from '../hooks/use-hover.ts'
import { LONG_PRESS } from '../hooks/use-long-press.ts'

const FOCUSED = 250

export interface PickableProps {
  readonly refName: Ref
  readonly field?: string // where the name of the thing depends on the field it stands in
  /** What it is, in words: read aloud with whether it can be chosen. Without it the game's own name. */
  readonly label?: string
  readonly className?: string
  /** What its help card shows a picture of, where that isn't the thing that is picked. */
  readonly thing?: Thing
  /** Instead of saying why not: what a tap does while it can't be chosen. */
  readonly onIdle?: () => void
  /** Among many it is left to arrow keys to get there. */
  readonly tabIndex?: number
  readonly children?: ReactNode
}

export function Pickable({ refName, field, label, className = '', thing, onIdle, tabIndex, children }: PickableProps) {
  const { choice, voice, showHelp, hideHelp, helpFor } = useTable()
  const element = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLongPress = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isLegal = choice.takes(refName)
  const position = choice.picked.indexOf(refName)
  const isPicked = choice.holds(refName)
  const what = label ?? voice.name(refName, field ?? choice.fieldOf(refName))
  const state = isPicked ? 'pick.picked' : isLegal ? 'pick.legal' : choice.ask ? 'pick.blocked' : undefined

  const show = (how: 'hover' | 'focus' | 'press'): void => {
    const help = helpFor(refName, field)
    if (element.current) showHelp(thing ? { ...help, thing } : help, element.current, how)
  }
  const later = (milliseconds: number, how: 'focus' | 'press'): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (how === 'press') isLongPress.current = true
      show(how)
    }, milliseconds)
  }
  const hover = useHover(
    () => show('hover'),
    () => hideHelp('hover'),
  )
  return (
    <button
      ref={element}
      type="button"
      className={`pickable ${className}`}
      data-ref={refName}
      tabIndex={tabIndex}
      data-legal={isLegal || undefined}
      data-picked={isPicked || undefined}
      aria-label={state ? voice.t(state, { what }) : what}
      aria-pressed={isLegal || isPicked ? isPicked : undefined}
      aria-disabled={(!isLegal && !isPicked && !onIdle) || undefined}
      onClick={() => {
        if (isLongPress.current) return
        clearTimeout(timer.current)
        hover.stop()
        if (isLegal || isPicked) choice.pick(refName)
        else if (onIdle) onIdle()
        else show('press')
      }}
      onPointerDown={(event: PointerEvent) => {
        isLongPress.current = false
        if (event.pointerType !== 'mouse') later(LONG_PRESS, 'press')
      }}
      onPointerUp={(event: PointerEvent) => {
        if (event.pointerType !== 'mouse') clearTimeout(timer.current)
      }}
      onPointerCancel={() => clearTimeout(timer.current)}
      {...hover.handlers}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) later(FOCUSED, 'focus')
      }}
      onBlur={() => {
        clearTimeout(timer.current)
        hideHelp('focus')
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children ?? <span className="pickable-name">{what}</span>}
      {isPicked && choice.count?.isOrdered ? (
        <span className="pickable-order" aria-hidden="true">
          {position + 1}
        </span>
      ) : (
        (isLegal || isPicked) && <span className="pickable-tick" aria-hidden="true" />
      )}
    </button>
  )
}
