// Numbers to choose: a stepper for each, a slider where there are many values, with the game's name for it.

import { Slider } from '../../design/Slider.tsx'
import { Stepper } from '../../design/Stepper.tsx'
import { type Amount, stepsOf, towards } from '../choice/choice.ts'
import { howMany, numbersIn } from '../choice/family.ts'
import { useTable } from '../frame/context.ts'
import './decisions.css'

/** More than this are nothing to step through. */
const MOST_STEPS = 60
const UNIT = /\s*\([^)]*\)/

export function Amounts() {
  const { choice, voice, names } = useTable()
  if (choice.amounts.length === 0) return null
  const labelOf = ({ deed, field, part, parts }: Amount): string => {
    // Units are for whoever types a number.
    const what = voice.field(deed, field).replace(UNIT, '')
    if (part === undefined) return what
    // A number for each seat goes by the name that sits there; anything else is counted through.
    return parts === names.length ? names[part]! : voice.t('prompt.part', { what, number: part + 1 })
  }
  return (
    <div className="amounts">
      {choice.amounts.map((amount) => {
        const { path, kind, value, possible } = amount
        const label = labelOf(amount)
        const common = {
          label,
          lessLabel: voice.t('amount.less', { what: label }),
          moreLabel: voice.t('amount.more', { what: label }),
          value,
          show: (n: number) => (kind === 'angle' ? voice.t('amount.degrees', { n: n / amount.unit }) : String(n)),
          onChange: (n: number) => choice.set(path, towards(amount, n)),
        }
        return howMany(possible) > MOST_STEPS ? (
          <Slider
            key={path}
            {...common}
            from={possible.from}
            to={possible.to}
            steps={stepsOf(amount)}
            wraps={kind === 'angle'}
          />
        ) : (
          <Stepper key={path} {...common} possible={[...numbersIn(possible)]} />
        )
      })}
    </div>
  )
}
