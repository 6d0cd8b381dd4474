// Pressed ink: 44 high, a bottom edge that goes when it is pressed. Turquoise only for what moves the game on.

import type { ComponentProps } from 'react'
import './button.css'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: 'primary' | 'plain' | 'danger' | 'quiet'
  /** Still there, still readable, does nothing: `title` or the text beside it says why. */
  readonly isOff?: boolean
  /** What a press does then: it says why. */
  readonly whenOff?: (() => void) | undefined
}

export function Button({ look = 'plain', isOff = false, className = '', onClick, whenOff, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} ${className}`}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => (event.preventDefault(), whenOff?.()) : onClick}
    />
  )
}
