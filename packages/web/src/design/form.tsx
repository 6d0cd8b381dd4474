// Fields of forms, on the browser's own controls: they bring keyboard, names and languages with them.

import { type ReactNode, useId } from 'react'
import './form.css'

interface Option<T extends string> {
  readonly value: T
  readonly label: string
  readonly help?: string
}

/** A few ways, of which one is taken; all of them are seen. */
export function Segmented<T extends string>(it: {
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly hideLabel?: boolean
  onChange(value: T): void
}) {
  const name = useId()
  const chosen = it.options.find(({ value }) => value === it.value)
  return (
    <fieldset className="segmented">
      <legend className={it.hideLabel ? 'unseen' : ''}>{it.label}</legend>
      <div className="segmented-row">
        {it.options.map(({ value, label }) => (
          <label key={value} className="segment" data-chosen={value === it.value}>
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={value === it.value}
              onChange={() => it.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {chosen?.help !== undefined && <p className="field-help">{chosen.help}</p>}
    </fieldset>
  )
}

/** On or off. */
export function Toggle(it: {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly checked: boolean
  onChange(checked: boolean): void
}) {
  const id = useId()
  return (
    <div className="toggle">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="toggle-box"
        checked={it.checked}
        onChange={(event) => it.onChange(event.target.checked)}
        {...(it.help !== undefined && { 'aria-describedby': `${id}-help` })}
      />
      <label htmlFor={id}>{it.label}</label>
      {it.help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {it.help}
        </p>
      )}
    </div>
  )
}

export function Select<T extends string>(it: {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly hideLabel?: boolean
  onChange(value: T): void
}) {
  const id = useId()
  return (
    <div className="select-field">
      <label htmlFor={id} className={it.hideLabel ? 'unseen' : ''}>
        {it.label}
      </label>
      <select
        id={id}
        className="well select"
        value={it.value}
        onChange={(event) => it.onChange(event.target.value as T)}
        {...(it.help !== undefined && { 'aria-describedby': `${id}-help` })}
      >
        {it.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {it.help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {it.help}
        </p>
      )}
    </div>
  )
}

export function Slider(it: {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  show(value: number): string
  onChange(value: number): void
}) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{it.label}</label>
      <input
        id={id}
        type="range"
        min={it.min}
        max={it.max}
        step={it.step}
        value={it.value}
        aria-valuetext={it.show(it.value)}
        onChange={(event) => it.onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{it.show(it.value)}</output>
    </div>
  )
}
