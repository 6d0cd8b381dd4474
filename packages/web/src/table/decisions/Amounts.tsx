// How many, how far: a stepper for each number, with what the game calls it.

import { Stepper } from '../../design/Stepper.tsx'
import type { Amount } from '../choice/choice.ts'
import { useTable } from '../context.ts'
import './decisions.css'

export function Amounts() {
  const { choice, voice, names } = useTable()
  if (choice.amounts.length === 0) return null
  const labelOf = ({ deed, field, part, parts }: Amount): string => {
    const what = voice.field(deed, field)
    if (part === undefined) return what
    // A number for each seat goes by the name that sits there; anything else is counted through.
    return parts === names.length ? names[part]! : voice.t('prompt.part', { what, number: part + 1 })
  }
  return (
    <div className="amounts">
      {choice.amounts.map((amount) => {
        const label = labelOf(amount)
        return (
          <Stepper
            key={amount.path}
            label={label}
            lessLabel={voice.t('amount.less', { what: label })}
            moreLabel={voice.t('amount.more', { what: label })}
            value={amount.value}
            possible={amount.possible}
            show={(n) => (amount.kind === 'angle' ? voice.t('amount.degrees', { n }) : String(n))}
            onChange={(n) => choice.set(amount.path, n)}
          />
        )
      })}
    </div>
  )
}
