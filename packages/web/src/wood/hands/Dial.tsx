// A number of the aim: a slider, with buttons for a step or two on either side. Keys go as they do on the table.

import { StepButton } from '../../design/StepButton.tsx'
import { type SliderProps, keyStep, stepped } from '../../design/Slider.tsx'
import { useWoodSay } from './text/words.ts'

type DialProps = Omit<SliderProps, 'lessLabel' | 'moreLabel'> & {
  readonly show: (value: number) => string
  readonly step: number // of the outer buttons
  readonly fine?: number // of the inner ones
  readonly field: string // of the action
  readonly more?: string // said beside the number
}

export function Dial(props: DialProps) {
  const { label, value, from, to, steps, step, fine, field, more, show, onChange } = props
  const say = useWoodSay()
  const go = (by: number): void => onChange(stepped(value, by, props))
  const what = label
  return (
    <div className="aim-dial" data-field={field}>
      <StepButton label={say('hands.less', { what })} sign="−" onClick={() => go(-step)} />
      {fine && <StepButton label={say('hands.less-fine', { what })} sign="‹" onClick={() => go(-fine)} />}
      <span className="aim-dial-middle">
        <span className="aim-dial-words">
          <span aria-hidden="true">{label}</span> <output className="aim-dial-value">{show(value)}</output>
          {more && <small>{more}</small>}
        </span>
        <input
          type="range"
          className="dial-range"
          aria-label={label}
          aria-valuetext={show(value)}
          min={from}
          max={to}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            const by =
              keyStep(event, 'ArrowRight', 'ArrowLeft', steps) ??
              keyStep(event, 'ArrowUp', 'ArrowDown', steps) ??
              { Home: from - value, End: to - value }[event.key]
            if (by === undefined) return
            event.preventDefault()
            event.stopPropagation()
            go(by)
          }}
        />
      </span>
      {fine && <StepButton label={say('hands.more-fine', { what })} sign="›" onClick={() => go(fine)} />}
      <StepButton label={say('hands.more-much', { what })} sign="+" onClick={() => go(step)} />
    </div>
  )
}
