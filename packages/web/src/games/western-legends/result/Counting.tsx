// The final count, walked through: one source after the other, then the total.

import { useEffect, useState } from 'react'
import { movesFully } from '../../../app/settings.ts'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { Button } from '../../../design/Button.tsx'
import { Wide } from '../../shared/ResultParts.tsx'
import type { ToldProps } from './Result.tsx'
import { COUNTED } from './statistics.ts'

const STEP_MS = 1100

export function Counting({ ledger, names, say }: ToldProps) {
  const last = COUNTED.length
  const [step, setStep] = useState(() => (movesFully() ? 0 : last))
  useEffect(() => {
    if (step >= last) return
    const timer = setTimeout(() => setStep(step + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [step, last])
  const scored = ledger.map((one) => one.scored)
  if (scored.every((one) => one === undefined)) return null
  const upTo = (seat: number): number =>
    COUNTED.slice(0, step + 1).reduce((sum, key) => sum + (scored[seat]?.[key] ?? 0), 0)
  return (
    <>
      <p className="wl-counted-help">{say('result.counted.help')}</p>
      <Wide label={say('result.counted')}>
        <table className="result-figures wl-counting">
          <thead>
            <tr>
              <th scope="col">{say('result.player')}</th>
              {COUNTED.map((key, i) => (
                <th key={key} scope="col" data-now={i === step || undefined} data-ahead={i > step || undefined}>
                  {say(`result.${key}`)}
                </th>
              ))}
              <th scope="col">{say('result.total')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatChip seat={seat} size={20} /> {name}
                </th>
                {COUNTED.map((key, i) => (
                  <td key={key} data-now={i === step || undefined} data-ahead={i > step || undefined}>
                    {signed(scored[seat]?.[key] ?? 0, key === 'lp')}
                  </td>
                ))}
                <td className="wl-total">{upTo(seat)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p className="wl-counting-hands">
        {step < last ? (
          <Button onClick={() => setStep(step + 1)}>{say('result.next')}</Button>
        ) : (
          movesFully() && <Button onClick={() => setStep(0)}>{say('result.again')}</Button>
        )}
      </p>
    </>
  )
}

const signed = (count: number, isPlain: boolean): string =>
  isPlain ? String(count) : count === 0 ? '0' : count > 0 ? `+${count}` : `−${-count}`
