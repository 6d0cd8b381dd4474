// A button beside a number that makes it larger or smaller. Keys do the same on the number itself, so it is skipped by Tab.

import './stepper.css'

export const StepButton = (it: {
  readonly label: string
  readonly sign: '+' | '−' | '‹' | '›'
  readonly isOff?: boolean
  readonly onClick: () => void
}) => (
  <button
    type="button"
    className="stepper-step"
    aria-label={it.label}
    aria-disabled={it.isOff}
    onClick={it.onClick}
    tabIndex={-1}
  >
    {it.sign}
  </button>
)
