// Faces thrown beside the band of what is normal, because short games look unfair.

import type { Text } from '@saloon/kernel'
import type { CSSProperties } from 'react'
import { Die } from '../../../art/dice/Die.tsx'
import { ResultSection } from '../../shared/ResultParts.tsx'
import { type Statistics, normalOf } from './statistics.ts'
import type { SayDice } from '../text/words.ts'

interface DiceChartProps {
  readonly counted: Statistics
  readonly say: SayDice
  readonly tell: (text: Text) => string
}

export function DiceChart({ counted: { thrown, faces }, say, tell }: DiceChartProps) {
  if (thrown === 0) return null
  const { expected, low, high } = normalOf(thrown)
  const widest = Math.max(high, ...faces.map((face) => face.thrown)) * 1.08
  const part = (count: number): string => `${((count / widest) * 100).toFixed(2)}%`
  return (
    <ResultSection title={say('result.dice')}>
      <p className="dice-chart-why">{say('result.dice.why', { thrown, expected: Math.round(expected) })}</p>
      <table className="dice-chart">
        <thead className="unseen">
          <tr>
            <th scope="col">{say('result.face')}</th>
            <th scope="col">{say('result.thrown')}</th>
            <th scope="col">{say('result.normal')}</th>
          </tr>
        </thead>
        <tbody>
          {faces.map(({ face, thrown: count }) => {
            const verdict = count < low ? 'below' : count > high ? 'above' : 'within'
            return (
              <tr key={face} data-verdict={verdict}>
                <th scope="row">
                  <Die face={face} size={36} label={tell({ key: `face.${face}` })} />
                </th>
                <td className="dice-chart-count">{count}</td>
                <td className="dice-chart-cell">
                  <span
                    className="dice-chart-line"
                    style={{ '--low': part(low), '--high': part(high), '--mean': part(expected) } as CSSProperties}
                  >
                    <span className="dice-chart-bar" style={{ width: part(count) }} />
                  </span>
                  <span className="dice-chart-verdict">
                    {say(`result.${verdict}`)} <span className="unseen">({say('result.band', { low, high })})</span>
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ResultSection>
  )
}
