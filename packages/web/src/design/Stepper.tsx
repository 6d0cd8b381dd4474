// A number with a button on either side. Up and down keys step, Home and End go to the ends.

import type { KeyboardEvent } from 'react'
import { StepButton } from './StepButton.tsx'
import './stepper.css'

export interface StepperProps {
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly value: number
  readonly possible: readonly number[] // in ascending order
  readonly show?: (value: number) => string
  readonly onChange: (value: number) => void
}

const BIG_STEP = 10

export function Stepper({ label, lessLabel, moreLabel, value, possible, show = String, onChange }: StepperProps) {
  const at = possible.indexOf(value)
  const go = (by: number): void => {
    const to = Math.max(0, Math.min(possible.length - 1, at + by))
    if (to !== at && possible[to] !== undefined) onChange(possible[to])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: BIG_STEP, PageDown: -BIG_STEP, Home: -Infinity, End: Infinity }[
      event.key
    ]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    go(by)
  }
  return (
    <div className="stepper">
      <span className="stepper-label" aria-hidden="true">
        {label}
      </span>
      <StepButton label={lessLabel} sign="−" isOff={at <= 0} onClick={() => go(-1)} />
      <span
        className="stepper-value"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={show(value)}
        aria-valuemin={possible[0] ?? value}
        aria-valuemax={possible.at(-1) ?? value}
        onKeyDown={onKeyDown}
      >
        {show(value)}
      </span>
      <StepButton label={moreLabel} sign="+" isOff={at >= possible.length - 1} onClick={() => go(1)} />
    </div>
  )
}
