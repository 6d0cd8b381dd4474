// The numbers of what is aimed, turned or laid, each as a dial.

import { PERCENT, TENTH } from '../aim/launch.ts'
import { useTable } from '../../table/frame/context.ts'
import { stepsOf, towards } from '../../table/choice/choice.ts'
import { howMany } from '../../table/choice/family.ts'
import { Dial } from './Dial.tsx'
import { useWoodSay } from './text/words.ts'

const UNIT = /\s*\([^)]*\)/
/** A dial's buttons go over its range in so many steps, where nothing else is said. */
const STEPS = 20

/** `spread`: how far the hand shakes, in degrees. */
export function Dials({ spread = 0 }: { readonly spread?: number }) {
  const { choice, voice } = useTable()
  const say = useWoodSay()
  return choice.amounts.map((amount) => {
    const { path, field, deed, value, possible, kind, part } = amount
    const common = {
      field,
      value,
      from: possible.from,
      to: possible.to,
      steps: stepsOf(amount),
      onChange: (n: number) => choice.set(path, towards(amount, n)),
    }
    if (kind === 'angle')
      return (
        <Dial
          key={path}
          {...common}
          label={say(field === 'dir' ? 'hands.direction' : 'hands.facing')}
          step={10 * TENTH}
          fine={TENTH}
          wraps
          show={(n) => voice.t('amount.degrees', { n: n / amount.unit })}
          {...(spread > 0 && { more: say('hands.spread', { degrees: spread }) })}
        />
      )
    if (field === 'power')
      return (
        <Dial
          key={path}
          {...common}
          label={say('hands.power')}
          step={PERCENT}
          show={(n) => say('hands.percent', { n: n / PERCENT })}
        />
      )
    const isSlot = field === 'slot' || field === 'slots'
    return (
      <Dial
        key={path}
        {...common}
        label={isSlot ? say('hands.slot', { number: (part ?? 0) + 1 }) : voice.field(deed, field).replace(UNIT, '')}
        step={isSlot ? 1 : Math.max(1, Math.round(howMany(possible) / STEPS))}
        show={String}
        wraps={isSlot}
      />
    )
  })
}
