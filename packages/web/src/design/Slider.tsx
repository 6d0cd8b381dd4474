// A number out of many: dragged roughly, and set finely by its buttons and keys. Arrow keys go by the usual step, with Shift by the
// fine one, with Alt by the coarse one; Home and End go to the ends.

import type { KeyboardEvent } from 'react'
import { StepButton } from './StepButton.tsx'
import './slider.css'

export interface SliderProps {
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly value: number
  readonly from: number
  readonly to: number
  readonly steps: { readonly fine: number; readonly usual: number; readonly coarse: number }
  readonly wraps?: boolean // after the last comes the first: angles
  readonly show?: (value: number) => string
  readonly onChange: (value: number) => void
}

/** Further by so much, within the range or round it. */
export function stepped(
  value: number,
  by: number,
  { from, to, wraps }: Pick<SliderProps, 'from' | 'to' | 'wraps'>,
): number {
  const size = to - from + 1
  if (wraps) return from + ((((value - from + by) % size) + size) % size)
  return Math.max(from, Math.min(to, value + by))
}

/** How far a key goes; undefined: it isn't ours. */
export function keyStep(
  { key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
  more: string,
  less: string,
  { fine, usual, coarse }: SliderProps['steps'],
): number | undefined {
  const sign = key === more ? 1 : key === less ? -1 : undefined
  return sign && sign * (shiftKey ? fine : altKey ? coarse : usual)
}

export function Slider(props: SliderProps) {
  const { label, lessLabel, moreLabel, value, from, to, steps, show = String, onChange } = props
  const go = (by: number): void => onChange(stepped(value, by, props))
  const onKeyDown = (event: KeyboardEvent): void => {
    const by =
      keyStep(event, 'ArrowRight', 'ArrowLeft', steps) ??
      keyStep(event, 'ArrowUp', 'ArrowDown', steps) ??
      { PageUp: steps.coarse, PageDown: -steps.coarse, Home: from - value, End: to - value }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    go(by)
  }
  return (
    <div className="dial">
      <span className="dial-label" aria-hidden="true">
        {label}
      </span>
      <StepButton label={lessLabel} sign="−" onClick={() => go(-steps.fine)} />
      <input
        type="range"
        className="dial-range"
        aria-label={label}
        aria-valuetext={show(value)}
        min={from}
        max={to}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <StepButton label={moreLabel} sign="+" onClick={() => go(steps.fine)} />
      <output className="stepper-value dial-value">{show(value)}</output>
    </div>
  )
}
