// Counts and points of a scoring as ledgers, and what came of it in one sentence.

import { GANGS } from '@saloon/wanted-one'
import { useEffect } from 'react'
import { GangChip } from '../../../art/marks/GangMark.tsx'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { One, WantedToken } from '../../../art/signs/Prizes.tsx'
import { play } from '../../../sound/index.ts'
import { useTable } from '../../../table/frame/context.ts'
import { dressOf } from '../../../art/marks/gangs.ts'
import type { GangResult, OneResult, Scored } from './walk.ts'
import { useWords } from '../text/words.ts'

export function CountTable({ gang, counts, result }: { gang: number; counts: readonly number[]; result?: GangResult }) {
  const { names } = useTable()
  const words = useWords()
  const most = Math.max(1, ...counts)
  const winner = result && 'by' in result ? result.by : undefined
  return (
    <table className="wo-ledger wo-counts">
      <thead className="unseen">
        <tr>
          <th scope="col">{words('walk.player')}</th>
          <th scope="col">{words('walk.cards')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count, seat) => (
          <tr key={seat} data-won={seat === winner || undefined} data-count={count}>
            <th scope="row">
              <span className="wo-ledger-player">
                <SeatChip seat={seat} size={22} /> {names[seat]}
              </span>
            </th>
            <td>
              <span className="wo-bar-row">
                <b>{count}</b>
                <span
                  className="wo-bar"
                  style={{ width: `${(count / most) * 100}%`, background: dressOf(gang).colour }}
                  aria-hidden="true"
                />
              </span>
            </td>
            <td className="wo-token-cell">{seat === winner && <WantedToken gang={gang} size={26} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PointsTable({ scored }: { readonly scored: readonly Scored[] }) {
  const { names, voice } = useTable()
  const words = useWords()
  return (
    <table className="wo-ledger wo-points-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words('walk.player')}</span>
          </th>
          {GANGS.map((key, gang) => (
            <th key={key} scope="col">
              <GangChip gang={gang} size={22} label={voice.say({ key: `gang.${gang}` })} />
            </th>
          ))}
          <th scope="col">{words('walk.total')}</th>
        </tr>
      </thead>
      <tbody>
        {scored.map(({ by, gangs, points }) => (
          <tr key={by} data-seat-row={by}>
            <th scope="row">
              <span className="wo-ledger-player">
                <SeatChip seat={by} size={22} /> {names[by]}
              </span>
            </th>
            {gangs.map((count, gang) => (
              <td key={gang}>{count}</td>
            ))}
            <td className="wo-total">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In the words of the log. */
export function ResultLine({ result }: { readonly result: GangResult | OneResult }) {
  const { voice } = useTable()
  const gives = result.type === 'wanted-won' || result.type === 'one-won' || result.type === 'one-taken'
  useEffect(() => play(gives ? 'stamp' : 'card-flip'), [gives])
  return (
    <p className="wo-walk-result" data-gives={gives || undefined}>
      {gives && ('gang' in result ? <WantedToken gang={result.gang} size={30} /> : <One size={38} />)}
      <span>{voice.say({ key: `event.${result.type}`, facts: result })}</span>
    </p>
  )
}
